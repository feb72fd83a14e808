import { type Fraction, fraction, minus, ONE, plus, times, ZERO } from '@/rules/dice/fraction';
import { isRefusal } from '@/rules/kernel/refusal';
import { copiesOf, copiesOut } from './draw';
import { rosterCard } from './roster';
import type { State } from './state';

function chooseBig(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let result = 1n;
  for (let i = 1; i <= k; i += 1) result = (result * BigInt(n - k + i)) / BigInt(i);
  return result;
}

/** P(at least one of `good` among `draws` of `cards`), hypergeometric. */
export function atLeastOne(cards: number, good: number, draws: number): Fraction {
  if (good <= 0 || draws <= 0 || cards <= 0) return ZERO;
  const none = fraction(chooseBig(cards - good, Math.min(draws, cards)), chooseBig(cards, Math.min(draws, cards)));
  return isRefusal(none) ? ZERO : minus(ONE, none);
}

export interface DrawOdds {
  readonly card: string;
  /** Copies nobody has seen yet. */
  readonly left: number;
  readonly chance: Fraction;
}

const unnamed = (cards: readonly (string | null)[]) => cards.filter((card) => card === null).length;

/** Cards of this level in reserves and pool that nobody has named. */
function unnamedOut(state: State, level: 1 | 2): number {
  const held = state.sides.flatMap(({ reserve }) => reserve.filter((each) => each.level === level));
  return unnamed(held.map(({ card }) => card)) + (level === 2 ? unnamed(state.pool) : 0);
}

/**
 * The chance to meet a kind in so many draws (5.9). A card that nobody named may be any of those nobody has seen, so
 * the unseen copies lie among deck and unnamed cards alike. A deck that runs out is followed by its shuffled discard
 * pile; a pool change throws its own three cards there first.
 */
export function drawOdds(state: State, card: string, draws: number, thrown: readonly (string | null)[] = []): DrawOdds {
  const level = rosterCard(card)?.level ?? 1;
  const deck = level === 1 ? state.lv1Deck : state.lv2Deck;
  const pile = [...(level === 1 ? state.lv1Discard : state.lv2Discard), ...thrown];
  const [hidden, good] = [unnamed(pile), pile.filter((each) => each === card).length];
  const out = copiesOut(state, card) - thrown.filter((each) => each === card).length;
  const unseen = deck + hidden + unnamedOut(state, level) - unnamed(thrown);
  const left = Math.max(0, Math.min(unseen, copiesOf(state, card) - out - good));
  const fromDeck = Math.min(draws, deck);
  const fromPile = Math.min(draws - fromDeck, pile.length);
  let none = ZERO;
  // So many of the cards drawn from the pile are unnamed; the named ones are others.
  for (let any = 0; any <= fromPile; any += 1) {
    const ways = chooseBig(hidden, any) * chooseBig(pile.length - hidden - good, fromPile - any);
    const drawn = fraction(ways, chooseBig(pile.length, fromPile));
    if (!isRefusal(drawn)) none = plus(none, times(drawn, minus(ONE, atLeastOne(unseen, left, fromDeck + any))));
  }
  return { card, left, chance: minus(ONE, none) };
}
