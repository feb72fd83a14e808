import { applyDefineCard } from '@/rules/kernel/card';
import { applyCorrect } from '@/rules/kernel/counter';
import { applyHouseRule } from '@/rules/kernel/house-rule';
import { isSeat } from '@/rules/kernel/setup';
import type { Action } from './actions';
import { counters } from './counters';
import { houseRules } from './house-rules';
import { carryOut } from './moves';
import type { State } from './state';
import { withVictory } from './victory';

/** Total: what was recorded happened, so a price above the purse empties it and never goes below. */
export function apply(state: State, action: Action): State {
  if (action.type === 'defineCard') return { ...state, cards: applyDefineCard(state.cards, action) };
  if (action.type === 'correct') return withVictory(applyCorrect(counters, state, action, state.sides.length));
  if (state.victory || action.type === 'rollDie') return state;
  if (action.type === 'setHouseRule') {
    return { ...state, houseRules: applyHouseRule(houseRules, state.houseRules, action) };
  }
  if (!isSeat(action.player, state.sides.length)) return state;
  return carryOut(state, action).state;
}
