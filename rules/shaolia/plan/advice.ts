import type { Fraction } from '@/rules/dice/fraction';
import type { Work } from '@/rules/dice/sliced';
import { plural } from '@/rules/kernel/plural';
import type { Seat } from '@/rules/kernel/setup';
import { EXTRA_DIE_PRICE, OFFICERS_PER_MINERAL, type Place, sideOf, type State } from '../state';
import { part, wishing } from './odds';

export interface Advice {
  readonly key: string;
  readonly words: string;
  readonly price: string;
  readonly affordable: boolean;
  readonly chance: Fraction;
}

/** What each purchase makes of the chance to activate all the wished cards (5.6). Nothing is bought by itself. */
export function* advising(state: State, seat: Seat, places: readonly Place[]): Work<readonly Advice[]> {
  const { gold, minerals } = sideOf(state, seat);
  const options = [
    { key: 'now', words: 'As it is', dice: 0, ore: 0 },
    { key: 'die', words: 'One more die', dice: 1, ore: 0 },
    { key: 'officers', words: 'Two more officers', dice: 0, ore: 1 },
    { key: 'dice', words: 'Two more dice', dice: 2, ore: 0 },
    { key: 'fourOfficers', words: 'Four more officers', dice: 0, ore: 2 },
  ];
  const advice: Advice[] = [];
  for (const [index, { key, words, dice, ore }] of options.entries()) {
    const more = { dice, officers: ore * OFFICERS_PER_MINERAL };
    const found = yield* part(wishing(state, seat, places, more), index, options.length);
    if (!found) continue;
    const price = dice > 0 ? `${dice * EXTRA_DIE_PRICE} gold` : ore > 0 ? plural(ore, 'mineral') : '';
    advice.push({
      key,
      words,
      price,
      affordable: gold >= dice * EXTRA_DIE_PRICE && minerals >= ore,
      chance: found.withPalace,
    });
  }
  return advice;
}
