import { z } from 'zod';
import { correct, defineCard, rollDie, rolledBy, seat, setHouseRule } from '@/rules/kernel/actions';

const own = <T extends string>(type: T) => z.object({ type: z.literal(type), player: seat });

/** Every action of section 4 that this table tracks, and the kernel's four. */
export const actionSchema = z.discriminatedUnion('type', [
  own('setFirstPlayer'),
  /** The drawn kind may be told or left out. */
  own('buyLv1').extend({ card: z.string().nullable().optional() }),
  own('refreshPool'),
  own('buyExtraDie'),
  own('buyOfficers').extend({ minerals: z.int() }),
  own('openLockedSpace').extend({ row: z.enum(['front', 'back']) }),
  own('beginAction'),
  own('setRoll').extend({ faces: z.array(z.int()), by: rolledBy }),
  own('endTurn'),
  own('concede'),
  correct,
  defineCard,
  setHouseRule,
  rollDie,
]);

export type Action = z.infer<typeof actionSchema>;
export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>;

/** Reads an action that came from outside; undefined where no version of the game ever wrote it. */
export function parseAction(action: unknown): Action | undefined {
  const read = actionSchema.safeParse(action);
  return read.success ? read.data : undefined;
}
