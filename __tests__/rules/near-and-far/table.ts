import type { Setup } from '@/rules/kernel/setup';
import type { Action } from '@/rules/near-and-far/actions';
import { nearAndFar } from '@/rules/near-and-far/game';
import { NO_ICONS, type Adventurer, type Icons, type Player, type State, type Turn } from '@/rules/near-and-far/state';
import { begin, Log } from '../record';

export const MIRA = 0;
export const TEO = 1;
export const JUN = 2;

export const setup: Setup = {
  game: 'near-and-far',
  mode: 'arcade',
  seats: [
    { name: 'Mira', colour: 0 },
    { name: 'Teo', colour: 1 },
    { name: 'Jun', colour: 2 },
  ],
  first: MIRA,
  options: {},
  houseRules: {},
};

export const twoPlayers: Setup = { ...setup, seats: setup.seats.slice(0, 2) };

/** A table where everybody has a hand and the first round is over. */
export function at(
  state: Partial<Omit<State, 'turn'>> & { turn?: Partial<Turn> } = {},
  players: readonly Partial<Player>[] = [],
  from: Setup = setup,
): State {
  const start = begin(nearAndFar, from);
  return {
    ...start,
    stage: 'play',
    round: 2,
    ...state,
    turn: { ...start.turn, ...state.turn },
    players: start.players.map((player, seat) => ({ ...player, drafted: true, ...players[seat] })),
  };
}

export function log(state: State): Log<State, Action> {
  return new Log(nearAndFar, state);
}

/** Takes the actions one by one; a refused one fails the test. */
export function played(state: State, ...actions: readonly Action[]): State {
  const table = log(state);
  actions.forEach((action) => table.act(action));
  return table.state;
}

export const refusal = (state: State, action: Action) => nearAndFar.check(state, action);

export const icons = (some: Partial<Icons>): Icons => ({ ...NO_ICONS, ...some });

export const adventurer = (
  name: string,
  faction: Adventurer['faction'],
  some: Partial<Icons> = {},
  active = true,
): Adventurer => ({ name, faction, icons: icons(some), active });

/** On the map, so many steps into the turn. */
export const ON_MAP: Partial<Player> = { location: 'map', here: { camp: false, town: true, water: false } };
export const ADVENTURE: Partial<Turn> = { main: 'adventure' };
export const EMPTY = { camp: false, town: false, water: false };
export const CAMP = { camp: true, town: false, water: false };
export const TOWN = { camp: false, town: true, water: false };

export const step = (player: number, to = EMPTY, path: 'plain' | 'threat' | 'treasure' = 'plain'): Action => ({
  type: 'moveStep',
  player,
  path,
  to,
});
