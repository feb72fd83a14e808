import type { Cards } from '@/rules/kernel/card';
import type { Seat, Values } from '@/rules/kernel/setup';
import type { ModeKey } from './modes';

export const CULTURE_TO_WIN = 18; // Gameplay I
export const PALACE_LIFE = 12; // Gameplay I
export const WONDERS_TO_WIN = 3; // #3
export const START_GOLD = 5; // Game Mode: in every mode
export const BASE_DICE = 3; // Gameplay VI
export const POOL_CARDS = 3; // Prepare 2
export const TOKENS_OF_A_KIND = 2; // Card Ability IV
export const SPACES = 8; // six open, two locked

/** 6.2 */
export const LV1_PRICE = 1;
export const LV2_PRICE = 3;
export const POOL_PRICE = 1;
export const EXTRA_DIE_PRICE = 4;
export const OFFICERS_PER_MINERAL = 2;
export const LOCKED_SPACE_PRICE = 3;
export const CHARACTER_PRICE = 4;
export const SHARE_FEE = 1;
export const LOOT = 1;

export type PhaseKey = 'purchase' | 'building' | 'action';
export type Row = 'front' | 'back';
export type TokenKind = 'attack' | 'life' | 'blockage';
export type Tokens = Readonly<Record<TokenKind, number>>;

export const NO_TOKENS: Tokens = { attack: 0, life: 0, blockage: 0 };

/** A card that stands on a territory. */
export interface Built {
  readonly card: string;
  /** Null for a character. */
  readonly level: 1 | 2 | null;
  readonly damage: number;
  readonly tokens: Tokens;
  readonly activated: boolean;
}

export type Space = 'locked' | 'empty' | Built;

/** "palace", "front-0", "back-3": where something stands on a territory. */
export type Place = string;

export interface Target {
  readonly seat: Seat;
  readonly place: Place;
}

/** Bought and not built yet; the kind is null where nobody told which card was drawn. */
export interface Reserved {
  readonly card: string | null;
  readonly level: 1 | 2;
}

export interface Side {
  readonly name: string;
  readonly gold: number;
  readonly minerals: number;
  readonly officers: number;
  readonly culture: number;
  readonly palaceDamage: number;
  readonly palaceTokens: Tokens;
  /** The palace's commands used in this action turn. */
  readonly palaceUsed: readonly number[];
  readonly front: readonly Space[];
  readonly back: readonly Space[];
  readonly reserve: readonly Reserved[];
  /** Held in secret; the name is null until its owner has told the app. */
  readonly characters: readonly (string | null)[];
  /** They vanish at the end of the owner's next action turn. */
  readonly extraDice: number;
  /** Begun the action turn of this round. */
  readonly begun: boolean;
  /** The faces of this action turn; null until rolled. */
  readonly dice: readonly number[] | null;
  readonly spent: readonly boolean[];
  /** The start of #3 and #4: the wonder is taken, the Market stands. */
  readonly startTaken: boolean;
  /** Over the whole game, for the final sheet. */
  readonly diceRolled: number;
  readonly destroyed: number;
  readonly looted: number;
}

/** The ways to win, in the order in which they are reported (section 7). */
export type WinKind = 'culture' | 'palace' | 'wonders' | 'concession';

export interface Victory {
  readonly seat: Seat;
  readonly kind: WinKind;
}

/** What lies in the Lv2 deck: the ordinary kinds, four copies each, and the wonders with their copies. */
export interface Deck {
  readonly kinds: readonly string[];
  readonly wonders: Readonly<Record<string, number>>;
}

/** Where everyone stood when a round ended. */
export interface RoundMark {
  readonly culture: readonly number[];
  readonly palaceLife: readonly number[];
}

export interface State {
  readonly mode: ModeKey;
  readonly round: number;
  readonly phase: PhaseKey;
  readonly firstPlayer: Seat;
  /** Bought at the post; null where the cycle simply goes on. */
  readonly nextFirst: Seat | null;
  /** This round's order where the table says it by hand. */
  readonly orderByHand: readonly Seat[] | null;
  readonly turnIndex: number;
  /** Something was bought this round: the order stays. */
  readonly purchased: boolean;
  readonly pool: readonly (string | null)[];
  readonly lv1Deck: number;
  readonly lv2Deck: number;
  readonly lv1Discard: readonly (string | null)[];
  readonly lv2Discard: readonly (string | null)[];
  readonly deck: Deck;
  readonly posts: readonly string[];
  /** By team; paid for the running purchase phase. */
  readonly shareFeePaid: readonly boolean[];
  readonly wonderWin: boolean;
  readonly conceded: Seat | null;
  readonly victory: Victory | null;
  readonly sides: readonly Side[];
  readonly rounds: readonly RoundMark[];
  readonly houseRules: Values;
  readonly cards: Cards;
}

export const NOBODY: Side = {
  name: 'Nobody',
  gold: 0,
  minerals: 0,
  officers: 0,
  culture: 0,
  palaceDamage: 0,
  palaceTokens: NO_TOKENS,
  palaceUsed: [],
  front: [],
  back: [],
  reserve: [],
  characters: [],
  extraDice: 0,
  begun: false,
  dice: null,
  spent: [],
  startTaken: false,
  diceRolled: 0,
  destroyed: 0,
  looted: 0,
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

/** The roll of this action turn is past: the coming one is the next round's. */
export function hasRolled({ begun, dice }: Side): boolean {
  return begun && dice !== null;
}

/** Dice of the coming roll: extra dice go with the turn they were bought for. */
export function comingDice(side: Side): number {
  return hasRolled(side) ? BASE_DICE : diceToRoll(side);
}

/** Whether Mines and Gyms have given for the coming roll. */
export function hasGiven(side: Side): boolean {
  return side.begun && !hasRolled(side);
}

/** Two and two: seats 0 and 1 against 2 and 3 (p29: AB against CD). */
export function teamOf(state: State, seat: Seat): number {
  return state.sides.length === 4 ? Math.floor(seat / 2) : seat;
}

export function teamSeats(state: State, team: number): readonly Seat[] {
  return state.sides.flatMap((_, seat) => (teamOf(state, seat) === team ? [seat] : []));
}

export function rivalsOf(state: State, seat: Seat): readonly Seat[] {
  return state.sides.flatMap((_, other) => (teamOf(state, other) === teamOf(state, seat) ? [] : [other]));
}

export function mateOf(state: State, seat: Seat): Seat | undefined {
  return teamSeats(state, teamOf(state, seat)).find((other) => other !== seat);
}

/** The side's culture: in 2 vs 2 the teammates' sum (p29). */
export function teamCulture(state: State, seat: Seat): number {
  const sum = teamSeats(state, teamOf(state, seat)).reduce((so, each) => so + sideOf(state, each).culture, 0);
  return Math.min(CULTURE_TO_WIN, sum);
}
