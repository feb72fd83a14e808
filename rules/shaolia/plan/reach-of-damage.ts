import type { PostDef } from '../card-def';
import type { Model, PlanCommand, PlanTarget, Pos } from './model';
import type { Purse } from './purse';
import { dealt, diceLeft, mostByDice, mostGold, unitOf } from './most';

/** What the gold that could be at hand buys of hits and tokens, with a Caravan's discount. */
interface Hits {
  readonly at: (command: PlanCommand) => (post: PostDef) => number;
  /** However many traders there are, the gold is spent once. */
  readonly inAll: number;
}

const harmOf = ({ good, damage }: PostDef) => (good === 'hit' ? (damage ?? 0) : good === 'attackToken' ? 1 : 0);

/** How hard each post could hit from here, by the gold that could be raised at the most. */
function mostHits(model: Model, pos: Pos, gold: number): Hits {
  const cheaper = model.commands.some(({ caravan, bit }) => caravan && (pos.used & (1 << bit)) === 0);
  const at = (command: PlanCommand) => (post: PostDef) => {
    const unit = unitOf(post, command.caravan);
    return harmOf(post) * Math.min(post.max ?? 1, unit === 0 ? Infinity : Math.floor(gold / unit));
  };
  const inAll = model.posts.reduce((most, post) => {
    const harm = harmOf(post);
    const unit = unitOf(post, cheaper);
    return harm === 0 ? most : Math.max(most, unit === 0 ? Infinity : (harm * gold) / unit);
  }, 0);
  return { at, inAll: Math.floor(inAll) };
}

/** How hard a command could hit this target, guards apart. */
function hitOn(model: Model, pos: Pos, { defense, front }: PlanTarget, hits: Hits) {
  return (command: PlanCommand): number => {
    const { strike, sweep, card, attackTokens, trades } = command;
    const tokens = pos.tokens[card] ?? 0;
    if (strike) return (defense ? (strike.vsDefense ?? strike.damage) : strike.damage) + tokens;
    if (sweep !== undefined) return front ? sweep + tokens : 0;
    return attackTokens + dealt(model, trades, hits.at(command));
  };
}

/** The most by so many dice, where what traders hire is paid with the gold there is. */
function mostSpent(
  model: Model,
  pos: Pos,
  { inAll }: Hits,
  gives: (command: PlanCommand) => number,
): readonly number[] {
  const all = mostByDice(model, pos, gives);
  if (!Number.isFinite(inAll) || model.posts.length === 0) return all;
  const unpaid = mostByDice(model, pos, (command) => (command.trades > 0 ? 0 : gives(command)));
  return all.map((most, dice) => Math.min(most, (unpaid[dice] ?? 0) + inAll));
}

/** Whether guards can be passed by with it. */
const passes = ({ strike, sweep, attackTokens }: PlanCommand) =>
  strike?.ignoreDefense === true || sweep !== undefined || attackTokens > 0;

/** The most damage one target could take from here. Never too little. */
function mostAgainst(model: Model, pos: Pos, index: number, hits: Hits): number {
  const target = model.targets[index];
  if (!target) return 0;
  const all = mostSpent(model, pos, hits, hitOn(model, pos, target, hits));
  const full = (all[all.length - 1] ?? 0) + pos.loose;
  if (target.guard) return full;
  let [guards, life] = [0, 0];
  model.targets.forEach(({ seat, guard }, each) => {
    const left = pos.lives[each] ?? 0;
    if (!guard || seat !== target.seat || left <= 0) return;
    guards += 1;
    life += left;
  });
  if (guards === 0) return full;
  const past = mostSpent(model, pos, hits, (command) => {
    if (command.trades > 0) {
      return dealt(model, command.trades, (post) =>
        post.ignoreDefense || post.good !== 'hit' ? hits.at(command)(post) : 0,
      );
    }
    return passes(command) ? hitOn(model, pos, target, hits)(command) : 0;
  });
  return Math.max((past[past.length - 1] ?? 0) + pos.loose, behindGuards(model, pos, all, guards, life, hits));
}

/** How much every target could still take; what depends on the same things is worked out once. */
export class DamageReach {
  private readonly memo = new Map<string, readonly number[]>();
  private readonly guards: readonly number[];
  private readonly raised = new Map<string, number>();

  constructor(
    private readonly model: Model,
    private readonly purse: Purse,
  ) {
    this.guards = model.targets.flatMap(({ guard }, index) => (guard ? [index] : []));
  }

  of(pos: Pos): readonly number[] {
    const { used, tokens, loose, lives } = pos;
    const guards = this.guards.map((index) => lives[index]).join();
    const gold = this.goldFor(pos);
    const key = `${diceLeft(pos)}|${used}|${tokens.join('')}|${loose}|${guards}|${gold}`;
    const there = this.memo.get(key);
    if (there) return there;
    const hits = mostHits(this.model, pos, gold);
    const reach = this.model.targets.map((_, index) => mostAgainst(this.model, pos, index, hits));
    this.memo.set(key, reach);
    return reach;
  }

  /** The gold that could be raised, as far as it can be spent. */
  private goldFor(pos: Pos): number {
    const most = this.purse.most(pos).gold;
    if (most <= pos.gold) return most;
    const key = `${diceLeft(pos)}|${pos.used}|${pos.minerals}|${pos.culture}`;
    const raised = this.raised.get(key) ?? mostGold(this.model, pos);
    this.raised.set(key, raised);
    return Math.min(most, pos.gold + raised);
  }
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
  const breaking = mostByDice(model, pos, (command) => {
    const { strike, sweep, card, attackTokens, trades } = command;
    const tokens = pos.tokens[card] ?? 0;
    if (strike) return Math.max(strike.damage, strike.vsDefense ?? 0) + tokens;
    if (sweep !== undefined) return (sweep + tokens) * guards;
    return attackTokens + dealt(model, trades, hits.at(command));
  });
  const dice = breaking.findIndex((most) => most + pos.loose * guards >= life);
  if (dice < 0) return 0;
  // Only a second deal, or hits with a target each, are left over by the die that breaks the last guard.
  const spare = model.commands.reduce((most, command) => {
    const open =
      (command.trades > 1 || (model.hireSplit && command.trades > 0)) && (pos.used & (1 << command.bit)) === 0;
    return open ? Math.max(most, dealt(model, 1, hits.at(command))) : most;
  }, 0);
  return (all[all.length - 1 - dice] ?? 0) + pos.loose + spare;
}
