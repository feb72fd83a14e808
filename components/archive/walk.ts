import type { AnyGame } from '@/rules/kernel/game';
import { isAmend, standings } from '@/rules/kernel/log';
import type { AnyEvent } from '@/store/sessionRows';

/** The game at one line of its log. */
export interface Moment {
  readonly words: string;
  /** "Round 3" */
  readonly title: string;
  readonly at: number;
  readonly state: unknown;
}

/** Every moment of a game, from the set-up on, as the log stands after all corrections. */
export function momentsOf(game: AnyGame, start: unknown, log: readonly AnyEvent[], startedAt: number) {
  const moments: Moment[] = [
    { words: 'The game is set up', title: game.header(start).title, at: startedAt, state: start },
  ];
  let state = start;
  for (const { event, status, action } of standings(log)) {
    if (status === 'dropped' || isAmend(action)) continue;
    const { words } = game.describe(state, action);
    state = game.apply(state, action);
    moments.push({ words, title: game.header(state).title, at: event.at, state });
  }
  return moments;
}

/** The start, and the end of each round, month or level: what a chart has a point for. */
export const stationsOf = (moments: readonly Moment[]): readonly Moment[] =>
  moments.filter((moment, index) => index === 0 || moments[index + 1]?.title !== moment.title);

/** The value of a counter at each of them: a line a seat. */
export function seriesOf(game: AnyGame, stations: readonly Moment[], counter: string, seats: number): number[][] {
  const of = game.counters.find(({ key }) => key === counter);
  return Array.from({ length: seats }, (_, seat) => stations.map(({ state }) => of?.read(state, seat) ?? 0));
}

/** The counters worth a chart: those that changed for somebody, in the game's own order. */
export function changedCounters(game: AnyGame, moments: readonly Moment[], seats: number, most: number) {
  const [first, last] = [moments[0]?.state, moments.at(-1)?.state];
  return game.counters
    .filter((counter) =>
      Array.from({ length: seats }, (_, seat) => counter.read(first, seat) !== counter.read(last, seat)).some(Boolean),
    )
    .slice(0, most);
}
