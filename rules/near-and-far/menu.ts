import type { Tile } from '@/rules/kernel/menu';
import { plural } from '@/rules/kernel/plural';
import type { Seat } from '@/rules/kernel/setup';
import type { Action } from './actions';
import { unspent } from './campaign';
import { usableCards } from './card-uses';
import { hasCampaign } from './check-campaign';
import { affordable } from './cards-in-hand';
import { standingIn } from './duel';
import { begunBy } from './flow';
import { leaveTile, travelTiles } from './menu-travel';
import { farmYield, handPenalty, hasTalent } from './sums';
import { does, opens } from './tiles';
import { BUILDING_TOPICS, BUILDING_WORDS } from './words';
import { BUILDINGS, inTown, playerOf, type Building, type Player, type State } from './state';

/** What a player usually does next, of what can be done now. */
const LIKELY: readonly string[] = [
  'begin',
  'start',
  'duel',
  'quest',
  'freeCamp',
  'town',
  'building',
  'step',
  'camp',
  'endTurn',
];

export function menu(state: State, seat: Seat): readonly Tile<Action>[] {
  if (seat < 0 || seat >= state.players.length || state.stage === 'over') return [];
  const tiles = state.stage === 'setup' ? setupTiles(state, seat) : playTiles(state, seat);
  const likely = LIKELY.find((key) => tiles.some((tile) => tile.key === key && !tile.refusal));
  return tiles.map((tile) => (tile.key === likely ? { ...tile, likely: true } : tile));
}

function setupTiles(state: State, player: Seat): Tile<Action>[] {
  const { drafted, hand } = playerOf(state, player);
  const skips = state.mode === 'campaign' && state.extraStories && state.played.length === 0;
  return [
    opens(
      state,
      {
        key: 'start',
        words: 'What you start with',
        detail: drafted ? `${plural(hand.length, 'artifact')} in hand` : 'Character, companion, hand',
        icon: 'user-round',
        topic: 'draft',
      },
      'start',
    ),
    ...(hasCampaign(state) ? [campaignTile(state, player)] : []),
    ...(skips
      ? [
          opens(
            state,
            {
              key: 'skipMaps',
              words: 'Leave out maps',
              detail: 'Three of maps 2 to 10',
              icon: 'flag',
              topic: 'extra-stories',
            },
            'skip',
          ),
        ]
      : []),
    does(
      state,
      { key: 'begin', words: 'Begin', detail: 'The first player takes a turn', icon: 'play', topic: 'first-round' },
      { type: 'startGame', player },
    ),
  ];
}

function campaignTile(state: State, seat: Seat): Tile<Action> {
  const left = unspent(playerOf(state, seat).quester, state.mode === 'character' ? 'character' : 'campaign');
  return opens(
    state,
    {
      key: 'campaign',
      words: 'Campaign',
      detail: `${left} experience to spend`,
      icon: 'graduation-cap',
      topic: 'talents',
    },
    'campaign',
  );
}

