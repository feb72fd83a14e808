import { type CardField, type CardKind, type CardValues, chosenOf, chosenValue, type NumberField } from './card-kind';
import { cardNameProblem, plainText, tooLong } from './card-name';
import type { Value } from './setup';
import { signed } from './signed';

/** What a player has typed, before anything is known of it. */
export interface TypedCard {
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
}

export interface CardProblems {
  readonly name?: string;
  /** By the field's key. */
  readonly fields: Readonly<Record<string, string>>;
}

export type ParsedCard =
  | { readonly name: string; readonly values: CardValues; readonly problems?: undefined }
  | { readonly problems: CardProblems };

/**
 * The one way from what was typed to a card: every value in its range, or every problem in words at its field.
 * `parseCardValues(building, { name: ' Farm ', values: { life: '2' } })` is `{ name: 'Farm', values: { life: 2 } }`.
 */
export function parseCardValues(kind: CardKind, typed: TypedCard): ParsedCard {
  const nameProblem = cardNameProblem(typed.name);
  const values: [string, Value | null][] = [];
  const problems: [string, string][] = [];
  for (const field of kind.fields) {
    const parsed = parseField(field, typed.values[field.key]);
    if ('problem' in parsed) problems.push([field.key, parsed.problem]);
    else values.push([field.key, parsed.value]);
  }
  if (nameProblem === undefined && problems.length === 0) {
    return { name: plainText(typed.name), values: Object.fromEntries(values) };
  }
  const fields = Object.fromEntries(problems);
  return { problems: nameProblem === undefined ? { fields } : { name: nameProblem, fields } };
}

type ParsedField = { readonly value: Value | null } | { readonly problem: string };

export function parseField(field: CardField, typed: unknown): ParsedField {
  const raw = typeof typed === 'string' ? plainText(typed) : typed;
  if (raw === undefined || raw === null || raw === '') {
    return field.optional ? { value: null } : { problem: missing(field) };
  }
  switch (field.type) {
    case 'number':
      return parseNumber(field, raw);
    case 'choice': {
      const chosen = field.values.find(({ value }) => value === raw || (typeof raw === 'string' && `${value}` === raw));
      const words = field.values.map((each) => each.words).join(', ');
      return chosen ? { value: chosen.value } : { problem: `${capital(field.words)}: choose one of ${words}.` };
    }
    case 'several': {
      const chosen = chosenOf(raw);
      const wrong = chosen.find((each) => !field.values.some(({ value }) => value === each));
      const words = field.values.map((each) => each.words).join(', ');
      if (chosen.length === 0 || wrong !== undefined) {
        return { problem: `${capital(field.words)}: choose from ${words}.` };
      }
      return { value: chosenValue(field, chosen) };
    }
    case 'text': {
      if (typeof raw !== 'string') return { problem: missing(field) };
      const problem = tooLong(`The ${field.words}`, raw, field.max);
      return problem === undefined ? { value: raw } : { problem };
    }
    case 'flag':
      return typeof raw === 'boolean' ? { value: raw } : { problem: missing(field) };
  }
}

function parseNumber({ words, min, max, unit }: NumberField, raw: unknown): ParsedField {
  const digits = typeof raw === 'string' ? raw.normalize('NFKC').replace('−', '-') : `${String(raw)}`;
  if (!/^[+-]?\d+$/.test(digits)) {
    if (/^[+-]?\d*[.,]\d+$/.test(digits)) return { problem: `${capital(words)} is a whole number.` };
    const said = typeof raw === 'string' ? `“${raw}” is not a number.` : 'That is not a number.';
    return { problem: `${said} Type the ${words} in digits.` };
  }
  // Zero, never minus zero: JSON knows no minus zero, so a replay would differ.
  const value = Number(digits) + 0;
  if (value >= min && value <= max) return { value };
  return { problem: `${capital(words)} goes from ${signed(min)} to ${signed(max)}${unit ? ` ${unit}` : ''}.` };
}

function missing({ type, words }: CardField): string {
  if (type === 'choice' || type === 'several') return `Choose the ${words}.`;
  return type === 'flag' ? `${capital(words)}: yes or no?` : `Type the ${words}.`;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
