import { plainText } from '@/rules/kernel/card-name';
import { foldSpelling } from '@/rules/kernel/spelling';

/** All the search looks at. */
export interface Named {
  readonly name: string;
  readonly changedAt: number;
}

/** How well a name answers, best first. */
const EXACT = 0;
const NAME_START = 1;
const WORD_START = 2;
const INSIDE = 3;
const MISTYPED = 4;

interface Match {
  readonly tier: number;
  /** Letters that had to be forgiven. */
  readonly slips: number;
}

/**
 * Search as you type: names that begin so, then names with words that begin so, then with the letters inside, then
 * mistyped ones. Among equals the card changed last comes first. Nothing typed is everything.
 */
export function searchCards<C extends Named>(cards: readonly C[], query: string): readonly C[] {
  const asked = foldSpelling(plainText(query));
  const words = wordsOf(asked);
  return cards
    .flatMap((card) => {
      const match =
        asked === '' ? { tier: EXACT, slips: 0 } : matchOf(foldSpelling(plainText(card.name)), asked, words);
      return match ? [{ card, ...match }] : [];
    })
    .sort(
      (a, b) =>
        a.tier - b.tier ||
        a.slips - b.slips ||
        b.card.changedAt - a.card.changedAt ||
        a.card.name.localeCompare(b.card.name),
    )
    .map(({ card }) => card);
}

/** Symbols stay, so that an emoji is found too. */
const wordsOf = (folded: string) => folded.split(/[\s\p{P}]+/u).filter(Boolean);

function matchOf(name: string, asked: string, askedWords: readonly string[]): Match | undefined {
  if (name === asked) return { tier: EXACT, slips: 0 };
  if (name.startsWith(asked)) return { tier: NAME_START, slips: 0 };
  if (askedWords.length === 0) return name.includes(asked) ? { tier: INSIDE, slips: 0 } : undefined;
  const words = wordsOf(name);
  let tier = WORD_START;
  let slips = 0;
  for (const word of askedWords) {
    const best = bestOf(words.map((each) => wordMatch(each, word)));
    if (!best) return undefined;
    tier = Math.max(tier, best.tier);
    slips += best.slips;
  }
  return { tier, slips };
}

function bestOf(matches: readonly (Match | undefined)[]): Match | undefined {
  let best: Match | undefined;
  for (const match of matches) {
    if (match && (!best || match.tier < best.tier || (match.tier === best.tier && match.slips < best.slips))) {
      best = match;
    }
  }
  return best;
}

function wordMatch(word: string, asked: string): Match | undefined {
  if (word.startsWith(asked)) return { tier: WORD_START, slips: 0 };
  if (word.includes(asked)) return { tier: INSIDE, slips: 0 };
  const allowed = slipsAllowed(asked);
  if (allowed === 0) return undefined;
  const slips = slipsToPrefix(asked, word);
  return slips <= allowed ? { tier: MISTYPED, slips } : undefined;
}

/** A number is never mistyped: 6 is not 8. */
function slipsAllowed(asked: string): number {
  if (/\p{N}/u.test(asked) || asked.length < 3) return 0;
  return asked.length < 6 ? 1 : 2;
}

/**
 * The fewest letters added, left out, mistaken or swapped with their neighbour that turn `asked` into a beginning of
 * `word`: "frm" is one from "farm", "liba" is one from "library".
 */
export function slipsToPrefix(asked: string, word: string): number {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= asked.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= word.length; j += 1) {
      const same = asked[i - 1] === word[j - 1];
      const swapped = i > 1 && j > 1 && asked[i - 1] === word[j - 2] && asked[i - 2] === word[j - 1];
      row.push(
        Math.min(
          at(last, j) + 1,
          at(row, j - 1) + 1,
          at(last, j - 1) + (same ? 0 : 1),
          swapped ? at(before, j - 2) + 1 : Infinity,
        ),
      );
    }
    before = last;
    last = row;
  }
  return Math.min(...last);
}

const at = (row: readonly number[], index: number) => row[index] ?? Infinity;
