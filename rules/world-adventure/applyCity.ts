import { areFaces } from '@/rules/kernel/roll-die';
import { capacityOf, caravanNumber, upgradeSale, upgradesSale } from './cards';
import type { Action, OwnAction } from './actions';
import {
  addFulfilledNeed,
  addGoods,
  allSlots,
  freeSlot,
  gainExp,
  gainGold,
  lesserGoods,
  offerRune,
  payGold,
  returnGoods,
  takeGoods,
  unitOf,
  whole,
  withCard,
  withUnit,
} from './effects';
import { buyPrice, needOf, saleOf, saleRunes, stallOwner } from './market';
import { type Clan, clanOf, NEW_UNIT, type State, type Visit, withClan } from './state';
import {
  FULL_EXP,
  type City,
  type Good,
  type Goods,
  MOST_SOLDIERS,
  MOST_STALLS,
  NO_GOODS,
  PRICE,
  type RuneSlot,
  totalGoods,
  UPGRADE_LIMIT,
  UPGRADES,
} from './tables';

const CITY_TYPES = [
  'openShop',
  'sellGoods',
  'rollMarket',
  'buyGoods',
  'closeShop',
  'buildStall',
  'correctStall',
  'buyUpgrade',
  'sellUpgrade',
  'swapCaravan',
  'recruit',
  'recover',
  'useMedicPack',
  'train',
  'autoEvolve',
  'takeQuest',
  'cancelQuest',
  'completeQuest',
  'moveQuestMeeple',
] as const;
export type CityAction = Extract<OwnAction, { type: (typeof CITY_TYPES)[number] }>;

export const isCityAction = (action: Action): action is CityAction =>
  (CITY_TYPES as readonly string[]).includes(action.type);

export function applyCity(state: State, action: CityAction): State {
  const { player } = action;
  const clan = clanOf(state, player);
  switch (action.type) {
    case 'openShop':
      return withClan(closeShop(state, player), player, { visit: newVisit(state, action.city) });
    case 'sellGoods':
      return sell(state, player, clan, action.goods);
    case 'rollMarket':
      if (!clan.visit || !areFaces(action.faces, 6)) return state;
      return withClan(state, player, { visit: { ...clan.visit, dice: action.faces } });
    case 'buyGoods':
      return buy(state, player, clan, action.goods, action.chosen);
    case 'closeShop':
      return closeShop(state, player);
    case 'buildStall':
      return build(state, player, clan, action.city);
    case 'correctStall':
      return correctStall(state, player, action.city, action.stands);
    case 'buyUpgrade': {
      const { upgrade } = action;
      const held = Math.min(UPGRADE_LIMIT[upgrade], clan[upgrade] + 1);
      const after = withClan(payGold(state, player, PRICE.upgrade), player, { [upgrade]: held });
      return withFullCaravan(after, player);
    }
    case 'sellUpgrade': {
      const gold = action.gold ?? upgradeSale(state, action.upgrade);
      if (clan[action.upgrade] === 0) return state;
      return gainGold(withClan(state, player, { [action.upgrade]: clan[action.upgrade] - 1 }), player, gold);
    }
    case 'swapCaravan':
      return swap(state, action, clan);
    case 'recruit': {
      if (clan.soldiers.length >= MOST_SOLDIERS) return state;
      const fifth = clan.soldiers.length === MOST_SOLDIERS - 1 && clan.leadership >= MOST_SOLDIERS;
      const soldier = fifth ? { ...NEW_UNIT, level: 2 as const, limitBreak: true } : NEW_UNIT;
      return withClan(payGold(state, player, PRICE.recruit), player, { soldiers: [...clan.soldiers, soldier] });
    }
    case 'recover':
      return wake(payGold(state, player, PRICE.recover), player, action.slot);
    case 'useMedicPack':
      if (clan.medicPacks === 0) return state;
      return wake(withClan(state, player, { medicPacks: clan.medicPacks - 1 }), player, action.slot);
    case 'train':
      return action.units.reduce((so, slot, index) => train(so, player, slot, action.faces[index] ?? 6), state);
    case 'autoEvolve':
      return evolve(payGold(state, player, PRICE.evolve), player, action.slot);
    case 'takeQuest': {
      const quest = action.name.trim() === '' ? clan.quest : { name: action.name, city: action.city ?? null };
      const after = withClan(state, player, { actions: Math.max(0, clan.actions - 1), quest });
      return withCard(after, 'quest', action.name, action.values);
    }
    case 'cancelQuest':
      return withClan(payGold(state, player, PRICE.cancelQuest), player, { quest: null, meeples: [] });
    case 'completeQuest': {
      const paid = gainGold(withClan(state, player, { quest: null, meeples: [] }), player, action.gold);
      const learnt = gainExp(paid, player, allSlots(clan), action.exp);
      return offerRune(learnt, player, freeSlot(clan, ['quest1', 'quest2', 'quest3']));
    }
    case 'moveQuestMeeple':
      return withClan(state, player, { meeples: action.places.slice(0, 2) });
  }
}

