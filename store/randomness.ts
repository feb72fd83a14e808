import { randomBytes } from './chance';

/**
 * One die without bias: bytes above the largest multiple of `sides` are thrown away, so that every face is equally
 * likely. Dice of up to 256 sides.
 */
export function rollDie(sides: number, bytes: (count: number) => Uint8Array = randomBytes): number {
  const limit = 256 - (256 % sides);
  for (;;) {
    const byte = bytes(1)[0] ?? 0;
    if (byte < limit) return (byte % sides) + 1;
  }
}
