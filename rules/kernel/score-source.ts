import type { AnyAction, Game } from './game';

/** Where the numbers of a line come from, so that they are corrected there: a counter, or recorded actions. */
export type ScoreSource = { readonly counter: string } | { readonly actions: readonly string[] };

/** A line that is called like a counter comes from it, without saying so. */
export function sourceOf<S, A extends AnyAction>(game: Game<S, A>, row: string): ScoreSource | undefined {
  return game.scoreSources?.[row] ?? (game.counters.some(({ key }) => key === row) ? { counter: row } : undefined);
}
