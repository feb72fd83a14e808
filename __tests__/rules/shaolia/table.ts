import type { Setup } from '@/rules/kernel/setup';
import type { Action, Choices } from '@/rules/shaolia/actions';
import { shaolia } from '@/rules/shaolia/game';
import { rosterCard } from '@/rules/shaolia/roster';
import { type Built, NO_TOKENS, type Side, type Space, type State } from '@/rules/shaolia/state';
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

/** What a table would have typed off its cards; made up for the tests, as no rulebook gives them. */
export const TYPED: State['cards'] = {
  'oneDie:Farm': { gold: 1, minerals: 0, life: 2, die: '6', gives: 3 },
  'oneDie:Blacksmith': { gold: 1, minerals: 0, life: 2, die: '5', gives: 1 },
  'oneDie:School': { gold: 2, minerals: 0, life: 2, die: '4', gives: 1 },
  'oneDie:Infantry': { gold: 2, minerals: 0, life: 2, die: '2', gives: 1 },
  'passive:Barricade': { gold: 1, minerals: 0, life: 3 },
  'trader:Market': { gold: 1, minerals: 0, life: 2, die: '1' },
  'oneDie:Ranch': { gold: 3, minerals: 0, life: 3, die: '6', gives: 6, condition: 'Farm,Ranch' },
  'passive:Bank': { gold: 3, minerals: 0, life: 2, condition: 'Farm,Bank' },
  'combo:Smelter': {
    gold: 3,
    minerals: 0,
    life: 3,
    die: '5',
    gives: 2,
    comboA: '5',
    comboB: '5',
    comboGives: 4,
    condition: 'Blacksmith,Smelter',
  },
  'passive:Mine': { gold: 3, minerals: 0, life: 2, condition: 'Blacksmith,Mine' },
  'combo:Temple': {
    gold: 3,
    minerals: 1,
    life: 3,
    die: '4',
    gives: 2,
    comboA: '4',
    comboB: '5',
    comboGives: 5,
    condition: 'School,Temple',
  },
  'oneDie:Library': { gold: 3, minerals: 0, life: 2, die: 'any', gives: 2, condition: 'School,Library' },
  'oneDie:Theater': { gold: 3, minerals: 1, life: 3, die: '5', gives: 1, condition: 'School,Theater' },
  'passive:Garden': { gold: 2, minerals: 1, life: 2, condition: 'School,Garden' },
  'combo:Cavalry': {
    gold: 3,
    minerals: 1,
    life: 3,
    die: '3',
    gives: 2,
    comboA: '3',
    comboB: '3',
    comboGives: 5,
    condition: 'Infantry,Cavalry',
  },
  'passive:Gym': { gold: 2, minerals: 0, life: 2, condition: 'Infantry,Gym' },
  'twoDice:Fleet': {
    gold: 3,
    minerals: 1,
    life: 3,
    die: '1',
    gives: 1,
    die2: '6',
    gives2: 2,
    condition: 'Infantry,Fleet',
  },
  'combo:Catapult': {
    gold: 3,
    minerals: 1,
    life: 3,
    die: '2',
    gives: 1,
    comboA: '2',
    comboB: '4',
    comboGives: 1,
    condition: 'Infantry,Catapult',
  },
  'oneDie:Wall': { gold: 3, minerals: 0, life: 4, die: '4', gives: 2, condition: 'Barricade,Wall' },
  'passive:Swamp': { gold: 2, minerals: 0, life: 2, condition: 'Barricade,Swamp' },
  'trader:Caravan': { gold: 3, minerals: 0, life: 2, die: '1', condition: 'Market,Caravan' },
  'trader:Port': { gold: 3, minerals: 0, life: 2, die: '5', condition: 'Market,Port' },
  'combo:War elephant': {
    gold: 8,
    minerals: 2,
    life: 5,
    die: 'any',
    gives: 2,
    comboA: '1',
    comboB: '6',
    comboGives: 7,
    condition: null,
  },
  'oneDie:Ancestral valley': { gold: 8, minerals: 2, life: 5, die: 'any', gives: 3, condition: null },
  'oneDie:Fortress': { gold: 8, minerals: 2, life: 6, die: 'any', gives: 2, condition: null },
  'post:Buy mineral': { price: 2, max: 4 },
  'post:Hire mercenary': { price: 3, max: 2, damage: 1 },
  'post:Buy attack token': { price: 2, max: 2 },
  'post:Buy life token': { price: 1, max: 3 },
  'post:Buy culture': { price: 4, max: 2 },
  'post:Sell culture': { price: 3, max: 2 },
  'post:Buy turn': { price: 2, max: 1 },
  'post:Hire assassin': { price: 3, max: 2, damage: 1 },
  'post:Buy Lv1 card': { price: 1, max: 3 },
};

type Standing = readonly [place: string, card: string, more?: Partial<Built>];

/** A territory with these cards on it. */
export function territory(...cards: readonly Standing[]): Pick<Side, 'front' | 'back'> {
  const rows: { front: Space[]; back: Space[] } = {
    front: ['empty', 'empty', 'empty', 'locked'],
    back: ['empty', 'empty', 'empty', 'locked'],
  };
  for (const [place, card, more] of cards) {
    const [row, index] = place.split('-') as ['front' | 'back', string];
    const level = rosterCard(card)?.level ?? null;
    rows[row][Number(index)] = { card, level, damage: 0, tokens: NO_TOKENS, activated: false, ...more };
  }
  return rows;
}

export const tokens = (some: Partial<Built['tokens']>): Built['tokens'] => ({ ...NO_TOKENS, ...some });

/** Mira's action turn with these dice on the table, every value typed. */
export function acting(
  faces: readonly number[],
  mira: Partial<Side>,
  teo: Partial<Side> = {},
  more: Partial<State> = {},
): State {
  return at(
    { phase: 'action', cards: TYPED, ...more },
    { begun: true, dice: faces, spent: faces.map(() => false), ...mira },
    teo,
  );
}

export const activate = (place: string, command: number, dice: readonly number[], choices?: Choices): Action => ({
  type: 'activateCommand',
  player: MIRA,
  place,
  command,
  dice: [...dice],
  ...(choices ? { choices } : {}),
});
