import { luckRecord, type LuckRecord } from '@/rules/dice/luck';
import type { PastSession } from './archive';

/* Pure functions over finished sessions. A player is a profile where the seat had one, else the name. */

/** Which profile another one was merged into. */
export type Merged = Readonly<Record<string, string>>;

export interface Person {
  readonly key: string;
  /** As it was written last. */
  readonly name: string;
  readonly colour: number;
  readonly seat: number;
  readonly plays: number;
  readonly wins: number;
  /** By game: plays, wins, and points where the game has them. */
  readonly games: readonly GameRecord[];
}

export interface GameRecord {
  readonly game: string;
  readonly plays: number;
  readonly wins: number;
  readonly best?: number;
  readonly average?: number;
}

/** Decided or not, the table has ended it. */
export const finishedOnly = (all: readonly PastSession[]) => all.filter(({ finishedAt }) => finishedAt !== undefined);

export function personKey(seat: { readonly name: string; readonly profile?: string }, merged: Merged = {}): string {
  const profile = seat.profile === undefined ? undefined : (merged[seat.profile] ?? seat.profile);
  return profile ?? `name:${seat.name.toLowerCase()}`;
}

/** Everybody who finished a game, most wins first. `past` is newest first. */
export function people(past: readonly PastSession[], merged: Merged = {}): readonly Person[] {
  const known = new Map<string, { name: string; colour: number; seat: number; games: Map<string, Tally> }>();
  for (const session of finishedOnly(past)) {
    for (const [index, seat] of session.setup.seats.entries()) {
      const key = personKey(seat, merged);
      const person = known.get(key) ?? { name: seat.name, colour: seat.colour, seat: index, games: new Map() };
      known.set(key, person);
      const tally = person.games.get(session.game) ?? { plays: 0, wins: 0, points: [] };
      person.games.set(session.game, tally);
      tally.plays += 1;
      if (session.summary.winners?.includes(index)) tally.wins += 1;
      const points = session.summary.ending?.points[index];
      if (typeof points === 'number') tally.points.push(points);
    }
  }
  return [...known]
    .map(([key, { name, colour, seat, games }]): Person => {
      const records = [...games].map(([game, tally]) => recordOf(game, tally)).sort((a, b) => b.plays - a.plays);
      const sum = (of: 'plays' | 'wins') => records.reduce((total, record) => total + record[of], 0);
      return { key, name, colour, seat, plays: sum('plays'), wins: sum('wins'), games: records };
    })
    .sort((a, b) => b.wins - a.wins || b.plays - a.plays || a.name.localeCompare(b.name));
}

interface Tally {
  plays: number;
  wins: number;
  readonly points: number[];
}

function recordOf(game: string, { plays, wins, points }: Tally): GameRecord {
  if (points.length === 0) return { game, plays, wins };
  const sum = points.reduce((a, b) => a + b, 0);
  return { game, plays, wins, best: Math.max(...points), average: sum / points.length };
}

export interface HeadToHead {
  readonly other: string;
  readonly name: string;
  readonly together: number;
  readonly won: number;
  readonly lost: number;
}

/** Games a person played against each of the others, and who won; a shared win counts for neither. */
export function headToHead(past: readonly PastSession[], key: string, merged: Merged = {}): readonly HeadToHead[] {
  const rows = new Map<string, { name: string; together: number; won: number; lost: number }>();
  for (const { setup, summary } of finishedOnly(past)) {
    const keys = setup.seats.map((seat) => personKey(seat, merged));
    const me = keys.indexOf(key);
    if (me === -1) continue;
    const winners = summary.winners ?? [];
    for (const [index, seat] of setup.seats.entries()) {
      const other = keys[index] ?? '';
      if (other === key) continue;
      const row = rows.get(other) ?? { name: seat.name, together: 0, won: 0, lost: 0 };
      rows.set(other, row);
      row.together += 1;
      if (winners.includes(me) && !winners.includes(index)) row.won += 1;
      if (winners.includes(index) && !winners.includes(me)) row.lost += 1;
    }
  }
  return [...rows].map(([other, row]) => ({ other, ...row })).sort((a, b) => b.together - a.together);
}

export interface Month {
  /** "2026-11" */
  readonly month: string;
  readonly plays: number;
}

