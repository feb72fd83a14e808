import type { Setup, Values } from '@/rules/kernel/setup';
import type { Action, FightContext, FighterRef } from '@/rules/multiverse-war/actions';
import { multiverseWar } from '@/rules/multiverse-war/game';
import type { Player, State, Unit } from '@/rules/multiverse-war/state';
import { begin, Log } from '../record';

export const MIRA = 0;
export const TEO = 1;

const NAMES = ['Mira', 'Teo', 'Iris', 'Ana'];

export function setup(mode = 'duel', options: Values = {}, houseRules: Values = {}, seats?: number): Setup {
  const count = seats ?? (mode === 'duel' ? 2 : 4);
  return {
    game: 'multiverse-war',
    mode,
    seats: NAMES.slice(0, count).map((name, colour) => ({ name, colour })),
    first: MIRA,
    options,
    houseRules,
  };
}

export function table(mode?: string, options?: Values, houseRules?: Values, seats?: number): Log<State, Action> {
  return new Log(multiverseWar, begin(multiverseWar, setup(mode, options, houseRules, seats)));
}

export const ADVANCED: Values = { scenario: 'advanced' };

export function startOf(options?: Values, houseRules?: Values, mode?: string): State {
  return begin(multiverseWar, setup(mode, options, houseRules));
}

/** A table in the middle of the game. */
export function at(state: State, change: Partial<State>, ...players: readonly Partial<Player>[]): State {
  return { ...state, ...change, players: state.players.map((player, seat) => ({ ...player, ...players[seat] })) };
}

/** Taps the bead so many times; where it opens a panel, the panel's simplest action is taken. */
export function tapBead(log: Log<State, Action>, times = 1): Log<State, Action> {
  for (let tap = 0; tap < times; tap += 1) {
    const { action, opens, seat = 0 } = multiverseWar.next(log.state);
    if (action) log.act(action);
    else if (opens === 'start') log.act(startUnits(seat));
    else if (opens === 'dial') log.act({ type: 'turnEventDial', player: seat });
    else throw new Error('The bead does nothing here.');
  }
  return log;
}

/** To the given phase of a player's turn in a round. */
export function playTo(
  log: Log<State, Action>,
  round: number,
  seat: number,
  phase: State['phase'],
): Log<State, Action> {
  for (let taps = 0; taps < 400; taps += 1) {
    const { state } = log;
    const on = multiverseWar.next(state).seat;
    if (state.round === round && on === seat && state.phase === phase && (phase !== 'revenue' || !state.collected)) {
      const { opens } = multiverseWar.next(state);
      if (opens === undefined) return log;
    }
    tapBead(log);
  }
  throw new Error('It never comes to that.');
}

export const startUnits = (player: number, ...classes: string[]): Action => ({
  type: 'chooseStartingUnits',
  player,
  classes: classes.length === 3 ? classes : ['Builder', 'Pikeman', 'Bowman'],
});

export const card = (kind: string, name: string, values: Record<string, number | string | boolean | null>): Action => ({
  type: 'defineCard',
  kind,
  card: name,
  values,
});

export const gold = (player: number, amount: number): Action => ({
  type: 'correct',
  player,
  counter: 'gold',
  how: 'set',
  amount,
});

export const CONTEXT: FightContext = {
  distance: 1,
  attackerGround: 'open',
  targetGround: 'open',
  attackerSupport: 0,
  targetSupport: 0,
  trump: 'none',
  protectedSide: false,
  retaliator: null,
  attackerBonus: 0,
  targetBonus: 0,
  sharedHex: false,
  attackerSetUp: false,
  targetSetUp: false,
};

export const classRef = (owner: number, id: string, hp = 4): FighterRef => ({ kind: 'class', id, owner, hp });

/** A fresh block of four hearts. */
export const unit = (id: string, name: string, more: Partial<Unit> = {}): Unit => ({
  id,
  class: name,
  hp: 4,
  maxHp: 4,
  apSpent: 0,
  roadSpent: 0,
  resting: false,
  acted: false,
  done: false,
  setUp: false,
  abilityUsed: false,
  inside: null,
  sharesWith: null,
  gift: false,
  ...more,
});
