import type { Tile } from '@/rules/kernel/menu';
import type { Refusal } from '@/rules/kernel/refusal';
import type { Action } from './actions';
import type { Side } from './state';

/** A tile before it is known whether it can be done. */
export type Words = Omit<Tile<Action>, 'refusal' | 'action' | 'opens'>;

/** How a tile comes about: it does something at once, or it opens a sheet. */
export interface Opener {
  readonly does: (words: Words, action: Action) => Tile<Action>;
  readonly opens: (words: Words, panel: string, refusal?: Refusal) => Tile<Action>;
}

/** "4 gold, 1 left: 4 dice, this round only" */
export function paid(side: Side, price: number, gets: string): string {
  const left = side.gold >= price ? `, ${side.gold - price} left` : '';
  return `${price} gold${left}: ${gets}`;
}
