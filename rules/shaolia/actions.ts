import { z } from 'zod';
import { correct, defineCard, rollDie, rolledBy, seat, setHouseRule } from '@/rules/kernel/actions';

const own = <T extends string>(type: T) => z.object({ type: z.literal(type), player: seat });

/** A space of a territory, or the palace. */
const place = z.string().max(12);
const card = z.string();
const drawn = z.string().nullable();
const target = z.object({ seat, place });
/** Where a token goes on the own territory, or that it is dropped. */
const token = z.union([place, z.literal('drop')]);
const hit = z.union([target, z.literal('decline')]);

const gains = z.object({
  gold: z.int().optional(),
  minerals: z.int().optional(),
  officers: z.int().optional(),
  culture: z.int().optional(),
});

const deal = z.object({
  post: z.string(),
  quantity: z.int(),
  /** What is taken: cards of the discard pile, or the drawn Lv1 kinds. */
  cards: z.array(drawn).optional(),
  tokens: z.array(token).optional(),
  attack: hit.optional(),
  /** Each hired hit its own target (house rule). */
  attacks: z.array(hit).optional(),
  /** A post the rules do not tell: what changed hands. */
  gains: gains.optional(),
});

const choices = z.object({
  tokens: z.array(token).optional(),
  attack: hit.optional(),
  /** How many attack tokens to use (house rule). */
  use: z.int().optional(),
  sweep: z.union([seat, z.literal('decline')]).optional(),
  deals: z.array(deal).optional(),
});

const manual = gains.extend({
  damage: z.int().optional(),
  lifeTokens: z.int().optional(),
  attackTokens: z.int().optional(),
});

/** Every action of section 4, and the kernel's four. */
export const actionSchema = z.discriminatedUnion('type', [
  own('setFirstPlayer'),
  own('setRoundOrder').extend({ order: z.array(seat) }),
  own('takeStartingWonder').extend({ card, place: place.optional() }),
  own('placeStartingMarket').extend({ place }),
  /** The drawn kind may be told or left out. */
  own('buyLv1').extend({ card: drawn.optional() }),
  own('buyLv2').extend({
    pool: z.int(),
    /** Which card it is, where the pool was never told. */
    card: drawn.optional(),
    discard: z.array(z.int()),
    built: z.array(place).optional(),
    refill: drawn.optional(),
  }),
  own('refreshPool').extend({ cards: z.array(drawn).optional() }),
  own('buyExtraDie'),
  own('buyOfficers').extend({ minerals: z.int() }),
  own('giveResources').extend({ to: seat, gold: z.int(), minerals: z.int(), officers: z.int() }),
  own('payShareFee'),
  own('giveCards').extend({ to: seat, cards: z.array(z.int()) }),
  own('buildCard').extend({ reserve: z.int(), place, card: card.optional() }),
  own('openLockedSpace').extend({ row: z.enum(['front', 'back']), place: place.optional() }),
  own('demolishCard').extend({ place }),
  own('noteCharacter').extend({ index: z.int(), card }),
  own('useCharacter').extend({
    index: z.int(),
    card: drawn.optional(),
    effect: manual,
    open: z.enum(['one', 'all']).optional(),
    openPlace: place.optional(),
    block: target.optional(),
    choices: choices.optional(),
  }),
  own('buildCharacter').extend({ index: z.int(), card, place }),
  own('sellCharacter').extend({ index: z.int() }),
  own('beginAction').extend({ tokens: z.array(token).optional() }),
  own('setRoll').extend({ faces: z.array(z.int()), by: rolledBy }),
  own('activateCommand').extend({ place, command: z.int(), dice: z.array(z.int()), choices: choices.optional() }),
  own('activateManual').extend({
    place,
    dice: z.array(z.int()),
    officers: z.int(),
    effect: manual,
    command: z.int().optional(),
    choices: choices.optional(),
  }),
  own('unblockCard').extend({ place, command: z.int(), die: z.int(), choices: choices.optional() }),
  own('forfeitDice'),
  own('endTurn'),
  own('setPool').extend({ cards: z.array(drawn) }),
  own('noteDiscard').extend({ level: z.union([z.literal(1), z.literal(2)]), card, there: z.boolean() }),
  /** Corrections of what lies on the table: a count on a card, a space, a card of the reserve. */
  own('adjustCard').extend({ place, what: z.enum(['damage', 'attack', 'life', 'blockage']), value: z.int() }),
  own('adjustSpace').extend({
    place,
    space: z.string(),
    /** What stood there lies on the discard pile of its level now. */
    pile: z.boolean().optional(),
  }),
  own('noteReserve').extend({
    index: z.int().optional(),
    card: drawn.optional(),
    level: z.union([z.literal(1), z.literal(2)]),
    gone: z.boolean().optional(),
    /** Gone to the discard pile of its level. */
    pile: z.boolean().optional(),
  }),
  own('setDeck').extend({ kinds: z.array(card), wonders: z.record(z.string(), z.int()) }),
  own('setPosts').extend({ posts: z.array(z.string()) }),
  /** What the device's library knows, copied at once. */
  own('takeCards').extend({
    cards: z.array(
      z.object({
        kind: z.string(),
        card: z.string(),
        values: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()]).nullable()),
      }),
    ),
  }),
  own('concede'),
  correct,
  defineCard,
  setHouseRule,
  rollDie,
]);

export type Action = z.infer<typeof actionSchema>;
export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>;
export type Choices = z.infer<typeof choices>;
export type Deal = z.infer<typeof deal>;
export type Manual = z.infer<typeof manual>;

/** Reads an action that came from outside; undefined where no version of the game ever wrote it. */
export function parseAction(action: unknown): Action | undefined {
  const read = actionSchema.safeParse(action);
  return read.success ? read.data : undefined;
}
