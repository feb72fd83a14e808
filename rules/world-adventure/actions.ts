import { z } from 'zod';
import { correct, defineCard, rollDie, rolledBy, seat, setHouseRule } from '@/rules/kernel/actions';
import { CITIES, GOODS, RUNE_SLOTS, STATUSES, TIERS, UPGRADES } from './tables';

const own = <T extends string>(type: T) => z.object({ type: z.literal(type), player: seat });

const city = z.enum(CITIES);
const good = z.enum(GOODS);
const goods = z.object({
  fruit: z.int(),
  spice: z.int(),
  chocolate: z.int(),
  medicine: z.int(),
  iron: z.int(),
  silk: z.int(),
});
const faces = z.array(z.int());
const place = z.object({ nation: city, die: z.int().optional() });
const slot = z.int().min(0).max(5);
const rune = z.enum(RUNE_SLOTS);
const npc = z.enum(['brigand', 'government']);
const monster = z.enum(TIERS);
const cardValues = z.record(z.string(), z.union([z.boolean(), z.number(), z.string()]).nullable());
const foe = z.object({
  name: z.string(),
  hp: z.int().optional(),
  accuracy: z.int().optional(),
  retreat: z.int().optional(),
  exp: z.int().optional(),
  cargo: z.int().optional(),
  loot: z.int().optional(),
  gold: z.int().optional(),
  wanted: z.int().optional(),
  colour: z.enum(['green', 'yellow']).optional(),
  tier: monster.optional(),
  lv1: z.int().optional(),
  lv2: z.int().optional(),
});
const hit = z.object({ slot, points: z.int() });
const reroll = z.object({ die: z.int(), face: z.int() });

