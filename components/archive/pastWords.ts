import { day, duration } from '@/components/frame/time';
import { listed } from '@/components/score/figures';
import { findGame } from '@/rules/games';
import type { SessionCard } from '@/store/sessions';

/* A session in a list, in words: the same on home and in history. */

type Told = SessionCard & { readonly name?: string };

/** "Shaolia, won by Mira" */
export function pastTitle({ game, name, seats, summary, finishedAt, handedAt }: Told): string {
  const title = name ?? findGame(game)?.shortTitle ?? game;
  const winners = (summary.winners ?? []).map((seat) => seats[seat]?.name ?? '').filter(Boolean);
  if (handedAt !== undefined) return `${title}, handed over`;
  if (finishedAt === undefined) return `${title}, ${summary.title}`;
  return winners.length > 0 ? `${title}, won by ${listed(winners)}` : `${title}, not decided`;
}

/** "Saturday 14 November, 3 players, 1 h 20 min" */
export function pastDetail({ seats, startedAt, finishedAt, touchedAt }: Told, now: number): string {
  const end = finishedAt ?? touchedAt;
  const who = seats.length === 1 ? 'alone' : `${seats.length} players`;
  return `${day(end, now)}, ${who}, ${duration(end - startedAt)}`;
}
