import type { AnyAction, AnyGame } from '@/rules/kernel/game';
import { luckRecord } from '@/rules/dice/luck';
import { type Event, isAmend, standings } from '@/rules/kernel/log';
import type { Outcome } from '@/rules/kernel/outcome';
import { type ScoreSheet, totals } from '@/rules/kernel/score';
import type { Setup } from '@/rules/kernel/setup';
import type { Statement } from './database/port';

export type AnyEvent = Event<AnyAction>;

/** What home shows of a session without loading its game. */
export interface Summary {
  /** "Round 6" */
  readonly title: string;
  /** The seat whose step is next. */
  readonly on?: number;
  /** "Prelude" */
  readonly mode: string;
  /** The first counter of each seat: culture, gold. */
  readonly figures: readonly number[];
  /** Said once the game is decided: "Mira reached 18 culture." */
  readonly outcome?: string;
  readonly winners?: readonly number[];
  /** What statistics ask of a finished game, so that they need not open it. */
  readonly ending?: Ending;
}

export interface Ending {
  /** Which victory condition: "culture". */
  readonly condition?: string;
  /** Seat by seat; null where the game is not scored by points or a value was never typed. */
  readonly points: readonly (number | null)[];
  readonly dice: readonly DiceCount[];
  /** Lines of the log, from the first to the last. */
  readonly lines: number;
}

/** How often a player's dice of one kind showed face 1, 2, … */
export interface DiceCount {
  readonly seat: number;
  readonly sides: number;
  readonly counts: readonly number[];
  /** As in Roll. */
  readonly good?: 'low' | 'neither';
}

export function summaryOf(game: AnyGame, setup: Setup, state: unknown): Summary {
  const outcome = game.outcome(state);
  const { seat } = game.next(state);
  const figure = game.counters[0];
  return {
    title: game.header(state).title,
    ...(seat === undefined ? {} : { on: seat }),
    mode: game.modes.find((mode) => mode.key === setup.mode)?.words ?? setup.mode,
    figures: figure ? setup.seats.map((_, index) => figure.read(state, index)) : [],
    ...(outcome ? { outcome: outcome.words, winners: outcome.winners } : {}),
  };
}

const GOOD = [undefined, 'low', 'neither'] as const;

/** The log is the one up to the head. */
export function endingOf(game: AnyGame, setup: Setup, result: Ended, log: readonly AnyEvent[]): Ending {
  const { sheet, outcome } = result;
  const sums = sheet.totals ? totals(sheet) : [];
  const points = setup.seats.map((_, seat) => {
    const total = sums[sheet.columns.findIndex((column) => column.seats.includes(seat))];
    return total && !total.open ? total.sum : null;
  });
  const rolls = standings(log).flatMap(({ status, action }) =>
    status === 'dropped' || isAmend(action) ? [] : game.rolls(action),
  );
  const dice = GOOD.flatMap((good) =>
    luckRecord(rolls.filter((roll) => roll.good === good)).players.flatMap(({ seat, fairness }) =>
      fairness.map(({ sides, counts }) => ({ seat, sides, counts, ...(good ? { good } : {}) })),
    ),
  );
  const condition = outcome?.condition;
  return { ...(condition === undefined ? {} : { condition }), points, dice, lines: log.length };
}

interface Ended {
  readonly outcome?: Outcome;
  readonly sheet: ScoreSheet;
}

/** A snapshot every so many lines, written after the tap's own transaction. */
const SNAPSHOT_EVERY = 64;
/** Older snapshots are thinned out to every eighth. */
const SNAPSHOTS_NEAR = 16 * SNAPSHOT_EVERY;

export function insertSession(id: string, setup: Setup, summary: Summary, at: number): Statement {
  return {
    sql: `INSERT OR REPLACE INTO session (id, game, setup, head, started_at, touched_at, summary, campaign)
          VALUES (?, ?, ?, 0, ?, ?, ?, ?)`,
    params: [id, setup.game, JSON.stringify(setup), at, at, JSON.stringify(summary), setup.campaign ?? null],
  };
}

