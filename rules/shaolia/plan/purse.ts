import type { Model, Pos } from './model';
import { diceLeft } from './most';

interface Trader {
  readonly bit: number;
  readonly trades: number;
}

/** What deals still to come can take of gold and minerals. */
export interface Spendable {
  readonly gold: number;
  readonly minerals: number;
}

const NOTHING: Spendable = { gold: 0, minerals: 0 };

/**
 * How much money can still matter. What a player holds beyond it can be spent at no post this turn, so two positions
 * that differ only there allow the same plans.
 */
export class Purse {
  private readonly traders: readonly Trader[];
  /** The dearest deal of all, and the most minerals one deal takes. */
  private readonly dearest: Spendable;

  constructor({ commands, posts }: Model) {
    this.traders = commands.filter(({ trades }) => trades > 0).sort((a, b) => b.trades - a.trades);
    const most = (kind: 'buy' | 'sell', of: (post: Model['posts'][number]) => number) =>
      posts.reduce((max, post) => (post.kind === kind ? Math.max(max, of(post)) : max), 0);
    this.dearest = {
      gold: most('buy', ({ price, max }) => (price ?? 0) * (max ?? 1)),
      minerals: most('sell', ({ good, max }) => (good === 'mineral' ? (max ?? 1) : 0)),
    };
  }

  /** Falls with every deal by at least as much as the deal takes: what did not matter never matters again. */
  most(pos: Pos): Spendable {
    let [traders, deals, dice] = [0, 0, diceLeft(pos)];
    for (const { bit, trades } of this.traders) {
      if (dice === 0) break;
      if ((pos.used & (1 << bit)) !== 0) continue;
      traders += 1;
      deals += trades;
      dice -= 1;
    }
    return traders === 0 ? NOTHING : { gold: deals * this.dearest.gold, minerals: traders * this.dearest.minerals };
  }
}
