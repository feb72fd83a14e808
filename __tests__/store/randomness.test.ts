import { webcrypto } from 'node:crypto';

import { rollDie } from '@/store/randomness';

jest.mock('expo-crypto', () => {
  const node = jest.requireActual('node:crypto');
  return { getRandomValues: (bytes: Uint8Array) => node.webcrypto.getRandomValues(bytes) };
});

const ROLLS = 60_000;

/** Chi-square beyond which luck alone explains a roll less than once in a million: 5 and 9 degrees of freedom. */
const LIMIT = { 6: 35.888, 10: 44.811 } as const;

function chiSquare(sides: number, roll: () => number): number {
  const seen = new Array<number>(sides).fill(0);
  for (let n = 0; n < ROLLS; n++) {
    const face = roll();
    seen[face - 1] = (seen[face - 1] ?? NaN) + 1;
  }
  const expected = ROLLS / sides;
  return seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Gives the bytes in order and counts how many were taken. */
function feed(...bytes: number[]) {
  const source = { taken: 0, bytes: (count: number) => Uint8Array.from([bytes[source.taken++] ?? 0].slice(0, count)) };
  return source;
}

/** How many of the 256 bytes give each face; those thrown away count for none. */
function waysPerFace(sides: number, roll: (byte: number) => number | undefined): number[] {
  const ways = new Array<number>(sides).fill(0);
  for (let byte = 0; byte < 256; byte++) {
    const face = roll(byte);
    if (face !== undefined) ways[face - 1] = (ways[face - 1] ?? NaN) + 1;
  }
  return ways;
}

describe('real bytes', () => {
  test.each([6, 10] as const)('a d%i is fair', (sides) => {
    expect(chiSquare(sides, () => rollDie(sides))).toBeLessThan(LIMIT[sides]);
  });

  // Bytes of six bits: 64 is no multiple of 6 or of 10, and none of them is ever thrown away.
  test.each([6, 10] as const)('a source of skewed bytes is caught with a d%i', (sides) => {
    const sixBits = (count: number) => webcrypto.getRandomValues(new Uint8Array(count)).map((byte) => byte % 64);
    expect(chiSquare(sides, () => rollDie(sides, sixBits))).toBeGreaterThan(LIMIT[sides]);
  });

  test('a stuck die is caught', () => {
    expect(chiSquare(6, () => rollDie(6, () => Uint8Array.of(3)))).toBeGreaterThan(LIMIT[6]);
  });
});

describe('rejection', () => {
  const once = (sides: number) => (byte: number) => {
    const source = feed(byte, 0);
    const face = rollDie(sides, source.bytes);
    return source.taken === 1 ? face : undefined;
  };

  test.each([2, 3, 6, 7, 8, 10, 12, 20, 100, 256])('every face of a d%i has the same number of bytes', (sides) => {
    const each = Math.floor(256 / sides);
    expect(waysPerFace(sides, once(sides))).toEqual(new Array(sides).fill(each));
  });

  test('without rejection the low faces of a d6 would have one byte more', () => {
    expect(waysPerFace(6, (byte) => (byte % 6) + 1)).toEqual([43, 43, 43, 43, 42, 42]);
  });

  test.each([
    [6, 251, 6, 1],
    [6, 252, 1, 2],
    [6, 255, 1, 2],
    [10, 249, 10, 1],
    [10, 250, 1, 2],
    [10, 255, 1, 2],
  ])('a d%i takes byte %i as %i after %i bytes', (sides, byte, face, taken) => {
    const source = feed(byte, 0);
    expect(rollDie(sides, source.bytes)).toBe(face);
    expect(source.taken).toBe(taken);
  });

  test('bytes beyond the limit are thrown away until one fits', () => {
    const source = feed(255, 252, 254, 253, 4);
    expect(rollDie(6, source.bytes)).toBe(5);
    expect(source.taken).toBe(5);
  });
});
