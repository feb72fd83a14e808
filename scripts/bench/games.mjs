// Every game at its largest table after 2,000 lines: a session of each, and the ± that its players tap most.
import { GAMES } from '@/rules/games';
import { rowsOf, playedSession } from './session.mjs';
import { writeRows } from './phone.mjs';

export const LINES = 2000;

export const NAMES = ['Ana', 'Teo', 'Mira', 'Ben', 'Ida', 'Leo'];

/** The page of the table, and what counts a number up and down on it. */
const CONTROLS = {
  'world-adventure': (seat) => ['table', `gold-${seat}-plus1`, `gold-${seat}-minus1`],
  'near-and-far': (seat) => ['me', `hearts-${seat}-minus`, `hearts-${seat}-plus`],
  shaolia: (seat) => ['table', `gold-${seat}-plus`, `gold-${seat}-minus`],
  'multiverse-war': (seat) => ['build', `settlement-${seat}-minus`, `settlement-${seat}-plus`],
  dungeon: () => ['sheet', 'hp-0-minus', 'hp-0-plus'],
};

const corrections = (game, state, seats, turn) =>
  game.counters.flatMap((_, index) => {
    const counter = game.counters[(turn + index) % game.counters.length];
    const correct = { type: 'correct', player: turn % seats, counter: counter.key, amount: 1 };
    return ['gain', 'pay'].map((how) => ({ ...correct, how }));
  });

/** The turns go on, and between them a number changes by one; nobody ever wins. */
export function actIn(game, seats) {
  return (state, turn) => {
    const stays = (action) => !game.check(state, action) && !game.outcome(game.apply(state, action));
    const { action } = game.next(state);
    if (turn % 5 === 4 && action && stays(action)) return action;
    const correct = corrections(game, state, seats, turn).find(stays);
    if (!correct) throw new Error(`${game.title}: nothing can be counted at line ${turn}`);
    return correct;
  };
}

/** Each game with its session in the browser and the two controls to tap there. */
export async function largestTables(context, url) {
  const tables = [];
  for (const entry of GAMES) {
    const game = await entry.load();
    const mode = [...game.modes].sort((a, b) => Math.max(...b.seats) - Math.max(...a.seats))[0];
    const seats = Math.max(...mode.seats);
    const setup = {
      game: game.id,
      mode: mode.key,
      seats: NAMES.slice(0, seats).map((name, colour) => ({ name, colour })),
      first: 0,
      options: {},
      houseRules: {},
    };
    const id = `largest-${game.id}`;
    const played = await playedSession(LINES, id, { game, setup, act: actIn(game, seats) });
    await writeRows(context, url, await rowsOf(played));
    const shown = game.next(played.state()).seat ?? 0;
    tables.push({ id, title: game.title, seats, controls: CONTROLS[game.id](shown) });
  }
  return tables;
}
