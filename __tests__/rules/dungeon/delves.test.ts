import { bestFirst, type Delve } from '@/rules/dungeon/delves';
import { rankOf } from '@/rules/dungeon/score';

const delve = (id: string, fame: number, cleared: boolean, at: number): Delve => ({
  id,
  name: 'Mira',
  fame: { sum: fame, open: false },
  cleared,
  at,
});

test('section 7: by fame, then cleared before not cleared, then the newest', () => {
  const list = [
    delve('old', 40, false, 1),
    delve('new', 40, false, 3),
    delve('cleared', 40, true, 2),
    delve('best', 51, false, 0),
    delve('shame', -4, true, 9),
  ];
  expect(bestFirst(list).map(({ id }) => id)).toEqual(['best', 'cleared', 'new', 'old', 'shame']);
});

test.each([
  [-4, 'Beginner Adventurer'],
  [49, 'Beginner Adventurer'],
  [50, 'Senior Adventurer'],
  [75, 'Elite Adventurer'],
  [100, 'Master Adventurer'],
  [149, 'Master Adventurer'],
  [150, 'Dungeon Master'],
])('%i fame: %s', (fame, rank) => {
  expect(rankOf(fame)).toBe(rank);
});
