import { getRandomValues } from 'expo-crypto';

/** Bytes from the device's own source of chance. */
export function randomBytes(count: number): Uint8Array {
  return getRandomValues(new Uint8Array(count));
}
