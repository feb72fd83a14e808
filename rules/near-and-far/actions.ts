import { z } from 'zod';
import { correct, defineCard, rollDie, rolledBy, seat, setHouseRule } from '@/rules/kernel/actions';

const own = <T extends string>(type: T) => z.object({ type: z.literal(type), player: seat });

const amount = z.int().min(0).max(99);
const name = z.string().max(60);
const face = z.int();
const building = z.enum(['townHall', 'saloon', 'stables', 'generalStore', 'farm', 'mysticsHut', 'mine']);
const faction = z.enum(['red', 'green', 'blue', 'yellow']);
const goods = z.object({
  food: amount.optional(),
  coins: amount.optional(),
  gems: amount.optional(),
  red: amount.optional(),
  green: amount.optional(),
  blue: amount.optional(),
  yellow: amount.optional(),
});
const icons = z.object({
  skill: amount,
  combat: amount,
  search: amount,
  move: amount,
  shield: amount,
  heart: amount,
});
const adventurer = z.object({ name, faction, cost: amount, icons });
const values = z.record(z.string(), z.union([z.boolean(), z.number(), z.string()]).nullable());
/** Values typed with the card that is being played: they stay, as by `defineCard`. */
const card = z.object({ name, values: values.optional() });
const reveals = z.enum(['coin', 'gem', 'none']).optional();
const place = z.enum(['active', 'inactive']);
/** Gem Trading: so many coins of the price are paid in gems (R57). */
const gemsAsCoins = amount.optional();
const space = z.object({ camp: z.boolean(), town: z.boolean(), water: z.boolean() });
/** A roll with the hearts spent on it; `foodSpent` of them in food (Meditation), `extra` by cards. */
const rolled = {
  roll: face,
  heartsSpent: amount,
  foodSpent: amount.optional(),
  extra: z.int().min(-20).max(20).optional(),
  by: rolledBy,
};
const campOn = {
  spaceType: z.enum(['coin', 'gem', 'route', 'other']),
  route: z.enum(['peppers', 'machineParts', 'ichorStone', 'teaLeaves']).optional(),
  mammoth: z.boolean().optional(),
  reveals,
};

