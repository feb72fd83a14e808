import { boundWords } from '@/components/shaolia/planWords';
import type { Answer } from '@/rules/shaolia/plan/answer';

const plan = (value: number): Answer['plans'] => [
  {
    steps: [],
    value,
    wins: false,
    end: {
      dice: [],
      officers: 0,
      gold: 0,
      minerals: 0,
      culture: 0,
      used: 0,
      blocked: [],
      tokens: [],
      loose: 0,
      lives: [],
    },
  },
];
const answer = (change: Partial<Answer>): Answer => ({
  plans: plan(5),
  whole: false,
  most: 9,
  objective: { for: 'gold' },
  winTried: true,
  ...change,
});

test.each<[string, Answer, string]>([
  [
    'something better may be left',
    answer({}),
    'Too many trades to try them all: the best of those tried. No plan brings more than 9 gold.',
  ],
  ['nothing better is left', answer({ most: 5 }), 'Too many trades to try them all, but no plan brings more.'],
  [
    'only the win is open',
    answer({ whole: true, most: 5, winTried: false }),
    'Too many trades to try every way to win: there may be one.',
  ],
])('a search cut short, told: %s', (_, given, words) => {
  expect(boundWords(given)).toBe(words);
});
