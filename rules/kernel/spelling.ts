const APOSTROPHES = /['’‘ʼ`´]/g;
const ACCENTS = /[\u0300-\u036f]/g;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/** One spelling for what is typed and what is written: small letters, no accents, no apostrophes. */
export function foldSpelling(text: string): string {
  return text.normalize('NFKD').replace(ACCENTS, '').replace(APOSTROPHES, '').toLowerCase();
}

/** `foldedWords("The Wall's #3!")` is `['the', 'walls', '3']`. */
export function foldedWords(text: string): string[] {
  return foldSpelling(text).split(BETWEEN_WORDS).filter(Boolean);
}
