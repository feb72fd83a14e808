import { z } from 'zod';
import { correct, defineCard, rollDie, rolledBy, seat, setHouseRule } from '@/rules/kernel/actions';

const own = <T extends string>(type: T) => z.object({ type: z.literal(type), player: seat });
const count = z.int();
const id = z.string().max(80);
const note = z.string().max(200);
const face = z.int();

const building = z.enum(['barracks', 'guardTower', 'academy', 'siegeWorkshop', 'fortress']);
const ground = z.enum(['open', 'hill', 'forest', 'building']);
const condition = z.enum(['portal', 'conquest', 'domination', 'elite', 'archaeology', 'missions', 'turnLimit', 'hero']);

/** Who fights: a block, a hero, a building, a settlement, a permanent encounter, or a class with no block of its own. */
const fighter = z.object({
  kind: z.enum(['unit', 'hero', 'building', 'settlement', 'permanent', 'class', 'decoy']),
  id,
  owner: seat.nullable(),
  /** Only where nothing here keeps count of it: a class. */
  hp: count.optional(),
  /** What is seen of a block whose class nobody named: plain melee or ranged. */
  traits: z
    .array(z.enum(['armour', 'agile', 'mounted']))
    .max(3)
    .optional(),
});

const context = z.object({
  distance: count,
  attackerGround: ground,
  targetGround: ground,
  attackerSupport: count,
  targetSupport: count,
  trump: z.enum(['none', 'attacker', 'defender']),
  protectedSide: z.boolean(),
  /** The unit of the garrison that answers; null for nobody. */
  retaliator: id.nullable(),
  attackerBonus: count,
  targetBonus: count,
  /** Another unit than a builder stands in the attacker's hex (A56). */
  sharedHex: z.boolean(),
  /** Siege weapons that have no block here say so themselves. */
  attackerSetUp: z.boolean(),
  targetSetUp: z.boolean(),
  /** Its ability lets the attacker go on acting (p6). */
  goesOn: z.boolean().optional(),
});

const combatRoll = z.object({
  who: z.enum(['attacker', 'target']),
  why: z.enum(['flanked', 'agile']),
  value: face,
  by: rolledBy,
});

/** Dice that an ability asks for: d10s, each a success up to a number (5.8). */
const abilityDice = z.object({ faces: z.array(face).min(1).max(10), upTo: count, by: rolledBy });

