import type { Nudge } from '@/rules/kernel/nudge';
import type { Action } from './actions';
import { activeSeat } from './flow';
import { type Player, playerOf, type State } from './state';

interface Step {
  readonly words: string;
  readonly opens?: { readonly words: string; readonly panel: string };
  readonly topic: string;
  /** No longer to be said. */
  readonly done: (player: Player, state: State) => boolean;
}

const recruited = ({ settlement }: Player) => settlement.made > 0;
const acted = ({ units }: Player) => units.some((unit) => unit.acted);
const RECRUIT = { words: 'Recruit', panel: 'recruit' };

/** 3.4: what a first game does in its first three turns, by turn and phase. */
const STEPS: Readonly<Record<string, Step>> = {
  '1:revenue': {
    words: 'Three bronze-age units start in your settlement, a Builder among them.',
    opens: { words: 'Choose', panel: 'start' },
    topic: 'starting-units',
    done: ({ unitsChosen }) => unitsChosen,
  },
  '1:build': {
    words: 'Spend the 9 gold on units only: nothing is built on the first turn. New units may act at once.',
    opens: RECRUIT,
    topic: 'first-turn',
    done: recruited,
  },
  '1:action': {
    words: 'Explore: step next to a face-down territory and reveal it for 1 AP.',
    opens: { words: 'Explore', panel: 'explore' },
    topic: 'map-exploration',
    done: acted,
  },
  '2:revenue': {
    words: 'From now on the settlement brings 5 gold a turn.',
    topic: 'revenue-phase',
    done: (_, { collected }) => collected,
  },
  '2:build': {
    words: 'On a small map one more military unit is wise now.',
    opens: RECRUIT,
    topic: 'build-phase',
    done: recruited,
  },
  '2:action': {
    words: 'Walk the builder out: a Barracks needs the third hex or further.',
    topic: 'placing-buildings',
    done: acted,
  },
  '3:build': {
    words: 'Builder on the third hex or further? A Barracks brings 2 gold a turn from the next turn on.',
    opens: { words: 'Build', panel: 'construct' },
    topic: 'barracks',
    done: ({ constructed }) => constructed.barracks > 0,
  },
};

/** The guided first three turns of the novice scenario; put away or switched off like any reminder. */
export function guide(state: State): readonly Nudge<Action>[] {
  if (state.scenario !== 'novice') return [];
  const seat = activeSeat(state);
  const key = `${state.round}:${state.phase}`;
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  if (!step || step.done(playerOf(state, seat), state)) return [];
  const { words, opens, topic } = step;
  return [
    {
      id: `guide:${key}:${seat}`,
      about: 'the first three turns',
      words,
      ...(opens ? { opens } : {}),
      topic,
    },
  ];
}
