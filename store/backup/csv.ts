import { findGame } from '@/rules/games';

import type { PastSession } from '../archive';
import { finishedOnly } from '../statistics';

const HEADS = ['date', 'game', 'mode', 'name', 'minutes', 'won by', 'condition', 'player', 'won', 'points'];

/** Every player of every finished game in a line of its own, for a spreadsheet. */
export function resultsCsv(past: readonly PastSession[]): string {
  const rows = finishedOnly(past).flatMap(({ game, setup, summary, startedAt, finishedAt = startedAt, name = '' }) => {
    const winners = summary.winners ?? [];
    const common = [
      new Date(finishedAt).toISOString().slice(0, 10),
      findGame(game)?.title ?? game,
      summary.mode,
      name,
      Math.max(0, Math.round((finishedAt - startedAt) / 60_000)),
      winners.map((seat) => setup.seats[seat]?.name ?? '').join(' and '),
      summary.ending?.condition ?? '',
    ];
    return setup.seats.map((seat, index) => [
      ...common,
      seat.name,
      winners.includes(index) ? 1 : 0,
      summary.ending?.points[index] ?? '',
    ]);
  });
  return [HEADS, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Quoted always; a name that begins like a formula is told apart, or a spreadsheet would run it. */
function cell(value: string | number): string {
  if (typeof value === 'number') return `${value}`;
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
