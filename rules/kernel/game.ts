import type { CardKind } from './card-kind';
import type { Counter } from './counter';
import type { EndValues } from './end-values';
import type { KernelAction } from './action';
import type { Line } from './line';
import type { Next } from './next';
import type { Nudge } from './nudge';
import type { Outcome } from './outcome';
import type { Phase } from './phase';
import type { Refusal } from './refusal';
import type { Roll } from './roll';
import type { ScoreSheet } from './score';
import type { ScoreSource } from './score-source';
import type { Choice, Mode, Seat, Setup } from './setup';
import type { Tile } from './menu';
import type { Topic } from './topic';

export type AnyAction = { readonly type: string };

/** A number inside an action that a player may correct from the history. */
export interface Amount {
  /** The field of the action that holds it. */
  readonly key: string;
  readonly words: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
}

/**
 * A game: pure functions over plain JSON. It never asks the clock, the network, chance or the screen; dice arrive
 * inside actions. `A` is the union of its own actions and the kernel's.
 */
export interface Game<S, A extends AnyAction> {
  readonly id: string;
  readonly title: string;
  /** Raised whenever a rule changes: snapshots of another version are ignored and made anew. */
  readonly rulesVersion: number;

  readonly modes: readonly Mode[];
  readonly options: readonly Choice[];
  readonly houseRules: readonly Choice[];
  readonly counters: readonly Counter<S>[];
  /** The cards whose printed values the rules do not give: what the table types once. */
  readonly cardKinds?: readonly CardKind[];

  start(setup: Setup): S | Refusal;
  check(state: S, action: A): Refusal | undefined;
  /** Total: never throws, never leaves a range, even when overruled. Shares structure with the old state. */
  apply(state: S, action: A): S;
  /** The line for this action, told on the state before it. */
  describe(state: S, action: A): Line;

  /** What the header shows: "Round 6" and one tag; `phase` is its tag where the phase rod has no room. */
  header(state: S): { readonly title: string; readonly tag?: string; readonly phase?: string };
  next(state: S): Next<A>;
  /** Who acts in which order this round. */
  order(state: S): readonly Seat[];
  phases(state: S): readonly Phase[];
  menu(state: S, seat: Seat): readonly Tile<A>[];
  nudges(state: S): readonly Nudge<A>[];
  /** The numbers of an action that "Correct this value" may change. */
  amounts(state: S, action: A): readonly Amount[];

  outcome(state: S): Outcome | undefined;
  scoreSheet(state: S): ScoreSheet;
  /** Where a line of the sheet is corrected, by its key. */
  readonly scoreSources?: Readonly<Record<string, ScoreSource>>;
  /** What the sheet still asks for: typed seat by seat, taken even after the end. */
  endValues?(state: S): readonly EndValues<A>[];
  rolls(action: A): readonly Roll[];
  carry?(state: S): unknown;

  topics(): Promise<readonly Topic[]>;
}

/** Anything typed by a game for itself; the frame passes states and actions through without looking inside. */
export type AnyGame = Game<unknown, AnyAction>;

/** A game's action type must be able to hold the kernel's own. */
export type WithKernel<Own extends AnyAction> = Own | KernelAction;
