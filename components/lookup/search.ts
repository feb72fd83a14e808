import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';

import { finish, type Work } from '@/rules/dice/sliced';
import { foldedWords } from '@/rules/kernel/spelling';
import type { Topic } from '@/rules/kernel/topic';

export interface Result {
  readonly topic: Topic;
  /** The folded words of the topic that answer the query, to be marked where they stand. */
  readonly terms: readonly string[];
  /** How well it answers, to be compared within one search only. */
  readonly score: number;
}

export interface SearchIn {
  /** The phase the table is in: its topics come a little earlier. */
  readonly phase?: string;
  readonly limit?: number;
}

export type Search = (query: string, options?: SearchIn) => readonly Result[];

/** Nobody's question is longer, and every further word costs time. */
const MOST_WORDS = 12;
const NOW_BOOST = 1.15;
/** Of the topics that lack a word others have, only those not far behind the best of them. */
const NEAR_ENOUGH = 0.25;

/** Words that every question has and no answer turns on. */
const FILLERS = new Set(
  'a all an and are at be by can could did do does for from get happen happens has have how i if in is it its me my of on or our shall should the their then there this to us was we what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** The words that tell what is asked; all of them if there are only fillers. */
function askedWords(query: string): string[] {
  const words = foldedWords(query);
  const telling = words.filter((word) => !FILLERS.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
}

const isNumber = (word: string) => /^\p{N}+$/u.test(word);

/** How many letters may be wrong. A number is never mistyped: 6 is not 8. */
function slips(word: string): number | false {
  if (isNumber(word) || word.length < 4) return false;
  return word.length < 6 ? 1 : 2;
}

const OPTIONS: SearchOptions = {
  tokenize: askedWords,
  boost: { title: 4, words: 3, answer: 1, details: 0.6 },
  prefix: (word) => word.length > 1 && !isNumber(word),
  fuzzy: slips,
  combineWith: 'OR',
  weights: { prefix: 0.6, fuzzy: 0.35 },
};

/** Whoever types a title, or its beginning, means that topic. */
function titleBoost(title: string, asked: string): number {
  if (title === asked) return 3;
  return title.startsWith(asked) ? 1.5 : 1;
}

/** A sentence has words no topic has: the more of them a topic has the earlier it comes, but none is a must. */
function worthShowing(hits: readonly SearchResult[]): readonly SearchResult[] {
  const most = Math.max(0, ...hits.map(({ queryTerms }) => queryTerms.length));
  const lacking = hits.filter(({ queryTerms }) => queryTerms.length < most);
  const least = (lacking[0]?.score ?? 0) * NEAR_ENOUGH;
  return hits.filter(({ queryTerms, score }) => queryTerms.length === most || score >= least);
}

/** Reads the topics once; every search after it takes about a millisecond. */
export function makeSearch(topics: readonly Topic[]): Search {
  return finish(readingTopics(topics));
}

/** `makeSearch`, in slices: reading all topics takes longer than a frame. */
export function* readingTopics(topics: readonly Topic[]): Work<Search> {
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  const index = new MiniSearch<Topic>({
    fields: ['title', 'words', 'answer', 'details'],
    extractField: (topic, field) => {
      if (field === 'words') return topic.words.join(' ');
      return field === 'id' || field === 'title' || field === 'answer' ? topic[field] : (topic.details ?? '');
    },
    tokenize: foldedWords,
    processTerm: (word) => word,
  });
  const titles = new Map<string, string>();
  for (const topic of topics) {
    index.add(topic);
    titles.set(topic.id, foldedWords(topic.title).join(' '));
    yield { done: titles.size, of: topics.length };
  }

  return (query, { phase, limit = topics.length } = {}) => {
    const asked = foldedWords(query).join(' ');
    const boostDocument = (id: string) => {
      const now = phase && byId.get(id)?.phases?.includes(phase) ? NOW_BOOST : 1;
      return now * titleBoost(titles.get(id) ?? '', asked);
    };
    const hits = worthShowing(index.search(query, { ...OPTIONS, boostDocument }));
    return hits.slice(0, limit).flatMap(({ id, terms, score }) => {
      const topic = byId.get(id);
      return topic ? [{ topic, terms, score }] : [];
    });
  };
}
