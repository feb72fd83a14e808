import { compare, type Fraction, fraction, plus, times, ZERO } from '@/rules/dice/fraction';
import type { Work } from '@/rules/dice/sliced';
import { isRefusal } from '@/rules/kernel/refusal';
import type { Seat } from '@/rules/kernel/setup';
import { clanSide } from './applyBattle';
import { caravanNumber, chaseOf } from './cards';
import { foeOf } from './foeCard';
import { chaseStages, monsterStages, raceOdds } from './raceOdds';
import { type CardRow, clanOf, type State } from './state';
import { partyOf } from './strikeOdds';

/** The chance to plunder or slay a card, as the clan stands; undefined while a value is missing. */
export function cardOdds(state: State, seat: Seat, row: CardRow, card: string | null): Fraction | undefined {
  const values = card === null ? undefined : state.cards[`${row}:${card}`];
  if (card === null || !values) return undefined;
  const clan = clanOf(state, seat);
  const { hp, accuracy, tier } = foeOf(card, values);
  const chase = chaseOf(state, clan);
  if (hp === undefined || accuracy === undefined || (row === 'merchant' && chase === undefined)) return undefined;
  const party = partyOf(clanSide(state, seat));
  const barrier = tier === 'legendary' ? 0 : (caravanNumber(state, clan, 'barrier') ?? 0);
  const stages = row === 'merchant' ? chaseStages(party, chase ?? 0) : monsterStages(party, barrier);
  return raceOdds(stages, accuracy, hp).win;
}

/** The six cards of a row, one at a time so that none holds up a frame. */
export function* rowOdds(state: State, seat: Seat, row: CardRow): Work<readonly (Fraction | undefined)[]> {
  const odds: (Fraction | undefined)[] = [];
  for (const card of state.stands[row]) {
    yield { done: odds.length, of: 6 };
    odds.push(cardOdds(state, seat, row, card));
  }
  return odds;
}

const larger = (a: Fraction, b: Fraction): Fraction => (compare(a, b) >= 0 ? a : b);

/**
 * 5.3: found, then the better of two cards: P(found) · 1/36 · Σ Σ max(vᵢ, vⱼ). A card left alone counts nothing.
 *
 *     expeditionOdds([ONE, …five of ZERO], ONE) // → 11/36
 */
export function expeditionOdds(values: readonly (Fraction | undefined)[], found: Fraction): Fraction {
  const each = Array.from({ length: 6 }, (_, index) => values[index] ?? ZERO);
  const sum = each.flatMap((a) => each.map((b) => larger(a, b))).reduce(plus, ZERO);
  const share = fraction(1, 36);
  return isRefusal(share) ? ZERO : times(times(found, sum), share);
}