/** Finished games month by month, oldest first, months without one included. */
export function playsByMonth(past: readonly PastSession[]): readonly Month[] {
  const plays = new Map<string, number>();
  for (const { finishedAt } of finishedOnly(past)) {
    const month = monthOf(finishedAt ?? 0);
    plays.set(month, (plays.get(month) ?? 0) + 1);
  }
  const months = [...plays.keys()].sort();
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return [];
  const all: Month[] = [];
  for (let month = first; month <= last; month = monthAfter(month)) all.push({ month, plays: plays.get(month) ?? 0 });
  return all;
}

function monthOf(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
}

function monthAfter(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

export interface Spread {
  readonly game: string;
  readonly n: number;
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

/** The points of all players of each game that has points. */
export function scoreSpread(past: readonly PastSession[]): readonly Spread[] {
  return byGame(past, ({ summary }) => (summary.ending?.points ?? []).filter((each) => each !== null));
}

export interface Length {
  readonly players: number;
  readonly n: number;
  /** Minutes from the first tap to the end. */
  readonly median: number;
}

/** Longer than this and the table went home in between. */
const A_DAY = 24 * 60;

export function lengthByPlayers(past: readonly PastSession[]): readonly Length[] {
  const minutes = new Map<number, number[]>();
  for (const { setup, startedAt, finishedAt } of finishedOnly(past)) {
    const length = ((finishedAt ?? startedAt) - startedAt) / 60_000;
    if (length < 0 || length > A_DAY) continue;
    const players = setup.seats.length;
    const all = minutes.get(players) ?? [];
    minutes.set(players, all);
    all.push(length);
  }
  return [...minutes]
    .map(([players, all]) => ({ players, n: all.length, median: medianOf(all) }))
    .sort((a, b) => a.players - b.players);
}

export interface Condition {
  readonly game: string;
  readonly condition: string;
  readonly wins: number;
}

export function conditions(past: readonly PastSession[]): readonly Condition[] {
  const wins = new Map<string, Condition>();
  for (const { game, summary } of finishedOnly(past)) {
    const condition = summary.ending?.condition;
    if (condition === undefined) continue;
    const key = JSON.stringify([game, condition]);
    wins.set(key, { game, condition, wins: (wins.get(key)?.wins ?? 0) + 1 });
  }
  return [...wins.values()].sort((a, b) => b.wins - a.wins);
}

/** All dice that were recorded: of everybody, or of one person. */
export function diceRecord(past: readonly PastSession[], key?: string, merged: Merged = {}): LuckRecord {
  const rolls = finishedOnly(past).flatMap(({ setup, summary }) =>
    (summary.ending?.dice ?? []).flatMap(({ seat, sides, counts, good }) => {
      const who = setup.seats[seat];
      if (!who || (key !== undefined && personKey(who, merged) !== key)) return [];
      const faces = counts.flatMap((often, index) => Array.from({ length: often }, () => index + 1));
      return [{ seat: 0, sides, faces, by: 'typed' as const, ...(good ? { good } : {}) }];
    }),
  );
  return luckRecord(rolls);
}

/** The last points of everybody who played a game at least twice, oldest first. */
export function lastScores(past: readonly PastSession[], game: string, count: number, merged: Merged = {}) {
  const scored = finishedOnly(past)
    .filter((session) => session.game === game && session.summary.ending?.points.some((each) => each !== null))
    .slice(0, count)
    .reverse();
  const keys = [...new Set(scored.flatMap(({ setup }) => setup.seats.map((seat) => personKey(seat, merged))))];
  return keys.map((key) => ({
    key,
    values: scored.map(({ setup, summary }) => {
      const seat = setup.seats.findIndex((each) => personKey(each, merged) === key);
      return seat === -1 ? null : (summary.ending?.points[seat] ?? null);
    }),
  }));
}

function byGame(past: readonly PastSession[], valuesOf: (session: PastSession) => readonly number[]): Spread[] {
  const values = new Map<string, number[]>();
  for (const session of finishedOnly(past)) {
    const all = values.get(session.game) ?? [];
    values.set(session.game, all);
    all.push(...valuesOf(session));
  }
  return [...values]
    .filter(([, all]) => all.length > 0)
    .map(([game, all]) => ({
      game,
      n: all.length,
      least: Math.min(...all),
      median: medianOf(all),
      most: Math.max(...all),
    }))
    .sort((a, b) => b.n - a.n);
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 0 ? half - 1 : half], sorted[half]];
  return (low + high) / 2;
}
