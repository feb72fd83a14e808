import type { AnyAction } from '@/rules/kernel/game';
import type { Amend } from '@/rules/kernel/action';
import { isAmend } from '@/rules/kernel/log';
import type { Outcome } from '@/rules/kernel/outcome';
import type { ScoreSheet } from '@/rules/kernel/score';
import type { Setup } from '@/rules/kernel/setup';
import type { Row } from './database/port';
import { type AnyEvent, type Ending, parseJson, type Summary } from './sessionRows';

/*
 * What this app wrote itself, read back: whole enough to be shown, or not at all. A page of noise on the device costs
 * the row it fell on, never a screen. (What others wrote goes through backup/format.ts, which asks for far more.)
 */

type Json = Readonly<Record<string, unknown>>;

const isRecord = (json: unknown): json is Json => typeof json === 'object' && json !== null && !Array.isArray(json);
const isText = (json: unknown): json is string => typeof json === 'string';
const isNumber = (json: unknown): json is number => typeof json === 'number';
const isList = (json: unknown, each: (part: unknown) => boolean): json is readonly unknown[] =>
  Array.isArray(json) && json.every(each);
const isNothing = (json: unknown) => json === undefined || json === null;

/** A set-up that was stored. */
export function parseSetup(text: unknown): Setup | undefined {
  const json = parseJson(text);
  return isSetup(json) ? json : undefined;
}

function isSetup(json: unknown): json is Setup {
  return (
    isRecord(json) &&
    isText(json.mode) &&
    isList(json.seats, (seat) => isRecord(seat) && isText(seat.name) && isNumber(seat.colour)) &&
    isRecord(json.options) &&
    isRecord(json.houseRules)
  );
}

/** The end of a session as it was kept. */
export interface Result {
  readonly outcome?: Outcome;
  readonly sheet: ScoreSheet;
  readonly header: { readonly title: string; readonly tag?: string };
  /** What the next session of its campaign starts with. */
  readonly carried?: unknown;
}

export function parseResult(text: unknown): Result | undefined {
  const json = parseJson(text);
  return isResult(json) ? json : undefined;
}

function isResult(json: unknown): json is Result {
  return (
    isRecord(json) &&
    isSheet(json.sheet) &&
    isRecord(json.header) &&
    isText(json.header.title) &&
    (isNothing(json.outcome) || isOutcome(json.outcome))
  );
}

function isOutcome(json: unknown): boolean {
  return isRecord(json) && isList(json.winners, isNumber) && isText(json.condition) && isText(json.words);
}

function isSheet(json: unknown): boolean {
  return (
    isRecord(json) &&
    typeof json.totals === 'boolean' &&
    isList(json.columns, (column) => isRecord(column) && isText(column.words) && isList(column.seats, isNumber)) &&
    isList(json.rows, isRow) &&
    isList(json.tieBreaks, (tie) => isRecord(tie) && isText(tie.words) && isList(tie.values, isNumber))
  );
}

function isRow(json: unknown): boolean {
  return (
    isRecord(json) &&
    isText(json.key) &&
    isText(json.words) &&
    isList(json.cells, (cell) => isNothing(cell) || isNumber(cell)) &&
    (isNothing(json.parts) || isList(json.parts, (parts) => isList(parts, isPart)))
  );
}

const isPart = (json: unknown) => isRecord(json) && isText(json.words) && isNumber(json.value);

/** A damaged summary costs a row its result, not the player the whole list. */
export function parseSummary(text: unknown): Summary {
  const json = parseJson(text);
  const { title, mode, figures, on, outcome, winners, ending } = isRecord(json) ? json : ({} as Json);
  return {
    title: isText(title) ? title : 'A game',
    mode: isText(mode) ? mode : '',
    figures: isList(figures, isNumber) ? (figures as number[]) : [],
    ...(isNumber(on) ? { on } : {}),
    ...(isText(outcome) ? { outcome } : {}),
    ...(isList(winners, isNumber) ? { winners: winners as number[] } : {}),
    ...(isEnding(ending) ? { ending } : {}),
  };
}

function isEnding(json: unknown): json is Ending {
  return (
    isRecord(json) &&
    isList(json.points, (points) => isNothing(points) || isNumber(points)) &&
    isList(
      json.dice,
      (die) =>
        isRecord(die) &&
        isNumber(die.seat) &&
        isNumber(die.sides) &&
        isList(die.counts, isNumber) &&
        (die.good === undefined || die.good === 'low' || die.good === 'neither'),
    )
  );
}

/** A row read back. Undefined where it cannot be read: broken JSON, or an action no version of the game ever wrote. */
export function readEvent(row: Row, parse: (action: unknown) => AnyAction | undefined): AnyEvent | undefined {
  const action = parseJson(row.action);
  const known = isAmend(action) ? parseAmend(action, parse) : parse(action);
  if (known === undefined || typeof row.id !== 'string') return undefined;
  return {
    seq: Number(row.seq),
    id: row.id,
    at: Number(row.at),
    action: known,
    overruled: row.overruled === 1,
    ...(typeof row.within === 'string' ? { within: row.within } : {}),
  };
}

/** An amendment that was stored; the line it puts in another's place is one of the game's. */
function parseAmend(json: unknown, parse: (action: unknown) => AnyAction | undefined): Amend | undefined {
  if (!isRecord(json) || !isNumber(json.seq) || !isList(json.dropped, isNumber)) return undefined;
  const amend = { type: 'amend' as const, seq: json.seq, dropped: json.dropped as number[] };
  if (json.action === undefined) return amend;
  const action = parse(json.action);
  return action && { ...amend, action };
}
