import { checkDefineCard } from '@/rules/kernel/card';
import { checkCorrect } from '@/rules/kernel/counter';
import { checkHouseRule } from '@/rules/kernel/house-rule';
import { againstTheRules, firstReason, impossible, type Refusal } from '@/rules/kernel/refusal';
import { areFaces, checkRollDie } from '@/rules/kernel/roll-die';
import { isSeat, type Seat } from '@/rules/kernel/setup';
import type { Action } from './actions';
import { counters } from './counters';
import { activeSeat } from './flow';
import { houseRules } from './setup';
import {
  diceToRoll,
  EXTRA_DIE_PRICE,
  LOCKED_SPACE_PRICE,
  LV1_PRICE,
  POOL_PRICE,
  sideOf,
  type PhaseKey,
  type State,
} from './state';

const GAME_OVER = impossible('Game is over – undo to continue');

/** Section 4. Several reasons stand in its order: game over, turn, phase, space, already used, dice, resources. */
export function check(state: State, action: Action): Refusal | undefined {
  // The kernel's actions need no turn; corrections and card values are taken even after the end.
  if (action.type === 'correct') return checkCorrect(counters, state, action, state.sides.length);
  if (action.type === 'defineCard') return checkDefineCard(action);
  if (state.victory) return GAME_OVER;
  if (action.type === 'setHouseRule') return checkHouseRule(houseRules, action, true);
  if (action.type === 'rollDie') return checkRollDie(action, state.sides.length);
  if (!isSeat(action.player, state.sides.length)) return impossible('Nobody sits there.');

  const { player } = action;
  const side = sideOf(state, player);
  switch (action.type) {
    case 'setFirstPlayer':
      return firstReason(
        inPhase(state, 'purchase'),
        (state.round > 1 || state.purchased) && againstTheRules('Only in round 1, before anything is bought'),
      );
    case 'buyLv1':
      return firstReason(onTurn(state, player), inPhase(state, 'purchase'), needsGold(side.gold, LV1_PRICE));
    case 'refreshPool':
      return firstReason(onTurn(state, player), inPhase(state, 'purchase'), needsGold(side.gold, POOL_PRICE));
    case 'buyExtraDie':
      return firstReason(onTurn(state, player), inPhase(state, 'purchase'), needsGold(side.gold, EXTRA_DIE_PRICE));
    case 'buyOfficers':
      return firstReason(
        onTurn(state, player),
        inPhase(state, 'purchase'),
        needsMinerals(side.minerals, action.minerals),
      );
    case 'openLockedSpace':
      return firstReason(
        onTurn(state, player),
        inPhase(state, 'building'),
        !side.locked[action.row] && impossible(`No locked space left in the ${action.row} row`),
        needsGold(side.gold, LOCKED_SPACE_PRICE),
      );
    case 'beginAction':
      return firstReason(
        onTurn(state, player),
        inPhase(state, 'action'),
        side.begun && againstTheRules('Already begun this turn'),
      );
    case 'setRoll':
      return firstReason(
        onTurn(state, player),
        inPhase(state, 'action'),
        !side.begun && againstTheRules('Begin the action turn first'),
        side.dice !== null && againstTheRules('Already rolled this turn'),
        needsDice(action.faces, diceToRoll(side)),
      );
    case 'endTurn':
      return firstReason(
        onTurn(state, player),
        state.phase === 'action' && !side.begun && againstTheRules('Begin the action turn first'),
      );
    case 'concede':
      return undefined;
  }
}

function onTurn(state: State, player: Seat): Refusal | undefined {
  return activeSeat(state) === player ? undefined : againstTheRules('Not your turn');
}

function inPhase(state: State, phase: PhaseKey): Refusal | undefined {
  return state.phase === phase ? undefined : againstTheRules(`Only in the ${phase} phase`);
}

function needsGold(gold: number, price: number): Refusal | undefined {
  return gold >= price ? undefined : impossible(`Needs ${price} gold, you have ${gold}.`);
}

function needsMinerals(minerals: number, wanted: number): Refusal | undefined {
  if (!Number.isInteger(wanted) || wanted < 1) return impossible('Pay 1 mineral or more.');
  if (minerals >= wanted) return undefined;
  return impossible(`Needs ${wanted} ${wanted === 1 ? 'mineral' : 'minerals'}, you have ${minerals}.`);
}

function needsDice(faces: readonly number[], dice: number): Refusal | undefined {
  if (faces.length !== dice) return impossible(`Needs ${dice} dice, there are ${faces.length}.`);
  return areFaces(faces, 6) ? undefined : impossible('A face goes from 1 to 6.');
}
