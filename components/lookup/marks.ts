import { foldSpelling } from '@/rules/kernel/spelling';

export interface Part {
  readonly text: string;
  readonly hit: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}'’‘ʼ`´]+/gu;

/** Cuts a text at the words that answer a query: `marked('Pay 1 gold.', ['gold'])` is "Pay 1 ", **"gold"**, ".". */
export function marked(text: string, terms: readonly string[]): readonly Part[] {
  if (terms.length === 0) return [{ text, hit: false }];
  const wanted = new Set(terms);
  const parts: Part[] = [];
  let done = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!wanted.has(foldSpelling(word))) continue;
    if (index > done) parts.push({ text: text.slice(done, index), hit: false });
    parts.push({ text: word, hit: true });
    done = index + word.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done), hit: false });
  return parts;
}
