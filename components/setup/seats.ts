import { tokens } from '@/components/theme/tokens';
import type { Profile } from '@/store/players';
import { tidyName } from '@/store/players';

/** A seat being filled in. */
export interface SeatDraft {
  readonly key: string;
  readonly name: string;
  readonly colour: number;
  readonly profile?: string;
  /** The side it was put on; seats take turns until somebody chooses. */
  readonly team?: number;
}

const COLOURS = tokens.player.length;

/** The first colour nobody has. */
export function freeColour(seats: readonly SeatDraft[]): number {
  const taken = new Set(seats.map((seat) => seat.colour));
  for (let colour = 0; colour < COLOURS; colour += 1) if (!taken.has(colour)) return colour;
  return 0;
}

/** Two seats never share a colour: taking one that is in use swaps them. */
export function takeColour(seats: readonly SeatDraft[], index: number, colour: number): SeatDraft[] {
  const mine = seats[index]?.colour ?? colour;
  return seats.map((seat, at) => {
    if (at === index) return { ...seat, colour };
    return seat.colour === colour ? { ...seat, colour: mine } : seat;
  });
}

export function moveSeat(seats: readonly SeatDraft[], from: number, to: number): SeatDraft[] {
  const moved = [...seats];
  const [seat] = moved.splice(from, 1);
  if (seat) moved.splice(Math.max(0, Math.min(moved.length, to)), 0, seat);
  return moved;
}

export function sitDown(seats: readonly SeatDraft[], index: number, profile: Profile): SeatDraft[] {
  const named = seats.map((seat, at) => (at === index ? { ...seat, name: profile.name, profile: profile.id } : seat));
  const colourTaken = seats.some((seat, at) => at !== index && seat.colour === profile.colour);
  return colourTaken ? named : takeColour(named, index, profile.colour);
}

/** The name a seat goes by: what was typed, else "Player 1". */
export function seatName(seat: SeatDraft, index: number): string {
  return tidyName(seat.name) || `Player ${index + 1}`;
}

/** What stands in the way of starting, in words; the same name twice would make the log a riddle. */
export function seatProblem(seats: readonly SeatDraft[], index: number): string | undefined {
  const seat = seats[index];
  if (!seat) return undefined;
  const name = seatName(seat, index).toLocaleLowerCase();
  const twin = seats.findIndex((each, at) => at < index && seatName(each, at).toLocaleLowerCase() === name);
  return twin < 0 ? undefined : `Seat ${twin + 1} has this name too. Add a letter to tell them apart.`;
}

export const teamOf = ({ team }: SeatDraft, index: number, teams: number): number => team ?? index % teams;

/** Who stays keeps the side that was shown, so that one tap moves one player. */
export function changeSides(seats: readonly SeatDraft[], index: number, teams: number): SeatDraft[] {
  return seats.map((seat, at) => {
    const team = teamOf(seat, at, teams);
    return { ...seat, team: at === index ? (team + 1) % teams : team };
  });
}
