// What needs no browser: the fold, the cost of a tap in the store, the rules search.
import { makeSearch } from '@/components/lookup/search';
import { GAMES } from '@/rules/games';
import { fold } from '@/rules/kernel/fold';
import { shaolia } from '@/rules/shaolia/game';
import { gain, pay, playedLog, playedSession, startState } from './session.mjs';
import { median, p95, sideBySide, timed } from './stats.mjs';

const FOLDED = 10_000;
const TOPICS = 500;
const QUERIES = ['locked space', 'how much gold', 'officers', 'extra dice', 'culture victry', 'palace damage'];

export async function foldRow() {
  const events = playedLog(FOLDED);
  const texts = events.map((event) => JSON.stringify(event));
  const [folds, parses] = await sideBySide(
    15,
    () => timed(2, () => fold(shaolia, startState(), events), { warm: 1 }),
    () => timed(2, () => texts.map((text) => JSON.parse(text)), { warm: 1 }),
  );
  const speed = (samples) => FOLDED / median(samples) / 1000;
  return {
    what: `fold of ${FOLDED} Shaolia lines`,
    figure: speed(folds),
    unit: 'M lines/s',
    baseline: speed(parses),
    baselineIs: 'JSON.parse of the same lines',
  };
}

/** The store's own part of a tap and its transaction, alone in Node. */
export async function storeTapRow() {
  const [long, short] = [await playedSession(5000), await playedSession(50)];
  const tap = async ({ session, writer }, turn) => {
    session.act(turn % 2 ? pay(0) : gain(0));
    await writer.flush();
  };
  const [longs, shorts] = await sideBySide(
    40,
    () => timed(8, (turn) => tap(long, turn), { warm: 2 }),
    // The short one stays short: what was tapped is taken back.
    async () => {
      const samples = await timed(8, (turn) => tap(short, turn), { warm: 2 });
      for (let back = 0; back < 10; back += 1) await short.session.undo();
      await short.writer.flush();
      return samples;
    },
  );
  return {
    what: 'a tap in the store at 5,000 lines',
    figure: median(longs),
    unit: 'ms',
    baseline: median(shorts),
    baselineIs: 'at 50 lines',
    most: { ratio: 1.2 },
  };
}

/** The topics of all games there are, and as many more as five games will have: the same with a word of their own. */
async function manyTopics() {
  const topics = [];
  for (const entry of GAMES) {
    const game = await entry.load();
    for (const topic of await game.topics()) topics.push({ ...topic, id: `${entry.id} ${topic.id}` });
  }
  return Array.from({ length: TOPICS }, (_, index) => {
    const topic = topics[index % topics.length];
    const copy = Math.floor(index / topics.length);
    return copy === 0 ? topic : { ...topic, id: `${topic.id}-${copy}`, words: [...topic.words, `edition${copy}`] };
  });
}

function naiveScan(all) {
  const texts = all.map(({ title, words, answer, details = '' }) =>
    [title, ...words, answer, details].join(' ').toLowerCase(),
  );
  return (query) => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    return all.filter((_, index) => words.every((word) => texts[index].includes(word)));
  };
}

export async function searchRow() {
  const all = await manyTopics();
  const search = makeSearch(all);
  const scan = naiveScan(all);
  const keystrokes = QUERIES.flatMap((query) => Array.from(query, (_, index) => query.slice(0, index + 1)));
  const [searches, scans] = await sideBySide(
    6,
    () => timed(keystrokes.length, (at) => search(keystrokes[at]), { warm: 10 }),
    () => timed(keystrokes.length, (at) => scan(keystrokes[at]), { warm: 10 }),
  );
  return [
    ['median', median],
    ['p95', p95],
  ].map(([name, of]) => ({
    what: `rules search, one keystroke, ${TOPICS} topics, ${name}`,
    figure: of(searches),
    unit: 'ms',
    baseline: of(scans),
    baselineIs: 'plain scan for the words',
    most: { figure: 16 },
  }));
}
