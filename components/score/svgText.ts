const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What XML 1.0 can hold; a half of a pair that lost the other is none. */
function isWritable(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return (code < 0xd800 || code > 0xdfff) && code !== 0xfffe && code !== 0xffff;
}

/** Words as they stand in a drawing: whatever a player is called, it never becomes markup. */
export function escaped(words: string): string {
  const letters = [...words].filter((letter) => isWritable(letter.codePointAt(0) ?? 0));
  return letters.map((letter) => ENTITIES[letter] ?? letter).join('');
}

/** How wide words are about, in ems: a drawing does not measure, and must not run over. */
export function widthOf(words: string): number {
  let width = 0;
  for (const letter of words) width += letterWidth(letter);
  return width;
}

function letterWidth(letter: string): number {
  if ((letter.codePointAt(0) ?? 0) >= 0x1100) return 1.05;
  if (/[ilIjtfr.,:;'’!| ]/.test(letter)) return 0.36;
  return /[A-ZmwMW@%&]/.test(letter) ? 0.74 : 0.57;
}

/** As much as fits, with a sign that there was more. */
export function cut(words: string, ems: number): string {
  if (widthOf(words) <= ems) return words;
  const letters = [...words];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`) > ems) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Broken into lines at the blanks; what is more than `most` lines is cut. */
export function wrapped(words: string, ems: number, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= ems) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, most);
  if (lines.length > most) shown[most - 1] = lines.slice(most - 1).join(' ');
  return shown.map((line) => cut(line, ems));
}
