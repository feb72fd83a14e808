export const LONGEST_CARD_NAME = 60;

/** Text as it will be shown: no line breaks, no invisible controls, no halves of characters, single spaces. */
export function plainText(text: string): string {
  return (
    text
      // Joiners stay: emoji and some scripts are written with them.
      .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Two names with the same key are one card: small and capital letters and spaces make no difference. */
export function cardNameKey(name: string): string {
  return plainText(name).normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}

/** What is wrong with a card's name, in words. */
export function cardNameProblem(name: string): string | undefined {
  const plain = plainText(name);
  // Joiners alone would be a name nobody can see.
  if (plain.replace(/\p{Cf}|\s/gu, '') === '') return 'Name the card first.';
  return tooLong('The name', plain, LONGEST_CARD_NAME);
}

/** What is wrong with a text of more letters than there is room for. */
export function tooLong(what: string, text: string, most: number): string | undefined {
  const long = Array.from(text).length;
  return long > most ? `${what} has at most ${most} letters; this one has ${long}.` : undefined;
}