export function moveHeadRow(id: string, head: number, summary: Summary, at: number): Statement {
  return {
    sql: 'UPDATE session SET head = ?, touched_at = ?, summary = ? WHERE id = ?',
    params: [head, at, JSON.stringify(summary), id],
  };
}

/**
 * One tap, one transaction. `tail` says whether undone lines stand behind it and are replaced; lines that could not be
 * read are moved aside, never deleted.
 */
export function insertEvent(
  id: string,
  event: AnyEvent,
  summary: Summary,
  tail: 'none' | 'undone' | 'unread',
): readonly Statement[] {
  const { seq } = event;
  const statements: Statement[] = [];
  if (tail === 'unread') {
    statements.push({
      // Not this very line, where the transaction is done a second time.
      sql: `UPDATE OR REPLACE event SET session_id = session_id || '~unread'
            WHERE session_id = ? AND seq >= ? AND id <> ?`,
      params: [id, seq, event.id],
    });
  }
  if (tail !== 'none') {
    statements.push({ sql: 'DELETE FROM event WHERE session_id = ? AND seq > ?', params: [id, seq] });
    statements.push({ sql: 'DELETE FROM snapshot WHERE session_id = ? AND seq >= ?', params: [id, seq] });
  }
  statements.push({
    sql: `INSERT OR REPLACE INTO event (session_id, seq, id, at, action, overruled, within)
          VALUES (?, ?, ?, ?, ?, ?, ?)`,
    params: [id, seq, event.id, event.at, JSON.stringify(event.action), event.overruled ? 1 : 0, event.within ?? null],
  });
  statements.push(moveHeadRow(id, seq, summary, event.at));
  return statements;
}

/** The snapshot due after this line, if one is due. An amendment always leaves one: reading past it is dear. */
export function snapshotAfter(id: string, event: AnyEvent, game: AnyGame, state: unknown): readonly Statement[] {
  if (event.seq % SNAPSHOT_EVERY !== 0 && !isAmend(event.action)) return [];
  return [
    {
      sql: 'INSERT OR REPLACE INTO snapshot (session_id, seq, rules_version, state) VALUES (?, ?, ?, ?)',
      params: [id, event.seq, game.rulesVersion, JSON.stringify(state)],
    },
    {
      sql: 'DELETE FROM snapshot WHERE session_id = ? AND seq < ? AND seq % ? <> 0',
      params: [id, event.seq - SNAPSHOTS_NEAR, 8 * SNAPSHOT_EVERY],
    },
  ];
}

/** What a finished session keeps for good: its score sheet, which no later version changes. */
export function finishSession(id: string, result: unknown, at: number): readonly Statement[] {
  return [
    {
      sql: 'UPDATE session SET finished_at = ?, touched_at = ?, result = ? WHERE id = ?',
      params: [at, at, JSON.stringify(result), id],
    },
    { sql: 'DELETE FROM snapshot WHERE session_id = ?', params: [id] },
    { sql: 'DELETE FROM draft WHERE session_id = ?', params: [id] },
  ];
}

/** Added once the whole log was read: the ending waits for nothing. */
export function endingRow(id: string, summary: Summary): Statement {
  return {
    sql: 'UPDATE session SET summary = ? WHERE id = ? AND finished_at IS NOT NULL',
    params: [JSON.stringify(summary), id],
  };
}

export function reopenSession(id: string, at: number): Statement {
  return { sql: 'UPDATE session SET finished_at = NULL, touched_at = ?, result = NULL WHERE id = ?', params: [at, id] };
}

/** Says that another phone plays it on, or (undefined) that this one does. */
export function handedRow(id: string, at: number | undefined): Statement {
  return { sql: 'UPDATE session SET handed_at = ? WHERE id = ?', params: [at ?? null, id] };
}

export function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
