import { CULTURE_TO_WIN, LOOT } from '../state';
import type { Model, PlanCommand, Pos } from './model';
import type { Objective, Weight } from './objective';

export function diceLeft(pos: Pos): number {
  return pos.dice.reduce((sum, count) => sum + count, 0);
}

/** The most that the dice left can bring: a combo takes two, each card acts once. Never too little. */
function mostOf(model: Model, pos: Pos, gives: (command: PlanCommand) => number): number {
  const cards = new Map<number, [one: number, two: number]>();
  for (const command of model.commands) {
    if ((pos.used & (1 << command.bit)) !== 0) continue;
    const given = gives(command);
    if (given <= 0) continue;
    const best = cards.get(command.bit) ?? [0, 0];
    const at = command.needs.length - 1;
    best[at] = Math.max(best[at] ?? 0, given);
    cards.set(command.bit, best);
  }
  // The most with so many dice, card after card.
  const most = new Array<number>(diceLeft(pos) + 1).fill(0);
  for (const [one, two] of cards.values()) {
    for (let dice = most.length - 1; dice > 0; dice -= 1) {
      const single = (most[dice - 1] ?? 0) + one;
      const combo = dice > 1 ? (most[dice - 2] ?? 0) + two : 0;
      most[dice] = Math.max(most[dice] ?? 0, single, combo);
    }
  }
  return most[most.length - 1] ?? 0;
}

type PlanPost = Model['posts'][number];

/** What a trader's deals could bring of one thing: the best post, a Port's two best. */
function dealt(model: Model, trades: number, gives: (post: PlanPost) => number): number {
  if (trades === 0) return 0;
  const each = model.posts.map((post) => (post.price === null ? 0 : gives(post) * (post.max ?? 1)));
  each.sort((a, b) => b - a);
  return each.slice(0, trades).reduce((sum, most) => sum + most, 0);
}

const bought = (what: string) => (post: PlanPost) => (post.good === what && post.kind === 'buy' ? 1 : 0);
const soldFor = ({ kind, price }: PlanPost) => (kind === 'sell' ? (price ?? 0) + 1 : 0);
const hitting = ({ good, damage }: PlanPost) => (good === 'hit' ? (damage ?? 0) : good === 'attackToken' ? 1 : 0);

/** Damage that one target could take at the most from here. */
export function mostDamage(model: Model, pos: Pos): number {
  return mostOf(model, pos, ({ strike, sweep, card, attackTokens, trades }) => {
    const tokens = pos.tokens[card] ?? 0;
    if (strike) return Math.max(strike.damage, strike.vsDefense ?? 0) + tokens;
    if (sweep !== undefined) return sweep + tokens;
    return attackTokens + dealt(model, trades, hitting);
  });
}

/** Each card that an activation could bring down is looted. */
function mostLoot(model: Model, { strike, sweep, trades }: PlanCommand): number {
  if (sweep !== undefined) return LOOT * model.targets.filter(({ front }) => front).length;
  return strike ? LOOT : trades > 0 ? dealt(model, trades, ({ good }) => (good === 'hit' ? LOOT : 0)) : 0;
}

function mostGain(model: Model, pos: Pos, what: Weight): number {
  switch (what) {
    case 'palaceDamage':
      return mostDamage(model, pos);
    case 'officers':
      return mostOf(model, pos, ({ officers }) => officers);
    case 'culture':
      return mostOf(model, pos, ({ culture, trades }) => culture + dealt(model, trades, bought('culture')));
    case 'minerals':
      return mostOf(model, pos, ({ minerals, trades }) => minerals + dealt(model, trades, bought('mineral')));
    case 'gold':
      return mostOf(
        model,
        pos,
        (each) => each.gold + each.bank + mostLoot(model, each) + dealt(model, each.trades, soldFor),
      );
  }
}

/** How much more of the objective could come from here at the most, over what it is worth here. Never too little. */
export function mostMore(model: Model, objective: Objective, pos: Pos, here: number): number {
  switch (objective.for) {
    case 'win': {
      if (pos.culture + mostGain(model, pos, 'culture') >= CULTURE_TO_WIN) return 1 - here;
      const reach = mostDamage(model, pos);
      return model.targets.some(({ palace }, index) => palace && (pos.lives[index] ?? 1) <= reach) ? 1 - here : 0;
    }
    case 'destroy': {
      const { seat, place } = objective.target;
      const at = model.targets.findIndex((target) => target.seat === seat && target.place === place);
      return (pos.lives[at] ?? Infinity) <= mostDamage(model, pos) ? 1 - here : 0;
    }
    case 'wish':
      return Math.min(objective.places.length - here, diceLeft(pos));
    case 'weighted':
      return Object.entries(objective.weights).reduce(
        (sum, [what, weight]) => sum + (weight ?? 0) * mostGain(model, pos, what as Weight),
        0,
      );
    default:
      return mostGain(model, pos, objective.for);
  }
}
