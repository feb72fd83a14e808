import { z } from 'zod';

/*
 * The backup file, `.abaculus.json`: one JSON object that a person can read. Nothing in it is trusted before it went
 * through here and every log was replayed (check.ts). Released versions stay readable for good: a new one gets its
 * number and a step from the one before.
 */

export const FORMAT = 'abaculus';
export const VERSION = 1;

/** What is open here and when a backup was made here says nothing on another phone: neither given nor taken. */
export const OF_THIS_DEVICE = ['lastSession', 'lastBackup'];

const text = z.string().max(4000);
const id = z.string().min(1).max(160);
/** Up to the last moment that is a date at all. */
const time = z.int().min(0).max(8_640_000_000_000_000);
const count = z.int().min(0);
const value = z.union([z.boolean(), z.number(), text]);
const values = z.record(z.string().max(200), value);

const seat = z.object({
  name: z.string().max(200),
  profile: id.optional(),
  colour: z.int().min(0).max(99),
  team: z.int().min(0).max(9).optional(),
});

const setup = z.object({
  game: z.string().max(60),
  mode: z.string().max(60),
  seats: z.array(seat).min(1).max(12),
  first: z.int().min(0).max(11),
  options: values,
  houseRules: values,
  cards: z.record(z.string().max(200), z.record(z.string().max(200), value.nullable())).optional(),
  carried: z.unknown().optional(),
  campaign: id.optional(),
});

const event = z.object({
  seq: z.int().min(1),
  id,
  at: time,
  action: z.looseObject({ type: z.string().max(60) }),
  overruled: z.boolean(),
  within: id.optional(),
});

export const amend = z.object({
  type: z.literal('amend'),
  seq: z.int().min(1),
  action: z.looseObject({ type: z.string().max(60) }).optional(),
  dropped: z.array(z.int().min(1)),
});

const cell = z.number().nullable();
const row = z.object({
  key: text,
  words: text,
  cells: z.array(cell),
  parts: z.array(z.array(z.object({ words: text, value: z.number() }))).optional(),
  keepsake: z.boolean().optional(),
  explain: text.optional(),
  topic: text.optional(),
});

const sheet = z.object({
  columns: z.array(z.object({ seats: z.array(count), words: text })).max(12),
  rows: z.array(row).max(200),
  totals: z.boolean(),
  tieBreaks: z.array(z.object({ words: text, values: z.array(z.number()), best: z.enum(['most', 'fewest']) })),
  rankNames: z.array(z.object({ from: z.number(), words: text })).optional(),
});

const result = z.object({
  outcome: z.object({ winners: z.array(count), condition: text, words: text, title: text.optional() }).optional(),
  sheet,
  header: z.object({ title: text, tag: text.optional(), phase: text.optional() }),
  carried: z.unknown().optional(),
});

const written = z.object({
  id,
  game: z.string().max(60),
  setup,
  /** The line the table stands at; later ones are undone. */
  head: count,
  startedAt: time,
  touchedAt: time,
  finishedAt: time.optional(),
  result: result.optional(),
  campaign: id.optional(),
  name: z.string().max(200).optional(),
  notes: z.string().max(20_000).optional(),
  handedAt: time.optional(),
  events: z.array(event),
});

/** A seat that is named sits at the table. */
const session = written.refine(({ setup: { seats, first }, result: end }) => {
  const columns = end?.sheet.columns ?? [];
  const named = [first, ...(end?.outcome?.winners ?? []), ...columns.flatMap((column) => column.seats)];
  return named.every((seat) => seat < seats.length);
});

const player = z.object({ id, name: z.string().min(1).max(200), colour: z.int().min(0).max(99), playedAt: time });

const data = z.object({
  sessions: z.array(session),
  players: z.array(player),
  /** Read by the card library itself. */
  cards: z.array(z.unknown()),
  /** Values of any kind, as the app keeps them; each is looked at again where it is used. */
  settings: z.record(z.string().max(200), z.unknown()),
});

export const envelope = z.object({
  format: z.literal(FORMAT),
  version: z.int().min(1),
  madeAt: time,
  checksum: z.string().max(40),
  data: z.unknown(),
});

export const backupData = data;
/** Whether a session would be taken when the file is read back. */
export const isBackupSession = (json: unknown): json is BackupSession => session.safeParse(json).success;
export type BackupData = z.infer<typeof data>;
export type BackupSession = z.infer<typeof session>;
