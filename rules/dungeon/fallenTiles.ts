import type { Tile } from '@/rules/kernel/menu';
import { impossible } from '@/rules/kernel/refusal';
import type { Action } from './actions';
import { shameLeft } from './shame';
import type { State } from './state';

/** Both ways on for whoever lies down with the Revive Option; without it the bead's own tile says the only one. */
export function fallenTiles(state: State): Tile<Action>[] {
  if (state.phase !== 'fallen' || !state.modules.revive) return [];
  return [
    {
      key: 'revive',
      words: 'Revive',
      detail: 'Half HP, one shame die',
      icon: 'heart',
      opens: 'revive',
      topic: 'revive',
      ...(shameLeft(state) === 0 ? { refusal: impossible('No shame box is left.') } : {}),
    },
    {
      key: 'acceptDefeat',
      words: 'Accept the defeat',
      detail: 'The delve ends here',
      icon: 'flag',
      action: { type: 'acceptDefeat', player: 0 },
      topic: 'defeat',
    },
  ];
}
