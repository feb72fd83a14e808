// A session of any length, played through the app's own store into real SQLite, and its rows as statements.
import { shaolia } from '@/rules/shaolia/game';
import { createSession } from '@/store/session';
import { summaryOf } from '@/store/sessionRows';
import { startSession } from '@/store/sessions';
import { currentState } from '@/store/timeline';
import { Writer } from '@/store/writer';
import { memoryDatabase } from './memoryDatabase.mjs';

const SETUP = {
  game: 'shaolia',
  mode: 'prelude',
  seats: [
    { name: 'Ana', colour: 0 },
    { name: 'Teo', colour: 1 },
  ],
  first: 0,
  options: {},
  houseRules: {},
};

export const gain = (player, counter = 'gold', amount = 1) => ({
  type: 'correct',
  player,
  counter,
  how: 'gain',
  amount,
});
export const pay = (player, counter = 'gold', amount = 1) => ({ ...gain(player, counter, amount), how: 'pay' });

const RESERVE = 4;

/** What a table does over and over: gold in, gold out, a card, dice, the next step. Nobody ever wins. */
function nextAction(state, turn) {
  const { seat, action } = shaolia.next(state);
  const side = state.sides[seat];
  if (turn % 4 === 0) return gain(seat);
  if (turn % 4 === 1 && side.gold > 9) return pay(seat, 'gold', 5);
  if (turn % 4 === 1) return side.minerals > 9 ? pay(seat, 'minerals', 5) : gain(seat, 'minerals');
  if (turn % 4 === 2) {
    // A reserve that grew on would make the table larger, not the log longer.
    if (state.phase === 'purchase')
      return side.reserve.length < RESERVE ? { type: 'buyLv1', player: seat } : gain(seat);
    if (state.phase === 'action' && side.begun && !side.dice) {
      const faces = Array.from({ length: 3 + side.extraDice }, (_, index) => 1 + ((turn + index) % 6));
      return { type: 'setRoll', player: seat, faces, by: 'typed' };
    }
  }
  return action;
}

export function startState() {
  return shaolia.start(SETUP);
}

/** The lines of a log alone. */
export function playedLog(length) {
  let state = startState();
  return Array.from({ length }, (_, index) => {
    const action = nextAction(state, index);
    state = shaolia.apply(state, action);
    return { seq: index + 1, id: `event-${index}`, at: index, action, overruled: false };
  });
}

/** Every duel stops where the same player begins a round, so that long and short ones differ in their length alone. */
const beginsRound = (before, state) => state.round !== before.round && state.round % 2 === 1;
const DUEL = { game: shaolia, setup: SETUP, act: nextAction, stops: beginsRound };

/** The store with a session of so many lines open in it, and of those up to where such a play stops. */
export async function playedSession(length, id = `bench-${length}`, { game, setup, act, stops = () => true } = DUEL) {
  const db = memoryDatabase();
  const writer = new Writer(async () => db);
  await writer.open();
  let ids = 0;
  const session = createSession({ writer, now: () => 1.7e12 + ids, newId: () => `${id}-${(ids += 1)}` });
  startSession(writer, id, setup, summaryOf(game, setup, game.start(setup)), 1.7e12);
  await session.open(id);
  const state = () => currentState(session.store.getState().opened.timeline);
  let before = state();
  for (let turn = 0; turn < length || !stops(before, state()); turn += 1) {
    before = state();
    if (!session.act(act(before, turn))) throw new Error(`The log could not be played on at line ${turn}`);
    if (turn % 256 === 0) await writer.flush();
  }
  await writer.flush();
  return { db, writer, session, state };
}

const TABLES = ['session', 'event', 'snapshot'];

/** The same rows as statements for another database, which may have them already: a part is tried twice. */
export async function rowsOf({ db }) {
  const statements = [];
  for (const table of TABLES) {
    for (const row of await db.read(`SELECT * FROM ${table}`)) {
      const columns = Object.keys(row);
      statements.push({
        sql: `INSERT OR REPLACE INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
        params: columns.map((column) => row[column]),
      });
    }
  }
  return statements;
}
