import { type CardField, type CardKind, type CardValues, chosenOf } from './card-kind';
import type { Value } from './setup';

/** "goldCost" and "gold-cost" read "gold cost". */
export function wordsOfKey(key: string): string {
  return key
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/[-_\s]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** "life 2, cost 3 gold, die not typed yet": the values in one line. A value left out for good is not told. */
export function cardWords(kind: CardKind, values: CardValues): string {
  return kind.fields
    .flatMap((field) => {
      const words = valueWords(field, values[field.key] ?? null);
      return words === undefined ? [] : [words];
    })
    .join(', ');
}

function valueWords(field: CardField, value: Value | null): string | undefined {
  if (value === null) return field.optional ? undefined : `${field.words} not typed yet`;
  if (typeof value === 'boolean') return value ? field.words : `no ${field.words}`;
  if (field.type === 'choice') {
    return `${field.words} ${field.values.find((each) => each.value === value)?.words ?? value}`;
  }
  if (field.type === 'several') {
    const chosen = chosenOf(value).map((key) => field.values.find((each) => each.value === key)?.words ?? key);
    return `${field.words} ${chosen.join(' + ')}`;
  }
  const unit = field.type === 'number' && field.unit ? ` ${field.unit}` : '';
  return `${field.words} ${`${value}`.replace(/^-/, '−')}${unit}`;
}
