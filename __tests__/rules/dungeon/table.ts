import type { Setup, Values } from '@/rules/kernel/setup';
import type { Action } from '@/rules/dungeon/actions';
import { dungeon } from '@/rules/dungeon/game';
import type { State } from '@/rules/dungeon/state';
import { begin, Log } from '../record';

export const setup: Setup = {
  game: 'dungeon',
  mode: 'delve',
  seats: [{ name: 'Mira', colour: 0 }],
  first: 0,
  options: {},
  houseRules: {},
};

export const ALL_MODULES = { drafting: true, merchant: true, revive: true };

export const withModules = (options: Values, houseRules: Values = {}): Setup => ({ ...setup, options, houseRules });

export function table(options: Values = {}, houseRules: Values = {}): Log<State, Action> {
  return new Log(dungeon, begin(dungeon, withModules(options, houseRules)));
}

/** A sheet in the middle of the delve. */
export function at(change: Partial<State>, options: Values = {}, houseRules: Values = {}): State {
  return { ...begin(dungeon, withModules(options, houseRules)), ...change };
}

type Own<T extends Action['type']> = Omit<Extract<Action, { type: T }>, 'type' | 'player'>;

/** One of the game's own actions, by the only player there is. */
export function act<T extends Action['type']>(type: T, more?: Own<T>): Action {
  return { type, player: 0, ...more } as Action;
}

export function played(state: State, ...actions: readonly Action[]): State {
  return actions.reduce((now, action) => {
    const refusal = dungeon.check(now, action);
    if (refusal) throw new Error(`${JSON.stringify(action)}: ${refusal.words}`);
    return dungeon.apply(now, action);
  }, state);
}

export const special = (card: string, hp: number, fame: number): Action => ({
  type: 'defineCard',
  kind: 'special',
  card,
  values: { hp, fame },
});

export const ware = (card: string, price: number, quantity?: number): Action => ({
  type: 'defineCard',
  kind: 'ware',
  card,
  values: { price, quantity: quantity ?? null },
});
