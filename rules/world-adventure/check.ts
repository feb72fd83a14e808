import { checkDefineCard } from '@/rules/kernel/card';
import { checkCorrect } from '@/rules/kernel/counter';
import { checkHouseRule } from '@/rules/kernel/house-rule';
import { impossible, type Refusal } from '@/rules/kernel/refusal';
import { checkRollDie } from '@/rules/kernel/roll-die';
import { isSeat } from '@/rules/kernel/setup';
import type { Action } from './actions';
import { isBattleAction } from './applyBattle';
import { isCityAction } from './applyCity';
import { cardKinds } from './cards';
import { checkBattle } from './checkBattle';
import { checkCity } from './checkCity';
import { checkMap, isMapAction } from './checkMap';
import { checkTurn } from './checkTurn';
import { counters } from './counters';
import { houseRules } from './setup';
import type { State } from './state';

const GAME_OVER = impossible('Game is over – undo to continue');

/** Section 4. The kernel's actions need no turn; corrections and card values are taken even after the end. */
export function check(state: State, action: Action): Refusal | undefined {
  if (action.type === 'correct') return checkCorrect(counters, state, action, state.clans.length);
  if (action.type === 'defineCard') return checkDefineCard(action, cardKinds);
  if (state.victory) return GAME_OVER;
  if (action.type === 'setHouseRule') return checkHouseRule(houseRules, action, true);
  if (action.type === 'rollDie') return checkRollDie(action, state.clans.length);
  if (!isSeat(action.player, state.clans.length)) return impossible('Nobody sits there.');
  if (isCityAction(action)) return checkCity(state, action);
  if (isBattleAction(action)) return checkBattle(state, action);
  if (isMapAction(action)) return checkMap(state, action);
  return checkTurn(state, action);
}
