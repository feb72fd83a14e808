import type { Seat } from '@/rules/kernel/setup';
import { hasTalent } from './sums';
import { change, count, GOODS, playerOf, type Good, type Goods, type Player, type State } from './state';

export const goodsOf = (goods: Goods | undefined): readonly (readonly [Good, number])[] =>
  GOODS.flatMap((good) => {
    const amount = count(goods?.[good]);
    return amount > 0 ? [[good, amount] as const] : [];
  });

/** Spends hearts, so many of them in food; what hearts cannot cover Meditation takes from food (R38). */
export function spendHearts(state: State, seat: Seat, hearts: number, inFood = 0): State {
  const player = playerOf(state, seat);
  const price = count(hearts);
  const meditates = hasTalent(player, 'meditation');
  const food = meditates ? Math.min(player.food, Math.max(count(inFood), price - player.hearts)) : 0;
  return change(state, seat, { hearts: -(price - Math.min(food, price)), food: -Math.min(food, price) });
}

/** Hearts of a price that could be paid in food, where a player would rather keep hearts (R38). */
export function foodInstead(player: Player, hearts: number): number {
  return hasTalent(player, 'meditation') ? Math.min(player.food, count(hearts)) : 0;
}

/** R12: where success pays, the food of a quest choice's price is put by and spent on no roll. */
export function besidePrice({ houseRules }: State, player: Player, price: Goods): Player {
  const later = houseRules.questPayment === 'onSuccess' ? count(price.food) : 0;
  return later === 0 ? player : { ...player, food: Math.max(0, player.food - later) };
}

/** Coins of a price that could be paid in gems: what is left of them after the price's own gems (R57). */
export function gemsInstead(player: Player, price: Goods): number {
  if (!hasTalent(player, 'gemTrading')) return 0;
  return Math.min(count(price.coins), Math.max(0, player.gems - count(price.gems)));
}

/** The coins and gems a price really takes: with Gem Trading gems fill up what coins are short, and more if wanted. */
export function takenFor(player: Player, price: Goods, inGems = 0): { readonly coins: number; readonly gems: number } {
  const coins = count(price.coins);
  const gems = count(price.gems);
  const short = hasTalent(player, 'gemTrading') ? Math.max(0, coins - player.coins) : 0;
  const swapped = Math.max(short, Math.min(count(inGems), gemsInstead(player, price)));
  return { coins: coins - swapped, gems: gems + swapped };
}

export function payGoods(state: State, seat: Seat, price: Goods, inGems = 0): State {
  const taken = takenFor(playerOf(state, seat), price, inGems);
  const rest = Object.fromEntries(goodsOf(price).map(([good, amount]) => [good, -amount]));
  return change(state, seat, { ...rest, coins: -taken.coins, gems: -taken.gems });
}

/** Each of them gives 1 coin; who has none gives none (R34). */
export function takeCoins(state: State, seat: Seat, from: readonly Seat[]): State {
  return [...new Set(from)].reduce((so, other) => {
    if (other === seat || playerOf(so, other).coins === 0) return so;
    return change(change(so, other, { coins: -1 }), seat, { coins: 1 });
  }, state);
}

export function gainGoods(state: State, seat: Seat, goods: Goods): State {
  return change(state, seat, Object.fromEntries(goodsOf(goods)));
}
