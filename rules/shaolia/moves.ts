import { runActivate, runManual, runUnblock } from './activate';
import type { Action } from './actions';
import { runAdjustCard, runAdjustSpace, runNoteReserve } from './corrections';
import { runNoteDiscard, runSetDeck, runSetPool, runSetPosts, runTakeCards } from './bookkeeping';
import { runBuild, runDemolish, runOpen, runStartingMarket, runStartingWonder } from './building';
import { runBuildCharacter, runNoteCharacter, runSellCharacter, runUseCharacter } from './characters';
import { endOfTurn } from './flow';
import { runBuyExtraDie, runBuyLv1, runBuyLv2, runBuyOfficers, runRefreshPool } from './purchase';
import { newRun, type Run } from './run';
import { runGiveCards, runGiveResources, runPayShareFee } from './sharing';
import type { State } from './state';
import { runBegin, runForfeit, runRoll } from './turn';
import { withVictory } from './victory';

export type OwnAction = Exclude<Action, { type: 'correct' | 'defineCard' | 'setHouseRule' | 'rollDie' }>;

/** Carries an action out; `apply`, `check` and `describe` all read what comes of it. */
export function carryOut(state: State, action: OwnAction): Run {
  const run = moved(state, action);
  run.state = withVictory(run.state);
  return run;
}

function moved(state: State, action: OwnAction): Run {
  switch (action.type) {
    case 'setFirstPlayer':
      // Overruled later on, the running phase starts again with the new first player.
      return newRun({ ...state, firstPlayer: action.player, turnIndex: 0, orderByHand: null });
    case 'setRoundOrder':
      return newRun(
        isOrder(action.order, state.sides.length)
          ? { ...state, orderByHand: action.order, firstPlayer: action.order[0] ?? 0, turnIndex: 0 }
          : state,
      );
    case 'takeStartingWonder':
      return runStartingWonder(state, action);
    case 'placeStartingMarket':
      return runStartingMarket(state, action);
    case 'buyLv1':
      return runBuyLv1(state, action);
    case 'buyLv2':
      return runBuyLv2(state, action);
    case 'refreshPool':
      return runRefreshPool(state, action);
    case 'buyExtraDie':
      return runBuyExtraDie(state, action);
    case 'buyOfficers':
      return runBuyOfficers(state, action);
    case 'giveResources':
      return runGiveResources(state, action);
    case 'payShareFee':
      return runPayShareFee(state, action);
    case 'giveCards':
      return runGiveCards(state, action);
    case 'buildCard':
      return runBuild(state, action);
    case 'openLockedSpace':
      return runOpen(state, action);
    case 'demolishCard':
      return runDemolish(state, action);
    case 'noteCharacter':
      return runNoteCharacter(state, action);
    case 'useCharacter':
      return runUseCharacter(state, action);
    case 'buildCharacter':
      return runBuildCharacter(state, action);
    case 'sellCharacter':
      return runSellCharacter(state, action);
    case 'beginAction':
      return runBegin(state, action);
    case 'setRoll':
      return runRoll(state, action);
    case 'activateCommand':
      return runActivate(state, action);
    case 'activateManual':
      return runManual(state, action);
    case 'unblockCard':
      return runUnblock(state, action);
    case 'forfeitDice':
      return runForfeit(state, action);
    case 'endTurn':
      return newRun(endOfTurn(state));
    case 'setPool':
      return runSetPool(state, action);
    case 'noteDiscard':
      return runNoteDiscard(state, action);
    case 'adjustCard':
      return runAdjustCard(state, action);
    case 'adjustSpace':
      return runAdjustSpace(state, action);
    case 'noteReserve':
      return runNoteReserve(state, action);
    case 'setDeck':
      return runSetDeck(state, action);
    case 'setPosts':
      return runSetPosts(state, action);
    case 'takeCards':
      return runTakeCards(state, action);
    case 'concede':
      return newRun({ ...state, conceded: action.player });
  }
}

/** Every player once. */
export function isOrder(order: readonly number[], seats: number): boolean {
  return order.length === seats && Array.from({ length: seats }, (_, seat) => order.includes(seat)).every(Boolean);
}
