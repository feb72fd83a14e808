import { plural } from '@/rules/kernel/plural';
import type { Seat } from '@/rules/kernel/setup';
import { freePasses, isTravelOver, movement, passDue, spendable } from '@/rules/near-and-far/sums';
import { inTown, playerOf, type State } from '@/rules/near-and-far/state';

/** Where the figure stands, what is left to it, and what the next step costs. */
export function travelStatus(state: State, shown: Seat): string {
  const player = playerOf(state, shown);
  if (inTown(player)) return 'In town. Leaving it sets the hearts anew.';
  const left = Math.max(0, movement(state, player) - state.turn.steps);
  const here = player.here?.town
    ? 'On the town space'
    : player.here?.camp
      ? 'On a space with a camp'
      : 'On an empty space';
  if (isTravelOver(state)) return `${here}, ${plural(spendable(player), 'heart')} left.`;
  const due = passDue(state, player);
  const passes = freePasses(state, player);
  const next =
    due > 0
      ? 'Going on costs 1 heart.'
      : passes > 0
        ? `${plural(passes, 'free pass', 'free passes')} left.`
        : 'Going on is free.';
  return `${here}, ${plural(left, 'step')} and ${plural(spendable(player), 'heart')} left. ${next}`;
}
