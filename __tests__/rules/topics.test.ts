import type { Topic } from '@/rules/kernel/topic';
import { topics as shaolia } from '@/rules/shaolia/topics';
import { lookupQueries as shaoliaQueries } from './shaolia/lookup-queries';

interface Reference {
  readonly game: string;
  readonly topics: readonly Topic[];
  /** How many topics the game's specification lists. */
  readonly count: number;
  readonly phases: readonly string[];
  readonly houseRules: readonly string[];
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

const REFERENCES: readonly Reference[] = [
  {
    game: 'shaolia',
    topics: shaolia,
    count: 96,
    phases: ['purchase', 'building', 'action'],
    houseRules: SHAOLIA_SWITCHES,
    queries: shaoliaQueries,
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

describe.each(REFERENCES)('the rules reference of $game', ({ topics, count, phases, houseRules, queries }) => {
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

  it('is asked for by queries that name real topics', () => {
    expect(repeated(queries.map(([query]) => query.toLowerCase()))).toEqual([]);
    expect(queries.filter(([query, id]) => query.trim() === '' || !ids.includes(id))).toEqual([]);
  });
});
