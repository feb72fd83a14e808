import type { Tile } from '@/rules/kernel/menu';
import type { Action } from './actions';
import { check } from './check';
import type { State } from './state';

type Words = Omit<Tile<Action>, 'refusal' | 'action' | 'opens'>;

/** A tile that acts, and one that opens a panel; each says by a sample action why not now. */
export const does = (state: State, words: Words, action: Action): Tile<Action> => {
  const refusal = check(state, action);
  return refusal ? { ...words, action, refusal } : { ...words, action };
};
export const opens = (state: State, words: Words, panel: string, sample?: Action): Tile<Action> => {
  const refusal = sample && check(state, sample);
  return refusal ? { ...words, opens: panel, refusal } : { ...words, opens: panel };
};