/** Every action of section 4, and the kernel's four. */
export const actionSchema = z.discriminatedUnion('type', [
  // 4.1
  own('chooseCharacter').extend({ character: name, companion: z.enum(['dog', 'cat', 'platypus']) }),
  own('keepDraftedArtifacts').extend({ basic: amount, advanced: amount, cards: z.array(name).optional() }),
  own('skipMaps').extend({ maps: z.array(z.int()) }),
  own('startGame'),
  // 4.2
  own('visitBuilding').extend({
    building,
    entry: z.enum(['free', 'duelWon', 'jailPass', 'bribe', 'politics']),
    gemsAsCoins,
  }),
  own('declareDuel').extend({ building, opponent: seat.nullable(), style: z.enum(['honorable', 'dirty']) }),
  own('resolveDuel').extend({
    attRoll: face,
    defRoll: face,
    heartsSpent: amount,
    foodSpent: amount.optional(),
    extra: z.int().min(-20).max(20).optional(),
    defExtra: z.int().min(-20).max(20).optional(),
    by: rolledBy,
  }),
  own('tradeGoods').extend({ pay: goods, gain: goods }),
  own('discardArtifact').extend({ card: name.optional() }),
  own('buyReputation').extend({ direction: z.enum(['up', 'down']), coins: amount, gems: amount }),
  own('recruitAdventurer').extend({ adventurer, place, replaces: name.optional(), gemsAsCoins }),
  own('refreshRow'),
  own('gainPackAnimal').extend({ kind: z.enum(['bird', 'tortoise']) }),
  own('takeStoreCoin'),
  own('drawArtifacts').extend({ basic: amount, advanced: amount, kept: z.array(name) }),
  own('drawBonusArtifact').extend({ kept: z.array(name) }),
  own('workFarm'),
  own('visitHut').extend({ keep: card.optional(), discardOld: name.optional() }),
  own('digMine').extend({
    cell: z.string().optional(),
    typed: z.object({ number: amount, goods, mark: z.boolean() }).optional(),
    reveals,
  }),
  own('rollSpelunking').extend(rolled),
  own('buyTalent').extend({ talent: z.string() }),
  // 4.3
  own('leaveTown').extend({ party: z.array(z.int().min(0)), companion: z.boolean() }),
  own('moveStep').extend({ path: z.enum(['plain', 'threat', 'treasure']), to: space, foodSpent: amount.optional() }),
  own('fightThreat').extend({ level: z.int(), ...rolled, reveals }),
  own('fightBoss').extend({ boss: name, ...rolled, values: values.optional(), reveals }),
  own('ignoreThreat').extend({
    means: z.enum(['shield', 'bird', 'tortoise', 'card']),
    cost: goods.optional(),
    gemsAsCoins,
  }),
  own('drawTreasure').extend({ keep: card.optional(), discardOld: name.optional() }),
  own('endMovement'),
  own('attemptQuest').extend({ source: z.enum(['map', 'sideQuest', 'character', 'arcade']) }),
  own('chooseOption').extend({
    kind: z.enum(['skill', 'combat', 'none']),
    required: amount,
    bonusAt: amount.optional(),
    payment: goods.optional(),
    gemsAsCoins,
  }),
  own('resolveQuest').extend(rolled),
  own('applyReward').extend({
    reputation: z.int().min(-20).max(20).optional(),
    goods: goods.optional(),
    hearts: amount.optional(),
    treasures: z.array(card).optional(),
    worldCard: card.optional(),
    adventurer: adventurer.extend({ place, replaces: name.optional() }).optional(),
    packAnimal: z.enum(['bird', 'tortoise']).optional(),
    keyword: name.optional(),
    sideQuest: name.optional(),
    nextQuest: name.optional(),
  }),
  own('declineQuest'),
  own('buildCamp').extend({ ...campOn, foodSpent: amount.optional() }),
  own('placeFreeCamp').extend(campOn),
  // 4.4
  own('buyArtifact').extend({ card: name, values: values.optional(), gemsAsCoins }),
  /** One of the hand that had no name yet. */
  own('nameArtifact').extend({ card: name, values: values.optional() }),
  own('returnPackAnimals').extend({ birds: amount, tortoises: amount }),
  own('discardTreasure').extend({ card: name }),
  own('moveTreasure').extend({ card: name }),
  own('useCard').extend({
    card: name,
    gain: goods,
    pay: goods,
    hearts: z.int().min(-99).max(99).optional(),
    /** Who gives 1 coin each. */
    from: z.array(seat).optional(),
  }),
  /** Printed numbers typed in one go: what the final sheet asks for. */
  own('typeValues').extend({ cards: z.array(z.object({ kind: z.string(), card: name, values })) }),
  own('endTurn'),
  // 4.5
  own('setNextQuest').extend({ code: name }),
  own('addSideQuest').extend({ code: name }),
  own('completeSideQuest').extend({ code: name }),
  own('addKeyword').extend({ word: name }),
  /** Under a new name: the card of somebody who is away is one's own. */
  own('takeCard').extend({ card: name }),
  correct,
  defineCard,
  setHouseRule,
  rollDie,
]);

export type Action = z.infer<typeof actionSchema>;
export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>;
/** What is a game's own: everything but the kernel's four. */
export type OwnAction = Exclude<Action, { type: 'correct' | 'defineCard' | 'setHouseRule' | 'rollDie' }>;

/** Reads an action that came from outside; undefined where no version of the game ever wrote it. */
export function parseAction(action: unknown): Action | undefined {
  const read = actionSchema.safeParse(action);
  return read.success ? read.data : undefined;
}
