import { foldedWords } from '@/rules/kernel/spelling';
import { phasesOf, rightNow } from '@/components/lookup/rightNow';
import { makeSearch } from '@/components/lookup/search';
import type { Topic } from '@/rules/kernel/topic';
import { topics as dungeon } from '@/rules/dungeon/topics';
import { topics as multiverseWar } from '@/rules/multiverse-war/topics';
import { topics as nearAndFar } from '@/rules/near-and-far/topics';
import { PHASES } from '@/rules/shaolia/flow';
import { topics as shaolia } from '@/rules/shaolia/topics';
import { topics as worldAdventure } from '@/rules/world-adventure/topics';
import { lookupQueries as dungeonQueries } from './dungeon/lookup-queries';
import { lookupQueries as multiverseWarQueries } from './multiverse-war/lookup-queries';
import { lookupQueries as nearAndFarQueries } from './near-and-far/lookup-queries';
import { lookupQueries as shaoliaQueries } from './shaolia/lookup-queries';
import { lookupQueries as worldAdventureQueries } from './world-adventure/lookup-queries';

type Asked = readonly (readonly [query: string, topic: string])[];

/** Asked by someone who had not read the topics' search words. */
const SHAOLIA_ASKED_BY_OTHERS: Asked = [
  ['how many dice do I roll?', 'action-phase'],
  ['when does the game end', 'how-to-win'],
  ['18 culture', 'culture-victory'],
  ['culure', 'culture-victory'],
  ['destroy palace', 'palace-destruction'],
  ['tie', 'how-to-win'],
  ['what does the mine do', 'mine'],
  ['mercenery', 'hire-mercenary-assassin'],
  ['can I save dice for next round', 'unused-dice'],
  ['build cost', 'building-cost'],
  ['demolish own card', 'demolish'],
  ['who goes first', 'first-player-marker'],
  ['attack range', 'targeting'],
  ['max gold', 'gold'],
  ['steal gold', 'loot'],
  ['sharing minerals with partner', 'sharing-resources'],
  ['does the wall block all damage', 'wall'],
  ['can I use officers on a combo', 'officers'],
  ['shuffle', 'deck-runs-out'],
  ['what happens to destroyed cards', 'destroyed-or-demolished-cards'],
  ['LVL2', 'buy-lv2-card'],
  ['charcter', 'character-cards'],
  ['damge', 'damage-counters'],
  ['teamate', 'sharing-resources'],
  ['#3', '3-overwhelming-power'],
];

const REFERENCES: readonly { game: string; topics: readonly Topic[]; queries: Asked }[] = [
  { game: 'shaolia', topics: shaolia, queries: [...shaoliaQueries, ...SHAOLIA_ASKED_BY_OTHERS] },
  { game: 'world-adventure', topics: worldAdventure, queries: worldAdventureQueries },
  { game: 'near-and-far', topics: nearAndFar, queries: nearAndFarQueries },
  { game: 'dungeon', topics: dungeon, queries: dungeonQueries },
  { game: 'multiverse-war', topics: multiverseWar, queries: multiverseWarQueries },
];

const FIRST = 3;
const SHARE = 0.95;

const topic = (id: string, more: Partial<Topic> = {}): Topic => ({
  id,
  title: id,
  words: [],
  page: 'p1',
  answer: '',
  ...more,
});

const idsOf = (results: readonly { topic: Topic }[]) => results.map((result) => result.topic.id);

