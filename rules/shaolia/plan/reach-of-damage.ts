import type { PostDef } from '../card-def';
import type { Model, PlanCommand, PlanTarget, Pos } from './model';
import { dealt, mostByDice, mostGold } from './most';

/** What the gold that could be at hand buys of a post's hits or tokens, with a Caravan's discount. */
type Hits = (post: PostDef) => number;

/** How hard each post could hit from here, by the gold that could be raised at the most. */
export function mostHits(model: Model, pos: Pos): Hits {
  if (model.posts.length === 0) return () => 0;
  const gold = pos.gold + mostGold(model, pos);
  return ({ good, price, max, caravan, damage }) => {
    const each = good === 'hit' ? (damage ?? 0) : good === 'attackToken' ? 1 : 0;
    if (each === 0) return 0;
    const unit = Math.max(0, (price ?? 0) - (caravan ? 1 : 0));
    return each * Math.min(max ?? 1, unit === 0 ? Infinity : Math.floor(gold / unit));
  };
}

/** How hard a command could hit this target, guards apart. */
function hitOn(model: Model, pos: Pos, { defense, front }: PlanTarget, hits: Hits) {
  return ({ strike, sweep, card, attackTokens, trades }: PlanCommand): number => {
    const tokens = pos.tokens[card] ?? 0;
    if (strike) return (defense ? (strike.vsDefense ?? strike.damage) : strike.damage) + tokens;
    if (sweep !== undefined) return front ? sweep + tokens : 0;
    return attackTokens + dealt(model, trades, hits);
  };
}

/** Whether guards can be passed by with it. */
const passes = ({ strike, sweep, attackTokens }: PlanCommand) =>
  strike?.ignoreDefense === true || sweep !== undefined || attackTokens > 0;

/** The most damage one target could take from here. Never too little. */
export function mostAgainst(model: Model, pos: Pos, index: number, hits: Hits): number {
  const target = model.targets[index];
  if (!target) return 0;
  const all = mostByDice(model, pos, hitOn(model, pos, target, hits));
  const full = all[all.length - 1] ?? 0;
  if (target.guard) return full;
  let [guards, life] = [0, 0];
  model.targets.forEach(({ seat, guard }, each) => {
    const left = pos.lives[each] ?? 0;
    if (!guard || seat !== target.seat || left <= 0) return;
    guards += 1;
    life += left;
  });
  if (guards === 0) return full;
  const past = mostByDice(model, pos, (command) => {
    if (command.trades > 0) {
      return dealt(model, command.trades, (post) => (post.ignoreDefense || post.good !== 'hit' ? hits(post) : 0));
    }
    return passes(command) ? hitOn(model, pos, target, hits)(command) : 0;
  });
  return Math.max(past[past.length - 1] ?? 0, behindGuards(model, pos, all, guards, life, hits));
}

/** How much every target could still take. */
export function reachOfDamage(model: Model, pos: Pos): readonly number[] {
  const hits = mostHits(model, pos);
  return model.targets.map((_, index) => ((pos.lives[index] ?? 0) > 0 ? mostAgainst(model, pos, index, hits) : 0));
}

/** Some dice break the guards before the others hit; a second deal or hit of such a die may hit as well. */
function behindGuards(
  model: Model,
  pos: Pos,
  all: readonly number[],
  guards: number,
  life: number,
  hits: Hits,
): number {
  const breaking = mostByDice(model, pos, ({ strike, sweep, card, attackTokens, trades }) => {
    const tokens = pos.tokens[card] ?? 0;
    if (strike) return Math.max(strike.damage, strike.vsDefense ?? 0) + tokens;
    if (sweep !== undefined) return (sweep + tokens) * guards;
    return attackTokens + dealt(model, trades, hits);
  });
  const dice = breaking.findIndex((most) => most >= life);
  if (dice < 0) return 0;
  const spare = model.commands.some(({ trades, bit }) => trades > 0 && (pos.used & (1 << bit)) === 0)
    ? dealt(model, 1, hits)
    : 0;
  return (all[all.length - 1 - dice] ?? 0) + spare;
}
