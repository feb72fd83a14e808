import type { Nudge } from '@/rules/kernel/nudge';
import type { Action } from './actions';
import { activeSeat } from './flow';
import { diceToRoll, OFFICERS_PER_MINERAL, sideOf, type Side, type State } from './state';

/** Section 11; its numbers stand beside each. */
export function nudges(state: State): readonly Nudge<Action>[] {
  if (state.victory) return [];
  return [...extraDice(state), ...officersBeforeBuilding(state), ...box(state)];
}

// 3
function extraDice(state: State): Nudge<Action>[] {
  const seat = activeSeat(state);
  const side = sideOf(state, seat);
  if (state.phase !== 'action' || side.extraDice === 0) return [];
  const extra = side.extraDice === 1 ? 'the extra die is' : `${side.extraDice} extra dice are`;
  const words =
    side.dice === null
      ? `${side.name} rolls ${diceToRoll(side)} dice: ${extra} for this turn only.`
      : `Use every die, ${side.name}: ${extra} gone when the turn ends.`;
  return [{ id: `extraDice:${state.round}:${seat}`, about: 'extra dice', words, topic: 'extra-die' }];
}

// 18
function officersBeforeBuilding(state: State): Nudge<Action>[] {
  const seat = activeSeat(state);
  const side = sideOf(state, seat);
  if (state.phase !== 'purchase' || side.minerals === 0 || side.officers > 0) return [];
  return [
    {
      id: `officersBeforeBuilding:${state.round}:${seat}`,
      about: 'officers',
      words: `${side.name} has no officers: minerals become officers only now.`,
      act: {
        words: `Buy ${OFFICERS_PER_MINERAL}`,
        action: { type: 'buyOfficers', player: seat, minerals: 1 },
      },
      topic: 'buying-officers',
    },
  ];
}

/** What the box holds (6.1); running out is no rule (ruling 21). */
const BOX: readonly { readonly key: 'gold' | 'minerals' | 'officers'; readonly pieces: number }[] = [
  { key: 'gold', pieces: 141 },
  { key: 'minerals', pieces: 20 },
  { key: 'officers', pieces: 25 },
];

function box(state: State): Nudge<Action>[] {
  return BOX.flatMap(({ key, pieces }) => {
    const held = state.sides.reduce((sum: number, side: Side) => sum + side[key], 0);
    if (held <= pieces) return [];
    const words = `The table holds ${held} ${key}, the box only ${pieces}. No rule stops you: use anything as a stand-in.`;
    return [{ id: `box:${key}`, about: `${key} in the box`, words, topic: 'components' }];
  });
}