function playTiles(state: State, player: Seat): Tile<Action>[] {
  const { turn } = state;
  const mine = playerOf(state, player);
  const building = BUILDINGS.find((each) => each === mine.location);
  const own = player === begunBy(state);
  return [
    ...(turn.duel && own
      ? [
          opens(
            state,
            { key: 'duel', words: 'The duel', detail: 'Roll and settle it', icon: 'swords', topic: 'duel' },
            'duel',
          ),
        ]
      : []),
    opens(
      state,
      { key: 'town', words: 'Visit town', detail: 'Any building but your own', icon: 'castle', topic: 'visit-town' },
      'town',
      { type: 'visitBuilding', player, building: freeBuilding(state, player), entry: 'free' },
    ),
    ...(building && turn.main === 'town' && own
      ? [
          opens(
            state,
            {
              key: 'building',
              words: BUILDING_WORDS[building],
              detail: buildingDetail(state, player, building),
              icon: 'hammer',
              topic: BUILDING_TOPICS[building],
            },
            `at:${building}`,
          ),
        ]
      : []),
    ...(inTown(mine) ? [leaveTile(state, player)] : []),
    ...(inTown(mine) ? [] : travelTiles(state, player)),
    ...(turn.freeCamps > 0
      ? [
          opens(
            state,
            {
              key: 'freeCamp',
              words: 'Free camp',
              detail: 'On any empty space of the map',
              icon: 'flag',
              topic: 'free-camp',
            },
            'camp',
            { type: 'placeFreeCamp', player, spaceType: 'other' },
          ),
        ]
      : []),
    artifactTile(state, player),
    ...(usableCards(mine).length > 0
      ? [
          opens(
            state,
            { key: 'use', words: 'Use a card', detail: 'What its text gives', icon: 'hand', topic: 'card-vs-rule' },
            'use',
          ),
        ]
      : []),
    ...(turn.treasureDue > 0
      ? [
          opens(
            state,
            { key: 'treasure', words: 'Treasure', detail: 'Draw the card', icon: 'gem', topic: 'treasure-symbol' },
            'treasure',
            { type: 'drawTreasure', player },
          ),
        ]
      : []),
    ...returnTiles(state, player),
    opens(
      state,
      {
        key: 'trip',
        words: 'Trip planner',
        detail: 'Can I get there, and what is left?',
        icon: 'map',
        topic: 'movement',
      },
      'trip',
    ),
    opens(
      state,
      { key: 'party', words: 'Party', detail: 'Who is active, and the symbols', icon: 'users', topic: 'party' },
      'party',
    ),
    ...(hasCampaign(state) ? [campaignTile(state, player)] : []),
    does(
      state,
      { key: 'endTurn', words: 'End turn', detail: 'The next player is on', icon: 'play', topic: 'turn' },
      { type: 'endTurn', player },
    ),
  ];
}

/** Pack Bird Breeding: animals go back for hearts, anywhere on one's own turn. */
function returnTiles(state: State, player: Seat): Tile<Action>[] {
  const mine = playerOf(state, player);
  if (!hasTalent(mine, 'packBirdBreeding')) return [];
  const warn = inTown(mine) ? ', lost on leaving town' : '';
  return (['birds', 'tortoises'] as const)
    .filter((animals) => mine[animals] > 0)
    .map((animals) =>
      does(
        state,
        {
          key: `return-${animals}`,
          words: `Return a ${animals === 'birds' ? 'bird' : 'tortoise'}`,
          detail: `2 hearts${warn}`,
          icon: 'heart',
          topic: 'talents',
        },
        {
          type: 'returnPackAnimals',
          player,
          birds: animals === 'birds' ? 1 : 0,
          tortoises: animals === 'tortoises' ? 1 : 0,
        },
      ),
    );
}

/** "4 in hand, −1 each"; with Lore fewer of them cost. */
export function handWords(player: Player): string {
  const [held, penalty] = [player.hand.length, handPenalty(player)];
  return `${held} in hand, ${penalty === held ? '−1 each' : penalty === 0 ? 'none costs a point' : `−${penalty} in all`}`;
}

function artifactTile(state: State, player: Seat): Tile<Action> {
  const mine = playerOf(state, player);
  const { hand } = mine;
  const now = affordable(state, player).length;
  const detail =
    now > 0 ? `${plural(now, 'artifact')} can be bought now` : hand.length > 0 ? handWords(mine) : 'None in hand';
  return opens(state, { key: 'artifacts', words: 'Cards', detail, icon: 'sparkles', topic: 'buy-artifact' }, 'cards');
}

/** A building the player could simply walk into; the Saloon always is one. */
function freeBuilding(state: State, seat: Seat): Building {
  const { location } = playerOf(state, seat);
  return (
    BUILDINGS.find((each) => each !== location && (each === 'saloon' || standingIn(state, each, seat).length === 0)) ??
    'saloon'
  );
}

export function buildingDetail(state: State, seat: Seat, building: Building): string {
  const player = playerOf(state, seat);
  switch (building) {
    case 'townHall':
      return 'Trade, discard, reputation';
    case 'saloon':
      return 'Recruit an adventurer';
    case 'stables':
      return state.side === 'day' ? 'Bird for 1 food, tortoise for 1 gem' : 'Pack bird for 1 food';
    case 'generalStore':
      return '1 coin, or 4 artifact cards';
    case 'farm':
      return `${farmYield(state, player)} food`;
    case 'mysticsHut':
      return state.side === 'day' ? 'Draw 3 treasures, keep 1' : 'One treasure';
    case 'mine':
      return 'Dig for rewards';
  }
}