describe.each(REFERENCES)('looking up the rules of $game', ({ topics, queries }) => {
  const search = makeSearch(topics);
  const missed = (phase?: string) =>
    queries.flatMap(([query, id]) => {
      const found = idsOf(search(query, { phase, limit: FIRST }));
      return found.includes(id) ? [] : [`"${query}" finds ${found.join(', ') || 'nothing'}, not ${id}`];
    });
  const phases = [...new Set(topics.flatMap((each) => each.phases ?? []))];

  it.each([undefined, ...phases])('has 95 %% of the answers among the first three (phase: %s)', (phase) => {
    const misses = missed(phase);
    const allowed = Math.floor(queries.length * (1 - SHARE));
    // The misses stand in the message, not only their number.
    expect(misses.length > allowed ? misses : []).toEqual([]);
  });

  it('finds every topic first by its own title', () => {
    const wrong = topics.filter(({ id, title }) => idsOf(search(title, { limit: 1 }))[0] !== id);
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('finds what a plain reading of titles and search words finds', () => {
    const naive = naiveSearch(topics);
    const lost = queries.flatMap(([query]) => {
      const found = new Set(idsOf(search(query)));
      return naive(query)
        .filter(({ id }) => !found.has(id))
        .map(({ id }) => `${query}: ${id}`);
    });
    expect(lost).toEqual([]);
  });

  it('answers at every letter typed on the way, without throwing', () => {
    const some = queries.filter((_, index) => index % 4 === 0);
    for (const [query] of some) {
      for (let end = 1; end <= query.length; end += 1) expect(Array.isArray(search(query.slice(0, end)))).toBe(true);
    }
  });
});

describe('what is typed', () => {
  const search = makeSearch([
    topic('cafe', { title: 'Café', answer: 'A teammate’s hand.' }),
    topic('six', { title: 'Sixes', words: ['6 to 1'] }),
    topic('eight', { title: 'Eights', words: ['8 to 1'] }),
    topic('mode', { title: '#3 Overwhelming power' }),
  ]);

  it.each([
    ['cafe', ['cafe']],
    ['CAFÉ', ['cafe']],
    ["teammate's", ['cafe']],
    ['teammates', ['cafe']],
    ['6', ['six']],
    ['8?', ['eight']],
    ['#3', ['mode']],
    ['overwelming', ['mode']],
    ['zebra', []],
    ['', []],
    ['   ', []],
    ['?!…', []],
    ['🐉🎲', []],
    ['\u0000', []],
    ['(((*+\\', []],
  ])('%j finds %j', (query, ids) => {
    expect(idsOf(search(query))).toEqual(ids);
  });

  it('may be very long', () => {
    expect(search('x'.repeat(500))).toEqual([]);
    expect(idsOf(search('cafe '.repeat(100)))).toEqual(['cafe']);
    expect(search('🐉 '.repeat(250))).toEqual([]);
  });

  it('may be nothing but small words', () => {
    const small = makeSearch([topic('how', { title: 'Who are you' })]);
    expect(idsOf(small('who are'))).toEqual(['how']);
  });
});

describe('the order of what is found', () => {
  const plain = topic('a', { title: 'Gold in the mine', phases: ['action'] });
  const other = topic('b', { title: 'Gold in the bank', phases: ['purchase'] });
  const inText = topic('c', { title: 'Loot', answer: 'You take one gold.' });
  const search = makeSearch([inText, plain, other]);

  it('puts titles before text', () => {
    expect(idsOf(search('gold')).at(-1)).toBe('c');
  });

  it('lets the phase on the table decide between equals', () => {
    expect(idsOf(search('gold', { phase: 'action' }))).toEqual(['a', 'b', 'c']);
    expect(idsOf(search('gold', { phase: 'purchase' }))).toEqual(['b', 'a', 'c']);
  });

  it('puts topics with every word before those with some', () => {
    expect(idsOf(search('gold bank')).slice(0, 2)).toEqual(['b', 'a']);
    expect(idsOf(search('gold zebra')).sort()).toEqual(['a', 'b', 'c']);
  });

  it('does not let a topic that has all the words in passing hide the one that is asked for', () => {
    const passing = ['x', 'y', 'z'].map((id) =>
      topic(id, { title: `Other ${id}`, details: 'A bank may fight for gold.' }),
    );
    const asked = makeSearch([...passing, topic('bank', { title: 'Bank', words: ['money'] })]);
    expect(idsOf(asked('can i fight the bank'))[0]).toBe('bank');
  });

  it('stops at the limit', () => {
    expect(search('gold', { limit: 2 })).toHaveLength(2);
  });

  it('names the words to mark, as the topic has them', () => {
    expect(search('golt')[0]?.terms).toEqual(['gold']);
  });
});

describe('right now', () => {
  const topics = [
    topic('end'),
    topic('sell', { phases: ['trade', 'build'] }),
    topic('build', { phases: ['build'], related: ['end'] }),
    topic('wall', { phases: ['build'], related: ['sell', 'build'] }),
  ];
  const now = (phase?: string, touched?: string) => rightNow(topics, { phase, touched }).map(({ id }) => id);

  it('begins with what was touched and its neighbours, then the phase', () => {
    expect(now('build', 'wall')).toEqual(['wall', 'sell', 'build']);
    expect(now('trade', 'build')).toEqual(['build', 'end', 'sell']);
  });

  it('shows topics that belong to the phase first of all before those it shares', () => {
    expect(now('build')).toEqual(['build', 'wall', 'sell']);
    expect(now('trade')).toEqual(['sell']);
  });

  it('begins with the topic of the phase itself', () => {
    for (const phase of PHASES) expect(rightNow(shaolia, { phase })[0]?.id).toBe(`${phase}-phase`);
  });

  it('knows the order of play', () => {
    expect(phasesOf(shaolia)).toEqual(PHASES);
  });

  it('is empty where nothing is known', () => {
    expect(now()).toEqual([]);
    expect(now('dusk', 'nothing')).toEqual([]);
  });
});

/** Reads every title and search word for every query: the twin that cannot be wrong, only slow and strict. */
function naiveSearch(topics: readonly Topic[]) {
  return (query: string): readonly Topic[] => {
    const asked = foldedWords(query);
    return topics.filter(({ title, words }) => {
      const own = foldedWords([title, ...words].join(' '));
      return asked.length > 0 && asked.every((word) => own.includes(word));
    });
  };
}

describe('five hundred topics', () => {
  const many = Array.from({ length: 500 }, (_, index) => {
    const base = shaolia[index % shaolia.length]!;
    const other = shaolia[(index * 7 + 3) % shaolia.length]!;
    return { ...base, id: `t${index}`, title: `${base.title} ${index}`, words: other.words };
  });
  const search = makeSearch(many);
  const naive = naiveSearch(many);

  it('are searched as well as ninety, and the time is told', () => {
    const typed = shaoliaQueries.slice(0, 20).flatMap(([query]) => [...query].map((_, end) => query.slice(0, end + 1)));
    const timed = (run: (query: string) => unknown) => {
      const each = typed.map((query) => {
        const start = performance.now();
        run(query);
        return performance.now() - start;
      });
      const mean = each.reduce((sum, ms) => sum + ms, 0) / each.length;
      return `${mean.toFixed(2)} ms a keystroke, at most ${Math.max(...each).toFixed(1)} ms`;
    };
    const told = `index ${timed((query) => search(query, { limit: 20 }))}; plain reading ${timed(naive)}`;
    process.stdout.write(`500 topics, ${typed.length} keystrokes: ${told}\n`);
    for (const index of [0, 123, 499]) {
      expect(idsOf(search(many[index]!.title, { limit: 1 }))).toEqual([`t${index}`]);
    }
  });
});
