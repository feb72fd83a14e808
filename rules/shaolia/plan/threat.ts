import { type Fraction, ZERO } from '@/rules/dice/fraction';
import type { Work } from '@/rules/dice/sliced';
import type { Seat } from '@/rules/kernel/setup';
import { activeSeat } from '../flow';
import { comingDice, rivalsOf, sideOf, type State, type Target } from '../state';
import { standing } from '../territory';
import { type Coming, coming, comingChance, isMore, MOST_DICE, part } from './odds';

export interface Threat extends Coming {
  /** The card that is likeliest to fall, and how likely that is; undefined where none can. */
  readonly endangered: { readonly target: Target; readonly chance: Fraction } | undefined;
}

/** What an opponent's coming action turn may do to this player; each opponent on its own (5.8). */
export function* threatening(state: State, rival: Seat, seat: Seat): Work<Threat | undefined> {
  const cards = standing(sideOf(state, seat));
  const parts = cards.length + 1;
  const turn = yield* part(coming(state, rival), 0, parts);
  if (!turn) return undefined;
  let endangered: Threat['endangered'];
  for (const [index, { place }] of cards.entries()) {
    const target = { seat, place };
    const chance = yield* part(comingChance(state, rival, { for: 'destroy', target }), index + 1, parts);
    if (chance && isMore(chance, endangered?.chance ?? ZERO)) endangered = { target, chance };
  }
  return { ...turn, endangered };
}

export interface Danger {
  readonly rival: Seat;
  readonly chance: Fraction;
}

/** Reminder 29: the opponent likeliest to win in its coming action turn; undefined where none can. */
export function* danger(state: State, seat: Seat): Work<Danger | undefined> {
  const rivals = rivalsOf(state, seat).filter(
    (rival) => activeSeat(state) !== rival && comingDice(sideOf(state, rival)) <= MOST_DICE,
  );
  let worst: Danger | undefined;
  for (const [index, rival] of rivals.entries()) {
    const chance = yield* part(comingChance(state, rival, { for: 'win' }), index, rivals.length);
    if (chance && isMore(chance, worst?.chance ?? ZERO)) worst = { rival, chance };
  }
  return worst;
}
