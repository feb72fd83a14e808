import type { Tile } from '@/rules/kernel/menu';
import type { Action } from './actions';
import { next } from './flow';
import type { PhaseKey, State } from './state';

/** What the bead does where nothing else leads there: a pair fought, a trap, the way on. */
export function stepTile(state: State): Tile<Action> {
  const { word, sentence, opens, action } = next(state);
  const { icon, topic } = STEP_LOOKS[state.phase];
  return { key: 'step', words: word, detail: sentence, icon, topic, ...(opens ? { opens } : { action }) };
}

const STEP_LOOKS: Readonly<Record<PhaseKey, Required<Pick<Tile<Action>, 'icon' | 'topic'>>>> = {
  map: { icon: 'footprints', topic: 'dungeon-map' },
  battle: { icon: 'swords', topic: 'battle-turn' },
  trap: { icon: 'dices', topic: 'trap' },
  rewards: { icon: 'footprints', topic: 'after-a-win' },
  shop: { icon: 'footprints', topic: 'meeting-the-merchant' },
  fallen: { icon: 'flag', topic: 'defeat' },
  over: { icon: 'flag', topic: 'goal-and-fame' },
};
