import type { Seat, Value } from './setup';

/** A tracked number changed by hand: a step, a sum typed on the keypad, or a correction. */
export interface Correct {
  readonly type: 'correct';
  readonly player: Seat;
  readonly counter: string;
  readonly how: 'gain' | 'pay' | 'set';
  readonly amount: number;
  /** The terms of a typed sum, 3 + 6 + 2, kept so that the log can show them. */
  readonly parts?: readonly number[];
  /** Empty reads "by hand". */
  readonly why?: string;
}

/** Values typed off a physical card that stays in play, copied into the log so that a replay needs no card library. */
export interface DefineCard {
  readonly type: 'defineCard';
  readonly kind: string;
  readonly card: string;
  readonly values: Readonly<Record<string, Value | null>>;
}

/** A house rule switched during play; it holds from then on. */
export interface SetHouseRule {
  readonly type: 'setHouseRule';
  readonly rule: string;
  readonly value: Value;
}

/** The plain die roller: rolled by the app outside the rules, recorded here. */
export interface RollDie {
  readonly type: 'rollDie';
  readonly player: Seat;
  readonly sides: number;
  readonly faces: readonly number[];
  readonly by: 'app' | 'typed';
}

/** The four actions every game takes alike. */
export type KernelAction = Correct | DefineCard | SetHouseRule | RollDie;

/**
 * "Go back to here" and "Correct this value": line `seq` is read as `action` (where given) and the dropped lines are
 * left out. Nothing is rewritten, so it is undone like any other line. Only the log knows it; no game ever sees it.
 */
export interface Amend {
  readonly type: 'amend';
  readonly seq: number;
  readonly action?: unknown;
  readonly dropped: readonly number[];
}
