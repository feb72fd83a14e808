/**
 * One die from the device's own source of chance, without bias: bytes above the largest multiple of `sides` are thrown
 * away, so that every face is equally likely.
 */
export function rollDie(sides: number, bytes: (count: number) => Uint8Array = cryptoBytes): number {
  const limit = 256 - (256 % sides);
  for (;;) {
    const byte = bytes(1)[0] ?? 0;
    if (byte < limit) return (byte % sides) + 1;
  }
}

function cryptoBytes(count: number): Uint8Array {
  return globalThis.crypto.getRandomValues(new Uint8Array(count));
}
