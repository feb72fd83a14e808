import { randomBytes } from './chance';

/** Unique across devices: 128 bits of chance. */
export function newId(): string {
  return Array.from(randomBytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
