import { cardsAtSetup } from '@/rules/kernel/card';
import { impossible, type Refusal } from '@/rules/kernel/refusal';
import { isSeat, withDefaults, type Choice, type Mode, type Setup } from '@/rules/kernel/setup';
import {
  BOXES_PER_STAR,
  LAST_MAP,
  NEW_QUESTER,
  nextMap,
  parseCarried,
  QUESTS_BEFORE_LAST_MAP,
  type Carried,
} from './campaign';
import { cardKinds } from './card-kinds';
import { clamp, FACTIONS, NEW_TURN, newPlayer, type ModeKey, type Player, type State } from './state';

const SEATS = [2, 3, 4];

export const modes: readonly Mode[] = [
  {
    key: 'firstAdventure',
    words: 'First Adventure',
    detail: 'One game on Map 1 with the basic rules; the one to learn it with.',
    seats: SEATS,
    topic: 'first-adventure',
  },
  {
    key: 'campaign',
    words: 'Campaign',
    detail: 'Ten games on maps 2 to 11 with one character each: experience, talents, keywords.',
    seats: SEATS,
    topic: 'campaign',
    campaign: true,
  },
  {
    key: 'character',
    words: 'Character Mode',
    detail: 'Every character follows a story of its own over several maps.',
    seats: SEATS,
    topic: 'character-mode',
    campaign: true,
  },
  {
    key: 'arcade',
    words: 'Arcade Mode',
    detail: 'One game on any map; quest cards instead of the story book.',
    seats: SEATS,
    topic: 'arcade',
  },
];

/** 6.10 */
export const MAPS: readonly { readonly number: number; readonly name: string; readonly rule?: string }[] = [
  { number: 1, name: 'Glogo Caverns' },
  { number: 2, name: 'Broken Plains' },
  { number: 3, name: 'Crimson Forest' },
  { number: 4, name: 'Meteor Mountain' },
  { number: 5, name: 'Toxic Desert', rule: 'A space with water costs 1 heart when you enter it.' },
  { number: 6, name: 'Cloudy Valley' },
  { number: 7, name: 'Dried Sea' },
  { number: 8, name: 'Fire Delta' },
  { number: 9, name: 'Rocktooth Isles' },
  { number: 10, name: 'Mammoth Jungle', rule: 'No own camp on a mammoth space at the end: 8 points less.' },
  { number: 11, name: 'The Last Ruin', rule: 'Campaign: one boss left standing and everybody loses.' },
];

export const mapOf = (map: number) => MAPS[map - 1] ?? { number: map, name: `Map ${map}` };

const OFF_ON = [
  { value: false, words: 'Off' },
  { value: true, words: 'On' },
];

export const options: readonly Choice[] = [
  {
    key: 'map',
    words: 'Map',
    detail: 'Character Mode plays Map 11 last.',
    values: MAPS.map(({ number, name }) => ({ value: number, words: `${number} ${name}` })),
    default: 2,
    modes: ['character', 'arcade'],
    topic: 'maps',
    shapesSetup: true,
  },
  {
    key: 'townSide',
    words: 'Town board',
    detail: 'Day is the advanced side.',
    values: [
      { value: 'dusk', words: 'Dusk' },
      { value: 'day', words: 'Day' },
    ],
    default: 'dusk',
    topic: 'day-town',
    shapesSetup: true,
  },
  {
    key: 'extraStories',
    words: 'Extra Stories',
    detail: 'Four quest tokens for each player; a Campaign leaves out three maps.',
    values: OFF_ON,
    default: false,
    topic: 'extra-stories',
    shapesSetup: true,
  },
  {
    key: 'longGame',
    words: 'Long Game',
    detail: 'Two more camps each, placed first.',
    values: OFF_ON,
    default: false,
    topic: 'long-game',
    shapesSetup: true,
  },
];

const onOff = (key: string, words: string, detail: string, ruling: string, topic: string): Choice => ({
  key,
  words,
  detail,
  values: OFF_ON,
  default: false,
  ruling,
  topic,
});

/** The switches of section 9. */
export const houseRules: readonly Choice[] = [
  {
    key: 'campsOnBoard',
    words: 'Camps on the board',
    detail: 'The book says 14 in most places, 15 in some.',
    values: [
      { value: 14, words: '14' },
      { value: 15, words: '15' },
    ],
    default: 14,
    ruling: 'R1',
    topic: 'end',
    shapesSetup: true,
  },
  {
    key: 'repAt2',
    words: 'Reputation 2 and 3',
    detail: 'Points below 4 are not listed.',
    values: [
      { value: 0, words: '0 points' },
      { value: 1, words: '1 point' },
    ],
    default: 0,
    ruling: 'R3',
    topic: 'reputation-points',
  },
  {
    key: 'failedThreat',
    words: 'A threat that holds',
    detail: 'You stay before it.',
    values: [
      { value: 'endMovement', words: 'Movement ends' },
      { value: 'mayContinueElsewhere', words: 'May go elsewhere' },
    ],
    default: 'endMovement',
    ruling: 'R4',
    topic: 'threat-fail',
  },
  {
    key: 'heartCap',
    words: 'Thirteen hearts',
    detail: 'Whether gains on the way are capped too.',
    values: [
      { value: 'leaveOnly', words: 'Leaving town only' },
      { value: 'always13', words: 'Always' },
    ],
    default: 'leaveOnly',
    ruling: 'R5',
    topic: 'heart-max',
  },
  onOff('animalAfterRoll', 'Animal after a bad roll', 'Give up a bird after the die has failed.', 'R7', 'avoid'),
  {
    key: 'questPayment',
    words: 'The price of a quest choice',
    detail: 'When it is paid.',
    values: [
      { value: 'atChoice', words: 'At the choice' },
      { value: 'onSuccess', words: 'On success' },
    ],
    default: 'atChoice',
    ruling: 'R12',
    topic: 'quest-pay',
  },
  onOff(
    'twoPlayerHallAlwaysDuel',
    'Two players: always duel',
    'The spare figure stops the jail pass, Bribing and Politics too.',
    'R15',
    'two-players',
  ),
  onOff('farmCountsCards', 'Farm counts cards', 'Skill on artifacts and treasures gives food too.', 'R19', 'farm'),
  onOff('mineCountsWorldCards', 'Mine counts world cards', 'Their skill helps to dig.', 'R20', 'mine'),
  {
    key: 'lostSessionProgress',
    words: 'A lost Last Ruin',
    detail: 'Boxes, keywords and experience of a game that all lost.',
    values: [
      { value: 'keep', words: 'Keep' },
      { value: 'discard', words: 'Discard' },
    ],
    default: 'keep',
    ruling: 'R26',
    topic: 'boss',
  },
];

