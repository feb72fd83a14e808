import type { Seat } from './setup';

/** A line of the history, in plain words with the numbers: "Ana +7 gold (3 wasted), 99". */
export interface Line {
  readonly seat?: Seat;
  readonly words: string;
  /** What only its owner may know; it stays covered until it is held. */
  readonly covered?: string;
}
