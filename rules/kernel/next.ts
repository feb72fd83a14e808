import type { Seat } from './setup';

/** The bead: whose step is next, the word on it, and what it does or opens. */
export interface Next<A> {
  readonly seat?: Seat;
  /** A verb of at most ten characters. */
  readonly word: string;
  /** The same in full, for wide buttons and screen readers: "End Mira's turn". */
  readonly sentence: string;
  readonly action?: A;
  /** The panel it opens, where a choice comes first. */
  readonly opens?: string;
  /** The procedure that is open (a battle, a duel): undo then takes back one Apply at a time. */
  readonly within?: string;
}
