import { Pace } from '@/rules/dice/pace';

test.each([
  { every: 4, works: [1, 1, 1, 1, 1, 1, 1, 1], looks: [4, 8] },
  { every: 4, works: [3, 3, 3, 0, 1], looks: [2, 5] },
  { every: 4, works: [9, 1, 1, 1, 1], looks: [1, 5] },
])('a search that does $works looks up after its steps $looks', ({ every, works, looks }) => {
  const pace = new Pace(every);
  const looked = works.flatMap((work, at) => (pace.isDue(work) ? [at + 1] : []));
  expect(looked).toEqual(looks);
});
