import { type Chance, isCertain, isImpossible, roundedTo } from './percent';

/**
 * A chance in plain words, by its whole percent. "cannot happen" and "certain" are kept for what is exactly so.
 *
 *     oddsWords(0)       // → "cannot happen"
 *     oddsWords(1/36)    // → "a long shot"
 *     oddsWords(1/6)     // → "about 2 in 10"
 *     oddsWords(91/216)  // → "less than even"
 *     oddsWords(1/2)     // → "a coin flip"
 *     oddsWords(215/216) // → "almost sure"
 */
export function oddsWords(chance: Chance): string {
  if (isImpossible(chance)) return 'cannot happen';
  if (isCertain(chance)) return 'certain';
  const percent = roundedTo(chance, 100);
  if (percent < 10) return 'a long shot';
  if (percent > 90) return 'almost sure';
  if (percent < 30 || percent >= 70) return `about ${Math.round(percent / 10)} in 10`;
  if (percent < 45) return 'less than even';
  return percent <= 55 ? 'a coin flip' : 'better than even';
}

/**
 * How much better than expected dice came, in standard deviations, told as luck.
 *
 *     luckWords(0.2)   // → "as expected"
 *     luckWords(-2.3)  // → "very unlucky"
 */
export function luckWords(z: number): string {
  const size = Math.abs(z);
  if (!(size >= 0.5)) return 'as expected';
  const lucky = z > 0 ? 'lucky' : 'unlucky';
  if (size < 1) return `a little ${lucky}`;
  if (size < 2) return lucky;
  return size < 3 ? `very ${lucky}` : `extremely ${lucky}`;
}
