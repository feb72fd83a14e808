import type { CardField, CardKind, CardValues } from '@/rules/kernel/card-kind';
import { wordsOfKey } from '@/rules/kernel/card-words';
import { NO_CAP } from '@/rules/kernel/counter';
import type { Value } from '@/rules/kernel/setup';

const LEAST = -99;
const LONGEST_TEXT = 200;

/** A kind that no game declares, as its cards show it. Where they disagree the first card counts. */
export function genericKind(key: string, cards: readonly { readonly values: CardValues }[]): CardKind {
  const found = new Map<string, Value | null>();
  for (const { values } of cards) {
    for (const [field, value] of Object.entries(values)) found.set(field, found.get(field) ?? value);
  }
  const words = wordsOfKey(key);
  return {
    key,
    words: { one: words, many: words },
    fields: Array.from(found, ([field, value]) => fieldOf(field, value)),
  };
}

function fieldOf(key: string, value: Value | null): CardField {
  const common = { key, words: wordsOfKey(key) || key, optional: true };
  if (typeof value === 'boolean') return { type: 'flag', ...common };
  if (typeof value !== 'number') return { type: 'text', max: Math.max(LONGEST_TEXT, value?.length ?? 0), ...common };
  return { type: 'number', min: Math.min(LEAST, value), max: Math.max(NO_CAP, value), ...common };
}
