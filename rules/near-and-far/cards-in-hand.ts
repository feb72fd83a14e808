import type { Seat } from '@/rules/kernel/setup';
import { check } from './check';
import { flameProblem } from './check-cards';
import { numberOf, printed } from './printed';
import { playerOf, type Player, type State } from './state';

/** A card in hand whose values somebody has typed. */
export function isTyped(state: State, name: string): boolean {
  return name !== '' && numberOf(printed(state, 'artifact', name), 'points') !== undefined;
}

/** How many typed artifacts in hand a reputation would let its owner buy, as far as the flame goes (5.2). */
export function flamesAt(state: State, player: Player, reputation: number): number {
  const flamed = player.hand.map((name) => numberOf(printed(state, 'artifact', name), 'flame')).filter(Boolean);
  return flamed.filter((flame) => !flameProblem({ reputation }, flame)).length;
}

/** The artifacts in hand that could be bought this moment. */
export function affordable(state: State, seat: Seat): readonly string[] {
  const { hand } = playerOf(state, seat);
  return [...new Set(hand)].filter(
    (card) => isTyped(state, card) && check(state, { type: 'buyArtifact', player: seat, card }) === undefined,
  );
}
