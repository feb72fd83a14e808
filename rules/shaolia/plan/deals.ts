import type { PostDef } from '../card-def';
import { CULTURE_TO_WIN } from '../state';
import type { Model, PlanCommand, Pos } from './model';
import { mostDamage, struck, strikeTargets, tokenCards } from './moves';

/** One deal of a plan. */
export interface PlanDeal {
  readonly post: string;
  readonly quantity: number;
  /** The target's number in the model. */
  readonly target?: number;
  /** The cards that take bought attack tokens. */
  readonly tokens?: readonly number[];
}

interface Dealt {
  readonly deals: readonly PlanDeal[];
  readonly after: Pos;
}

/** What the search does not weigh: cards, life tokens and the turn bring nothing in this phase. */
const WEIGHED = new Set(['mineral', 'culture', 'hit', 'attackToken']);

/** Every deal, or ordered pair of deals with two posts, that this trader can strike. */
export function dealsOf(model: Model, command: PlanCommand, pos: Pos): readonly Dealt[] {
  const first = oneDeal(model, command, pos, undefined);
  if (command.trades < 2) return first;
  return [
    ...first,
    ...first.flatMap(({ deals, after }) =>
      after.culture >= CULTURE_TO_WIN
        ? []
        : oneDeal(model, command, after, deals[0]?.post).map((second) => ({
            deals: [...deals, ...second.deals],
            after: second.after,
          })),
    ),
  ];
}

function oneDeal(model: Model, command: PlanCommand, pos: Pos, not: string | undefined): readonly Dealt[] {
  return model.posts.flatMap((post) => {
    if (post.name === not || post.price === null || !WEIGHED.has(post.good)) return [];
    const off = command.caravan && post.caravan ? 1 : 0;
    const dealt: Dealt[] = [];
    const unit = post.kind === 'sell' ? post.price + off : Math.max(0, post.price - off);
    const most = mostOf(model, post, unit, pos);
    for (let quantity = 1; quantity <= most; quantity += 1) {
      const gold = post.kind === 'sell' ? unit * quantity : -unit * quantity;
      dealt.push(...settle(model, command, post, quantity, { ...pos, gold: pos.gold + gold }));
    }
    return dealt;
  });
}

/** An untyped maximum is a limit nobody knows: only one is planned with. */
function mostOf(model: Model, post: PostDef, unit: number, pos: Pos): number {
  const limit = post.max ?? 1;
  if (post.kind === 'sell') {
    return Math.min(limit, post.good === 'culture' ? Math.max(0, pos.culture - model.mateCulture) : pos.minerals);
  }
  return unit === 0 ? limit : Math.min(limit, Math.floor(pos.gold / unit));
}

function settle(model: Model, command: PlanCommand, post: PostDef, quantity: number, pos: Pos): readonly Dealt[] {
  const deal: PlanDeal = { post: post.name, quantity };
  const sign = post.kind === 'sell' ? -1 : 1;
  switch (post.good) {
    case 'mineral':
      return [{ deals: [deal], after: { ...pos, minerals: pos.minerals + sign * quantity } }];
    case 'culture':
      return [{ deals: [deal], after: { ...pos, culture: Math.min(CULTURE_TO_WIN, pos.culture + sign * quantity) } }];
    case 'hit': {
      if (post.damage === null) return [];
      const damage = post.damage * quantity;
      const source = model.swampHire ? command.card : undefined;
      return strikeTargets(model, pos, post.ignoreDefense ?? false, mostDamage(model, pos)).map((target) => ({
        deals: [{ ...deal, target }],
        after: struck(model, pos, source, target, damage),
      }));
    }
    case 'attackToken': {
      let ways: readonly Dealt[] = [{ deals: [{ ...deal, tokens: [] }], after: pos }];
      for (let token = 0; token < quantity; token += 1) {
        ways = ways.flatMap(({ deals, after }) =>
          tokenCards(model, after).map((card) => ({
            deals: [{ ...deal, tokens: [...(deals[0]?.tokens ?? []), card] }],
            after: { ...after, tokens: after.tokens.map((value, index) => (index === card ? value + 1 : value)) },
          })),
        );
      }
      return ways;
    }
    default:
      return [];
  }
}