/** Every action of section 4, and the kernel's four. */
export const actionSchema = z.discriminatedUnion('type', [
  own('chooseStartingUnits').extend({ classes: z.array(id).max(3) }),
  own('nextPhase'),
  own('endTurn'),
  own('turnEventDial').extend({
    d6: face.optional(),
    d10: face.optional(),
    tokens: count.optional(),
    /** The section passes the first seat on (A61). */
    first: seat.optional(),
  }),
  own('changeFirstPlayer').extend({ to: seat }),

  own('collectRevenue').extend({ extra: count.optional() }),
  own('giftGold').extend({ to: seat, amount: count }),
  own('tradeGold').extend({ to: seat, amount: count, note }),
  own('loanGold').extend({ to: seat, amount: count, note }),
  own('repayLoan').extend({ loan: id, amount: count }),

  own('constructBuilding').extend({
    building,
    cost: count,
    distance: count,
    builderThere: z.boolean(),
    nextToUnexplored: z.boolean(),
  }),
  own('upgradeBuilding').extend({ building: id, cost: count, builderThere: z.boolean() }),
  own('buildRoad').extend({ cost: count, builderThere: z.boolean() }),
  own('buildBridge').extend({ builderThere: z.boolean() }),
  own('hitBridge').extend({
    owner: seat,
    bridge: id,
    by: z.enum(['melee', 'siege', 'other']),
    ready: z.boolean(),
    unit: id.optional(),
  }),
  own('improveHex').extend({ kind: z.enum(['chop', 'plant']), cost: count, builderThere: z.boolean() }),
  own('setConnected').extend({ building: id, on: z.boolean() }),
  own('recruitUnit').extend({ class: id, at: id, cost: count }),
  own('upgradeUnit').extend({ unit: id, to: id, cost: count, friendly: z.boolean() }),
  own('recruitHero').extend({ sheet: id, at: id, attack: z.enum(['melee', 'ranged']) }),
  own('cycleHero'),
  own('resurrectHero').extend({ hero: id, at: id }),
  own('assignSkillPoints').extend({
    hero: id,
    hp: count,
    ap: count,
    abilities: z.array(z.object({ name: id, minLevel: count })).max(20),
  }),
  own('setLevelPoints').extend({ points: count }),
  own('placeDecoy'),
  own('revealDecoy').extend({ owner: seat }),

  own('markRest').extend({ unit: id }),
  own('spendAp').extend({
    unit: id,
    ap: count,
    why: z.enum(['move', 'road', 'reveal', 'shoot', 'setUp', 'other']),
  }),
  own('swapMove').extend({ unit: id, with: id, owner: seat }),
  own('setUpSiege').extend({ unit: id }),
  own('enterBuilding').extend({ unit: id, building: id }),
  own('leaveBuilding').extend({ unit: id }),
  own('shareHex').extend({ builder: id, unit: id.nullable() }),
  own('resolveCombat').extend({ attacker: fighter, target: fighter, context, rolls: z.array(combatRoll).max(4) }),
  own('damageUnit').extend({ unit: id, amount: count }),
  own('healUnit').extend({ unit: id, amount: count }),
  own('killUnit').extend({ unit: id }),
  own('damageBuilding').extend({ owner: seat, building: id, amount: count, by: id.optional() }),
  own('damagePermanent').extend({ permanent: id, amount: count, by: id.optional() }),
  own('useAbility').extend({ unit: id, text: note.optional(), dice: abilityDice.optional() }),
  own('recordKill').extend({ class: id, what: z.enum(['unit', 'building', 'back']) }),

  own('heroAbility').extend({ hero: id, ability: id, dice: abilityDice.optional() }),
  own('heroKill').extend({ hero: id }),
  own('damageHero').extend({ hero: id, amount: count }),
  own('heroDies').extend({ hero: id }),

  own('revealTerritory').extend({
    unit: id.optional(),
    d6: face,
    by: rolledBy,
    hasEncounter: z.boolean(),
    isCentral: z.boolean(),
    /** The aether mine that goes down with a central one, by its terrain. */
    mine: note.optional(),
    sharedHex: z.boolean(),
  }),
  own('exploreEncounter').extend({ explorer: id.optional(), card: id.optional(), sharedHex: z.boolean() }),
  own('resolveEncounter').extend({
    success: z.boolean(),
    damage: count,
    gold: count,
    xp: count,
    scrolls: count,
    unit: id.optional(),
    /** Of the unit gained, where no card tells it (A55). */
    attack: z.enum(['melee', 'ranged']).optional(),
    permanent: z.enum(['colony', 'caravan', 'competition', 'village', 'other']).optional(),
    hp: count.optional(),
    /** What the card is called, where it was typed once it lay open. */
    card: id.optional(),
    d10: face.optional(),
    by: rolledBy.optional(),
    note: note.optional(),
  }),
  own('placeEncounterTokens').extend({ amount: count, d10: face.optional() }),
  own('movePermanentEncounter').extend({ permanent: id, d6: face, by: rolledBy }),
  own('placeMine').extend({ terrain: note }),
  own('captureMine').extend({ mine: count }),
  own('loseMine').extend({ mine: count }),
  own('advancePortal').extend({ amount: count }),
  own('digScroll').extend({ amount: count }),
  own('completeMission').extend({ mission: id }),
  own('addMission').extend({ title: z.string().min(1).max(60), secret: z.boolean() }),
  own('signTreaty').extend({ with: seat }),
  own('breakTreaty').extend({ treaty: id }),
  own('claimVictory').extend({ condition }),

  correct,
  defineCard,
  setHouseRule,
  rollDie,
]);

export type Action = z.infer<typeof actionSchema>;
export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>;
export type Own = Exclude<Action, { type: 'correct' | 'defineCard' | 'setHouseRule' | 'rollDie' }>;
export type FighterRef = z.infer<typeof fighter>;
export type FightContext = z.infer<typeof context>;
export type CombatRoll = z.infer<typeof combatRoll>;
export type AbilityDice = z.infer<typeof abilityDice>;
export type Ground = z.infer<typeof ground>;

/** Reads an action that came from outside; undefined where no version of the game ever wrote it. */
export function parseAction(action: unknown): Action | undefined {
  const read = actionSchema.safeParse(action);
  return read.success ? read.data : undefined;
}
