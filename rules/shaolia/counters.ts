import { NO_CAP, type Counter } from '@/rules/kernel/counter';
import { CULTURE_TO_WIN, PALACE_LIFE, sideOf, withSide, type Side, type State } from './state';

type Counted = 'culture' | 'palaceDamage' | 'gold' | 'minerals' | 'officers' | 'extraDice';

function counter(
  key: Counted & keyof Side,
  max: number,
  topic: string,
  one: string,
  many: string,
  rest: Partial<Pick<Counter<State>, 'told' | 'whose'>> = {},
): Counter<State> {
  return {
    key,
    words: { one, many },
    told: { gain: 'gained', pay: 'paid' },
    topic,
    ...rest,
    range: () => ({ min: 0, max }),
    read: (state, seat) => sideOf(state, seat)[key],
    write: (state, seat, value) => withSide(state, seat, { [key]: value }),
  };
}

const LOST = { told: { gain: 'gained', pay: 'lost' } };

/** Gold, minerals and officers have no rule cap, only a box that runs out (ruling 21). */
export const counters: readonly Counter<State>[] = [
  counter('culture', CULTURE_TO_WIN, 'culture-victory', 'culture', 'culture', LOST),
  counter('palaceDamage', PALACE_LIFE, 'palace-destruction', 'damage', 'damage', {
    told: { gain: 'took', pay: 'repaired' },
    whose: "'s palace",
  }),
  counter('gold', NO_CAP, 'gold', 'gold', 'gold'),
  counter('minerals', NO_CAP, 'minerals', 'mineral', 'minerals'),
  counter('officers', NO_CAP, 'officers', 'officer', 'officers', { told: { gain: 'gained', pay: 'used' } }),
  counter('extraDice', NO_CAP, 'extra-die', 'extra die', 'extra dice', LOST),
];
