import type { CardValues } from '@/rules/kernel/card-kind';
import type { Seat } from '@/rules/kernel/setup';
import { capacityOf, legendariesLeft } from './cards';
import {
  type CardRow,
  type Clan,
  clanOf,
  type Legendary,
  type MonsterKey,
  type NpcKey,
  type OnMap,
  type State,
  type Unit,
  withClan,
} from './state';
import {
  EVERY_THIRD,
  FULL_EXP,
  GOLD_CAP,
  type Good,
  type Goods,
  GOODS,
  NO_GOODS,
  type Place,
  type RuneSlot,
  samePlace,
  totalGoods,
  X_TOKENS,
} from './tables';

/** What changes hands and what follows from it: the small steps that actions are made of. All are total. */

export const whole = (value: number): number => (Number.isFinite(value) ? Math.trunc(value) + 0 : 0);

/** Above 99 is wasted and counted (p.10). */
export function gainGold(state: State, seat: Seat, amount: number): State {
  const { gold, wasted } = clanOf(state, seat);
  const sum = gold + Math.max(0, whole(amount));
  const after = Math.min(GOLD_CAP, sum);
  return withClan(state, seat, { gold: after, wasted: Math.min(9999, wasted + sum - after) });
}

export function payGold(state: State, seat: Seat, amount: number): State {
  const { gold } = clanOf(state, seat);
  return withClan(state, seat, { gold: Math.max(0, gold - Math.max(0, whole(amount))) });
}

/** The payer pays in full, the receiver's surplus is wasted (trap 12). */
export function handGold(state: State, from: Seat, to: Seat, amount: number): State {
  const paid = Math.min(clanOf(state, from).gold, Math.max(0, whole(amount)));
  return gainGold(payGold(state, from, paid), to, paid);
}

export const someGoods = (goods: Partial<Goods>): Goods => ({ ...NO_GOODS, ...goods });

/** As many of each as both hold. */
export function lesserGoods(a: Goods, b: Goods): Goods {
  return Object.fromEntries(
    GOODS.map((good) => [good, Math.max(0, Math.min(whole(a[good]), whole(b[good])))]),
  ) as Record<Good, number>;
}

export function addGoods(a: Goods, b: Goods, sign: 1 | -1 = 1): Goods {
  return Object.fromEntries(GOODS.map((good) => [good, Math.max(0, a[good] + sign * b[good])])) as Record<Good, number>;
}

/** Takes goods off the stock, as far as they are there and fit. */
export function takeGoods(state: State, seat: Seat, wanted: Goods): State {
  const clan = clanOf(state, seat);
  const taken = fitting(lesserGoods(wanted, state.stock), roomOf(state, clan));
  return {
    ...withClan(state, seat, { goods: addGoods(clan.goods, taken) }),
    stock: addGoods(state.stock, taken, -1),
  };
}

/** Gives goods back to the stock, as far as they are owned. */
export function returnGoods(state: State, seat: Seat, given: Goods): State {
  const clan = clanOf(state, seat);
  const gone = lesserGoods(given, clan.goods);
  return {
    ...withClan(state, seat, { goods: addGoods(clan.goods, gone, -1) }),
    stock: addGoods(state.stock, gone),
  };
}

/** Free cargo; more than anyone carries while the caravan is untyped. */
export function roomOf(state: State, clan: Clan): number {
  const capacity = capacityOf(state, clan);
  return capacity === undefined ? 999 : Math.max(0, capacity - totalGoods(clan.goods));
}

function fitting(goods: Goods, room: number): Goods {
  let left = room;
  return Object.fromEntries(
    GOODS.map((good) => {
      const taken = Math.min(left, goods[good]);
      left -= taken;
      return [good, taken];
    }),
  ) as Record<Good, number>;
}

/** Slot 0 is the hero, 1 to 5 the soldiers. */
export function unitOf(clan: Clan, slot: number): Unit | undefined {
  return slot === 0 ? clan.hero : clan.soldiers[slot - 1];
}

/** What was typed off a card that stays in play. */
export function withCard(state: State, kind: string, card: string, values: CardValues | undefined): State {
  const name = card.trim();
  return values && name ? { ...state, cards: { ...state.cards, [`${kind}:${name}`]: values } } : state;
}

export function withUnit(state: State, seat: Seat, slot: number, change: Partial<Unit>): State {
  const clan = clanOf(state, seat);
  if (slot === 0) return withClan(state, seat, { hero: { ...clan.hero, ...change } });
  return withClan(state, seat, {
    soldiers: clan.soldiers.map((soldier, index) => (index === slot - 1 ? { ...soldier, ...change } : soldier)),
  });
}

/** 6.5: the full number to each; a Lv 2 unit takes none, 6 is the end. */
export function gainExp(state: State, seat: Seat, slots: readonly number[], amount: number): State {
  return slots.reduce((so, slot) => {
    const unit = unitOf(clanOf(so, seat), slot);
    if (!unit || unit.level === 2) return so;
    return withUnit(so, seat, slot, { exp: Math.min(FULL_EXP, unit.exp + Math.max(0, whole(amount))) });
  }, state);
}