/** Every action of section 4, and the kernel's four. */
export const actionSchema = z.discriminatedUnion('type', [
  // Set-up and time
  own('chooseHero').extend({ card: z.string(), values: cardValues }),
  own('chooseCaravan').extend({ card: z.string(), values: cardValues }),
  own('awaken').extend({ city }),
  own('placeStatusPoint').extend({ status: z.enum(STATUSES) }),
  own('setCityNeed').extend({ city, good: good.nullable() }),
  own('setTurnOrder').extend({ order: z.array(seat) }),
  own('collectIncome'),
  own('revealEvent').extend({ running: z.string().optional(), next: z.string().optional() }),
  own('spawnRaid').extend({ place: place.optional(), card: z.string().optional() }),
  own('startTurn'),
  own('endTurn'),
  own('replaceNeeds').extend({ needs: z.partialRecord(city, good) }),
  own('endMonth'),
  // Turn
  own('travel').extend({ to: place.optional() }),
  own('payToll').extend({ owner: seat }),
  own('scout').extend({ target: z.string(), faces, by: rolledBy }),
  own('smokeReroll').extend({ faces, by: rolledBy }),
  own('engage').extend({ meeple: monster.optional(), faces, by: rolledBy }),
  own('declineEncounter').extend({ tier: monster.optional(), card: z.string().optional() }),
  own('attackMerchant').extend({ foe }),
  own('attackMonster').extend({ foe }),
  own('attackBrigand').extend({ foe }),
  own('attackGovernment').extend({ foe }),
  own('attackPlayer').extend({ target: seat }),
  own('startBattle').extend({ kind: z.enum(['monster', 'brigand', 'government']), foe }),
  own('transferGold').extend({ to: seat, amount: z.int(), why: z.string().optional() }),
  own('gainGoods').extend({ goods }),
  own('dropGoods').extend({ goods }),
  own('adjustPoints').extend({ moves: z.int(), actions: z.int(), why: z.string().optional() }),
  own('standCard').extend({
    row: z.enum(['merchant', 'monster']),
    number: z.int(),
    card: z.string(),
    values: cardValues,
  }),
  own('rollRandomGold').extend({ faces, by: rolledBy, why: z.string().optional() }),
  // City
  own('openShop').extend({ city }),
  own('sellGoods').extend({ goods }),
  own('rollMarket').extend({ faces, by: rolledBy }),
  own('buyGoods').extend({ goods, chosen: good.optional() }),
  own('closeShop'),
  own('buildStall').extend({ city }),
  own('correctStall').extend({ city, stands: z.boolean() }),
  own('buyUpgrade').extend({ upgrade: z.enum(UPGRADES) }),
  own('sellUpgrade').extend({ upgrade: z.enum(UPGRADES), gold: z.int().optional() }),
  own('swapCaravan').extend({ card: z.string(), values: cardValues, sale: z.int(), price: z.int() }),
  own('recruit'),
  own('recover').extend({ slot }),
  own('useMedicPack').extend({ slot }),
  own('train').extend({ units: z.array(slot), faces, by: rolledBy }),
  own('autoEvolve').extend({ slot }),
  own('takeQuest').extend({ name: z.string(), city: city.optional(), values: cardValues.optional() }),
  own('cancelQuest'),
  own('completeQuest').extend({ gold: z.int(), exp: z.int() }),
  own('moveQuestMeeple').extend({ places: z.array(z.string()) }),
  // Battle, death, runes
  own('battleStage').extend({
    faces,
    foeFaces: faces.optional(),
    reroll: reroll.optional(),
    foeReroll: reroll.optional(),
    extra: z.int().optional(),
    foeExtra: z.int().optional(),
    faint: slot.optional(),
    hits: z.array(hit).optional(),
    foeHits: z.array(hit).optional(),
    by: rolledBy,
  }),
  own('retreatRoll').extend({ face: z.int(), drop: good.optional(), by: rolledBy }),
  own('smokeRetreat').extend({ drop: good.optional() }),
  own('tieRoll').extend({ face: z.int(), foeFace: z.int(), by: rolledBy }),
  own('endBattle').extend({ gold: faces.optional(), goods: goods.optional(), by: rolledBy.optional() }),
  own('playerDies').extend({
    city: city.optional(),
    bounty: z.int().optional(),
    /** Which quest the victor keeps, where both hold one. */
    keeps: z.enum(['own', 'won']).optional(),
  }),
  own('penaltyTurn').extend({ faces, by: rolledBy }),
  own('takeBounty').extend({ amount: z.int() }),
  own('changeWanted').extend({ delta: z.int(), why: z.string().optional() }),
  own('claimRune').extend({ slot: rune }),
  own('takeBackRune').extend({ slot: rune }),
  own('waveOffer').extend({ slot: rune }),
  own('takeRunePower').extend({
    name: z.string(),
    colour: z.enum(['yellow', 'purple']),
    uses: z.int(),
    instead: z.int().optional(),
    values: cardValues.optional(),
  }),
  own('dropRunePower').extend({ index: z.int() }),
  own('useRunePower').extend({ index: z.int() }),
  own('spawnBrigand').extend({ place: place.optional(), card: z.string().optional() }),
  own('spawnGovernment').extend({ place: place.optional(), card: z.string().optional() }),
  own('summonLegendary').extend({ card: z.string().optional(), event: z.string().optional(), place: place.optional() }),
  own('leaveMap').extend({ who: z.string() }),
  own('npcTarget').extend({ npc, nearest: z.array(seat), drawn: seat.optional(), place: place.optional() }),
  own('npcScout').extend({ npc, faces, by: rolledBy }),
  own('npcDone').extend({ who: z.string(), place: place.optional() }),
  own('correctUnit').extend({ slot, level: z.int(), exp: z.int(), fainted: z.boolean() }),
  own('gainExp').extend({ units: z.array(slot), amount: z.int(), why: z.string().optional() }),
  correct,
  defineCard,
  setHouseRule,
  rollDie,
]);

export type Action = z.infer<typeof actionSchema>;
export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>;
export type OwnAction = Exclude<Action, { type: 'correct' | 'defineCard' | 'setHouseRule' | 'rollDie' }>;

/** Reads an action that came from outside; undefined where no version of the game ever wrote it. */
export function parseAction(action: unknown): Action | undefined {
  const read = actionSchema.safeParse(action);
  return read.success ? read.data : undefined;
}
