import { type Fraction, fraction, minus, ONE, ZERO } from '@/rules/dice/fraction';
import { isRefusal } from '@/rules/kernel/refusal';
import { copiesDiscarded, copiesOf, copiesOut } from './draw';
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

/**
 * The chance to meet a kind in so many draws (5.9). A deck that runs out is followed by its shuffled discard pile; a
 * pool change throws its own three cards there first.
 */
export function drawOdds(state: State, card: string, draws: number, thrown: readonly (string | null)[] = []): DrawOdds {
  const level = rosterCard(card)?.level ?? 1;
  const deck = level === 1 ? state.lv1Deck : state.lv2Deck;
  const discarded = copiesDiscarded(state, card) + thrown.filter((each) => each === card).length;
  const pile = (level === 1 ? state.lv1Discard.length : state.lv2Discard.length) + thrown.length;
  const out = copiesOut(state, card) - thrown.filter((each) => each === card).length;
  const left = Math.max(0, Math.min(deck, copiesOf(state, card) - out - discarded));
  if (draws <= deck) return { card, left, chance: atLeastOne(deck, left, draws) };
  const sure = left > 0 ? ONE : atLeastOne(pile, discarded, draws - deck);
  return { card, left, chance: sure };
}
