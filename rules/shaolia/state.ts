import type { Cards } from '@/rules/kernel/card';
import type { Seat } from '@/rules/kernel/setup';

export const CULTURE_TO_WIN = 18; // Gameplay I
export const PALACE_LIFE = 12; // Gameplay I
export const START_GOLD = 5; // Game Mode: in every mode
export const BASE_DICE = 3; // Gameplay VI

/** 6.2 */
export const LV1_PRICE = 1;
export const POOL_PRICE = 1;
export const EXTRA_DIE_PRICE = 4;
export const OFFICERS_PER_MINERAL = 2;
export const LOCKED_SPACE_PRICE = 3;

export type PhaseKey = 'purchase' | 'building' | 'action';
export type Row = 'front' | 'back';

export interface Side {
  readonly name: string;
  readonly gold: number;
  readonly minerals: number;
  readonly officers: number;
  readonly culture: number;
  readonly palaceDamage: number;
  /** They vanish at the end of the owner's next action turn. */
  readonly extraDice: number;
  /** One locked space a row. */
  readonly locked: Readonly<Record<Row, boolean>>;
  /** Begun the action turn of this round. */
  readonly begun: boolean;
  /** The faces of this action turn; null until rolled. */
  readonly dice: readonly number[] | null;
  /** Over the whole game, for the final sheet. */
  readonly diceRolled: number;
}

/** The ways to win, in the order in which they are reported (section 7). */
export type WinKind = 'culture' | 'palace' | 'concession';

export interface Victory {
  readonly seat: Seat;
  readonly kind: WinKind;
}

/** Prelude, 1 against 1. Cards lie on the table; the numbers, the dice and the order of play are here. */
export interface State {
  readonly round: number;
  readonly phase: PhaseKey;
  readonly firstPlayer: Seat;
  readonly turnIndex: number;
  /** Something was bought: the first player stays. */
  readonly purchased: boolean;
  readonly conceded: Seat | null;
  readonly victory: Victory | null;
  readonly sides: readonly Side[];
  readonly cards: Cards;
}

const NOBODY: Side = {
  name: 'Nobody',
  gold: 0,
  minerals: 0,
  officers: 0,
  culture: 0,
  palaceDamage: 0,
  extraDice: 0,
  locked: { front: false, back: false },
  begun: false,
  dice: null,
  diceRolled: 0,
};

/** A seat where nobody sits reads as nobody, so that a line about it can still be told. */
export function sideOf(state: State, seat: Seat): Side {
  return state.sides[seat] ?? NOBODY;
}

export function withSide(state: State, seat: Seat, change: Partial<Side>): State {
  return { ...state, sides: state.sides.map((side, index) => (index === seat ? { ...side, ...change } : side)) };
}

/** Dice of the coming or running action turn: 3 and the extra ones. */
export function diceToRoll(side: Side): number {
  return BASE_DICE + side.extraDice;
}
