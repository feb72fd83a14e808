import { NO_CAP } from '@/rules/kernel/counter';
import type { Refusal } from '@/rules/kernel/refusal';
import type { Seat } from '@/rules/kernel/setup';
import { CULTURE_TO_WIN, sideOf, type State, withSide } from './state';
import { withVictory } from './victory';

/**
 * One action as it is carried out, step by step: where the table stands, what is told of it, and what stands in its
 * way. `apply` takes the state, `describe` the notes, `check` the complaints, so the three can never differ.
 */
export interface Run {
  state: State;
  readonly notes: string[];
  readonly complaints: Refusal[];
}

export function newRun(state: State): Run {
  return { state, notes: [], complaints: [] };
}

/** Looks for a victory after a step; once won, the remaining steps do not happen (5.7a). */
export function settled(run: Run): boolean {
  run.state = withVictory(run.state);
  return run.state.victory !== null;
}

export interface Gains {
  readonly gold?: number;
  readonly minerals?: number;
  readonly officers?: number;
  readonly culture?: number;
}

const KEYS = ['gold', 'minerals', 'officers', 'culture'] as const;
const ONE: Readonly<Record<(typeof KEYS)[number], string>> = {
  gold: 'gold',
  minerals: 'mineral',
  officers: 'officer',
  culture: 'culture',
};

/** "1 mineral", "2 minerals". */
export function countWords(amount: number, key: (typeof KEYS)[number]): string {
  return `${amount} ${amount === 1 ? ONE[key] : key}`;
}

/** "+2 gold, +1 mineral", "−3 gold". */
export function gainWords(gains: Gains): string {
  return KEYS.flatMap((key) => {
    const amount = whole(gains[key]);
    if (amount === 0) return [];
    return [`${amount > 0 ? '+' : '−'}${countWords(Math.abs(amount), key)}`];
  }).join(', ');
}

/** Resources and culture come and go inside their ranges. */
export function gain(run: Run, seat: Seat, gains: Gains): void {
  const side = sideOf(run.state, seat);
  const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value));
  run.state = withSide(run.state, seat, {
    gold: clamp(side.gold + whole(gains.gold), NO_CAP),
    minerals: clamp(side.minerals + whole(gains.minerals), NO_CAP),
    officers: clamp(side.officers + whole(gains.officers), NO_CAP),
    culture: clamp(side.culture + whole(gains.culture), CULTURE_TO_WIN),
  });
}

/** A whole number in the range of the count; nothing else is ever taken. */
export function whole(value: number | undefined): number {
  if (value === undefined || !Number.isFinite(value)) return 0;
  return Math.max(-NO_CAP, Math.min(NO_CAP, Math.trunc(value))) + 0;
}