export const CHARACTERS = ['Shardling', 'Rin', 'Eyim', 'Grear', 'Vera', 'Tanian', 'Kikli', 'Riza'] as const;

/** 6.9: bosses by player count. */
export const BOSSES = ['The Ivory Queen', 'The Red King', 'Captain Shreya', 'Zag the Treasure Hunter'] as const;

/** 6.3 */
export function questTokens(players: number, extraStories: boolean): number {
  return extraStories ? 4 * players : 3 * players + 1;
}

export function start(setup: Setup): State | Refusal {
  const mode = modes.find((each) => each.key === setup.mode);
  if (!mode) return impossible('Choose a mode first.');
  const count = setup.seats.length;
  if (!mode.seats.includes(count)) return impossible('Near and Far is for 2 to 4 players.');
  if (!isSeat(setup.first, count)) return impossible('Choose who starts.');
  const key = mode.key as ModeKey;
  const chosen = withDefaults(options, setup.options);
  const carried = parseCarried(setup.carried);
  const kept = carried?.mode === key ? carried : undefined;
  const extraStories = kept ? kept.extraStories : chosen.extraStories === true;
  const players = setup.seats.map(({ name }): Player => {
    const own = kept?.questers.find((each) => each.name === name);
    if (own) return newPlayer(name, own.quester, own.character);
    // p.37: a late joiner of a Campaign has a row of boxes for every game missed.
    const missed = key === 'campaign' ? (kept?.played.length ?? 0) : 0;
    return newPlayer(name, { ...NEW_QUESTER, boxes: BOXES_PER_STAR * missed }, '');
  });
  const map = mapFor(key, Number(chosen.map), kept, players);
  if (typeof map !== 'number') return map;
  return {
    mode: key,
    map,
    side: chosen.townSide === 'day' ? 'day' : 'dusk',
    extraStories,
    longGame: chosen.longGame === true,
    houseRules: withDefaults(houseRules, setup.houseRules),
    stage: 'setup',
    round: 1,
    first: setup.first,
    active: setup.first,
    players,
    turn: NEW_TURN,
    threatDeck: Array.from({ length: 12 }, (_, index) => index + 4),
    bossPool: key === 'campaign' && map === LAST_MAP ? BOSSES.slice(0, count) : [],
    chiefPool: FACTIONS,
    questTokens: questTokens(count, extraStories),
    dug: {},
    routes: { peppers: [], machineParts: [], ichorStone: [], teaLeaves: [] },
    endTriggered: null,
    cards: { ...kept?.cards, ...cardsAtSetup(setup.cards, cardKinds) },
    played: kept?.played ?? [],
    skipped: kept?.skipped ?? [],
    questersBefore: players.map(({ quester }) => quester),
    absent: kept?.questers.filter((each) => !setup.seats.some(({ name }) => name === each.name)) ?? [],
  };
}

/** 4.1 and R53: talents that were bought before the first turn give their food now. */
export function withSessionFood(player: Player): Player {
  const { talents } = player.quester;
  const more = (talents.includes('fishing') ? 1 : 0) + (talents.includes('cooking') ? 2 : 0);
  return more === 0 ? player : { ...player, food: clamp(player.food + more) };
}

function mapFor(
  mode: ModeKey,
  chosen: number,
  carried: Carried | undefined,
  players: readonly Player[],
): number | Refusal {
  if (mode === 'firstAdventure') return 1;
  if (mode === 'campaign') {
    return (
      nextMap(carried?.played ?? [], carried?.skipped ?? []) ?? impossible('This campaign is over: Map 11 is played.')
    );
  }
  if (mode === 'arcade') return chosen;
  if (carried?.played.includes(LAST_MAP)) return impossible('This campaign is over: Map 11 is played.');
  if (chosen === 1) return impossible('Character Mode plays maps 2 to 11.');
  const behind = players.find(({ quester }) => quester.quests < QUESTS_BEFORE_LAST_MAP);
  return chosen === LAST_MAP && behind
    ? impossible(
        `Character Mode plays Map 11 only when all have ${QUESTS_BEFORE_LAST_MAP} quests: ${behind.name} has ${behind.quester.quests}.`,
      )
    : chosen;
}
