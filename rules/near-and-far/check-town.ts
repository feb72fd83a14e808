import type { Refusal } from '@/rules/kernel/refusal';
import type { Seat } from '@/rules/kernel/setup';
import type { ActionOf, OwnAction } from './actions';
import { standingIn } from './duel';
import { isReachable, mineOf } from './mine';
import {
  againstOpenProcedure,
  faceProblem,
  heartsProblem,
  no,
  onTurn,
  ownsProblem,
  priceProblem,
  reasons,
  treasureProblem,
  type Reason,
} from './reasons';
import { canDrawTreasure, hasCard, hasTalent, recruitCost, skillMine } from './sums';
import { mostTrades, tradeProblem } from './trade';
import { BUILDING_WORDS } from './words';
import {
  packAnimals,
  PACK_PLACES,
  playerOf,
  REPUTATION_HIGH,
  REPUTATION_LOW,
  type Building,
  type Player,
  type State,
} from './state';

export function checkTown(state: State, action: OwnAction): Refusal | undefined {
  const { player: seat } = action;
  const player = playerOf(state, seat);
  const { done } = state.turn;
  const here = (building: Building): Reason[] => at(state, seat, building);
  const once = (what: string, words: string): Reason => done.includes(what) && words;
  switch (action.type) {
    case 'visitBuilding':
      return reasons(
        ...enters(state, seat, action.building),
        action.entry === 'bribe' && priceProblem(player, { coins: 1 }, action.gemsAsCoins),
        entryProblem(state, seat, action),
      );
    case 'declareDuel': {
      const standing = standingIn(state, action.building, seat);
      return reasons(
        ...enters(state, seat, action.building),
        state.turn.dueled && 'One duel in a turn',
        standing.length === 0 && no('Nobody to duel stands there'),
        standing.length > 0 && !standing.includes(action.opponent) && no('That opponent does not stand there'),
      );
    }
    case 'resolveDuel':
      return reasons(
        ...onTurn(state, seat),
        !state.turn.duel && no('No duel is open'),
        faceProblem(action.attRoll, action.defRoll),
        heartsProblem(player, action.heartsSpent, action.foodSpent),
      );
    case 'tradeGoods': {
      const trades = done.filter((each) => each === 'trade').length;
      return reasons(
        ...here('townHall'),
        trades >= mostTrades(player) && 'Already traded on this visit',
        ownsProblem(player, action.pay),
        tradeProblem(state, player, action.pay, action.gain),
      );
    }
    case 'discardArtifact':
      return reasons(
        ...here('townHall'),
        once('discard', 'Already discarded one on this visit'),
        player.hand.length === 0 && no('No artifact in hand'),
        action.card !== undefined && !player.hand.includes(action.card) && no('That card is not in hand'),
      );
    case 'buyReputation': {
      const steps = action.coins + action.gems;
      const to = player.reputation + (action.direction === 'up' ? steps : -steps);
      return reasons(
        ...here('townHall'),
        once('reputation', 'Reputation once a visit'),
        !(steps >= 1) && no('Pay 1 coin or gem or more'),
        ownsProblem(player, { coins: action.coins, gems: action.gems }),
        to > REPUTATION_HIGH && no('The track ends at 12'),
        to < REPUTATION_LOW && no('The track ends at −6'),
      );
    }
    case 'recruitAdventurer':
      return recruitProblem(state, seat, action);
    case 'refreshRow':
      return reasons(
        ...here('saloon'),
        once('refresh', 'The row is refreshed once a turn'),
        player.food < 1 && no('Needs 1 food, you have 0'),
      );
    case 'gainPackAnimal':
      return reasons(
        ...here('stables'),
        once('animal', 'One animal per visit'),
        action.kind === 'tortoise' && state.side !== 'day' && 'Tortoises come on the Day side only',
        packAnimals(player) >= PACK_PLACES && no('Three animal places only'),
        action.kind === 'bird' ? priceProblem(player, { food: 1 }) : ownsProblem(player, { gems: 1 }),
      );
    case 'takeStoreCoin':
      return reasons(...here('generalStore'), once('store', 'Coin or cards, once a visit'));
    case 'drawArtifacts':
      return reasons(
        ...here('generalStore'),
        once('store', 'Coin or cards, once a visit'),
        action.basic + action.advanced !== 4 && 'Four cards in all: say the split first',
        action.kept.length > 4 && no('Four cards at the most'),
      );
    case 'drawBonusArtifact':
      return reasons(
        ...here('generalStore'),
        !hasTalent(player, 'persuasion') && 'Only with Persuasion',
        once('persuasion', 'One more card once a visit'),
        action.kept.length > 1 && no('One card at the most'),
      );
    case 'workFarm':
      return reasons(...here('farm'), once('farm', 'The Farm works once a visit'));
    case 'visitHut':
      return reasons(
        ...here('mysticsHut'),
        once('hut', 'One treasure a visit'),
        !canDrawTreasure(player) && action.discardOld === undefined && no('No pack animal: no treasure'),
        action.keep !== undefined && treasureProblem(player, action.discardOld),
      );
    case 'digMine':
      return reasons(...here('mine'), once('dig', 'One dig a visit'), digProblem(state, player, action));
    case 'rollSpelunking':
      return reasons(
        ...here('mine'),
        !hasTalent(player, 'spelunking') && 'Only with Spelunking',
        once('spelunking', 'One die a visit'),
        faceProblem(action.roll),
        heartsProblem(player, action.heartsSpent, action.foodSpent),
      );
    default:
      return no('That is not done here');
  }
}

