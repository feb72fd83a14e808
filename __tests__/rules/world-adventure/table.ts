import type { Setup } from '@/rules/kernel/setup';
import type { Action } from '@/rules/world-adventure/actions';
import { worldAdventure } from '@/rules/world-adventure/game';
import type { Clan, State } from '@/rules/world-adventure/state';
import { begin } from '../record';

export const MIRA = 0;
export const TEO = 1;
export const JUN = 2;

const seats = (...names: readonly string[]) => names.map((name, colour) => ({ name, colour }));

export const setup: Setup = {
  game: 'world-adventure',
  mode: 'competitive9',
  seats: seats('Mira', 'Teo', 'Jun'),
  first: 0,
  options: {},
  houseRules: {},
};

export const teamSetup: Setup = { ...setup, mode: 'team2v2', seats: seats('Mira', 'Teo', 'Jun', 'Ada') };

/** Salman as the worked examples use him: attack 1, double strike on 1–3. */
export const SALMAN = {
  hp: 4,
  accuracy: 3,
  attack: 1,
  cast: 3,
  bonus: 1,
  needsHit: true,
  hp2: 6,
  accuracy2: 3,
  attack2: 2,
};
/** The same hero without his skill. */
export const PLAIN = { hp: 4, accuracy: 3, attack: 1 };
export const TRADER = { type: 'Trader', level: 1, cargo: 4, chaser: 2, barrier: 0, sale: 5 };

/** A table in the Player phase, Mira on, everybody with a hero and a caravan. */
export function table(change: Partial<State> = {}, mira: Partial<Clan> = {}, teo: Partial<Clan> = {}): State {
  const state = begin(worldAdventure, setup);
  const given = [mira, teo, {}];
  return {
    ...state,
    phase: 'player',
    ordered: true,
    cards: { 'hero:Salman': SALMAN, 'hero:Plain': PLAIN, 'caravan:Trader': TRADER },
    clans: state.clans.map((clan, seat) => ({
      ...clan,
      statusPoints: 0,
      moves: 2,
      actions: 1,
      heroCard: 'Salman',
      caravan: 'Trader',
      ...given[seat],
    })),
    ...change,
  };
}

/** Both out on the map, where nobody told. */
export const BOTH_OUT: State['npcs'] = {
  brigand: { place: null, card: null },
  government: { place: null, card: null },
};

export const soldier = (level: 1 | 2 = 1, more: Partial<Clan['hero']> = {}): Clan['hero'] => ({
  level,
  exp: 0,
  fainted: false,
  trained: null,
  limitBreak: false,
  ...more,
});

/** Plays lines that the rules take; one that is refused fails the test. */
export function play(state: State, ...actions: readonly Action[]): State {
  return actions.reduce((so, action) => {
    const refusal = worldAdventure.check(so, action);
    if (refusal) throw new Error(`${action.type}: ${refusal.words}`);
    return worldAdventure.apply(so, action);
  }, state);
}

export const tell = (state: State, action: Action): string => worldAdventure.describe(state, action).words;
