import { checkDefineCard } from '@/rules/kernel/card';
import { checkCorrect } from '@/rules/kernel/counter';
import { checkHouseRule } from '@/rules/kernel/house-rule';
import { firstReason, impossible, type Refusal } from '@/rules/kernel/refusal';
import { checkRollDie } from '@/rules/kernel/roll-die';
import { isSeat } from '@/rules/kernel/setup';
import type { Action, ActionOf, OwnAction } from './actions';
import { cardKinds } from './card-kinds';
import { checkCampaign } from './check-campaign';
import { checkCards } from './check-cards';
import { checkQuest } from './check-quest';
import { checkTown } from './check-town';
import { checkTravel } from './check-travel';
import { againstOpenProcedure, againstSymbol, onTurn, reasons } from './reasons';
import { counters } from './counters';
import { endValues } from './end-values';
import { houseRules } from './setup';
import { treasureOverflow } from './sums';
import { playerOf, type State } from './state';

/** Section 4. */
export function check(state: State, action: Action): Refusal | undefined {
  if (action.type === 'correct') return checkCorrect(counters, state, action, state.players.length);
  if (action.type === 'defineCard') return checkDefineCard(action, cardKinds);
  if (action.type === 'typeValues') return checkTyped(state, action);
  if (state.stage === 'over') return impossible('The game is over: undo to go on');
  if (action.type === 'setHouseRule') return checkHouseRule(houseRules, action, state.stage !== 'setup');
  if (action.type === 'rollDie') return checkRollDie(action, state.players.length);
  if (!isSeat(action.player, state.players.length)) return impossible('Nobody sits there.');
  return checkOwn(state, action);
}

/** Printed numbers are taken at any time; after the end those that the sheet asks for. */
function checkTyped(state: State, { player, cards }: ActionOf<'typeValues'>): Refusal | undefined {
  if (!isSeat(player, state.players.length)) return impossible('Nobody sits there.');
  if (cards.length === 0) return impossible('Nothing was typed.');
  if (state.stage === 'over' && endValues(state).length === 0) return impossible('Everything is counted.');
  return firstReason(...cards.map((each) => checkDefineCard({ type: 'defineCard', ...each }, cardKinds)));
}

function checkOwn(state: State, action: Exclude<OwnAction, { type: 'typeValues' }>): Refusal | undefined {
  switch (action.type) {
    case 'endTurn':
      return reasons(
        ...onTurn(state, action.player),
        againstOpenProcedure(state),
        againstSymbol(state),
        state.turn.main === 'none' && 'Visit town or adventure first',
        treasureOverflow(playerOf(state, action.player)) > 0 && 'A treasure has no animal: discard one first',
      );
    case 'chooseCharacter':
    case 'skipMaps':
    case 'startGame':
    case 'buyTalent':
    case 'setNextQuest':
    case 'addSideQuest':
    case 'completeSideQuest':
    case 'addKeyword':
    case 'takeCard':
      return checkCampaign(state, action);
    case 'keepDraftedArtifacts':
    case 'nameArtifact':
    case 'buyArtifact':
    case 'returnPackAnimals':
    case 'discardTreasure':
    case 'moveTreasure':
    case 'useCard':
      return checkCards(state, action);
    case 'leaveTown':
    case 'moveStep':
    case 'fightThreat':
    case 'fightBoss':
    case 'ignoreThreat':
    case 'drawTreasure':
    case 'endMovement':
    case 'buildCamp':
    case 'placeFreeCamp':
      return checkTravel(state, action);
    case 'attemptQuest':
    case 'chooseOption':
    case 'resolveQuest':
    case 'applyReward':
    case 'declineQuest':
      return checkQuest(state, action);
    default:
      return checkTown(state, action);
  }
}
