import type { Seat } from './setup';

/** The end of a game: who won (several on a shared win, none if nobody did) and by which condition. */
export interface Outcome {
  readonly winners: readonly Seat[];
  /** A key for statistics: "culture". */
  readonly condition: string;
  /** What to say at the table: "Mira reached 18 culture." */
  readonly words: string;
  /** What heads the final sheet where “Mira wins” does not fit: the rank of somebody who played alone. */
  readonly title?: string;
}
