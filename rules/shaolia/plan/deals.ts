import type { PostDef } from '../card-def';
import { CULTURE_TO_WIN, LOOT } from '../state';
import type { Model, PlanCommand, PlanTarget, Pos } from './model';
import { guardedLoot, mostLoot, mostOf, unitOf } from './most';
import type { Asked } from './moves';
import { hasWon } from './objective';
import { mayStrike, struck, strikeTargets } from './strikes';

/** One deal of a plan. */
export interface PlanDeal {
  readonly post: string;
  readonly quantity: number;
  /** The targets' numbers in the model: one for the whole deal, or one for each hired hit (house rule). */
  readonly targets?: readonly number[];
  /** The cards that take bought attack tokens. */
  readonly tokens?: readonly number[];
}

interface Dealt {
  readonly deals: readonly PlanDeal[];
  readonly after: Pos;
}

/** What the search does not weigh: cards, life tokens and the turn bring nothing in this phase. */
export const WEIGHED: ReadonlySet<string> = new Set(['mineral', 'culture', 'hit', 'attackToken']);

/** Every deal, or ordered pair of deals with two posts, that this trader can strike. */
export function* dealsOf(
  model: Model,
  asked: Asked,
  command: PlanCommand,
  pos: Pos,
  reach: readonly number[],
): Generator<Dealt, void> {
  for (const first of oneDeal(model, asked, command, pos, reach, undefined)) {
    yield first;
    if (command.trades < 2 || hasWon(model, first.after)) continue;
    for (const { deals, after } of oneDeal(model, asked, command, first.after, reach, first.deals[0]?.post)) {
      yield { deals: [...first.deals, ...deals], after };
    }
  }
}

function* oneDeal(
  model: Model,
  asked: Asked,
  command: PlanCommand,
  pos: Pos,
  reach: readonly number[],
  not: string | undefined,
): Generator<Dealt, void> {
  for (const post of model.posts) {
    if (post.name === not || post.price === null || !WEIGHED.has(post.good)) continue;
    const more = command.caravan && post.caravan ? 1 : 0;
    const unit = post.kind === 'sell' ? post.price + more : unitOf(post, command.caravan);
    const most = mostTraded(model, post, unit, pos);
    for (let quantity = 1; quantity <= most; quantity += 1) {
      const gold = post.kind === 'sell' ? unit * quantity : -unit * quantity;
      yield* settle(model, asked, command, { post, quantity, paid: -gold }, { ...pos, gold: pos.gold + gold }, reach);
    }
  }
}

/** An untyped maximum is a limit nobody knows: only one is planned with. */
function mostTraded(model: Model, post: PostDef, unit: number, pos: Pos): number {
  const limit = post.max ?? 1;
  if (post.kind === 'sell') {
    return Math.min(limit, post.good === 'culture' ? Math.max(0, pos.culture - model.mateCulture) : pos.minerals);
  }
  return unit === 0 ? limit : Math.min(limit, Math.floor(pos.gold / unit));
}

interface Bargain {
  readonly post: PostDef;
  readonly quantity: number;
  readonly paid: number;
}

function* settle(
  model: Model,
  asked: Asked,
  command: PlanCommand,
  { post, quantity, paid }: Bargain,
  pos: Pos,
  reach: readonly number[],
): Generator<Dealt, void> {
  const deal: PlanDeal = { post: post.name, quantity };
  const sign = post.kind === 'sell' ? -1 : 1;
  if (post.good === 'mineral') {
    yield { deals: [deal], after: { ...pos, minerals: pos.minerals + sign * quantity } };
  } else if (post.good === 'culture') {
    const culture = Math.min(CULTURE_TO_WIN, pos.culture + sign * quantity);
    yield { deals: [deal], after: { ...pos, culture } };
  } else if (post.good === 'hit' && post.damage !== null) {
    const [hits, damage] = model.hireSplit ? [quantity, post.damage] : [1, post.damage * quantity];
    const hire: Hire = {
      damage,
      past: post.ignoreDefense ?? false,
      source: model.swampHire ? command.card : undefined,
    };
    // A card that stands in nobody's way is not worth more than its loot, a guard not more than all loot behind it.
    const opens = asked.loots && paid < LOOT + lootToCome(model, command, pos, guardedLoot);
    const worth = {
      ...asked,
      loots: asked.loots && paid < LOOT,
      matters: (target: PlanTarget) => asked.matters(target) || (opens && target.guard),
    };
    for (const { targets, after } of hired(model, worth, hire, hits, pos, reach)) {
      yield { deals: [{ ...deal, targets }], after };
    }
  } else if (post.good === 'attackToken' && mayStrike(model, pos)) {
    if (!asked.harmCounts && !(asked.loots && paid < lootToCome(model, command, pos, mostLoot))) return;
    yield { deals: [{ ...deal, tokens: [] }], after: { ...pos, loose: pos.loose + quantity } };
  }
}

/** The most loot that this trader and the dice left could still bring. */
function lootToCome(model: Model, trader: PlanCommand, pos: Pos, loot: typeof mostLoot): number {
  return loot(model, trader) + mostOf(model, pos, (command) => loot(model, command));
}

interface Hire {
  readonly damage: number;
  readonly past: boolean;
  /** The card on which a Swamp takes its revenge. */
  readonly source: number | undefined;
}

/** Hired hits, one after the other; only what can come to something is paid for. */
function* hired(
  model: Model,
  asked: Asked,
  hire: Hire,
  hits: number,
  pos: Pos,
  reach: readonly number[],
): Generator<{ targets: readonly number[]; after: Pos }, void> {
  for (const target of strikeTargets(model, pos, asked, hire.past, reach).useful) {
    const after = struck(model, pos, hire.source, target, hire.damage);
    if (hits === 1 || hasWon(model, after)) yield { targets: [target], after };
    else {
      for (const more of hired(model, asked, hire, hits - 1, after, reach)) {
        yield { targets: [target, ...more.targets], after: more.after };
      }
    }
  }
}
