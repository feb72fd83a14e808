import { checkDefineCard } from '@/rules/kernel/card';
import { checkCorrect } from '@/rules/kernel/counter';
import { checkHouseRule } from '@/rules/kernel/house-rule';
import { againstTheRules, firstReason, impossible, type Refusal } from '@/rules/kernel/refusal';
import { checkRollDie } from '@/rules/kernel/roll-die';
import { isSeat, type Seat } from '@/rules/kernel/setup';
import type { Action } from './actions';
import { cardKinds } from './card-kinds';
import { counters } from './counters';
import { activeSeat } from './flow';
import { houseRule, houseRules } from './house-rules';
import { carryOut, isOrder, type OwnAction } from './moves';
import { type PhaseKey, sideOf, type State } from './state';
import { canUseDice } from './turn';

const GAME_OVER = impossible('Game is over – undo to continue');

/** Section 4. Several reasons stand in its order: game over, turn, phase, space, condition, used, dice, resources. */
export function check(state: State, action: Action): Refusal | undefined {
  // The kernel's actions need no turn; corrections and card values are taken even after the end.
  if (action.type === 'correct') return checkCorrect(counters, state, action, state.sides.length);
  if (action.type === 'defineCard') return checkDefineCard(action, cardKinds);
  if (state.victory) return GAME_OVER;
  if (action.type === 'setHouseRule') return checkHouseRule(houseRules, action, true);
  if (action.type === 'rollDie') return checkRollDie(action, state.sides.length);
  if (!isSeat(action.player, state.sides.length)) return impossible('Nobody sits there.');
  return firstReason(...before(state, action), ...carryOut(state, action).complaints);
}

/** Whose turn and which phase; and what has nothing to carry out. */
function before(state: State, action: OwnAction): readonly (Refusal | false | undefined)[] {
  const { player } = action;
  const { begun } = sideOf(state, player);
  switch (action.type) {
    case 'setFirstPlayer':
      return [
        inPhase(state, 'purchase'),
        (state.round > 1 || state.purchased) && againstTheRules('Only in round 1, before anything is bought'),
      ];
    case 'setRoundOrder':
      return [
        inPhase(state, 'purchase'),
        houseRule(state, 'orderByHand') !== true && againstTheRules('The order follows the marker'),
        state.purchased && againstTheRules('Only before anything is bought this round'),
        !isOrder(action.order, state.sides.length) && impossible('Every player stands in the order once'),
      ];
    case 'buyLv1':
    case 'buyLv2':
    case 'refreshPool':
    case 'buyExtraDie':
    case 'buyOfficers':
      return [onTurn(state, player), inPhase(state, 'purchase')];
    case 'giveResources':
    case 'payShareFee':
    case 'giveCards':
      return [inPhase(state, 'purchase')];
    case 'buildCard':
    case 'openLockedSpace':
    case 'demolishCard':
      return [onTurn(state, player), inPhase(state, 'building')];
    case 'useCharacter':
    case 'buildCharacter':
    case 'sellCharacter':
      return [activeSeat(state) !== player && againstTheRules('Only on your turn')];
    case 'beginAction':
    case 'setRoll':
      return [onTurn(state, player), inPhase(state, 'action')];
    case 'activateCommand':
    case 'activateManual':
    case 'unblockCard':
      return inActionTurn(state, player);
    case 'forfeitDice':
      return [...inActionTurn(state, player), stillOfUse(state)];
    case 'endTurn':
      return [
        onTurn(state, player),
        state.phase === 'action' && !begun && againstTheRules('Begin the action turn first'),
        state.phase === 'action' && stillOfUse(state),
      ];
    case 'takeStartingWonder':
    case 'placeStartingMarket':
    case 'noteCharacter':
    case 'setPool':
    case 'noteDiscard':
    case 'adjustCard':
    case 'adjustSpace':
    case 'noteReserve':
    case 'setDeck':
    case 'setPosts':
    case 'takeCards':
    case 'concede':
      return [];
  }
}

function inActionTurn(state: State, player: Seat): readonly (Refusal | false | undefined)[] {
  const { begun } = sideOf(state, player);
  return [onTurn(state, player), inPhase(state, 'action'), !begun && againstTheRules('Begin the action turn first')];
}

/** Ruling 6's house rule: neither the turn ends nor are dice let go while one could do something. */
function stillOfUse(state: State): Refusal | false {
  const forced = houseRule(state, 'forceDice') === true && canUseDice(state, activeSeat(state));
  return forced && againstTheRules('A die can still be used');
}

function onTurn(state: State, player: Seat): Refusal | undefined {
  return activeSeat(state) === player ? undefined : againstTheRules('Not your turn');
}

function inPhase(state: State, phase: PhaseKey): Refusal | undefined {
  return state.phase === phase ? undefined : againstTheRules(`Only in the ${phase} phase`);
}
