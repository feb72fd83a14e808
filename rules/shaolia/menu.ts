import type { Tile } from '@/rules/kernel/menu';
import { againstTheRules, impossible, type Refusal } from '@/rules/kernel/refusal';
import type { Seat } from '@/rules/kernel/setup';
import type { Action } from './actions';
import { check } from './check';
import { houseRule } from './house-rules';
import { builtToPay, NOT_HELD, payWords } from './purchase';
import { actionTiles, buildTiles, helperTiles } from './menu-turn';
import { type Opener, paid, type Words } from './menu-words';
import { startDue } from './next';
import {
  BASE_DICE,
  EXTRA_DIE_PRICE,
  LV1_PRICE,
  LV2_PRICE,
  mateOf,
  OFFICERS_PER_MINERAL,
  POOL_PRICE,
  type Side,
  sideOf,
  type State,
} from './state';

/** What a player usually does next, of what can be done now. */
const LIKELY: readonly string[] = [
  'wonder',
  'market',
  'beginAction',
  'setRoll',
  'use',
  'buyLv1',
  'build',
  'openFront',
  'openBack',
];

export function menu(state: State, seat: Seat): readonly Tile<Action>[] {
  const tiles = allTiles(state, seat);
  const likely = LIKELY.find((key) => tiles.some((tile) => tile.key === key && !tile.refusal));
  return tiles.map((tile) => (tile.key === likely ? { ...tile, likely: true } : tile));
}

function refusedBy(tile: Tile<Action>, refusal: Refusal | undefined): Tile<Action> {
  return refusal ? { ...tile, refusal } : tile;
}

function allTiles(state: State, player: Seat): Tile<Action>[] {
  const side = sideOf(state, player);
  const does = (words: Words, action: Action) => refusedBy({ ...words, action }, check(state, action));
  const opens = (words: Words, panel: string, refusal?: Refusal) => refusedBy({ ...words, opens: panel }, refusal);
  const open: Opener = { does, opens };
  return [
    ...startTiles(state, player, open),
    ...purchaseTiles(state, player, side, open),
    ...buildTiles(state, player, side, open),
    ...actionTiles(state, player, side, open),
    ...helperTiles(state, player, side, open),
    does(
      { key: 'concede', words: 'Concede', detail: 'The other side wins', icon: 'flag', topic: 'how-to-win' },
      { type: 'concede', player },
    ),
  ];
}

function startTiles(state: State, player: Seat, { does, opens }: Opener): Tile<Action>[] {
  const due = startDue(state, player);
  const { name } = sideOf(state, player);
  const starts: Action = { type: 'setFirstPlayer', player };
  const order = houseRule(state, 'orderByHand') === true && state.phase === 'purchase' && !state.purchased;
  return [
    ...(due === 'wonder'
      ? [
          opens(
            {
              key: 'wonder',
              words: 'First wonder',
              detail: 'One of your choice, into the reserve',
              icon: 'crown',
              topic: '3-overwhelming-power',
            },
            'wonder',
          ),
        ]
      : []),
    ...(due === 'market'
      ? [
          opens(
            {
              key: 'market',
              words: 'First Market',
              detail: 'Stands free on an open space',
              icon: 'store',
              topic: '4-trade-war',
            },
            'market',
          ),
        ]
      : []),
    // Useful once at the most: it is left out as soon as it no longer holds.
    ...(state.firstPlayer === player || check(state, starts)
      ? []
      : [
          does(
            {
              key: 'setFirstPlayer',
              words: 'Start instead',
              detail: `${name} takes the first player marker`,
              icon: 'play',
              topic: 'first-player-marker',
            },
            starts,
          ),
        ]),
    ...(order && !state.victory
      ? [
          opens(
            {
              key: 'order',
              words: 'Order of play',
              detail: 'Say who acts in which order',
              icon: 'list-checks',
              topic: 'turn-order-2v2',
            },
            'order',
          ),
        ]
      : []),
  ];
}

function purchaseTiles(state: State, player: Seat, side: Side, { does, opens }: Opener): Tile<Action>[] {
  const lv2 = check(state, { type: 'buyLv2', player, pool: 0, discard: [0, 1, 2] });
  const pays = houseRule(state, 'lv2DiscardBuilt') === true ? 'cards, built ones too' : 'unbuilt cards';
  const held = side.reserve.length + builtToPay(state, player).length;
  const short = held < LV2_PRICE ? impossible(`Needs ${payWords(state)}, you have ${held}.`) : undefined;
  return [
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
    opens(
      {
        key: 'buyLv2',
        words: 'Buy Lv2 card',
        detail: `Discard ${LV2_PRICE} of your ${held} ${pays}`,
        icon: 'layers',
        topic: 'buy-lv2-card',
      },
      'lv2',
      // Whose turn and which phase come before what is missing.
      lv2?.words === NOT_HELD ? short : lv2,
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
    opens(
      {
        key: 'advice',
        words: 'Die or officers?',
        detail: 'What each adds to your chances',
        icon: 'chart-column-big',
        topic: 'extra-die',
      },
      'advice',
    ),
    opens(
      {
        key: 'pool',
        words: 'The pool',
        detail: 'Say which three cards lie there',
        icon: 'layers',
        topic: 'change-the-pool',
      },
      'pool',
    ),
    ...(mateOf(state, player) === undefined
      ? []
      : [
          opens(
            {
              key: 'share',
              words: 'Share',
              detail: 'Gold, minerals, officers; cards for a fee',
              icon: 'users',
              topic: 'sharing-resources',
            },
            'share',
            check(state, { type: 'payShareFee', player })?.words === 'Only in the purchase phase'
              ? againstTheRules('Only in the purchase phase')
              : undefined,
          ),
        ]),
  ];
}
