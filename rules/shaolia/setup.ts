import { impossible, type Refusal } from '@/rules/kernel/refusal';
import { type Choice, isSeat, type Mode, type Setup, withDefaults } from '@/rules/kernel/setup';
import { houseRules } from './house-rules';
import { deckOf, deckSize, KITS, type ModeKey, postsOf } from './modes';
import { LV1_CARDS } from './roster';
import { NOBODY, POOL_CARDS, type Side, SPACES, type Space, START_GOLD, type State } from './state';

export const modes: readonly Mode[] = [
  {
    key: 'prelude',
    words: '#1 Prelude',
    detail: '1 against 1 with the basic trading posts and no characters; the one to learn the game with. 32 Lv2 cards.',
    seats: [2],
    topic: '1-prelude',
  },
  {
    key: 'rush',
    words: '#2 Rush',
    detail:
      'More attack and culture: 2 characters each, token and culture posts. 43 Lv2 cards with a wonder of each kind.',
    seats: [2],
    topic: '2-rush',
  },
  {
    key: 'power',
    words: '#3 Overwhelming Power',
    detail: 'Start with a wonder of your choice; three wonders standing win too. 42 Lv2 cards, 2 characters each.',
    seats: [2],
    topic: '3-overwhelming-power',
  },
  {
    key: 'tradeWar',
    words: '#4 Trade War',
    detail: 'Everyone starts with a Market. 43 Lv2 cards, 2 characters each.',
    seats: [2],
    topic: '4-trade-war',
  },
  {
    key: 'alliance',
    words: '#5 The Alliance',
    detail: '2 against 2: the first two seats are a team. Culture is shared, all 70 Lv2 cards, 1 character each.',
    seats: [4],
    topic: '5-the-alliance',
  },
  {
    key: 'custom',
    words: 'Custom game',
    detail: 'Choose kinds, wonders, posts and start yourselves; 1 against 1 or 2 against 2.',
    seats: [2, 4],
    topic: 'custom-game',
  },
];

const numbers = (...values: number[]): Choice['values'] => values.map((value) => ({ value, words: `${value}` }));

export const options: readonly Choice[] = [
  {
    key: 'frontSpaces',
    words: 'Spaces in the front row',
    detail: 'Of the eight on your territory board; the others are the back row.',
    values: numbers(3, 4, 5),
    default: 4,
    topic: 'setup',
    shapesSetup: true,
  },
  {
    key: 'lockedEnd',
    words: 'Locked spaces',
    detail: 'At which end of each row the locked card lies, seen from its owner.',
    values: [
      { value: 'left', words: 'left' },
      { value: 'right', words: 'right' },
    ],
    default: 'right',
    topic: 'locked-space',
    shapesSetup: true,
  },
  {
    key: 'startGold',
    words: 'Gold at the start',
    detail: 'Five in every printed mode.',
    values: numbers(3, 4, 5, 6, 8, 10),
    default: START_GOLD,
    topic: 'starting-resources',
    modes: ['custom'],
    shapesSetup: true,
  },
  {
    key: 'characters',
    words: 'Characters each',
    detail: 'Drawn at random and kept secret.',
    values: numbers(0, 1, 2),
    default: 2,
    topic: 'character-cards',
    modes: ['custom'],
    shapesSetup: true,
  },
];

const isMode = (key: string): key is ModeKey => modes.some((mode) => mode.key === key);

export function start(setup: Setup): State | Refusal {
  const mode = modes.find((each) => each.key === setup.mode);
  if (!mode || !isMode(mode.key)) return impossible('Choose a mode first.');
  if (!mode.seats.includes(setup.seats.length))
    return impossible(`This mode is for ${mode.seats.join(' or ')} players.`);
  if (!isSeat(setup.first, setup.seats.length)) return impossible('Choose who starts.');
  const kit = KITS[mode.key];
  const chosen = withDefaults(options, setup.options);
  const rules = withDefaults(houseRules, setup.houseRules);
  const custom = mode.key === 'custom';
  const characters = custom ? Number(chosen['characters']) : kit.characters;
  const deck = deckOf(kit);
  const front = Number(chosen['frontSpaces']);
  const left = chosen['lockedEnd'] === 'left';
  const side: Side = {
    ...NOBODY,
    gold: custom ? Number(chosen['startGold']) : START_GOLD,
    front: rowOf(front, left),
    back: rowOf(SPACES - front, left),
    characters: Array.from({ length: characters }, () => null),
  };
  return {
    mode: mode.key,
    round: 1,
    phase: 'purchase',
    firstPlayer: setup.first,
    nextFirst: null,
    orderByHand: null,
    turnIndex: 0,
    purchased: false,
    pool: Array.from({ length: POOL_CARDS }, () => null),
    lv1Deck: LV1_CARDS,
    lv2Deck: Math.max(0, (kit.lv2Cards ?? deckSize(deck)) - POOL_CARDS),
    lv1Discard: [],
    lv2Discard: [],
    deck,
    posts: postsOf(kit),
    shareFeePaid: [false, false],
    wonderWin: mode.key === 'power' || (custom && rules['wonderWin'] === true),
    conceded: null,
    victory: null,
    sides: setup.seats.map(({ name }) => ({ ...side, name })),
    rounds: [],
    houseRules: rules,
    cards: {},
  };
}

/** One locked space a row (Prepare 2). */
function rowOf(length: number, left: boolean): readonly Space[] {
  const locked = left ? 0 : length - 1;
  return Array.from({ length }, (_, index) => (index === locked ? 'locked' : 'empty'));
}
