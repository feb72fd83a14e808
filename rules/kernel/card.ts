import type { DefineCard } from './action';
import type { Line } from './line';
import { impossible, type Refusal } from './refusal';
import type { Value } from './setup';

/** The values of one card by field; null where the card was named but the value was left untyped. */
export type CardValues = Readonly<Record<string, Value | null>>;

/** What was typed off physical cards, by `kind:card`. A later definition holds from then on. */
export type Cards = Readonly<Record<string, CardValues>>;

export function checkDefineCard(action: DefineCard): Refusal | undefined {
  return action.card.trim() === '' ? impossible('Name the card first.') : undefined;
}

export function applyDefineCard(cards: Cards, action: DefineCard): Cards {
  return { ...cards, [`${action.kind}:${action.card}`]: action.values };
}

/** "Farm: life 2, gold 3, die not typed yet" */
export function describeDefineCard(action: DefineCard): Line {
  const values = Object.entries(action.values).map(([key, value]) => `${key} ${value ?? 'not typed yet'}`);
  return { words: `${action.card.trim() || 'Card'}: ${values.join(', ') || 'no values'}` };
}

interface FieldOf<T extends string, V extends Value> {
  readonly type: T;
  readonly key: string;
  /** What the table calls it, as in "Type the life.": life, building cost. */
  readonly words: string;
  readonly optional?: boolean;
  /** Filled in beforehand. `check`: the rules only hint at it, so it stays marked until the table has looked. */
  readonly inferred?: { readonly value: V; readonly check?: true };
  readonly topic?: string;
}

export interface NumberField extends FieldOf<'number', number> {
  readonly min: number;
  readonly max: number;
  /** Said after the number: gold, dice. */
  readonly unit?: string;
}

export interface ChoiceField extends FieldOf<'choice', number | string> {
  readonly values: readonly { readonly value: number | string; readonly words: string }[];
}

export interface TextField extends FieldOf<'text', string> {
  /** The longest text, in characters. */
  readonly max: number;
}

export type FlagField = FieldOf<'flag', boolean>;

/** One value printed on a card. */
export type CardField = NumberField | ChoiceField | TextField | FlagField;

/** One kind of card whose values the rules do not give: what is asked, and within which range. */
export interface CardKind {
  readonly key: string;
  /** What the table calls one of them: building, hero, merchant card. */
  readonly words: string;
  readonly fields: readonly CardField[];
}

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
  return { problem: `${capital(words)} goes from ${min} to ${max}${unit ? ` ${unit}` : ''}.` };
}

function missing({ type, words }: CardField): string {
  if (type === 'choice') return `Choose the ${words}.`;
  return type === 'flag' ? `${capital(words)}: yes or no?` : `Type the ${words}.`;
}

function tooLong(what: string, text: string, most: number): string | undefined {
  const long = Array.from(text).length;
  return long > most ? `${what} has at most ${most} letters; this one has ${long}.` : undefined;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

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
  const unit = field.type === 'number' && field.unit ? ` ${field.unit}` : '';
  return `${field.words} ${`${value}`.replace(/^-/, '−')}${unit}`;
}
