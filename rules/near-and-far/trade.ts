import { goodsOf } from './pay';
import { tradeValue } from './printed';
import { no, type Reason } from './reasons';
import { banners, hasCard } from './sums';
import { CHIEF_BANNERS, FACTIONS, GOODS, type Faction, type Good, type Goods, type Player, type State } from './state';

export const MOST_GOODS = 5; // p.15

export const goodsCount = (goods: Goods): number => goodsOf(goods).reduce((sum, [, amount]) => sum + amount, 0);

/** The value of goods by the town board; undefined while a value is not typed. */
export function valueOf(state: State, goods: Goods): number | undefined {
  let sum = 0;
  for (const [good, amount] of goodsOf(goods)) {
    const value = tradeValue(state, good);
    if (value === undefined) return undefined;
    sum += value * amount;
  }
  return sum;
}

/** Merchant Coat: two in one visit, each by itself (p.33). */
export const mostTrades = (player: Player): number => (hasCard(player, 'Merchant Coat') ? 2 : 1);

export const tradeExtra = (player: Player): number => (hasCard(player, 'Goods Wagon') ? 1 : 0);

/** p.15 and R45 */
export function tradeProblem(state: State, player: Player, pay: Goods, gain: Goods): Reason {
  const [paid, gained] = [goodsCount(pay), goodsCount(gain)];
  if (paid === 0 || gained === 0) return no('Choose what to give and what to take');
  if (Math.min(paid, gained) > 1) return 'Either many for one or one for many';
  if (Math.max(paid, gained) > MOST_GOODS) return 'Five goods at the most';
  const worth = valueOf(state, pay);
  const price = valueOf(state, gain);
  if (worth === undefined || price === undefined) return no('Type the value printed on the town board');
  if (price > worth + tradeExtra(player)) return `Worth ${worth + tradeExtra(player)}, that costs ${price}`;
  const same = GOODS.every((good) => (pay[good] ?? 0) === (gain[good] ?? 0));
  return same && 'That gives back what was paid';
}

export interface TradeOffer {
  readonly goods: Goods;
  readonly value: number;
  /** Change of the points at the end. */
  readonly points: number;
  /** The colours whose chief it would bring. */
  readonly chiefs: readonly string[];
}

/** 5.7: what a trade does to the points at the end; coins and gems are pooled, then halved. */
export function tradePoints(player: Player, pay: Goods, gain: Goods): number {
  const purse = player.coins + player.gems;
  const step = (good: Good) => (gain[good] ?? 0) - (pay[good] ?? 0);
  const tokens = FACTIONS.reduce((sum, faction) => sum + step(faction), 0);
  return tokens + Math.floor((purse + step('coins') + step('gems')) / 2) - Math.floor(purse / 2);
}

export function chiefsBy(state: State, player: Player, pay: Goods, gain: Goods): readonly string[] {
  return chiefsOf(openChiefs(state, player), pay, gain);
}

interface OpenChief {
  readonly faction: Faction;
  readonly banners: number;
}

/** The chiefs that can still be had, with the player's banners before the trade. */
const openChiefs = (state: State, player: Player): readonly OpenChief[] =>
  FACTIONS.filter((faction) => state.chiefPool.includes(faction)).map((faction) => ({
    faction,
    banners: banners(player, faction),
  }));

function chiefsOf(open: readonly OpenChief[], pay: Goods, gain: Goods): readonly string[] {
  const chiefs: string[] = [];
  for (const { faction, banners: before } of open) {
    if (before + (gain[faction] ?? 0) - (pay[faction] ?? 0) >= CHIEF_BANNERS) chiefs.push(faction);
  }
  return chiefs;
}

interface Bundle {
  readonly goods: Goods;
  readonly value: number;
  readonly count: number;
}

/** Every bundle of at most so many goods whose values are known and whose sum fits. */
function bundles(
  state: State,
  most: number,
  within: (good: Good, amount: number) => boolean,
  fits: (value: number) => boolean,
): Bundle[] {
  const found: Bundle[] = [];
  const known = GOODS.flatMap((good) => {
    const value = tradeValue(state, good);
    return value === undefined ? [] : [{ good, value }];
  });
  const add = (from: number, count: number, goods: Partial<Record<Good, number>>, sum: number) => {
    if (count > 0 && fits(sum)) found.push({ goods, value: sum, count });
    for (let index = from; index < known.length && count < most; index += 1) {
      const next = known[index];
      if (!next) continue;
      const amount = (goods[next.good] ?? 0) + 1;
      if (within(next.good, amount)) add(index, count + 1, { ...goods, [next.good]: amount }, sum + next.value);
    }
  };
  add(0, 0, {}, 0);
  return found;
}

/** (a) What can I get for this? Only what no other offer exceeds. */
export function offersFor(state: State, player: Player, pay: Goods): readonly TradeOffer[] {
  const worth = valueOf(state, pay);
  if (worth === undefined || goodsCount(pay) === 0) return [];
  const most = goodsCount(pay) === 1 ? MOST_GOODS : 1;
  // Nobody gives two coins to get one back.
  const fits = bundles(
    state,
    most,
    () => true,
    (value) => value <= worth + tradeExtra(player),
  ).filter(({ goods }) => !contains(pay, goods) && !tradeProblem(state, player, pay, goods));
  const maximal = fits.filter((one) => !fits.some((other) => other !== one && contains(other.goods, one.goods)));
  const open = openChiefs(state, player);
  return maximal
    .map(({ goods, value }) => ({
      goods,
      value,
      points: tradePoints(player, pay, goods),
      chiefs: chiefsOf(open, pay, goods),
    }))
    .sort((a, b) => b.points - a.points || b.value - a.value);
}

/** (b) How do I get that? The payments, the fewest points lost first, then least wasted, then fewest goods. */
export function paymentsFor(state: State, player: Player, gain: Goods): readonly TradeOffer[] {
  const price = valueOf(state, gain);
  const taken = goodsCount(gain);
  if (price === undefined || taken === 0 || taken > MOST_GOODS) return [];
  const most = taken === 1 ? MOST_GOODS : 1;
  const extra = tradeExtra(player);
  const open = openChiefs(state, player);
  return (
    bundles(
      state,
      most,
      (good, amount) => amount <= player[good],
      (value) => value + extra >= price,
    )
      // Nobody pays with what it gets.
      .filter(({ goods, count }) => count !== taken || !contains(goods, gain))
      .map(({ goods, value, count }) => ({ goods, value, count, points: tradePoints(player, goods, gain) }))
      .sort((a, b) => b.points - a.points || a.value - b.value || a.count - b.count)
      .map(({ goods, value, points }) => ({ goods, value, points, chiefs: chiefsOf(open, goods, gain) }))
  );
}

function contains(more: Goods, less: Goods): boolean {
  return GOODS.every((good) => (more[good] ?? 0) >= (less[good] ?? 0));
}
