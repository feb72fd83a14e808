import type { Seat } from './setup';

/** A number that counts only at the end: "points on your cards". */
export interface EndField {
  readonly key: string;
  readonly words: string;
  readonly min: number;
  readonly max: number;
  /** What is known of it already. */
  readonly value?: number;
}

/** What one player still has to tell before the sheet is whole, and the one action that records it. */
export interface EndValues<A> {
  readonly seat: Seat;
  /** Nobody else may see it: the phone is passed, and covered in between. */
  readonly hidden?: boolean;
  readonly fields: readonly EndField[];
  /** Holds what was typed; a number that was left out stays as it is. */
  action(typed: Readonly<Record<string, number>>): A;
}
