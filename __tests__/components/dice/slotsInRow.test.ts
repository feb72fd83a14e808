import { slotsInRow } from '@/components/dice/SlotScroll';

test.each([
  [1, 5, 1],
  [5, 5, 5],
  [6, 5, 3],
  [7, 5, 4],
  [8, 5, 4],
  [11, 5, 4],
  [6, 7, 6],
  [3, 0, 1],
])('%i dice where %i fit stand %i in a row', (count, fit, row) => expect(slotsInRow(count, fit)).toBe(row));
