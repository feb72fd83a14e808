import type { Tile } from '@/rules/kernel/menu';
import { plural } from '@/rules/kernel/plural';
import type { Seat } from '@/rules/kernel/setup';
import type { Action } from './actions';
import { questSource } from './apply-campaign';
import { check } from './check';
import { begunBy } from './flow';
import { heartsOnLeaving, leaveHearts, movement, passDue, search } from './sums';
import { opens } from './tiles';
import { CAMP_PRICE, playerOf, type State } from './state';

export function leaveTile(state: State, player: Seat): Tile<Action> {
  const mine = playerOf(state, player);
  const party = mine.adventurers.flatMap((each, index) => (each.active ? [index] : []));
  const wasted = heartsOnLeaving(state, mine) - leaveHearts(state, mine);
  return opens(
    state,
    {
      key: 'leave',
      words: 'Leave town',
      detail: `Hearts become ${leaveHearts(state, mine)}${wasted > 0 ? `, ${wasted} wasted` : ''}`,
      icon: 'footprints',
      topic: 'leave-town',
    },
    'leave',
    { type: 'leaveTown', player, party, companion: mine.companionActive },
  );
}

/** On the map: a step, the threat before it, the quest and the camp where it ends. */
export function travelTiles(state: State, player: Seat): Tile<Action>[] {
  const mine = playerOf(state, player);
  const { turn } = state;
  const due = passDue(state, mine);
  const active = Math.min(...state.threatDeck);
  const left = Math.max(0, movement(state, mine) - turn.steps);
  const to = { camp: false, town: false, water: false };
  // R7, where the table plays so: a threat that held may still be gone round.
  const avoidable = (['shield', 'bird', 'tortoise'] as const).some(
    (means) => check(state, { type: 'ignoreThreat', player, means }) === undefined,
  );
  const fights = state.threatDeck.length > 0 || state.bossPool.length > 0;
  return [
    opens(
      state,
      {
        key: 'step',
        words: 'Move',
        detail: `${plural(left, 'step')} left${due > 0 ? ', 1 heart to go on' : ''}`,
        icon: 'footprints',
        topic: 'movement',
      },
      'travel',
      { type: 'moveStep', player, path: 'plain', to },
    ),
    ...(fights
      ? [
          opens(
            state,
            {
              key: 'fight',
              words: 'Threat',
              detail: Number.isFinite(active) ? `Level ${active} is on top` : 'Only bosses are left',
              icon: 'swords',
              topic: 'threat',
            },
            'fight',
            avoidable || !Number.isFinite(active)
              ? undefined
              : { type: 'fightThreat', player, level: active, roll: 1, heartsSpent: 0, by: 'typed' },
          ),
        ]
      : []),
    opens(
      state,
      {
        key: 'quest',
        words: 'Quest',
        detail: `${plural(state.questTokens, 'token')} left on the map`,
        icon: 'scroll-text',
        topic: 'quest',
      },
      'quest',
      turn.quest && player === begunBy(state)
        ? undefined
        : { type: 'attemptQuest', player, source: questSource(state, player) },
    ),
    opens(
      state,
      {
        key: 'camp',
        words: 'Build a camp',
        detail: `${CAMP_PRICE} hearts; ${plural(search(state, mine), 'coin or gem', 'coins or gems')} on such a space`,
        icon: 'flag',
        topic: 'camp',
      },
      'camp',
      { type: 'buildCamp', player, spaceType: 'other' },
    ),
  ];
}
