import { z } from 'zod';
import { correct, defineCard, rollDie, rolledBy, seat, setHouseRule } from '@/rules/kernel/actions';

const own = <T extends string>(type: T) => z.object({ type: z.literal(type), player: seat });
const by = rolledBy.optional();
const ailment = z.enum(['poison', 'fear', 'stun', 'charm']);

const foe = z.enum(['e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'vampire', 'cyclops', 'minotaur', 'hydra']);
const item = z.enum(['potion', 'antidote', 'highPotion', 'highAntidote', 'dragonBlood', 'elixir']);
const ware = z.enum(['medicine', 'remedy', 'clover', 'atkPotion', 'defPotion']);

/** Which loot was claimed; an advanced one may be claimed line by line (A20). */
const loot = z.union([
  z.object({ kind: z.literal('artifact'), id: z.enum(['skull', 'crown', 'robe', 'midas', 'grail', 'dragonHead']) }),
  z.object({ kind: z.literal('item'), id: item }),
  z.object({ kind: z.literal('equipment'), id: z.enum(['jar', 'trident', 'boots', 'spear', 'shield', 'scale']) }),
  z.object({
    kind: z.literal('advanced'),
    id: z.enum(['halo', 'ambrosia', 'club']),
    line: z.union([z.literal(0), z.literal(1)]).optional(),
  }),
  z.object({ kind: z.literal('boss'), id: z.enum(['teeth', 'eye', 'horn', 'head']) }),
]);

/** A die the Clover may change: one of the pool by its face, or one of a pair not yet fought. */
const cloverDie = z.union([
  z.object({ of: z.literal('pool'), face: z.int() }),
  z.object({ of: z.enum(['mine', 'theirs']), pair: z.int() }),
]);

/** Every action of section 4, and the kernel's four. */
export const actionSchema = z.discriminatedUnion('type', [
  own('moveTile'),
  own('encounterRoll').extend({ roll: z.int(), by }),
  own('meet').extend({ met: z.enum(['nothing', 'battle', 'trap']) }),
  own('markTile').extend({ dice: z.int() }),
  own('unmarkTile').extend({ dice: z.int() }),
  own('startBattle').extend({ foe }),
  own('beginTurn'),
  own('rollBattle').extend({ a: z.int(), b: z.int(), c: z.int().optional(), by }),
  own('useClover').extend({ die: cloverDie, change: z.union([z.literal(1), z.literal(-1)]) }),
  own('chooseDie').extend({ mine: z.enum(['a', 'b']), c: z.int().optional(), by }),
  own('draftRoll').extend({ faces: z.array(z.int()), by }),
  own('draftPick').extend({ face: z.int() }),
  own('draftPlan').extend({ faces: z.array(z.int()) }),
  own('draftTurn').extend({ c: z.int().optional(), by }),
  own('extendBattle'),
  own('giveUpBattle'),
  own('claimVictory'),
  own('claimLoot').extend({ loot }),
  own('chooseAilmentToReduce').extend({ ailment }),
  own('leaveRewards'),
  own('useItem').extend({ id: z.union([item, ware, z.literal('ambrosia')]), ailment: ailment.optional() }),
  own('startTrap'),
  own('trapRoll').extend({ face: z.int(), by }),
  own('leaveTrap'),
  own('buyItem').extend({ id: ware }),
  own('leaveMerchant'),
  own('revive').extend({ face: z.int(), by }),
  own('acceptDefeat'),
  own('clearDungeon'),
  own('endGame'),
  correct,
  defineCard,
  setHouseRule,
  rollDie,
]);

export type Action = z.infer<typeof actionSchema>;
export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>;
export type OwnAction = Exclude<Action, { type: 'correct' | 'defineCard' | 'setHouseRule' | 'rollDie' }>;
export type Loot = z.infer<typeof loot>;
export type CloverDie = z.infer<typeof cloverDie>;

/** Reads an action that came from outside; undefined where no version of the game ever wrote it. */
export function parseAction(action: unknown): Action | undefined {
  const read = actionSchema.safeParse(action);
  return read.success ? read.data : undefined;
}
