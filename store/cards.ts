import type { DefineCard } from '@/rules/kernel/action';
import type { CardValues } from '@/rules/kernel/card-kind';
import { cardNameKey, cardNameProblem, plainText } from '@/rules/kernel/card-name';
import type { Value } from '@/rules/kernel/setup';

import type { Row, Statement } from './database/port';
import { parseJson } from './sessionRows';
import type { Writer } from './writer';

/** A card typed off the table, as it lies in a backup file. */
export interface CardRecord {
  readonly game: string;
  readonly kind: string;
  readonly name: string;
  readonly values: CardValues;
  /** Values filled in beforehand that nobody has looked up yet: "please check". */
  readonly check: readonly string[];
  readonly changedAt: number;
}

export interface LibraryCard extends CardRecord {
  readonly id: string;
}

/** What a form hands over. */
export interface CardEntry {
  readonly game: string;
  readonly kind: string;
  readonly name: string;
  readonly values: CardValues;
  readonly check?: readonly string[];
}

/** The id is the name: a card cannot lie here twice, whatever device it was typed on and however fast the taps came. */
export function cardId({ game, kind, name }: Pick<CardEntry, 'game' | 'kind' | 'name'>): string {
  return JSON.stringify([game, kind, cardNameKey(name)]);
}

const COLUMNS = 'id, game, kind, name, data, changed_at';

/** The cards of a game, or of one kind, changed last first. A row that cannot be read is skipped, not deleted. */
export function readCards(writer: Writer, game: string, kind?: string): Promise<readonly LibraryCard[]> {
  return kind === undefined
    ? select(writer, 'WHERE game = ?', game)
    : select(writer, 'WHERE game = ? AND kind = ?', game, kind);
}

/** Every card typed on this device. */
export function readAllCards(writer: Writer): Promise<readonly LibraryCard[]> {
  return select(writer, '');
}

async function select(writer: Writer, where: string, ...params: string[]): Promise<readonly LibraryCard[]> {
  const rows = await writer.read(`SELECT ${COLUMNS} FROM card ${where} ORDER BY changed_at DESC, id`, params);
  return rows.flatMap((row) => cardFrom(row) ?? []);
}

export type SaveCard =
  | { readonly saved: LibraryCard }
  /** Another card has this name; it can be edited instead. */
  | { readonly taken: LibraryCard; readonly words: string }
  | { readonly problem: string };

interface SaveOptions {
  readonly at: number;
  /** The card being edited; it may be renamed. */
  readonly editing?: string;
  /** Where a card of this name lies here already: say so, or write over it. */
  readonly sameName?: 'refuse' | 'update';
}

/** Saves a new card, or the one being edited. A name that another card of its kind has is refused in words. */
export async function saveCard(writer: Writer, entry: CardEntry, options: SaveOptions): Promise<SaveCard> {
  const { at, editing, sameName = 'refuse' } = options;
  const problem = cardNameProblem(entry.name);
  if (problem !== undefined) return { problem };
  const values = plainValues(entry.values);
  if (!values) return { problem: 'A value of this card is not a number. Type it in digits.' };

  const card: LibraryCard = {
    id: cardId(entry),
    game: entry.game,
    kind: entry.kind,
    name: plainText(entry.name),
    values,
    check: knownKeys(entry.check ?? [], values),
    changedAt: at,
  };
  const [row] = await writer.read(`SELECT ${COLUMNS} FROM card WHERE id = ?`, [card.id]);
  const there = row && cardFrom(row);
  if (there && there.id !== editing && sameName === 'refuse') {
    return { taken: there, words: `${there.name} is there already. Edit that one, or add a word to the name.` };
  }
  writer.write([
    ...(row && !there ? [setAside(row)] : []),
    ...(editing !== undefined && editing !== card.id ? [deletion(editing)] : []),
    insertion('REPLACE', card),
  ]);
  return { saved: card };
}

/** Takes a card away and returns its row, to be put back as it was; undefined where there is none. */
export async function deleteCard(writer: Writer, id: string): Promise<Row | undefined> {
  const [row] = await writer.read(`SELECT ${COLUMNS} FROM card WHERE id = ?`, [id]);
  if (row) writer.write([deletion(id)]);
  return row;
}