export const allSlots = (clan: Clan): readonly number[] => [0, ...clan.soldiers.map((_, index) => index + 1)];

/** A met objective is offered once, unless the slot is held (6.7). */
export function offerRune(state: State, seat: Seat, slot: RuneSlot | undefined): State {
  const { runes, offers } = clanOf(state, seat);
  if (slot === undefined || runes.includes(slot) || offers.includes(slot)) return state;
  return withClan(state, seat, { offers: [...offers, slot] });
}

/** The first of a row of slots that this player has not filled and is not offered. */
export function freeSlot(clan: Clan, slots: readonly RuneSlot[]): RuneSlot | undefined {
  return slots.find((slot) => !clan.runes.includes(slot) && !clan.offers.includes(slot));
}

interface Track {
  readonly count: number;
  /** The third, sixth or ninth. */
  readonly triggers: boolean;
}

/** The ninth fires first, then all come back. */
export function nextOnTrack(count: number): Track {
  const next = count + 1;
  return { count: next >= X_TOKENS ? 0 : next, triggers: next % EVERY_THIRD === 0 };
}

/** Only one of each: a trigger while it is out is lost, not saved. */
function appear(state: State, npc: NpcKey): State {
  return state.npcs[npc] ? state : { ...state, npcs: { ...state.npcs, [npc]: { place: null, card: null } } };
}

/** The token lies where it was put, as far as that was told; with the ninth all come back. */
function withToken(state: State, row: CardRow, count: number, place: Place | null): State {
  const lying = count === 0 ? [] : place ? [...state.tokens[row], place] : state.tokens[row];
  return { ...state, tokens: { ...state.tokens, [row]: lying.slice(-X_TOKENS) } };
}

export const hasToken = (state: State, row: CardRow, place: Place | null): boolean =>
  state.tokens[row].some((each) => samePlace(each, place));

export function addMerchantX(state: State, place: Place | null = null): State {
  const { count, triggers } = nextOnTrack(state.merchantX);
  const after = withToken({ ...state, merchantX: count }, 'merchant', count, place);
  return triggers ? appear(after, 'government') : after;
}

export function addFulfilledNeed(state: State): State {
  const { count, triggers } = nextOnTrack(state.needsFulfilled);
  const after = { ...state, needsFulfilled: count };
  return triggers ? appear(after, 'brigand') : after;
}

export function addMonsterX(state: State, place: Place | null = null): State {
  const { count, triggers } = nextOnTrack(state.monsterX);
  const after = withToken({ ...state, monsterX: count }, 'monster', count, place);
  return triggers ? summon(after) : after;
}

/** Legendaries coexist unless the table plays that a newer one replaces the older; once all are used none comes. */
function summon(state: State): State {
  if (legendariesLeft(state) === 0) return state;
  const arrived = { place: null, card: null, event: null };
  return withLegendary(state, arrived);
}

export function withLegendary(state: State, arrived: Legendary): State {
  const others = state.houseRules['legendariesCoexist'] === false ? [] : state.legendaries;
  return { ...state, legendaries: [...others, arrived].slice(-9) };
}

/** A Legendary goes; of those that stay, whoever has acted this month has still acted. */
export function withoutLegendary(state: State, gone: number): State {
  const acted = state.legendaries.map((_, index) => state.npcDone.includes(`legendary:${index}`));
  const others = state.npcDone.filter((who) => !who.startsWith('legendary:'));
  const still = acted
    .filter((_, index) => index !== gone)
    .flatMap((done, index) => (done ? [`legendary:${index}`] : []));
  return {
    ...state,
    legendaries: state.legendaries.filter((_, index) => index !== gone),
    npcDone: [...others, ...still],
  };
}

/** A monster's meeple; an older one of its tier vanishes, and with it those who engaged it (p.23). */
export function placeMonster(
  state: State,
  tier: MonsterKey,
  card: string | null,
  place: State['clans'][0]['place'],
): State {
  const engagers = tier === 'raid' ? state.engagers : { ...state.engagers, [tier]: [] };
  return { ...state, engagers, monsters: { ...state.monsters, [tier]: { card, place } } };
}

/**
 * A Minion or Destroyer that was met and lives stays as a meeple and spares whoever met it. The one that stands there
 * already goes on sparing those who met it before; a card is that one unless it was drawn in another territory.
 */
export function leaveMonster(
  state: State,
  tier: 'minion' | 'destroyer',
  card: string | null,
  place: Place | null,
  seat: Seat,
): State {
  const same = isThatOne(state.monsters[tier], card, place);
  return engageBy(same ? state : placeMonster(state, tier, card, place), tier, seat);
}

/** Whether the monster met here is the one on the map. */
export function isThatOne(old: OnMap | null, card: string | null, place: Place | null): boolean {
  const elsewhere = old?.place && place && !samePlace(old.place, place);
  return old !== null && old.card === card && !elsewhere;
}

export function engageBy(state: State, tier: 'minion' | 'destroyer', seat: Seat): State {
  const before = state.engagers[tier];
  return before.includes(seat) ? state : { ...state, engagers: { ...state.engagers, [tier]: [...before, seat] } };
}
