import type { Topic } from '@/rules/kernel/topic';

const topic = (id: string, title: string, answer: string, opens: string, words: string): Topic => ({
  id,
  title,
  words: [id, title.toLowerCase()],
  page: 'p1',
  answer,
  helper: { words, opens },
});

/** The rules of Pebbles that something at the table helps with: a tile, a panel, the score. */
export const toyTopics: readonly Topic[] = [
  topic('taking', 'Taking pebbles', 'Up to three a turn.', 'take', 'Take one pebble'),
  topic('duels', 'Duels', 'Two wins are a win.', 'duel', 'Throw in the duel'),
  topic('counting', 'Counting', 'Pebbles, shells, cards and bags.', 'score', 'See the score'),
  { id: 'shells', title: 'Shells', words: ['string', 'pearl'], page: 'p2', answer: 'Two points each.' },
];
