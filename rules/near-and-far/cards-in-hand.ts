import type { Seat } from '@/rules/kernel/setup';
import { check } from './check';
import { numberOf, printed } from './printed';
import { playerOf, type State } from './state';

/** A card in hand whose values somebody has typed. */
export function isTyped(state: State, name: string): boolean {
  return name !== '' && numberOf(printed(state, 'artifact', name), 'points') !== undefined;
}

/** The artifacts in hand that could be bought this moment. */
export function affordable(state: State, seat: Seat): readonly string[] {
  const { hand } = playerOf(state, seat);
  return [...new Set(hand)].filter(
    (card) => isTyped(state, card) && check(state, { type: 'buyArtifact', player: seat, card }) === undefined,
  );
}
