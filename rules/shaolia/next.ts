import type { Next } from '@/rules/kernel/next';
import type { Seat } from '@/rules/kernel/setup';
import type { Action } from './actions';
import { activeSeat } from './flow';
import { houseRule } from './house-rules';
import { sideOf, type State } from './state';
import { gymTokens } from './turn';

/** What the set-up of #3 and #4 still owes this player. */
export function startDue(state: State, seat: Seat): 'wonder' | 'market' | undefined {
  if (state.round > 1 || state.phase !== 'purchase' || sideOf(state, seat).startTaken) return undefined;
  if (state.mode === 'power') return 'wonder';
  return state.mode === 'tradeWar' ? 'market' : undefined;
}

/** Ruling 3's house rule: the table says each round's order, before anybody buys or ends a turn. */
function orderDue(state: State): boolean {
  const { phase, purchased, turnIndex, orderByHand } = state;
  return (
    houseRule(state, 'orderByHand') === true && phase === 'purchase' && !purchased && turnIndex === 0 && !orderByHand
  );
}

export function next(state: State): Next<Action> {
  if (state.victory) return { word: 'Final', sentence: 'See the final sheet', opens: 'score' };
  const seat = activeSeat(state);
  const { name, begun } = sideOf(state, seat);
  if (orderDue(state))
    return { seat, word: 'Order', sentence: `Say the order of round ${state.round}`, opens: 'order' };
  const due = startDue(state, seat);
  if (due === 'wonder') return { seat, word: 'Wonder', sentence: `${name} takes a wonder`, opens: 'wonder' };
  if (due === 'market') return { seat, word: 'Market', sentence: `${name} places a Market`, opens: 'market' };
  if (state.phase === 'action' && !begun) {
    const sentence = `Begin ${name}'s action turn`;
    const tokens = gymTokens(state, seat);
    if (tokens === undefined) return { seat, word: 'Begin', sentence, opens: 'begin' };
    const action: Action = { type: 'beginAction', player: seat, ...(tokens.length > 0 ? { tokens: [...tokens] } : {}) };
    return { seat, word: 'Begin', sentence, action };
  }
  return { seat, word: 'End turn', sentence: `End ${name}'s turn`, action: { type: 'endTurn', player: seat } };
}
