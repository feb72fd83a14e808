import fc from 'fast-check';
import { fraction } from '@/rules/dice/fraction';
import { percentText, roundedTo, segments, shareOut } from '@/rules/dice/percent';
import { luckWords, oddsWords } from '@/rules/dice/words';
import { must, of, RUNS, sumUp } from './brute';

test.each([
  [0, 1, '0 %', 'cannot happen'],
  [1, 46656, 'under 0.1 %', 'a long shot'],
  [1, 216, '0.5 %', 'a long shot'],
  [1, 36, '2.8 %', 'a long shot'],
  [94, 1000, '9.4 %', 'a long shot'],
  [95, 1000, '9.5 %', 'about 1 in 10'],
  [9996, 100000, '10 %', 'about 1 in 10'],
  [1, 10, '10 %', 'about 1 in 10'],
  [1, 6, '17 %', 'about 2 in 10'],
  [29, 100, '29 %', 'about 3 in 10'],
  [30, 100, '30 %', 'less than even'],
  [91, 216, '42 %', 'less than even'],
  [44, 100, '44 %', 'less than even'],
  [45, 100, '45 %', 'a coin flip'],
  [1, 2, '50 %', 'a coin flip'],
  [55, 100, '55 %', 'a coin flip'],
  [56, 100, '56 %', 'better than even'],
  [175, 256, '68 %', 'better than even'],
  [69, 100, '69 %', 'better than even'],
  [70, 100, '70 %', 'about 7 in 10'],
  [7, 8, '88 %', 'about 9 in 10'],
  [90, 100, '90 %', 'about 9 in 10'],
  [904, 1000, '90.4 %', 'about 9 in 10'],
  [91, 100, '91.0 %', 'almost sure'],
  [215, 216, '99.5 %', 'almost sure'],
  [99999, 100000, 'over 99.9 %', 'almost sure'],
  [1, 1, '100 %', 'certain'],
])('%i/%i reads %s, %s (DESIGN 8.2)', (numerator, denominator, percent, words) => {
  for (const chance of [of(numerator, denominator), numerator / denominator]) {
    expect(percentText(chance)).toBe(percent);
    expect(oddsWords(chance)).toBe(words);
  }
});

test('doubles: rounding is not a doubt, nonsense is no chance', () => {
  expect(oddsWords(1 - 1e-15)).toBe('certain');
  expect(oddsWords(1 - 1e-9)).toBe('almost sure');
  expect(oddsWords(1e-300)).toBe('a long shot');
  for (const bad of [NaN, -0.5, -Infinity])
    expect([percentText(bad), oddsWords(bad)]).toEqual(['0 %', 'cannot happen']);
  expect(percentText(1.5)).toBe('100 %');
});

test('segments add up to the headline (DESIGN 8.2: 58 + 20 + 22)', () => {
  expect(segments([of(7, 12), of(1, 5)], [of(13, 60)])).toEqual({
    headline: 78,
    good: [58, 20],
    bad: [22],
    decimals: 0,
  });
  expect(segments([1 / 3, 1 / 3], [1 / 3])).toEqual({ headline: 67, good: [34, 33], bad: [33], decimals: 0 });
  expect(segments([of(1, 36)], [of(35, 36)])).toEqual({ headline: 2.8, good: [2.8], bad: [97.2], decimals: 1 });
  expect(segments([], [of(1)])).toEqual({ headline: 0, good: [], bad: [100], decimals: 0 });
  expect(segments([of(1)], [])).toEqual({ headline: 100, good: [100], bad: [], decimals: 0 });
  expect(segments([], [])).toEqual({ headline: 0, good: [], bad: [], decimals: 0 });
});

test('the largest remainder', () => {
  expect(shareOut([7, 2, 3], 100)).toEqual([58, 17, 25]);
  expect(shareOut([1, 1, 1], 100)).toEqual([34, 33, 33]);
  expect(shareOut([0, 0], 100)).toEqual([0, 0]);
  expect(shareOut([NaN, 1, -3], 10)).toEqual([0, 10, 0]);
});

test('shares always add up and none is a whole unit off', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { minLength: 1, maxLength: 8 }), fc.constantFrom(100, 1000), (parts, total) => {
      const sum = sumUp(parts);
      fc.pre(sum > 0);
      const shares = shareOut(parts, total);
      expect(sumUp(shares)).toBe(total);
      shares.forEach((share, i) => expect(Math.abs(share - ((parts[i] ?? 0) / sum) * total)).toBeLessThan(1));
    }),
    RUNS,
  );
});

test('a bar fills to 100 and its good side to the headline shown', () => {
  const parts = fc.array(fc.nat(200), { maxLength: 4 });
  fc.assert(
    fc.property(parts, parts, (good, bad) => {
      const all = sumUp(good) + sumUp(bad);
      fc.pre(sumUp(good) > 0 && sumUp(bad) > 0);
      const bar = segments(
        good.map((g) => of(g, all)),
        bad.map((b) => of(b, all)),
      );
      const scale = bar.decimals === 1 ? 10 : 1;
      expect(Math.round(sumUp(bar.good) * scale)).toBe(Math.round(bar.headline * scale));
      expect(Math.round((sumUp(bar.good) + sumUp(bar.bad)) * scale)).toBe(100 * scale);
      const headline = percentText(must(fraction(sumUp(good), all)));
      if (!/^(under|over)/.test(headline)) expect(headline).toBe(`${bar.headline.toFixed(bar.decimals)} %`);
    }),
    RUNS,
  );
});

test('halves round up, exactly and in doubles', () => {
  expect(roundedTo(of(285, 1000), 100)).toBe(29);
  expect(roundedTo(0.285, 100)).toBe(29);
});

test.each([
  [0, 'as expected'],
  [NaN, 'as expected'],
  [0.7, 'a little lucky'],
  [-1.5, 'unlucky'],
  [2.3, 'very lucky'],
  [-4, 'extremely unlucky'],
])('z = %d reads %s', (z, words) => {
  expect(luckWords(z)).toBe(words);
});
