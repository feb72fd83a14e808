import fc from 'fast-check';

import { framesOf, gather, type Gathered, MOST_FRAMES, NOTHING, progressOf } from '@/store/handover/frames';

const RUNS = { seed: 20261116, numRuns: Math.min(500, Number(process.env.ABACULUS_RUNS ?? 60)) };

/** Texts of one frame and of many: chance does not compress. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc
    .array(fc.string({ unit: 'binary', minLength: 60, maxLength: 90 }), { maxLength: 60 })
    .map((lines) => lines.join('\n')),
);

const framesIn = (whole: string): readonly string[] => {
  const frames = framesOf(whole);
  if (!frames) throw new Error('too long to be shown');
  return frames;
};

const gatherAll = (codes: readonly string[], from: Gathered = NOTHING) => codes.reduce(gather, from);

test('a text of a few words is one frame that says so', () => {
  const frames = framesIn('Mira, 47 gold');
  expect(frames).toHaveLength(1);
  expect(frames[0]).toMatch(/^ABACULUS1 [0-9A-F]{8} 001 001 [0-9A-F]{8} [0-9A-Z $%*+./:-]+$/);
});

test('frames in any order, some of them twice and thrice, give the text back and nothing before the last one', () => {
  fc.assert(
    fc.property(text, fc.infiniteStream(fc.nat()), (whole, chance) => {
      const frames = framesIn(whole);
      const next = () => chance.next().value as number;
      const codes = frames
        .flatMap((frame) => Array.from({ length: 1 + (next() % 3) }, () => ({ frame, place: next() })))
        .sort((a, b) => a.place - b.place)
        .map(({ frame }) => frame);
      let gathered = NOTHING;
      const shown = new Set<string>();
      for (const code of codes) {
        gathered = gather(gathered, code);
        shown.add(code);
        expect(gathered.text).toBe(shown.size === frames.length ? whole : undefined);
        expect(progressOf(gathered)).toMatchObject({ have: shown.size, count: frames.length });
      }
    }),
    RUNS,
  );
});

test('a damaged frame is never taken, wherever the damage is', () => {
  fc.assert(
    fc.property(text, fc.nat(), fc.nat(), fc.constantFrom(...'0123456789ABCXYZ $%:/'), (whole, which, where, sign) => {
      const frames = framesIn(whole);
      const frame = frames[which % frames.length] as string;
      const at = where % frame.length;
      const damaged = frame.slice(0, at) + sign + frame.slice(at + 1);
      fc.pre(damaged !== frame);
      expect(gather(NOTHING, damaged)).toBe(NOTHING);
      expect(gather(NOTHING, frame.slice(0, at))).toBe(NOTHING);
      expect(gatherAll([damaged, ...frames]).text).toBe(whole);
    }),
    RUNS,
  );
});

test('frames of another transfer are kept apart', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      fc.pre(one !== other);
      const mixed = framesIn(one)
        .slice(1)
        .flatMap((frame, index) => [frame, framesIn(other)[index] ?? frame]);
      const before = gatherAll(mixed);
      expect([undefined, other]).toContain(before.text);
      if (before.text === undefined) expect(gatherAll(framesIn(one), before).text).toBe(one);
    }),
    RUNS,
  );
});

test.each(['', 'https://example.org', 'ABACULUS1', 'ABACULUS1 00000000 001 001 00000000 A', '{"format":"abaculus"}'])(
  'any other code on the table is passed over: %j',
  (code) => expect(gather(NOTHING, code)).toBe(NOTHING),
);

test('what is still missing is named, and the transfer seen last is the one that counts', () => {
  const noise = Array.from({ length: 900 }, (_, index) => Math.sin(index) * 1e9).join(' ');
  const frames = framesIn(noise);
  expect(frames.length).toBeGreaterThan(3);
  const some = gatherAll([frames[2], frames[0], frames[2]] as string[]);
  expect(progressOf(some)).toEqual({
    have: 2,
    count: frames.length,
    missing: frames.map((_, index) => index + 1).filter((index) => index !== 1 && index !== 3),
  });
  const restarted = gather(some, framesIn(`${noise} once more`)[0] as string);
  expect(progressOf(restarted)).toMatchObject({ have: 1 });
  // Back to the first giver: what was seen of it is still there.
  expect(progressOf(gather(restarted, frames[2] as string))).toMatchObject({ have: 2 });
  expect(gatherAll(frames, restarted).text).toBe(noise);
});

test('a text that would take minutes to show is not cut into frames', () => {
  const noise = Array.from({ length: MOST_FRAMES * 80 }, (_, index) => Math.sin(index) * 1e15).join(' ');
  expect(framesOf(noise)).toBeUndefined();
});