/** The building's action belongs to the turn of the visit. */
function at(state: State, seat: Seat, building: Building): Reason[] {
  const there = playerOf(state, seat).location === building && state.turn.main === 'town';
  return [...onTurn(state, seat), againstOpenProcedure(state), !there && `Visit the ${BUILDING_WORDS[building]} first`];
}

function enters(state: State, seat: Seat, building: Building): Reason[] {
  const { location } = playerOf(state, seat);
  return [
    ...onTurn(state, seat),
    againstOpenProcedure(state),
    state.turn.main !== 'none' && 'One action a turn: town or adventure',
    location === building && 'Move to a different building',
  ];
}

/** p.15, 17 and R15 */
export function entryProblem(
  state: State,
  seat: Seat,
  { building, entry }: Pick<ActionOf<'visitBuilding'>, 'building' | 'entry'>,
): Reason {
  const player = playerOf(state, seat);
  const occupied = standingIn(state, building, seat).length > 0;
  if (entry === 'duelWon') return state.turn.entry !== building && 'No duel was won there';
  if (!occupied || building === 'saloon') {
    if (entry === 'free') return undefined;
    return entry === 'bribe' ? 'The way in is free: no bribe is needed' : 'The way in is free: walk in';
  }
  const spare = state.players.length === 2 && building === 'townHall';
  if (spare && state.houseRules.twoPlayerHallAlwaysDuel === true) return 'Occupied: at the Town Hall you always duel';
  switch (entry) {
    case 'free':
      return 'Occupied: duel, or find another way in';
    case 'jailPass':
      return !state.turn.jailPass && 'Only when the turn began in jail';
    case 'bribe':
      return !hasTalent(player, 'bribing') && 'Only with Bribing';
    case 'politics':
      return (!hasTalent(player, 'politics') || building !== 'townHall') && 'Only with Politics, at the Town Hall';
  }
}

function recruitProblem(state: State, seat: Seat, action: ActionOf<'recruitAdventurer'>): Refusal | undefined {
  const player = playerOf(state, seat);
  const bell = player.location === 'mine' && hasCard(player, 'Rusty Bell');
  const price = recruitCost(player, action.adventurer.faction, action.adventurer.cost);
  return reasons(
    ...at(state, seat, bell ? 'mine' : 'saloon'),
    state.turn.done.includes('recruit') && 'One adventurer a visit',
    priceProblem(player, { coins: price }, action.gemsAsCoins),
    placeProblem(player, action),
  );
}

/** R33: only one of the same faction, or the companion, may be displaced here. */
export function placeProblem(
  player: Player,
  {
    adventurer,
    place,
    replaces,
  }: { readonly adventurer: { readonly faction: string }; readonly place: string; readonly replaces?: string },
): Reason {
  if (place !== 'active') return undefined;
  const active = player.adventurers.filter((each) => each.active && each.name !== replaces);
  const factions = [...active.map(({ faction }) => faction as string), adventurer.faction];
  const allowed = hasCard(player, 'Merchant Contract') ? 1 : 0;
  if (factions.length - new Set(factions).size > allowed) return 'One of each faction: choose which of the two stays';
  const companion = player.companionActive && replaces !== player.companion;
  if (active.length + (companion ? 1 : 0) >= 4) return 'The party has four places: the companion may step back';
  const displaced = player.adventurers.find((each) => each.active && each.name === replaces);
  return displaced && displaced.faction !== adventurer.faction
    ? 'Only one of the same faction or the companion makes room here'
    : undefined;
}

function digProblem(state: State, player: Player, { cell: key, typed }: ActionOf<'digMine'>): Reason {
  const mine = mineOf(state);
  const skill = skillMine(state, player);
  if (key === undefined) {
    if (!typed) return no('Which number? Type what is printed there');
    return typed.number > skill && `Needs ${typed.number} skill, you have ${skill}`;
  }
  const cell = mine?.cells.find((each) => each.key === key);
  if (!mine) return no('Type the numbers of the mine first');
  if (!cell) return no('Choose a number of the mine');
  if (Object.hasOwn(state.dug, key)) return no('That number is dug already');
  if (!isReachable(state, mine, cell)) {
    return Object.keys(state.dug).length === 0 ? 'The first camp goes to the entrance' : 'Dig beside a camp';
  }
  return cell.number > skill && `Needs ${cell.number} skill, you have ${skill}`;
}
