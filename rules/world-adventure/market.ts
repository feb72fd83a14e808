import type { Seat } from '@/rules/kernel/setup';
import { freeSlot, lesserGoods, roomOf } from './effects';
import { type Clan, clanOf, type State, type Visit } from './state';
import {
  CITIES,
  type City,
  type Good,
  type Goods,
  GOODS,
  goodsOfFaces,
  MOST_STALLS,
  PLAIN_STATUS,
  PRICE,
  type RuneSlot,
  totalGoods,
} from './tables';

export interface Sale {
  readonly gold: number;
  readonly count: number;
  readonly needed: number;
  readonly exp: 0 | 1 | 2;
  /** 12 or 16 gold with a needed good among them: worth a rune (6.2). */
  readonly reaches: 0 | 12 | 16;
}

/** 6.2: 4n + 2m. Without a needed good neither experience nor a rune (trap 5). */
export function saleOf(goods: Goods, need: Good | null): Sale {
  const count = totalGoods(goods);
  const needed = need === null ? 0 : goods[need];
  const gold = PRICE.sell * count + (PRICE.sellNeeded - PRICE.sell) * needed;
  const reaches = needed === 0 || gold < 12 ? 0 : gold < 16 ? 12 : 16;
  return { gold, count, needed, reaches, exp: reaches === 0 ? 0 : reaches === 12 ? 1 : 2 };
}

/** one rune a sale, the larger first; with the switch both. */
export function saleRunes(state: State, clan: Clan, { reaches }: Sale): readonly RuneSlot[] {
  if (reaches === 0) return [];
  const met: readonly RuneSlot[] = reaches === 16 ? ['sale16', 'sale12'] : ['sale12'];
  const free = met.filter((slot) => freeSlot(clan, [slot]));
  return state.houseRules['oneSaleBothRunes'] === true ? free : free.slice(0, 1);
}

/** 4 − Charisma, free at 4 unless the table keeps a price of 1. */
export function buyPrice(state: State, clan: Clan): number {
  const least = state.houseRules['minimumPrice'] === 1 ? 1 : 0;
  return Math.max(least, PRICE.buy - clan.charisma);
}

/** the month in which the shop is open to this player again; undefined where it is open now. */
export function openAgain(state: State, clan: Clan, city: City): number | undefined {
  const last = clan.shopMonths[city];
  if (last === undefined) return undefined;
  const closed = state.houseRules['shopCooldown'] === 2 ? 2 : 1;
  const month = last + 1 + closed;
  return state.month >= month ? undefined : month;
}

export function needOf(state: State, city: City): Good | null {
  const need = state.needs[city];
  return need === 'down' ? null : need;
}

/** What the dice put on offer: as many as shown and in stock, none of the city's need (p.19). */
export function offerOf(state: State, visit: Visit): Goods {
  // What was bought in this visit has left the stock but came off the same dice.
  const shown = lesserGoods(goodsOfFaces(visit.dice ?? []), mergeGoods(state.stock, visit.bought));
  return Object.fromEntries(
    GOODS.map((good) => [good, good === visit.need ? 0 : Math.max(0, shown[good] - visit.bought[good])]),
  ) as Record<Good, number>;
}

function mergeGoods(a: Goods, b: Goods): Goods {
  return Object.fromEntries(GOODS.map((good) => [good, a[good] + b[good]])) as Record<Good, number>;
}

/** at Charisma 4 one more unit of a chosen kind, in stock beyond the dice and not the need. */
export function chosenOffer(state: State, clan: Clan, visit: Visit): readonly Good[] {
  if (clan.charisma < PLAIN_STATUS || visit.chose || visit.dice === null) return [];
  const offer = offerOf(state, visit);
  return GOODS.filter((good) => good !== visit.need && state.stock[good] > offer[good]);
}

export interface Selling {
  readonly city: City;
  readonly need: Good | 'down' | null;
  readonly sale: Sale;
  readonly runes: readonly RuneSlot[];
  readonly opens: number | undefined;
  readonly barred: Seat | undefined;
}

/** "Where shall I sell?": everything in the caravan, in each of the nine cities. */
export function whereToSell(state: State, seat: Seat): readonly Selling[] {
  const clan = clanOf(state, seat);
  return CITIES.map((city) => {
    const sale = saleOf(clan.goods, needOf(state, city));
    return {
      city,
      need: state.needs[city],
      sale,
      runes: saleRunes(state, clan, sale),
      opens: openAgain(state, clan, city),
      barred: barredBy(state, seat, city),
    };
  });
}

/** The best open shop: first what brings a rune, then most gold. */
export function bestSale(selling: readonly Selling[]): Selling | undefined {
  const open = selling.filter(
    ({ opens, barred, sale }) => opens === undefined && barred === undefined && sale.count > 0,
  );
  return [...open].sort((a, b) => b.runes.length - a.runes.length || b.sale.gold - a.sale.gold)[0];
}

export const stallOwner = (state: State, city: City): Seat | undefined => {
  const owner = state.clans.findIndex(({ stalls }) => stalls.includes(city));
  return owner < 0 ? undefined : owner;
};

const isRivalStall = (state: State, seat: Seat, city: City, charisma: number): Seat | undefined => {
  const owner = stallOwner(state, city);
  if (owner === undefined || owner === seat) return undefined;
  const [mine, theirs] = [clanOf(state, seat), clanOf(state, owner)];
  if (mine.team !== null && mine.team === theirs.team) return undefined;
  return theirs.charisma >= charisma ? owner : undefined;
};

/** a rival with Charisma 5 lets nobody in. */
export const barredBy = (state: State, seat: Seat, city: City) => isRivalStall(state, seat, city, 5);

/** a rival with Charisma 4 takes 2 gold from whoever enters. */
export const tollTo = (state: State, seat: Seat, city: City) => isRivalStall(state, seat, city, PLAIN_STATUS);

export const stallAllowance = (clan: Clan): number => Math.min(MOST_STALLS, clan.charisma);

/** What could be bought at most with this purse and this cargo. */
export function affordable(state: State, clan: Clan): number {
  const price = buyPrice(state, clan);
  return Math.min(roomOf(state, clan), price === 0 ? 999 : Math.floor(clan.gold / price));
}