/** Undoes a deletion. A card of the same name typed since then stays as it is. */
export function putCardBack(writer: Writer, row: Row): void {
  const { id, game, kind, name, data, changed_at } = row;
  writer.write([
    {
      sql: `INSERT OR IGNORE INTO card (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)`,
      params: [id ?? null, game ?? null, kind ?? null, name ?? null, data ?? null, changed_at ?? null],
    },
  ]);
}

/** A card that comes into play: its values are copied into the log, so that a replay never asks this library. */
export function defineCardAction({ kind, name, values }: Pick<CardRecord, 'kind' | 'name' | 'values'>): DefineCard {
  return { type: 'defineCard', kind, card: name, values: { ...values } };
}

/** The library's part of a backup file. */
export async function exportCards(writer: Writer): Promise<readonly CardRecord[]> {
  const cards = await readAllCards(writer);
  return cards.map(({ game, kind, name, values, check, changedAt }) => ({
    game,
    kind,
    name,
    values,
    check,
    changedAt,
  }));
}

/** Reads the library's part of a file: all of it, or what is wrong with it. */
export function parseCardRecords(json: unknown): readonly CardRecord[] | { readonly problem: string } {
  if (!Array.isArray(json)) return { problem: 'The list of cards cannot be read.' };
  const records: CardRecord[] = [];
  for (const [index, each] of json.entries()) {
    const record = recordFrom(each);
    if (!record) return { problem: `Card ${index + 1} of ${json.length} cannot be read.` };
    records.push(record);
  }
  return records;
}

/** One transaction with the rest of an import. Of two cards of one name the one changed last stays. */
export function importCardStatements(records: readonly CardRecord[]): readonly Statement[] {
  return records.map((record) => insertion('NEWER', { ...record, id: cardId(record) }));
}

export function importCards(writer: Writer, records: readonly CardRecord[]): void {
  writer.write(importCardStatements(records));
}

function insertion(over: 'REPLACE' | 'NEWER', card: LibraryCard): Statement {
  const { id, game, kind, name, values, check, changedAt } = card;
  return {
    sql: `INSERT INTO card (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET name = excluded.name, data = excluded.data, changed_at = excluded.changed_at
          ${over === 'NEWER' ? 'WHERE excluded.changed_at > card.changed_at' : ''}`,
    params: [id, game, kind, name, JSON.stringify({ values, check }), changedAt],
  };
}

function deletion(id: string): Statement {
  return { sql: 'DELETE FROM card WHERE id = ?', params: [id] };
}

/** What cannot be read makes room without being lost. Naming its data keeps a second run off the row that took its place. */
function setAside({ id, data }: Row): Statement {
  return {
    sql: `UPDATE OR REPLACE card SET id = id || '~unread' WHERE id = ? AND data = ?`,
    params: [id ?? null, data ?? null],
  };
}

export function cardFrom({ id, game, kind, name, data, changed_at }: Row): LibraryCard | undefined {
  const parsed = parseJson(data);
  if (typeof id !== 'string' || !isObject(parsed)) return undefined;
  const record = recordFrom({ game, kind, name, values: parsed.values, check: parsed.check, changedAt: changed_at });
  return record && { id, ...record };
}

function recordFrom(raw: unknown): CardRecord | undefined {
  if (!isObject(raw)) return undefined;
  const { game, kind, name, check, changedAt } = raw;
  const values = isObject(raw.values) ? plainValues(raw.values) : undefined;
  if (typeof game !== 'string' || game === '' || typeof kind !== 'string' || kind === '') return undefined;
  if (typeof name !== 'string' || cardNameProblem(name) !== undefined || !values) return undefined;
  if (typeof changedAt !== 'number' || !Number.isFinite(changedAt)) return undefined;
  return { game, kind, name: plainText(name), values, check: knownKeys(check, values), changedAt };
}

function plainValues(raw: Readonly<Record<string, unknown>>): CardValues | undefined {
  const values = Object.entries(raw).map(([key, value]) => [key, plainValue(value)] as const);
  // Entries keep a key such as __proto__ an ordinary one.
  return values.some(([, value]) => value === undefined)
    ? undefined
    : Object.fromEntries(values.map(([key, value]) => [key, value ?? null]));
}

function plainValue(value: unknown): Value | null | undefined {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  // Zero, never minus zero, which JSON does not know.
  return typeof value === 'number' && Number.isFinite(value) ? value + 0 : undefined;
}

function knownKeys(check: unknown, values: CardValues): readonly string[] {
  if (!Array.isArray(check)) return [];
  return Object.keys(values).filter((key) => values[key] !== null && check.includes(key));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
