import { figure, listed } from '@/components/score/figures';
import type { Outcome } from '@/rules/kernel/outcome';
import { ranking, type ScoreSheet, totals } from '@/rules/kernel/score';

/** "Mira wins by 12", "Mira and Teo win", "Nobody wins"; how it stands while nobody has. */
export function resultTitle(
  outcome: Outcome | undefined,
  names: readonly string[],
  margin: number | undefined,
  finished: boolean,
): string {
  if (!outcome) return finished ? 'Ended undecided' : 'How it stands';
  if (outcome.title !== undefined) return outcome.title;
  const winners = outcome.winners.map((seat) => names[seat] ?? '');
  if (winners.length === 0) return 'Nobody wins';
  if (winners.length > 1) return `${listed(winners)} win`;
  return margin === undefined ? `${winners[0]} wins` : `${winners[0]} wins by ${margin}`;
}

/** The result for who was not there: "Near and Far: Mira wins by 12. Mira 72, Teo 60, Jun 54." */
export function resultInWords(game: string, title: string, sheet: ScoreSheet): string {
  if (!sheet.totals) return `${game}: ${title}.`;
  const sums = totals(sheet);
  const points = ranking(sheet).map(
    ({ column }) => `${sheet.columns[column]?.words ?? ''} ${figure(sums[column]?.sum ?? 0)}`,
  );
  return `${game}: ${title}. ${points.join(', ')}.`;
}
