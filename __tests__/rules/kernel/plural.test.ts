import { plural } from '@/rules/kernel/plural';

test.each([
  [plural(0, 'good'), '0 goods'],
  [plural(1, 'good'), '1 good'],
  [plural(2, 'die', 'dice'), '2 dice'],
  [plural(1, 'city has', 'cities have'), '1 city has'],
])('%s', (told, words) => {
  expect(told).toBe(words);
});
