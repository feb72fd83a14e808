import type { Value } from './setup';

/** The values of one card by field; null where the card was named but the value was left untyped. */
export type CardValues = Readonly<Record<string, Value | null>>;

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

/** Any number of the values, kept as one text: "mounted,slow". None of them is an optional value left out. */
export interface SeveralField extends FieldOf<'several', string> {
  /** The keys have no comma in them. */
  readonly values: readonly { readonly value: string; readonly words: string }[];
}

/** One value printed on a card. */
export type CardField = NumberField | ChoiceField | SeveralField | TextField | FlagField;

/** A card that the rules name, with what they tell of it. */
export interface KnownCard {
  readonly name: string;
  readonly values: CardValues;
  /** The fields whose values the rules only hint at: they stay marked until the table has looked. */
  readonly check?: readonly string[];
}

/** One kind of card whose values the rules do not give: what is asked, and within which range. */
export interface CardKind {
  readonly key: string;
  /** What the table calls one of them, and several: building, buildings. */
  readonly words: { readonly one: string; readonly many: string };
  readonly fields: readonly CardField[];
  /** The roster, where the rules give the names: offered by name, filled in as far as is known. */
  readonly known?: readonly KnownCard[];
  /** Printed on what lies there from the start, a sheet or a board: asked for at the set-up already. */
  readonly atSetup?: boolean;
}

/** The keys that a "several" value holds. */
export function chosenOf(value: unknown): readonly string[] {
  return typeof value === 'string' && value !== '' ? value.split(',') : [];
}

/** As it is stored: each once, in the order of the declaration. */
export function chosenValue({ values }: SeveralField, chosen: readonly string[]): string | null {
  return (
    values
      .filter(({ value }) => chosen.includes(value))
      .map(({ value }) => value)
      .join(',') || null
  );
}
