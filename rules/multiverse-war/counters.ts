import { type Counter, NO_CAP } from '@/rules/kernel/counter';
import { tokensMax, trackLength } from './classes';
import { settlementMax } from './flow';
import { playerOf, type State, withPlayer } from './state';
import { hurtSettlement } from './deaths';
import { MOST_DECOYS } from './tables';

type Plain = 'gold' | 'scrolls' | 'portal' | 'roads' | 'builderSteps' | 'decoys' | 'tokensSpent';

function plain(
  key: Plain,
  max: (state: State, seat: number) => number,
  topic: string,
  one: string,
  many: string,
  told: Counter<State>['told'] = { gain: 'gained', pay: 'paid' },
): Counter<State> {
  return {
    key,
    words: { one, many },
    told,
    topic,
    range: (state, seat) => ({ min: 0, max: Math.max(max(state, seat), playerOf(state, seat)[key]) }),
    read: (state, seat) => playerOf(state, seat)[key],
    write: (state, seat, value) => withPlayer(state, seat, { [key]: value }),
  };
}

const LOST = { gain: 'gained', pay: 'lost' };

/** The numbers a table taps and corrects, all for everybody to see: decoys are not among them (trap 14). Gold has no cap. */
export const counters: readonly Counter<State>[] = [
  plain('gold', () => NO_CAP, 'revenue-phase', 'gold', 'gold'),
  {
    key: 'settlement',
    words: { one: 'health', many: 'health' },
    told: { gain: 'regained', pay: 'lost' },
    whose: "'s settlement",
    topic: 'settlement',
    range: (state) => ({ min: 0, max: settlementMax(state) }),
    read: (state, seat) => playerOf(state, seat).settlement.hp,
    write: (state, seat, value) => {
      const { settlement } = playerOf(state, seat);
      if (value < settlement.hp) return hurtSettlement(state, seat, settlement.hp - value, null);
      return withPlayer(state, seat, { settlement: { ...settlement, hp: value, fallenTo: null } });
    },
  },
  plain('scrolls', () => NO_CAP, 'scroll-victory', 'scroll', 'scrolls', { gain: 'dug up', pay: 'lost' }),
  plain(
    'portal',
    (state) => trackLength(state, 'Stone Portal') ?? NO_CAP,
    'stone-portal-victory',
    'portal step',
    'portal steps',
    LOST,
  ),
  plain('roads', () => NO_CAP, 'roads', 'road', 'roads', LOST),
  plain('builderSteps', () => NO_CAP, 'builder-experience', 'builder step', 'builder steps', LOST),
  plain('tokensSpent', tokensMax, 'ability-tokens', 'ability token spent', 'ability tokens spent', {
    gain: 'noted',
    pay: 'took back',
  }),
];

/** What a log may have corrected: the first released one counted decoys too. */
export const correctable: readonly Counter<State>[] = [
  ...counters,
  plain('decoys', () => MOST_DECOYS, 'decoys', 'decoy', 'decoys', LOST),
];
