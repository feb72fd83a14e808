import { checkDefineCard } from '@/rules/kernel/card';
import { checkCorrect } from '@/rules/kernel/counter';
import { checkHouseRule } from '@/rules/kernel/house-rule';
import { impossible, type Refusal } from '@/rules/kernel/refusal';
import { checkRollDie } from '@/rules/kernel/roll-die';
import { isSeat } from '@/rules/kernel/setup';
import type { Action, ActionOf } from './actions';
import { isBuild } from './applyBuild';
import { isOfUnits } from './applyUnits';
import { isOfWorld } from './applyWorld';
import { cardKinds } from './cards';
import { checkBuild } from './checkBuild';
import { checkCombat } from './checkCombat';
import { checkUnits } from './checkUnits';
import { checkWorld } from './checkWorld';
import { counters } from './counters';
import { houseRules } from './houseRules';
import type { State } from './state';

const GAME_OVER = impossible('The game is over – undo to continue');

/** Elite comes after Veteran on every track (2.3). */
function ranksInOrder({ kind, values }: ActionOf<'defineCard'>): Refusal | undefined {
  const { veteran, elite } = values;
  if (kind !== 'unit' || typeof veteran !== 'number' || typeof elite !== 'number') return undefined;
  return veteran < elite ? undefined : impossible('Elite comes after Veteran: check the two steps.');
}

/** Section 4. Corrections and card values are taken at any time, even after the end. */
export function check(state: State, action: Action): Refusal | undefined {
  if (action.type === 'correct') return checkCorrect(counters, state, action, state.players.length);
  if (action.type === 'defineCard') return checkDefineCard(action, cardKinds) ?? ranksInOrder(action);
  if (state.victory) return GAME_OVER;
  if (action.type === 'setHouseRule') return checkHouseRule(houseRules, action, true);
  if (action.type === 'rollDie') return checkRollDie(action, state.players.length);
  if (!isSeat(action.player, state.players.length)) return impossible('Nobody sits there.');
  if (action.type === 'resolveCombat') return checkCombat(state, action);
  if (isBuild(action)) return checkBuild(state, action);
  if (isOfUnits(action)) return checkUnits(state, action);
  return isOfWorld(action) ? checkWorld(state, action) : undefined;
}
