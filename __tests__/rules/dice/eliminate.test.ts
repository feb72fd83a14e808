import { FRACTIONS } from '@/rules/dice/arithmetic';
import { valuing } from '@/rules/dice/eliminate';
import { fraction, type Fraction, toText, ZERO } from '@/rules/dice/fraction';
import { finish } from '@/rules/dice/sliced';
import { isRefusal } from '@/rules/kernel/refusal';

function part(n: number, d: number): Fraction {
  const made = fraction(n, d);
  if (isRefusal(made)) throw new Error(made.words);
  return made;
}

test('going where there is no way out is leaving for good: half to a dead end, a quarter won, a quarter again, is 1/3', () => {
  const again = { dead: 1, detour: 2 };
  const knot = {
    inside: [
      { to: [again.dead, again.detour], chances: [part(1, 2), part(1, 4)] },
      { to: [], chances: [] },
      { to: [0], chances: [part(1, 1)] },
    ],
    leave: [part(1, 4), ZERO, ZERO],
  };
  const [values] = finish(valuing(FRACTIONS, knot, [[part(1, 4), ZERO, ZERO]]));
  expect(values?.map(toText)).toEqual(['1/3', '0', '1/3']);
});
