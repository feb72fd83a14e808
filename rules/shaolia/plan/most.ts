import { LOOT } from '../state';
import type { Model, PlanCommand, Pos } from './model';

export function diceLeft({ dice }: Pos): number {
  let sum = 0;
  for (const count of dice) sum += count;
  return sum;
}

/** The most that so many of the dice left can bring: a combo takes two, each card acts once. Never too little. */
export function mostByDice(model: Model, pos: Pos, gives: (command: PlanCommand) => number): readonly number[] {
  const most = new Array<number>(diceLeft(pos) + 1).fill(0);
  const singles: number[] = [];
  const combos: number[] = [];
  for (const command of model.commands) {
    if ((pos.used & (1 << command.bit)) !== 0) continue;
    const given = gives(command);
    if (given <= 0) continue;
    const best = command.needs.length === 1 ? singles : combos;
    best[command.bit] = Math.max(best[command.bit] ?? 0, given);
  }
  for (let bit = 0; bit < Math.max(singles.length, combos.length); bit += 1) {
    const [one = 0, two = 0] = [singles[bit], combos[bit]];
    if (one === 0 && two === 0) continue;
    for (let dice = most.length - 1; dice > 0; dice -= 1) {
      const single = (most[dice - 1] ?? 0) + one;
      const combo = dice > 1 ? (most[dice - 2] ?? 0) + two : 0;
      most[dice] = Math.max(most[dice] ?? 0, single, combo);
    }
  }
  return most;
}

export function mostOf(model: Model, pos: Pos, gives: (command: PlanCommand) => number): number {
  const most = mostByDice(model, pos, gives);
  return most[most.length - 1] ?? 0;
}

export type PlanPost = Model['posts'][number];

/** What a trader's deals could bring of one thing: the best post, a Port's two best. */
export function dealt(model: Model, trades: number, gives: (post: PlanPost) => number): number {
  if (trades === 0) return 0;
  let [first, second] = [0, 0];
  for (const post of model.posts) {
    const most = post.price === null ? 0 : gives(post);
    if (most > first) [first, second] = [most, first];
    else if (most > second) second = most;
  }
  return trades === 1 ? first : first + second;
}

/** An untyped maximum is one. */
export const at = ({ max }: PlanPost) => max ?? 1;
const soldFor = (post: PlanPost) => (post.kind === 'sell' ? ((post.price ?? 0) + 1) * at(post) : 0);

/** What one costs here, a Caravan's discount counted in. */
export const unitOf = ({ price, caravan }: PlanPost, discount: boolean) =>
  Math.max(0, (price ?? 0) - (discount && caravan ? 1 : 0));

/** What hired attackers could loot beyond their price: nothing, unless they come for nothing. */
const hired = (model: Model, { trades, caravan }: PlanCommand) =>
  dealt(model, trades, (post) =>
    post.good === 'hit' ? Math.max(0, LOOT - unitOf(post, caravan)) * (model.hireSplit ? at(post) : 1) : 0,
  );

/** Each card that an activation could bring down is looted. */
export function mostLoot(model: Model, command: PlanCommand): number {
  if (command.sweep !== undefined) return LOOT * model.targets.filter(({ front }) => front).length;
  return command.strike ? LOOT : hired(model, command);
}

/** The same, of what guards may keep from it. */
export function guardedLoot(model: Model, command: PlanCommand): number {
  return command.sweep !== undefined || command.strike?.ignoreDefense ? 0 : mostLoot(model, command);
}

const sale = (model: Model, good: string) =>
  model.posts.reduce(
    (most, post) => (post.kind === 'sell' && post.good === good ? Math.max(most, (post.price ?? 0) + 1) : most),
    0,
  );

/** The most gold that could come: however many deals there are, no more is sold than there is. */
export function mostGold(model: Model, pos: Pos): number {
  const own = (each: PlanCommand) => each.gold + each.bank + mostLoot(model, each);
  const all = mostOf(model, pos, (each) => own(each) + dealt(model, each.trades, soldFor));
  const [ore, lantern] = [sale(model, 'mineral'), sale(model, 'culture')];
  if (ore === 0 && lantern === 0) return all;
  const buys = (good: string) => (post: PlanPost) => (post.kind === 'buy' && post.good === good ? at(post) : 0);
  const gains = (good: 'minerals' | 'culture', name: string) =>
    mostOf(model, pos, (each) => each[good] + dealt(model, each.trades, buys(name)));
  const minerals = pos.minerals + gains('minerals', 'mineral');
  const culture = Math.max(0, pos.culture - model.mateCulture) + gains('culture', 'culture');
  return Math.min(all, mostOf(model, pos, own) + minerals * ore + culture * lantern);
}
