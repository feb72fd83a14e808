import type { Setup } from '@/rules/kernel/setup';
import type { Action } from '@/rules/shaolia/actions';
import { shaolia } from '@/rules/shaolia/game';
import type { Side, State } from '@/rules/shaolia/state';
import { begin, Log } from '../record';

export const MIRA = 0;
export const TEO = 1;

export const setup: Setup = {
  game: 'shaolia',
  mode: 'prelude',
  seats: [
    { name: 'Mira', colour: 0 },
    { name: 'Teo', colour: 1 },
  ],
  first: MIRA,
  options: {},
  houseRules: {},
};

export function table(): Log<State, Action> {
  return new Log(shaolia, begin(shaolia, setup));
}

/** A table in the middle of the game. */
export function at(state: Partial<State>, ...sides: readonly Partial<Side>[]): State {
  const start = begin(shaolia, setup);
  return { ...start, ...state, sides: start.sides.map((side, seat) => ({ ...side, ...sides[seat] })) };
}

export const gain = (player: number, counter: string, amount: number): Action => ({
  type: 'correct',
  player,
  counter,
  how: 'gain',
  amount,
});
export const set = (player: number, counter: string, amount: number): Action => ({
  type: 'correct',
  player,
  counter,
  how: 'set',
  amount,
});
export const endTurn = (player: number): Action => ({ type: 'endTurn', player });
export const beginAction = (player: number): Action => ({ type: 'beginAction', player });
export const roll = (player: number, ...faces: number[]): Action => ({ type: 'setRoll', player, faces, by: 'typed' });

/** Taps the bead so many times. */
export function tapBead(log: Log<State, Action>, times: number): Log<State, Action> {
  for (let tap = 0; tap < times; tap += 1) {
    const { action } = shaolia.next(log.state);
    if (!action) throw new Error('The bead does nothing here.');
    log.act(action);
  }
  return log;
}