function newVisit(state: State, city: City): Visit {
  return { city, need: needOf(state, city), sold: null, dice: null, bought: NO_GOODS, chose: false };
}

function sell(state: State, seat: number, clan: Clan, wanted: Goods): State {
  if (!clan.visit) return state;
  const goods = lesserGoods(wanted, clan.goods);
  const sale = saleOf(goods, clan.visit.need);
  let after = returnGoods(state, seat, goods);
  after = withClan(gainGold(after, seat, sale.gold), seat, { visit: { ...clan.visit, sold: goods } });
  after = gainExp(after, seat, allSlots(clan), sale.exp);
  return saleRunes(state, clan, sale).reduce((so, slot) => offerRune(so, seat, slot), after);
}

function buy(state: State, seat: number, clan: Clan, goods: Goods, chosen: Good | undefined): State {
  const { visit } = clan;
  if (!visit) return state;
  const wanted = chosen === undefined ? goods : addGoods(goods, { ...NO_GOODS, [chosen]: 1 });
  const after = takeGoods(state, seat, wanted);
  const got = addGoods(clanOf(after, seat).goods, clan.goods, -1);
  // The chosen good came off no die, so it is not counted against them.
  const offDice = chosen === undefined ? got : addGoods(got, { ...NO_GOODS, [chosen]: 1 }, -1);
  const paid = payGold(after, seat, buyPrice(state, clan) * totalGoods(got));
  return withClan(paid, seat, {
    visit: { ...visit, bought: addGoods(visit.bought, offDice), chose: visit.chose || chosen !== undefined },
  });
}

/** Traps 4 and R-12: the marker turns down once, when he who sold what was needed closes the shop. */
export function closeShop(state: State, seat: number): State {
  const { visit, shopMonths } = clanOf(state, seat);
  if (!visit) return state;
  const traded = visit.sold !== null || visit.dice !== null;
  const after = withClan(state, seat, {
    visit: null,
    ...(traded ? { shopMonths: { ...shopMonths, [visit.city]: state.month } } : {}),
  });
  const fulfilled = visit.need !== null && (visit.sold?.[visit.need] ?? 0) > 0;
  if (!fulfilled) return after;
  return addFulfilledNeed({ ...after, needs: { ...after.needs, [visit.city]: 'down' } });
}

const STALL_RUNES: readonly (RuneSlot | undefined)[] = [undefined, 'stall2', 'stall3', 'stall4'];

function build(state: State, seat: number, clan: Clan, city: City): State {
  if (state.clans.some(({ stalls }) => stalls.includes(city)) || clan.stalls.length >= MOST_STALLS) return state;
  const stalls = [...clan.stalls, city];
  const paid = payGold(state, seat, PRICE.stall);
  const after = withClan(paid, seat, { stalls, actions: Math.max(0, clan.actions - 1) });
  return offerRune(gainExp(after, seat, allSlots(clan), 1), seat, STALL_RUNES[stalls.length - 1]);
}

/** Set up or taken off by hand: no price, no experience; what stands may be claimed, what does not is offered no more. */
function correctStall(state: State, seat: number, city: City, stands: boolean): State {
  const { stalls, offers } = clanOf(state, seat);
  if (!stands) {
    const left = stalls.filter((each) => each !== city);
    const missed = STALL_RUNES.slice(left.length);
    return withClan(state, seat, { stalls: left, offers: offers.filter((slot) => !missed.includes(slot)) });
  }
  const owner = stallOwner(state, city);
  if (owner === seat || stalls.length >= MOST_STALLS) return state;
  const free = owner === undefined ? state : correctStall(state, owner, city, false);
  return offerRune(withClan(free, seat, { stalls: [...stalls, city] }), seat, STALL_RUNES[stalls.length]);
}

