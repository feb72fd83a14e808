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

/** The coins and gems a price really takes: with Gem Trading gems fill up what coins are short (R57). */
export function takenFor(player: Player, price: Goods): { readonly coins: number; readonly gems: number } {
  const coins = count(price.coins);
  const gems = count(price.gems);
  const short = hasTalent(player, 'gemTrading') ? Math.max(0, coins - player.coins) : 0;
  return { coins: coins - short, gems: gems + short };
}

export function payGoods(state: State, seat: Seat, price: Goods): State {
  const taken = takenFor(playerOf(state, seat), price);
  const rest = Object.fromEntries(goodsOf(price).map(([good, amount]) => [good, -amount]));
  return change(state, seat, { ...rest, coins: -taken.coins, gems: -taken.gems });
}

export function gainGoods(state: State, seat: Seat, goods: Goods): State {
  return change(state, seat, Object.fromEntries(goodsOf(goods)));
}
