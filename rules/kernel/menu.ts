import type { Refusal } from './refusal';

/** A tile of the Actions sheet: the answer to "what can I do?", with price and consequence. */
export interface Tile<A> {
  readonly key: string;
  readonly words: string;
  readonly detail: string;
  readonly icon: string;
  readonly action?: A;
  readonly opens?: string;
  /** Why not now. */
  readonly refusal?: Refusal;
  /** The most likely thing to do next; at most one a sheet. */
  readonly likely?: boolean;
  readonly topic?: string;
}
