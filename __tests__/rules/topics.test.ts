import type { AnyGame } from '@/rules/kernel/game';
import type { Topic } from '@/rules/kernel/topic';
import { nearAndFar as nearAndFarGame } from '@/rules/near-and-far/game';
import { dungeon as dungeonGame } from '@/rules/dungeon/game';
import { topics as dungeon } from '@/rules/dungeon/topics';
import { topics as nearAndFar } from '@/rules/near-and-far/topics';
import { multiverseWar as multiverseWarGame } from '@/rules/multiverse-war/game';
import { topics as multiverseWar } from '@/rules/multiverse-war/topics';
import { shaolia as shaoliaGame } from '@/rules/shaolia/game';
import { topics as shaolia } from '@/rules/shaolia/topics';
import { worldAdventure as worldAdventureGame } from '@/rules/world-adventure/game';
import { topics as worldAdventure } from '@/rules/world-adventure/topics';
import { lookupQueries as dungeonQueries } from './dungeon/lookup-queries';
import { lookupQueries as multiverseWarQueries } from './multiverse-war/lookup-queries';
import { lookupQueries as nearAndFarQueries } from './near-and-far/lookup-queries';
import { lookupQueries as shaoliaQueries } from './shaolia/lookup-queries';
import { lookupQueries as worldAdventureQueries } from './world-adventure/lookup-queries';

interface Reference {
  readonly game: string;
  readonly topics: readonly Topic[];
  /** How many topics the game's specification lists. */
  readonly count: number;
  readonly phases: readonly string[];
  readonly houseRules: readonly string[];
  /** What a topic's helper may name: the game's panels and tiles. */
  readonly opens: readonly string[];
  readonly queries: readonly (readonly [query: string, topic: string])[];
}

const SHAOLIA_SWITCHES = [
  'orderByHand',
  'lv2DiscardBuilt',
  'forceDice',
  'chooseTokens',
  'gymAnyCard',
  'palaceLifeTokens',
  'unblockUses',
  'swampHire',
  'wonderStartsBuilt',
  'shareFeePerTurn',
  'hireSplit',
  'wonderWin',
];

const SHAOLIA_TILES = [
  'buyLv1',
  'refreshPool',
  'buyExtraDie',
  'buyOfficers',
  'openFront',
  'openBack',
  'beginAction',
  'setRoll',
  'concede',
];

const WORLD_ADVENTURE_SWITCHES = [
  'oneSaleBothRunes',
  'limitBreakGivesBonus',
  'scoutBonus',
  'wantedTiming',
  'shopCooldown',
  'minimumPrice',
  'spillToHero',
  'leadershipReroll',
  'legendariesCoexist',
  'monsterAttackLimit',
  'penaltyAllowsRecover',
  'teamGifts',
];

const WORLD_ADVENTURE_PANELS = [
  'market',
  'stall',
  'workshop',
  'clan',
  'status',
  'powers',
  'gold',
  'attack',
  'guild',
  'wanted',
  'travel',
];

const NEAR_AND_FAR_SWITCHES = [
  'campsOnBoard',
  'repAt2',
  'failedThreat',
  'heartCap',
  'animalAfterRoll',
  'questPayment',
  'twoPlayerHallAlwaysDuel',
  'farmCountsCards',
  'mineCountsWorldCards',
  'lostSessionProgress',
];

const MULTIVERSE_WAR_PANELS = [
  'start',
  'fight',
  'recruit',
  'construct',
  'road',
  'explore',
  'heroes',
  'dial',
  'mines',
  'deals',
  'volley',
  'siege',
  'record',
  'missions',
  'cards',
  'claim',
  'bridges',
  'chances',
  'revenue',
  'setup',
];

const REFERENCES: readonly Reference[] = [
  {
    game: 'shaolia',
    topics: shaolia,
    count: 96,
    phases: ['purchase', 'building', 'action'],
    houseRules: SHAOLIA_SWITCHES,
    opens: ['roll', ...SHAOLIA_TILES],
    queries: shaoliaQueries,
  },
  {
    game: 'world-adventure',
    topics: worldAdventure,
    count: 119,
    phases: ['beginning', 'player', 'npc', 'end'],
    houseRules: WORLD_ADVENTURE_SWITCHES,
    opens: WORLD_ADVENTURE_PANELS,
    queries: worldAdventureQueries,
  },
  {
    game: 'near-and-far',
    topics: nearAndFar,
    count: 199,
    phases: ['setup', 'yourTurn', 'town', 'travel', 'questAndCamp'],
    houseRules: NEAR_AND_FAR_SWITCHES,
    opens: ['trip', 'party', 'cards', 'town', 'fight', 'quest', 'camp', 'above-below'],
    queries: nearAndFarQueries,
  },
  {
    game: 'dungeon',
    topics: dungeon,
    count: 90,
    phases: ['map', 'trap', 'battle', 'rewards', 'shop'],
    houseRules: dungeonGame.houseRules.map(({ key }) => key),
    opens: ['risk', 'special', 'loot', 'items', 'shop', 'values', 'worth', 'tile'],
    queries: dungeonQueries,
  },
  {
    game: 'multiverse-war',
    topics: multiverseWar,
    count: 104,
    phases: ['revenue', 'build', 'action'],
    houseRules: multiverseWarGame.houseRules.map(({ key }) => key),
    opens: MULTIVERSE_WAR_PANELS,
    queries: multiverseWarQueries,
  },
];

