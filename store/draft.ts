import type { Row, SqlValue, Statement } from './database/port';
import { parseJson } from './sessionRows';

/** What is open on screen and half-typed: not part of the game, but given back after a kill. */
export interface Draft {
  readonly page?: 'table' | 'history' | 'score';
  /** The page a game's own table is turned to, and the phase it was chosen in. */
  readonly tablePage?: { readonly page: string; readonly during: string };
  /** How a game's table was set to show itself: the goal of a plan. */
  readonly tableView?: unknown;
  /** Whose controls are shown. */
  readonly shown?: number;
  /** An action for that player, once: then whoever was looked at before is shown again. */
  readonly once?: { readonly seat: number; readonly before?: number; readonly acted?: boolean };
  readonly sheet?: SheetDraft;
  readonly reading?: Reading;
  readonly scroll?: number;
  /** What has been typed of the numbers that are asked at the end, seat by seat. */
  readonly passing?: unknown;
  /** Nudges put away in this session. */
  readonly dismissed?: readonly string[];
}

/** What was asked of the rules last, and where the reader was: it is there again while the phase lasts. */
export interface Reading {
  readonly phase: string | undefined;
  readonly query: string;
  readonly place: Place;
}

/** The chip that was chosen, and how far its list was scrolled. */
export interface Place {
  readonly chip?: string;
  readonly scrolled: number;
}

/** What lies over the table, and what it was opened over: that is there again, half-typed as it was, behind it. */
export type SheetDraft = OpenSheet & { readonly over?: SheetDraft };

type OpenSheet =
  | { readonly kind: 'actions' | 'menu' | 'players' }
  /** `ending`: once all is told the game is saved. */
  | { readonly kind: 'endValues'; readonly ending?: boolean }
  | {
      readonly kind: 'rules';
      readonly topic?: string;
      /** The control it was opened from. */
      readonly touched?: string;
      readonly query?: string;
      /** Opened by a key, to be typed into. */
      readonly typing?: boolean;
    }
  | { readonly kind: 'phase'; readonly phase: string }
  | { readonly kind: 'keypad'; readonly seat: number; readonly counter: string; readonly entry?: unknown }
  | { readonly kind: 'panel'; readonly panel: string; readonly draft?: unknown };

export function draftRow(id: string, draft: Draft): Statement {
  return { sql: 'INSERT OR REPLACE INTO draft (session_id, data) VALUES (?, ?)', params: [id, JSON.stringify(draft)] };
}

/** A draft that cannot be read is no loss: the session opens on its table. */
export async function readDraft(
  read: (sql: string, params?: readonly SqlValue[]) => Promise<readonly Row[]>,
  id: string,
): Promise<Draft> {
  const [row] = await read('SELECT data FROM draft WHERE session_id = ?', [id]);
  const data = parseJson(row?.data);
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Draft) : {};
}
