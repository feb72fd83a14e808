import { applyDefineCard } from '@/rules/kernel/card';
import { applyCorrect } from '@/rules/kernel/counter';
import { applyHouseRule } from '@/rules/kernel/house-rule';
import { isSeat } from '@/rules/kernel/setup';
import type { Action, Own } from './actions';
import { applyBuild, isBuild } from './applyBuild';
import { applyCombat } from './applyCombat';
import { applyUnits, isOfUnits } from './applyUnits';
import { applyWorld, isOfWorld } from './applyWorld';
import { correctable } from './counters';
import { houseRules } from './houseRules';
import { withMissions } from './missions';
import type { State } from './state';
import { withVictory } from './victory';

/** Total: what was recorded happened, so a price above the purse empties it and never goes below. */
export function apply(state: State, action: Action): State {
  if (action.type === 'rollDie') return state;
  if (action.type === 'defineCard') return triggered({ ...state, cards: applyDefineCard(state.cards, action) });
  if (action.type === 'correct') return triggered(applyCorrect(correctable, state, action, state.players.length));
  if (state.victory) return state;
  if (action.type === 'setHouseRule') {
    const rules = applyHouseRule(houseRules, state.rules, action);
    const shapes = houseRules.some(({ key, shapesSetup }) => key === action.rule && shapesSetup);
    return shapes ? state : triggered({ ...state, rules });
  }
  if (!isSeat(action.player, state.players.length)) return state;
  return triggered(applyOwn(state, action));
}

function applyOwn(state: State, action: Own): State {
  if (action.type === 'resolveCombat') return applyCombat(state, action);
  if (isBuild(action)) return applyBuild(state, action);
  if (isOfUnits(action)) return applyUnits(state, action);
  return isOfWorld(action) ? applyWorld(state, action) : state;
}

/** What follows by rule: missions tick themselves, and a win is seen at once. */
function triggered(state: State): State {
  return withVictory(withMissions(state));
}
