import type { Refusal } from '@/rules/kernel/refusal';
import type { Seat } from '@/rules/kernel/setup';
import type { ActionOf, OwnAction } from './actions';
import { TOXIC_DESERT } from './apply-travel';
import { numberOf, printed } from './printed';
import {
  againstOpenProcedure,
  againstSymbol,
  faceProblem,
  foodProblem,
  heartsProblem,
  no,
  onTurn,
  priceProblem,
  reasons,
  treasureProblem,
  type Reason,
} from './reasons';
import { canIgnoreThreats, hasOpenCard, hasTalent, movement, partyProblem, passDue, spendable } from './sums';
import { CAMP_PRICE, inTown, playerOf, symbolWorks, type Player, type State } from './state';

type Travel =
  | 'leaveTown'
  | 'moveStep'
  | 'fightThreat'
  | 'fightBoss'
  | 'ignoreThreat'
  | 'drawTreasure'
  | 'endMovement'
  | 'buildCamp'
  | 'placeFreeCamp';

export function checkTravel(state: State, action: Extract<OwnAction, { type: Travel }>): Refusal | undefined {
  const { player: seat } = action;
  const player = playerOf(state, seat);
  const { turn } = state;
  switch (action.type) {
    case 'leaveTown': {
      const adventurers = player.adventurers.map((each, index) => ({ ...each, active: action.party.includes(index) }));
      return reasons(
        ...adventures(state, seat),
        turn.main !== 'none' && 'One action a turn: town or adventure',
        !inTown(player) && 'Already on the map: hearts are not reset',
        partyProblem(player, adventurers, action.companion),
      );
    }
    case 'moveStep':
      return reasons(...moves(state, seat), stepProblem(state, seat, action));
    case 'fightThreat': {
      const active = Math.min(...state.threatDeck);
      return reasons(
        ...moves(state, seat),
        turn.cleared && 'This threat is settled: take the step',
        !state.threatDeck.includes(action.level) && no('That threat is not in the pile'),
        action.level !== active && !hasTalent(player, 'bountyHunting') && `The threat on top is level ${active}`,
        passProblem(state, player),
        faceProblem(action.roll),
        heartsProblem(player, action.heartsSpent, action.foodSpent, passDue(state, player)),
      );
    }
    case 'fightBoss': {
      const values = { ...printed(state, 'boss', action.boss), ...action.values };
      return reasons(
        ...moves(state, seat),
        turn.cleared && 'This threat is settled: take the step',
        !state.bossPool.includes(action.boss) && no('That boss is not here'),
        numberOf(values, 'level') === undefined && no("Type the boss's level"),
        passProblem(state, player),
        faceProblem(action.roll),
        heartsProblem(player, action.heartsSpent, action.foodSpent, passDue(state, player)),
      );
    }
    case 'ignoreThreat':
      return reasons(
        ...moves(state, seat, stillAvoidable(state)),
        turn.cleared && 'This threat is settled: take the step',
        turn.failed && state.houseRules.animalAfterRoll !== true && 'Choose before rolling',
        passProblem(state, player),
        meansProblem(state, seat, action),
      );
    case 'drawTreasure':
      return reasons(
        ...onTurn(state, seat),
        againstOpenProcedure(state),
        turn.treasureDue === 0 && 'No treasure symbol was crossed',
        action.keep !== undefined && treasureProblem(player, action.discardOld),
      );
    case 'endMovement':
      return reasons(
        ...adventures(state, seat),
        turn.main === 'town' && 'One action a turn: town or adventure',
        inTown(player) && 'Leave town first',
        turn.stopped && 'Movement is over',
        againstSymbol(state),
      );
    case 'buildCamp':
      return reasons(
        ...adventures(state, seat),
        turn.main === 'none' && !inTown(player) && 'Stop here first',
        turn.main !== 'adventure' && 'A camp is built on an adventure',
        inTown(player) && 'Leave town first',
        turn.camped && 'One camp a turn',
        player.here?.town && 'No camp on the town space',
        player.here?.camp && no('A camp stands here already'),
        againstSymbol(state),
        spendable(player) < CAMP_PRICE && no(`A camp costs ${CAMP_PRICE} hearts, you have ${spendable(player)}`),
        foodProblem(player, CAMP_PRICE, action.foodSpent),
        ...campProblems(state, action),
      );
    case 'placeFreeCamp':
      return reasons(
        ...onTurn(state, seat),
        againstOpenProcedure(state),
        turn.freeCamps === 0 && 'Only when the Mercenary Contract is bought',
        ...campProblems(state, action),
      );
  }
}

/** Round 1 is for town (p.15). */
function adventures(state: State, seat: Seat): Reason[] {
  return [
    ...onTurn(state, seat),
    againstOpenProcedure(state),
    state.stage === 'play' && state.round === 1 && 'All visit town in the first round',
  ];
}

/** R7, where the table plays so: the threat held, and it may be gone round until something else is done here. */
function stillAvoidable({ turn, houseRules }: State): boolean {
  return turn.failed && houseRules.animalAfterRoll === true && !turn.questTried && !turn.camped;
}

function moves(state: State, seat: Seat, goesOn = false): Reason[] {
  const player = playerOf(state, seat);
  const { turn } = state;
  const stopped = turn.stopped && !goesOn;
  return [
    ...adventures(state, seat),
    turn.main === 'town' && 'One action a turn: town or adventure',
    inTown(player) && 'Leave town first',
    stopped && (turn.failed ? 'The threat held: movement is over' : 'Movement is over'),
    !stopped && turn.steps >= movement(state, player) && `No movement left: ${movement(state, player)} spaces`,
  ];
}

function stepProblem(state: State, seat: Seat, { path, to, foodSpent }: ActionOf<'moveStep'>): Reason {
  const player = playerOf(state, seat);
  const short = passProblem(state, player);
  if (short) return short;
  // R6: with the pile empty a symbol stops nobody, though a boss may still be fought there.
  const threatens = state.threatDeck.length > 0 && symbolWorks(player.here, to);
  if (path === 'threat' && threatens && !state.turn.cleared) return 'Beat the threat or find a way round it first';
  if (to.water && state.map !== TOXIC_DESERT) return 'Only Map 5 has toxic water';
  return foodProblem(player, passDue(state, player), foodSpent);
}

/** R52: without the heart for the space left behind nobody goes past a threat either, so none is faced. */
const passProblem = (state: State, player: Player): Reason =>
  passDue(state, player) > spendable(player) && no('1 heart needed to pass an empty space; you may stop here');

function meansProblem(state: State, seat: Seat, { means, cost, gemsAsCoins }: ActionOf<'ignoreThreat'>): Reason {
  const player = playerOf(state, seat);
  switch (means) {
    case 'shield':
      return !canIgnoreThreats(state, player) && 'No shield in the active party';
    case 'bird':
      return player.birds === 0 && no('No pack bird to give up');
    case 'tortoise':
      return player.tortoises === 0 && no('No pack tortoise to give up');
    case 'card':
      return !hasOpenCard(player)
        ? 'No card lies before you that could help'
        : priceProblem(player, cost ?? {}, gemsAsCoins);
  }
}

function campProblems(
  state: State,
  { spaceType, route, mammoth }: Pick<ActionOf<'placeFreeCamp'>, 'spaceType' | 'route' | 'mammoth'>,
): Reason[] {
  return [
    spaceType === 'route' && !route && no('Which trade route?'),
    spaceType === 'route' && route && state.routes[route].length >= 2 && no('Both spaces of that route are taken'),
    mammoth === true && state.map !== 10 && 'Only Map 10 has mammoth spaces',
  ];
}