/** Trap 14: a moment; its rune stays. */
function withFullCaravan(state: State, seat: number): State {
  const clan = clanOf(state, seat);
  const full = UPGRADES.every((upgrade) => clan[upgrade] >= UPGRADE_LIMIT[upgrade]);
  return full && caravanNumber(state, clan, 'level') === 2 ? offerRune(state, seat, 'caravanFull') : state;
}

/** upgrades, then the caravan, then the new one; the goods stay aboard and only have to fit the new cargo. */
function swap(state: State, action: Extract<CityAction, { type: 'swapCaravan' }>, clan: Clan): State {
  const { player, card, values } = action;
  const sold = gainGold(state, player, upgradesSale(state, clan) + Math.max(0, whole(action.sale)));
  const paid = payGold(sold, player, action.price);
  const after: State = {
    ...withClan(paid, player, { caravan: card, smokeBomb: 0, medicPacks: 0, mountPet: 0, cargoUpgrade: 0 }),
    cards: { ...state.cards, [`caravan:${card}`]: values },
  };
  const fitted = dropSurplus(after, player);
  return values['level'] === 2 ? offerRune(fitted, player, 'caravanLv2') : fitted;
}

/** What no longer fits goes to the stock, the last kinds first. */
export function dropSurplus(state: State, seat: number): State {
  const clan = clanOf(state, seat);
  const capacity = capacityOf(state, clan);
  let over = capacity === undefined ? 0 : totalGoods(clan.goods) - capacity;
  const gone: Record<Good, number> = { ...NO_GOODS };
  for (const good of ['silk', 'iron', 'medicine', 'chocolate', 'spice', 'fruit'] as const) {
    gone[good] = Math.max(0, Math.min(over, clan.goods[good]));
    over -= gone[good];
  }
  return totalGoods(gone) > 0 ? returnGoods(state, seat, gone) : state;
}

function wake(state: State, seat: number, slot: number): State {
  const after = withUnit(state, seat, slot, { fainted: false });
  const { battle } = after;
  // until the first dice a woken soldier takes part.
  if (!battle || battle.stage > 1) return after;
  return { ...after, battle: withWoken(after, battle, seat, slot) };
}

function withWoken(state: State, battle: NonNullable<State['battle']>, seat: number, slot: number) {
  const join = <S extends { readonly seat: number | null; readonly fighters: readonly { readonly slot: number }[] }>(
    side: S,
  ) => side.seat === seat && !side.fighters.some((each) => each.slot === slot);
  const soldier = unitOf(clanOf(state, seat), slot);
  if (!soldier || slot === 0) return battle;
  const fighter = {
    slot,
    hero: false,
    level: soldier.level,
    hp: soldier.level === 2 ? 4 : 2,
    attack: soldier.level,
    down: false,
  };
  const mine = join(battle.mine) ? { ...battle.mine, fighters: [...battle.mine.fighters, fighter] } : battle.mine;
  const theirs =
    battle.theirs && join(battle.theirs)
      ? { ...battle.theirs, fighters: [...battle.theirs.fighters, fighter] }
      : battle.theirs;
  return { ...battle, mine, theirs };
}

/** p.21: 5 gold and one die; 1–3 evolves, once a month. */
function train(state: State, seat: number, slot: number, face: number): State {
  if (!unitOf(clanOf(state, seat), slot)) return state;
  const paid = payGold(withUnit(state, seat, slot, { trained: state.month }), seat, PRICE.train);
  return face <= 3 ? evolve(paid, seat, slot) : paid;
}

function evolve(state: State, seat: number, slot: number): State {
  const unit = unitOf(clanOf(state, seat), slot);
  if (!unit || unit.level === 2) return state;
  const after = withUnit(state, seat, slot, { level: 2, exp: FULL_EXP });
  if (slot === 0) return offerRune(after, seat, 'heroLv2');
  const evolved = clanOf(after, seat).soldiers.filter(({ level, limitBreak }) => level === 2 && !limitBreak).length;
  return evolved >= 2 ? offerRune(after, seat, 'soldiersLv2') : after;
}
