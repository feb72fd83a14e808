import type { Tile } from '@/rules/kernel/menu';
import type { Seat } from '@/rules/kernel/setup';
import type { Action } from './actions';
import { check } from './check';
import {
  BASE_DICE,
  diceToRoll,
  EXTRA_DIE_PRICE,
  LOCKED_SPACE_PRICE,
  LV1_PRICE,
  OFFICERS_PER_MINERAL,
  POOL_PRICE,
  sideOf,
  type Row,
  type Side,
  type State,
} from './state';

/** What a player usually does next, of what can be done now. */
const LIKELY: readonly string[] = ['beginAction', 'setRoll', 'buyLv1', 'openFront', 'openBack'];

export function menu(state: State, seat: Seat): readonly Tile<Action>[] {
  const tiles = allTiles(state, seat);
  const likely = LIKELY.find((key) => tiles.some((tile) => tile.key === key && !tile.refusal));
  return tiles.map((tile) => (tile.key === likely ? { ...tile, likely: true } : tile));
}

function allTiles(state: State, player: Seat): Tile<Action>[] {
  const side = sideOf(state, player);
  const tile = (tile: Omit<Tile<Action>, 'refusal'>, action: Action): Tile<Action> => {
    const refusal = check(state, action);
    return refusal ? { ...tile, refusal } : tile;
  };
  const does = (words: Omit<Tile<Action>, 'refusal' | 'action'>, action: Action): Tile<Action> =>
    tile({ ...words, action }, action);
  const faces = Array.from({ length: diceToRoll(side) }, () => 1);

  const tiles = [
    does(
      {
        key: 'buyLv1',
        words: 'Buy Lv1 card',
        detail: paid(side, LV1_PRICE, 'draw the top card'),
        icon: 'hammer',
        topic: 'buy-lv1-card',
      },
      { type: 'buyLv1', player },
    ),
    does(
      {
        key: 'refreshPool',
        words: 'Change the pool',
        detail: paid(side, POOL_PRICE, 'three new cards'),
        icon: 'refresh-cw',
        topic: 'change-the-pool',
      },
      { type: 'refreshPool', player },
    ),
    does(
      {
        key: 'buyExtraDie',
        words: 'Extra die',
        detail: paid(side, EXTRA_DIE_PRICE, `${BASE_DICE + side.extraDice + 1} dice, this round only`),
        icon: 'dices',
        topic: 'extra-die',
      },
      { type: 'buyExtraDie', player },
    ),
    does(
      {
        key: 'buyOfficers',
        words: 'Buy officers',
        detail: `1 mineral: ${side.officers + OFFICERS_PER_MINERAL} officers`,
        icon: 'user-round',
        topic: 'buying-officers',
      },
      { type: 'buyOfficers', player, minerals: 1 },
    ),
    ...(['front', 'back'] as const).map((row) => does(spaceTile(side, row), { type: 'openLockedSpace', player, row })),
    does(
      {
        key: 'beginAction',
        words: 'Begin action turn',
        detail: 'Mines and Gyms give before the roll',
        icon: 'swords',
        topic: 'action-phase',
      },
      { type: 'beginAction', player },
    ),
    tile(
      {
        key: 'setRoll',
        words: `Roll ${diceToRoll(side)} dice`,
        detail: 'Type the faces, or let the app roll',
        icon: 'dices',
        opens: 'roll',
        topic: 'action-phase',
      },
      { type: 'setRoll', player, faces, by: 'typed' },
    ),
    does(
      { key: 'concede', words: 'Concede', detail: 'The other side wins', icon: 'flag', topic: 'how-to-win' },
      { type: 'concede', player },
    ),
  ];
  const starts: Action = { type: 'setFirstPlayer', player };
  // Useful once at the most: it is left out as soon as it no longer holds.
  if (state.firstPlayer === player || check(state, starts)) return tiles;
  return [
    ...tiles,
    {
      key: 'setFirstPlayer',
      words: 'Start instead',
      detail: `${side.name} takes the first player marker`,
      icon: 'play',
      action: starts,
      topic: 'first-player-marker',
    },
  ];
}

function spaceTile(side: Side, row: Row): Omit<Tile<Action>, 'refusal' | 'action'> {
  return {
    key: row === 'front' ? 'openFront' : 'openBack',
    words: `Open ${row} space`,
    detail: paid(side, LOCKED_SPACE_PRICE, 'one more space to build on'),
    icon: 'lock-open',
    topic: 'locked-space',
  };
}

/** "4 gold, 1 left: 4 dice, this round only" */
function paid(side: Side, price: number, gets: string): string {
  const left = side.gold >= price ? `, ${side.gold - price} left` : '';
  return `${price} gold${left}: ${gets}`;
}
