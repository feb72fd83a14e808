import { findGame } from '@/rules/games';
import type { AnyAction, AnyGame } from '@/rules/kernel/game';
import { isRefusal } from '@/rules/kernel/refusal';
import type { Setup } from '@/rules/kernel/setup';
import { summaryOf } from '@/store/sessionRows';
import { startSession } from '@/store/sessions';
import { currentState } from '@/store/timeline';

import { type Launched, launch, newFile } from '../table';

/* Devices with games of all kinds on them, played through the app's own store. */

/** A game by its number, whatever the order in which home shows them. */
const PICKED = ['multiverse-war', 'near-and-far', 'dungeon', 'world-adventure', 'shaolia'];
const NAMES = ['Ana', 'Teo', 'Zoë 🐉', 'نور', 'a'.repeat(40), 'Ana'];

export function setupFor(game: AnyGame, pick: number): Setup {
  const mode = game.modes[pick % game.modes.length] ?? { key: '', seats: [2], campaign: false };
  const seats = mode.seats[pick % mode.seats.length] ?? 2;
  return {
    game: game.id,
    mode: mode.key,
    seats: NAMES.slice(0, seats).map((name, colour) => ({ name, colour })),
    first: 0,
    options: {},
    houseRules: {},
    ...(mode.campaign ? { campaign: `campaign-${pick}` } : {}),
  };
}

/** The next step where it can be taken, a number by one otherwise: legal play for any game. */
function actionFor(game: AnyGame, state: unknown, seats: number, turn: number): AnyAction | undefined {
  const may = (action: AnyAction | undefined) => action !== undefined && game.check(state, action) === undefined;
  const { action } = game.next(state);
  if (turn % 3 === 2 && may(action)) return action;
  const counter = game.counters[turn % game.counters.length];
  if (!counter) return undefined;
  const correct = { type: 'correct', player: turn % seats, counter: counter.key, amount: 1 + (turn % 2) };
  return [
    { ...correct, how: 'gain' },
    { ...correct, how: 'pay' },
  ].find(may);
}

export interface Played {
  readonly game: number;
  readonly mode: number;
  readonly turns: number;
  readonly undone: number;
  readonly backTo: number;
  readonly finished: boolean;
}

/** Plays a session on the device as described and leaves it. */
export async function play({ writer, session }: Launched, id: string, how: Played): Promise<void> {
  const entry = findGame(PICKED[how.game % PICKED.length] ?? '');
  if (!entry) throw new Error('no games');
  const game = await entry.load();
  const setup = setupFor(game, how.mode);
  const start = game.start(setup);
  if (isRefusal(start)) return;
  startSession(writer, id, setup, summaryOf(game, setup, start), 1000 + how.turns);
  await session.open(id);
  const state = () => {
    const { opened } = session.store.getState();
    if (!opened) throw new Error(`${game.title}: not open`);
    return currentState(opened.timeline);
  };
  for (let turn = 0; turn < how.turns; turn += 1) {
    const action = actionFor(game, state(), setup.seats.length, turn);
    if (action) session.act(action);
  }
  const head = () => session.store.getState().opened?.timeline.head ?? 0;
  if (how.backTo > 0 && how.backTo < head()) await session.goBack(how.backTo);
  for (let undone = 0; undone < how.undone; undone += 1) await session.undo();
  if (how.finished) await session.finish();
  await writer.flush();
  session.close();
}

export async function device(...sessions: readonly Played[]): Promise<Launched & { readonly file: string }> {
  const file = newFile();
  const app = await launch(file);
  for (const [index, how] of sessions.entries()) await play(app, `game-${index}`, how);
  return { ...app, file };
}

const TABLES = ['session', 'event', 'player', 'card', 'setting'];

/** Every row that counts, with what its JSON columns mean. */
export async function contents({ writer }: Pick<Launched, 'writer'>): Promise<unknown> {
  const rows = [];
  for (const table of TABLES) rows.push(await writer.read(`SELECT * FROM ${table} ORDER BY 1, 2`));
  return rows.map((all) =>
    all.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, meaning(value)]))),
  );
}

function meaning(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    return value;
  }
}
