import type { CardValues } from './card-kind';

/** A place at the table, counted from 0. Actions name their player by seat, never by profile. */
export type Seat = number;

/** Whether somebody sits there; a stored or overruled action may name anyone. */
export function isSeat(seat: number, seats: number): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < seats;
}

export type Value = boolean | number | string;
export type Values = Readonly<Record<string, Value>>;

export interface SeatSetup {
  readonly name: string;
  /** The profile this seat was filled from; the name is copied, so a profile may be merged or deleted. */
  readonly profile?: string;
  /** Index into the player colours: the colour of the physical pieces. Shape and letter follow the seat. */
  readonly colour: number;
  readonly team?: number;
}

/** Everything a game needs to start. It is copied into the session and never changes. */
export interface Setup {
  readonly game: string;
  readonly mode: string;
  readonly seats: readonly SeatSetup[];
  readonly first: Seat;
  readonly options: Values;
  readonly houseRules: Values;
  /** What was typed off the sheet or board before the start, by `kind:card`. */
  readonly cards?: Readonly<Record<string, CardValues>>;
  /** What outlived the session before, in a campaign. */
  readonly carried?: unknown;
  /** The campaign it belongs to: its sessions follow each other. */
  readonly campaign?: string;
}

export interface Mode {
  readonly key: string;
  readonly words: string;
  readonly detail: string;
  /** The player counts this mode is for. */
  readonly seats: readonly number[];
  /** How many teams the seats are shared out to, seat by seat unless chosen otherwise. */
  readonly teams?: number;
  readonly topic?: string;
  /** Needs a box besides the game's own: offered once the table says that it has it. */
  readonly expansion?: boolean;
  /** A campaign over several sessions: what the game carries starts the next one. */
  readonly campaign?: boolean;
}

/** One switch or choice of the set-up screen: an option, or a house rule with the ruling behind it. */
export interface Choice {
  readonly key: string;
  readonly words: string;
  readonly detail: string;
  readonly values: readonly { readonly value: Value; readonly words: string }[];
  readonly default: Value;
  /** The number of the ruling in the game's specification. */
  readonly ruling?: string;
  readonly topic?: string;
  /** Only shown in these modes. */
  readonly modes?: readonly string[];
  /** Seldom changed: it stands folded under the others. */
  readonly more?: boolean;
  /** Fixed once play begins, because the set-up depends on it. */
  readonly shapesSetup?: boolean;
}

/** Fills what was not chosen, or chosen from values that no longer exist, with each choice's default. */
export function withDefaults(choices: readonly Choice[], chosen: Values): Values {
  const filled: Record<string, Value> = {};
  for (const choice of choices) {
    const taken = choice.values.find((each) => each.value === chosen[choice.key]);
    filled[choice.key] = taken === undefined ? choice.default : taken.value;
  }
  return filled;
}
