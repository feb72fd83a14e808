import { z } from 'zod';
import type { Amend, Correct, DefineCard, RollDie, SetHouseRule } from './action';

/** A place at the table; whether somebody sits there is the game's to check. */
export const seat = z.int().min(0).max(9);

/** How a roll came into the log. */
export const rolledBy = z.enum(['app', 'typed']);

const value = z.union([z.boolean(), z.number(), z.string()]);

export const correct = z.object({
  type: z.literal('correct'),
  player: seat,
  counter: z.string(),
  how: z.enum(['gain', 'pay', 'set']),
  amount: z.int(),
  parts: z.array(z.int()).optional(),
  why: z.string().optional(),
}) satisfies z.ZodType<Correct>;

export const defineCard = z.object({
  type: z.literal('defineCard'),
  kind: z.string(),
  card: z.string(),
  values: z.record(z.string(), value.nullable()),
}) satisfies z.ZodType<DefineCard>;

export const setHouseRule = z.object({
  type: z.literal('setHouseRule'),
  rule: z.string(),
  value,
}) satisfies z.ZodType<SetHouseRule>;

export const rollDie = z.object({
  type: z.literal('rollDie'),
  player: seat,
  sides: z.int().min(2),
  faces: z.array(z.int().min(1)).min(1),
  by: rolledBy,
}) satisfies z.ZodType<RollDie>;

/** The log's own line. The action inside it is a game's, so the game's schema reads it a second time. */
export const amend = z.object({
  type: z.literal('amend'),
  seq: z.int().min(1),
  action: z.unknown().optional(),
  dropped: z.array(z.int().min(1)),
}) satisfies z.ZodType<Amend>;
