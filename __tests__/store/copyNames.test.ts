import { copyName, copyTime, toDrop } from '@/store/copyNames';

const AT = Date.UTC(2026, 10, 16, 20, 41, 7);

test('a copy is named after its moment, and tells it again', () => {
  expect(copyName(AT, 'import')).toBe('2026-11-16T20-41-07-before-import.abaculus.json');
  expect(copyTime(copyName(AT, 'migration'))).toBe(AT);
});

test('of all copies the three newest stay', () => {
  const names = [4, 3, 2, 1, 0].map((hours) => copyName(AT + hours * 3_600_000, 'import'));
  expect(toDrop([...names].sort().reverse())).toEqual(names.slice(3));
});
