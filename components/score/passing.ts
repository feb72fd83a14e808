import type { How } from '@/components/ui/keypad';
import type { Seat } from '@/rules/kernel/setup';

/** A number that a player types: "points on your artifacts". */
export interface PassField {
  readonly key: string;
  readonly words: string;
  readonly min: number;
  readonly max: number;
  readonly value?: number;
}

/** What one player is asked. */
export interface PassEntry {
  readonly seat: Seat;
  readonly name: string;
  /** Index into the player colours. */
  readonly colour: number;
  readonly fields: readonly PassField[];
}

/** Seat by seat and key by key; what nobody typed is not there. */
export type PassValues = Readonly<Record<Seat, Readonly<Record<string, number>>>>;

/** Whose turn it is to type, and what has been typed: plain data, so that it can be kept as a draft. */
export interface Passing {
  readonly at: number;
  readonly values: PassValues;
}

/** Nobody has typed yet: the values are those that came with the questions. */
export function startPassing(entries: readonly PassEntry[]): Passing {
  const values: Record<Seat, Record<string, number>> = {};
  for (const { seat, fields } of entries) {
    const known: Record<string, number> = {};
    for (const { key, value } of fields) if (value !== undefined) known[key] = value;
    values[seat] = known;
  }
  return { at: 0, values };
}

export function withValue(passing: Passing, seat: Seat, key: string, value: number): Passing {
  return { ...passing, values: { ...passing.values, [seat]: { ...passing.values[seat], [key]: value } } };
}

/** The number a field counts from: what was typed, or the nearest to 0 that it can be. */
export function baseOf({ min, max }: PassField, value: number | undefined): number {
  return Math.min(max, Math.max(min, value ?? 0));
}

/** The number after the keypad said what to do with it, inside the field's range. */
export function afterKeypad(field: PassField, value: number | undefined, how: How, amount: number): number {
  const base = baseOf(field, value);
  const result = how === 'set' ? amount : how === 'gain' ? base + amount : base - amount;
  return Math.min(field.max, Math.max(field.min, result));
}