/** The longest short answer that still fits the first block of the overlay on a small phone. */
const ANSWER_LIMIT = 320;

const MARKUP = /[<>`*_|{}[\]\\~]|^\s*(#{1,6}|[-+]|\d+\.)\s|&\w+;|\n/;

const bodies = (topic: Topic): readonly string[] =>
  topic.details === undefined ? [topic.answer] : [topic.answer, topic.details];

const repeated = (values: readonly string[]): readonly string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

const idsWhere = (topics: readonly Topic[], wrong: (topic: Topic) => boolean): readonly string[] =>
  topics.filter(wrong).map((topic) => topic.id);

describe.each(REFERENCES)('the rules reference of $game', ({ topics, count, phases, ...more }) => {
  const { houseRules, opens, queries } = more;
  const ids = topics.map((topic) => topic.id);

  it('has every topic of the specification', () => {
    expect(topics).toHaveLength(count);
  });

  it('has an id and a title of its own for each topic', () => {
    expect(repeated(ids)).toEqual([]);
    expect(repeated(topics.map((topic) => topic.title.toLowerCase()))).toEqual([]);
    expect(idsWhere(topics, (topic) => topic.title.trim() === '')).toEqual([]);
  });

  it('spells ids so that they can stand in a link', () => {
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('links only to other topics that exist', () => {
    const broken = topics.flatMap((topic) =>
      (topic.related ?? [])
        .filter((link) => !ids.includes(link) || link === topic.id)
        .map((link) => `${topic.id} → ${link}`),
    );
    expect(broken).toEqual([]);
    expect(idsWhere(topics, (topic) => repeated(topic.related ?? []).length > 0)).toEqual([]);
  });

  it('can reach every topic from another one', () => {
    const linked = new Set(topics.flatMap((topic) => topic.related ?? []));
    expect(ids.filter((id) => !linked.has(id))).toEqual([]);
  });

  it('says where each rule stands', () => {
    expect(idsWhere(topics, (topic) => topic.page.trim() === '')).toEqual([]);
  });

  it('gives at least two search words, none of them blank or double', () => {
    const usable = (topic: Topic) => new Set(topic.words.map((word) => word.trim().toLowerCase()).filter(Boolean)).size;
    expect(idsWhere(topics, (topic) => usable(topic) < 2 || usable(topic) !== topic.words.length)).toEqual([]);
  });

  it('answers shortly, in full sentences', () => {
    expect(idsWhere(topics, (topic) => !/^["A-Z0-9]/.test(topic.answer))).toEqual([]);
    expect(idsWhere(topics, (topic) => bodies(topic).some((body) => !body.endsWith('.')))).toEqual([]);
    expect(idsWhere(topics, (topic) => topic.answer.length > ANSWER_LIMIT)).toEqual([]);
  });

  it('has no empty or untrimmed body', () => {
    expect(idsWhere(topics, (topic) => bodies(topic).some((body) => body === '' || body !== body.trim()))).toEqual([]);
    expect(idsWhere(topics, (topic) => bodies(topic).some((body) => body.includes('  ')))).toEqual([]);
  });

  it('is plain text without markup', () => {
    expect(idsWhere(topics, (topic) => bodies(topic).some((body) => MARKUP.test(body)))).toEqual([]);
  });

  it('names only phases of the game, and has something to say in each', () => {
    const named = new Set(topics.flatMap((topic) => topic.phases ?? []));
    expect([...named].sort()).toEqual([...phases].sort());
  });

  it('has a topic, with its ruling, for every house rule', () => {
    const named = new Set(topics.flatMap((topic) => topic.houseRule ?? []));
    expect([...named].sort()).toEqual([...houseRules].sort());
    expect(idsWhere(topics, (topic) => topic.houseRule !== undefined && topic.ruling === undefined)).toEqual([]);
  });

  it('offers only help that there is, in words', () => {
    const wrong = topics.flatMap(({ id, helper }) =>
      !helper || (helper.words.trim() && [...opens, 'score'].includes(helper.opens)) ? [] : id,
    );
    expect(wrong).toEqual([]);
  });

  it('is asked for by queries that name real topics', () => {
    expect(repeated(queries.map(([query]) => query.toLowerCase()))).toEqual([]);
    expect(queries.filter(([query, id]) => query.trim() === '' || !ids.includes(id))).toEqual([]);
  });
});

const LINKING: readonly AnyGame[] = [shaoliaGame, worldAdventureGame, nearAndFarGame, multiverseWarGame, dungeonGame];

describe.each(LINKING)('what $id links to its rules', (game) => {
  it('leads to a topic, from the set-up, the counters and the cards', async () => {
    const ids = new Set((await game.topics()).map(({ id }) => id));
    const fields = (game.cardKinds ?? []).flatMap((kind) => [...kind.fields]);
    const linked = [...game.modes, ...game.options, ...game.houseRules, ...game.counters, ...fields];
    expect(
      linked.flatMap(({ key, topic }) => (topic === undefined || ids.has(topic) ? [] : `${key}: ${topic}`)),
    ).toEqual([]);
  });

  it('leads from a switch to the topic that names it', async () => {
    const topics = await game.topics();
    const wrong = game.houseRules.filter(
      ({ key, topic }) => topic !== undefined && !topics.some(({ id, houseRule }) => id === topic && houseRule === key),
    );
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });
});
