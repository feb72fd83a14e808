import type { ScoreRow, ScoreSheet } from '@/rules/kernel/score';
import { eliteClasses } from './classes';
import { fortressesOf } from './flow';
import { pointRows, type Points } from './points';
import { playerOf, type State } from './state';
import { namesOf, sidesOf } from './victory';

/** The categories of a turn limit (7.2). */
export const ROWS: readonly (readonly [keyof Points, string, string, string])[] = [
  ['buildings', 'Buildings', 'What stands at the end; tier 2 replaces tier 1.', 'victory-points-for-buildings'],
  ['destroyed', 'Destroyed', 'Twice what the building was worth when it fell.', 'victory-points-for-buildings'],
  ['links', 'Road links', '2 for each building connected to the settlement.', 'supply-lines'],
  ['missions', 'Missions', 'As printed on the mission.', 'secret-missions'],
  ['heroes', 'Heroes', 'Living heroes: 4, 8, 16, 24, 36, 50 from level 2 on.', 'hero-victory-points'],
];

/** With a turn limit the points; else where each side stood on the ways to win. */
export function scoreSheet(state: State): ScoreSheet {
  const sides = sidesOf(state);
  const columns = sides.map((seats) => ({ seats, words: namesOf(state, seats) }));
  const figure = (key: string, words: string, of: (seat: number) => number, topic: string): ScoreRow => ({
    key,
    words,
    cells: sides.map((seats) => seats.reduce((sum, seat) => sum + of(seat), 0)),
    topic,
  });
  if (state.turnLimit === null) {
    return {
      columns,
      totals: false,
      tieBreaks: [],
      rows: [
        figure(
          'missions',
          'Missions done',
          (seat) => playerOf(state, seat).missions.filter(({ done }) => done !== null).length,
          'missions-novice',
        ),
        figure(
          'fortresses',
          'Fortresses',
          (seat) => fortressesOf(playerOf(state, seat)),
          'fortress-domination-victory',
        ),
        figure('elite', 'Elite classes', (seat) => eliteClasses(state, seat).length, 'elite-victory'),
        figure('scrolls', 'Scrolls', (seat) => playerOf(state, seat).scrolls, 'scroll-victory'),
        figure('portal', 'Portal steps', (seat) => playerOf(state, seat).portal, 'stone-portal-victory'),
        figure('settlement', 'Settlement health', (seat) => playerOf(state, seat).settlement.hp, 'settlement'),
        figure(
          'kills',
          'Battle record',
          (seat) => Object.values(playerOf(state, seat).steps).reduce((a, b) => a + b, 0),
          'battle-record',
        ),
      ],
    };
  }
  return {
    columns,
    totals: true,
    tieBreaks: [],
    rows: ROWS.map(([key, words, explain, topic]): ScoreRow => {
      const parts = sides.map((seats) =>
        seats.flatMap((seat) => pointRows(state, seat)[key].map(({ words, value }) => ({ words, value }))),
      );
      const cells = parts.map((each) =>
        each.some(({ value }) => value === undefined)
          ? undefined
          : each.reduce((sum, { value }) => sum + (value ?? 0), 0),
      );
      const told = parts.map((each) =>
        each.flatMap(({ words, value }) => (value === undefined ? [] : [{ words, value }])),
      );
      return { key, words, cells, parts: told, explain, topic };
    }),
  };
}
