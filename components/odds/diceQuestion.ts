import { chance, type Distribution } from '@/rules/dice/distribution';
import { pool } from '@/rules/dice/die';
import type { Fraction } from '@/rules/dice/fraction';
import { namedFaces } from '@/rules/dice/namedFaces';
import { keepBest, successes, sumOf } from '@/rules/dice/pool';
import { impossible, isRefusal, type Refusal } from '@/rules/kernel/refusal';

export const MOST_DICE = 20;

export type What = 'sum' | 'hits' | 'best' | 'faces';

/** A question to the dice; what the other kinds ask for is kept while one of them is looked at. */
export interface DiceQuestion {
  readonly dice: number;
  readonly sides: 6 | 10;
  readonly what: What;
  /** The sum is at least this. */
  readonly least: number;
  /** At least so many dice … */
  readonly hits: number;
  /** … show this or more; the best die too. */
  readonly face: number;
  readonly faces: readonly number[];
}

export const FIRST_QUESTION: DiceQuestion = {
  dice: 2,
  sides: 6,
  what: 'sum',
  least: 7,
  hits: 1,
  face: 6,
  faces: [],
};

export interface DiceAnswer {
  readonly chance: Fraction;
  readonly spread: Distribution;
  readonly holds: (outcome: number) => boolean;
  /** "At least one 6 among 3 dice" */
  readonly words: string;
  /** What the bars show: "Sum of 3 dice", and what one outcome is called. */
  readonly title: string;
  readonly outcome: string;
}

const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** The question after a change, with what no longer fits brought back into its range. */
export function fitted(question: DiceQuestion): DiceQuestion {
  const { dice, sides } = question;
  if (cannotRoll(dice)) return question;
  return {
    ...question,
    least: within(question.least, dice, dice * sides),
    hits: within(question.hits, 1, dice),
    face: within(question.face, 2, sides),
    faces: question.faces.filter((face) => face <= sides).slice(0, dice),
  };
}

/** The first question: what a link asks for, and else something worth asking about its dice. */
export function firstQuestion(asked: Partial<DiceQuestion> = {}): DiceQuestion {
  const { dice, sides } = { ...FIRST_QUESTION, ...asked };
  return fitted({ ...FIRST_QUESTION, least: Math.ceil((dice * (sides + 1)) / 2), face: sides, ...asked });
}

/** Why so many dice are not rolled at once. */
export function cannotRoll(dice: number): Refusal | undefined {
  if (!Number.isInteger(dice)) return impossible('Dice are counted in whole numbers.');
  if (dice < 1) return impossible('There are no odds without dice: take at least 1.');
  return dice > MOST_DICE ? impossible(`${dice} dice are too many: ${MOST_DICE} at most.`) : undefined;
}

const diceWords = (dice: number) => (dice === 1 ? '1 die' : `${dice} dice`);
const listed = (faces: readonly number[]) =>
  faces.length < 2 ? faces.join() : `${faces.slice(0, -1).join(', ')} and ${faces.at(-1)}`;

/** The exact answer, or why there is none. */
export function answerTo(question: DiceQuestion): DiceAnswer | Refusal {
  const dice = cannotRoll(question.dice) ?? pool(question.dice, question.sides);
  if (isRefusal(dice)) return dice;
  const thrown = diceWords(question.dice);
  const { sides, least, hits, face, faces } = question;
  const single = question.dice === 1;
  const top = face === sides ? `${face}` : `${face} or more`;

  switch (question.what) {
    case 'sum':
      return answer(sumOf(dice), (sum) => sum >= least, {
        words: `${thrown} ${single ? 'shows' : 'add up to'} ${least}${least === question.dice * sides ? '' : ' or more'}`,
        title: single ? 'Face of 1 die' : `Sum of ${thrown}`,
        outcome: 'Sum',
      });
    case 'hits':
      return answer(
        successes(dice, (each) => each >= face),
        (count) => count >= hits,
        {
          words: single
            ? `1 die shows ${top}`
            : `At least ${hits} of ${thrown} ${hits === 1 ? 'shows' : 'show'} ${top}`,
          title: `Dice showing ${top}`,
          outcome: 'Dice',
        },
      );
    case 'best': {
      const best = keepBest(dice, 1);
      if (isRefusal(best)) return best;
      return answer(best, (shown) => shown >= face, {
        words: single ? `1 die shows ${top}` : `The best of ${thrown} shows ${top}`,
        title: `Best of ${thrown}`,
        outcome: 'Best die',
      });
    }
    case 'faces': {
      if (faces.length === 0) return impossible('Tap the faces you hope for.');
      const named = namedFaces(question.dice, sides, faces);
      if (isRefusal(named)) return named;
      const all = faces.length === question.dice;
      return answer(named, (found) => found === faces.length, {
        words: all ? `${thrown} ${single ? 'shows' : 'show'} ${listed(faces)}` : `${listed(faces)} among ${thrown}`,
        title: 'How many of these faces come',
        outcome: 'Faces',
      });
    }
  }
}

function answer(
  spread: Distribution,
  holds: (outcome: number) => boolean,
  said: Pick<DiceAnswer, 'words' | 'title' | 'outcome'>,
): DiceAnswer {
  return { chance: chance(spread, holds), spread, holds, ...said };
}
