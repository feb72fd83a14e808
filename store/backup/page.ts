import { findGame } from '@/rules/games';

import type { PastSession } from '../archive';

const OPENING = '<script type="application/json" id="abaculus">';
const CLOSING = '</script>';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#16201d;background:#eef0ec}
h1{font-size:1.6rem}table{border-collapse:collapse;width:100%;background:#fff}th,td{text-align:left;padding:.5rem .75rem;border-top:1px solid #ccd3ce}
td:last-child,th:last-child{text-align:right}@media(prefers-color-scheme:dark){body{background:#121816;color:#e8ece9}table{background:#1c2421}th,td{border-color:#38423e}}`;

/**
 * One page that shows the games by itself, in any browser and in fifty years, with the backup inside. It runs no
 * script; what players typed is text in it and nothing else.
 */
export function backupPage(backup: string, past: readonly PastSession[], madeAt: number): string {
  const rows = past.map(({ game, setup, summary, touchedAt, finishedAt, name }) => {
    const winners = (summary.winners ?? []).map((seat) => setup.seats[seat]?.name ?? '').join(' and ');
    const players = setup.seats.map((seat, index) => {
      const points = summary.ending?.points[index];
      return typeof points === 'number' ? `${seat.name} ${points}` : seat.name;
    });
    const end = finishedAt === undefined ? summary.title : winners ? `won by ${winners}` : 'not decided';
    const day = new Date(finishedAt ?? touchedAt).toISOString().slice(0, 10);
    const title = [findGame(game)?.title ?? game, summary.mode, name].filter(Boolean).join(', ');
    const cells = [day, title, players.join(', '), end].map((text) => `<td>${escaped(text)}</td>`);
    return `<tr>${cells.join('')}</tr>`;
  });
  const day = new Date(madeAt).toISOString().slice(0, 10);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Our games, ${day}</title><style>${STYLE}</style></head><body>`,
    `<h1>Our games</h1><p>${past.length} games, saved by Abaculus on ${day}. Abaculus reads this page back in: Settings, Open a backup.</p>`,
    '<table><thead><tr><th>Day</th><th>Game</th><th>Players</th><th>End</th></tr></thead><tbody>',
    ...rows,
    '</tbody></table>',
    // A letter that could end the script is written as its number, which JSON reads as the same letter.
    `${OPENING}${backup.replaceAll('<', '\\u003c')}${CLOSING}`,
    '</body></html>\n',
  ].join('\n');
}

/** The backup inside such a page; the text itself where it is no page. */
export function backupInside(text: string): string {
  const from = text.indexOf(OPENING);
  if (from === -1) return text;
  const to = text.indexOf(CLOSING, from);
  return text.slice(from + OPENING.length, to === -1 ? undefined : to);
}
