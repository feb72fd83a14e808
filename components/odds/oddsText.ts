import { type Fraction, inFull, minus, ONE, plus, toText, ZERO } from '@/rules/dice/fraction';
import { type Chance, chanceNumber, isImpossible, percentText } from '@/rules/dice/percent';
import { oddsWords } from '@/rules/dice/words';

/** A way it can go, with its own piece of the bar. */
export interface OddsPart {
  readonly chance: Chance;
  /** "win next attack": named under the bar. */
  readonly words?: string;
}

const isExact = (chance: Chance): chance is Fraction => typeof chance !== 'number';

/** All parts together: a fraction as long as every part is one. */
export function together(parts: readonly OddsPart[]): Chance {
  const chances = parts.map(({ chance }) => chance);
  return chances.every(isExact)
    ? chances.reduce(plus, ZERO)
    : chances.reduce((sum: number, chance) => sum + chanceNumber(chance), 0);
}

/** What a chance leaves. */
export function theRest(chance: Chance): Chance {
  return isExact(chance) ? minus(ONE, chance) : 1 - chanceNumber(chance);
}

export interface PercentPieces {
  /** "under" or "over", where the number is only a bound. */
  readonly bound: string;
  readonly number: string;
}

/** The headline apart from its sign, since the number is set larger. */
export function percentPieces(chance: Chance): PercentPieces {
  const words = percentText(chance).split(' ');
  return { bound: words.length > 2 ? (words[0] ?? '') : '', number: words.at(-2) ?? '' };
}

const spoken = (text: string) => text.replace(' %', ' percent').replace('/', ' out of ');

/** Six decimals that are all zeros or all nines tell nothing. */
const TELLS_NOTHING = /^(0\.0+|100\.0+) %$/;

/**
 * What a press on the percent shows: the fraction, or more decimals where it is long.
 *
 *     exactText(91/216) // → "91/216"
 *     exactText(1/6²⁰)  // → "1/3656158440062976", for six decimals would be zeros
 */
export function exactText(chance: Chance): string {
  if (!isExact(chance)) return `${(chanceNumber(chance) * 100).toFixed(6)} %`;
  const text = inFull(chance);
  return TELLS_NOTHING.test(text) ? toText(chance) : text;
}

export interface Question {
  /** "to win" */
  readonly aim?: string;
  /** "If you keep fighting" */
  readonly lead?: string;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** "About 8 in 10 to win" */
export function shownWords(chance: Chance, { aim }: Question): string {
  const words = capital(oddsWords(chance));
  return aim === undefined || isImpossible(chance) ? words : `${words} ${aim}`;
}

/** "78 percent to win, about 8 in 10" */
export function spokenOdds(chance: Chance, { aim, lead }: Question, exact = false): string {
  const odds = `${spoken(percentText(chance))}${aim === undefined ? '' : ` ${aim}`}, ${oddsWords(chance)}`;
  const full = exact ? `, exactly ${spoken(exactText(chance))}` : '';
  return `${lead === undefined ? '' : `${lead}: `}${odds}${full}`;
}
