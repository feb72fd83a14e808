import type { EndField } from '@/rules/kernel/end-values';
import type { Seat } from '@/rules/kernel/setup';

/** What one player is asked. */
export interface PassEntry {
  readonly seat: Seat;
  readonly name: string;
  /** Index into the player colours. */
  readonly colour: number;
  /** Nobody else may see it. */
  readonly hidden: boolean;
  readonly fields: readonly EndField[];
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
export function baseOf({ min, max }: EndField, value: number | undefined): number {
  return Math.min(max, Math.max(min, value ?? 0));
}

/** What this player told that was not known before; nothing where the phone was only passed on. */
export function newlyTyped({ fields }: PassEntry, values: PassValues[Seat] = {}): PassValues[Seat] {
  const told = fields.flatMap(({ key, value }) => {
    const typed = values[key];
    return typed === undefined || typed === value ? [] : [[key, typed] as const];
  });
  return Object.fromEntries(told);
}
