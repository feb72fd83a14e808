import { deflateSync } from 'fflate';
import fc from 'fast-check';

import { fromBase45, toBase45 } from '@/store/handover/base45';
import { pack, unpack } from '@/store/handover/pack';

const RUNS = { seed: 20261116, numRuns: Math.min(500, Number(process.env.ABACULUS_RUNS ?? 100)) };
const MUCH = 1_000_000;

// The examples of RFC 9285.
test.each([
  ['AB', 'BB8'],
  ['Hello!!', '%69 VD92EX0'],
  ['base-45', 'UJCLQE7W581'],
  ['ietf!', 'QED8WEX0'],
])('%s is written %s', (words, signs) => {
  const bytes = Uint8Array.from(words, (letter) => letter.charCodeAt(0));
  expect(toBase45(bytes)).toBe(signs);
  expect(fromBase45(signs)).toEqual(bytes);
});

test.each(['A', 'GGW', ':::', '::', 'ab8', 'BB8É'])('%s stands for no bytes', (signs) => {
  expect(fromBase45(signs)).toBeUndefined();
});

test('bytes come back as they went', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(fromBase45(toBase45(bytes))).toEqual(bytes);
    }),
    RUNS,
  );
});

test('a text comes back as it went', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 2000 }), (text) => {
      expect(unpack(pack(text), MUCH)).toBe(text);
    }),
    RUNS,
  );
});

test('signs that were never packed, or not all of them, are no text', () => {
  const whole = pack('Mira and Teo, round 6, 47 gold');
  expect([unpack('', MUCH), unpack('ZZZZ', MUCH), unpack(whole.slice(0, -6), MUCH)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a few bytes that stand for endless ones are not unpacked', () => {
  const bomb = toBase45(deflateSync(new Uint8Array(60_000_000), { level: 9 }));
  expect(unpack(bomb, MUCH)).toBeUndefined();
});
