import type { Game, WithKernel } from '@/rules/kernel/game';
import type { Cards } from '@/rules/kernel/card';
import { applyDefineCard, checkDefineCard, describeDefineCard } from '@/rules/kernel/card';
import { amountsOfCorrect, applyCorrect, checkCorrect, describeCorrect, type Counter } from '@/rules/kernel/counter';
import { applyHouseRule, checkHouseRule, describeHouseRule } from '@/rules/kernel/house-rule';
import { againstTheRules, firstReason, impossible, type Refusal } from '@/rules/kernel/refusal';
import { areFaces, checkRollDie, describeRollDie } from '@/rules/kernel/roll-die';
import { isSeat, withDefaults, type Choice, type Seat, type Setup, type Values } from '@/rules/kernel/setup';
import { amountsOfCount, applyCount, askFor, type Bag, checkCount, CLOSED, type Count, pointsOf } from './toyBags';
import { toyCards } from './toyCards';
import { toyTopics } from './toyTopics';

/**
 * Pebbles, the sixth game: small, but with everything a game can have. Take pebbles in turn, hide cards, duel for
 * shells; after three rounds pebbles, shells, the printed values of the hidden cards and the bags are counted.
 */

export type ToyAction = WithKernel<
  | { readonly type: 'take'; readonly player: Seat; readonly pebbles: number }
  | { readonly type: 'hide'; readonly player: Seat; readonly card: string }
  | { readonly type: 'challenge'; readonly player: Seat; readonly against: Seat }
  | { readonly type: 'throw'; readonly player: Seat; readonly faces: readonly number[]; readonly by: 'app' | 'typed' }
  | { readonly type: 'pass'; readonly player: Seat }
  | Count
>;

export interface ToyState {
  readonly seats: readonly { readonly name: string; readonly team: number }[];
  readonly pebbles: readonly number[];
  readonly shells: readonly number[];
  readonly hidden: readonly (readonly string[])[];
  readonly duel: { readonly by: Seat; readonly against: Seat; readonly wins: readonly [number, number] } | null;
  readonly bags: readonly Bag[];
  readonly turn: number;
  readonly houseRules: Values;
  readonly cards: Cards;
}

const ROUNDS = 3;

const onOff = [
  { value: false, words: 'off' },
  { value: true, words: 'on' },
];

const houseRules: readonly Choice[] = [
  { key: 'generous', words: 'Generous', detail: 'Take up to 5.', values: onOff, default: false },
  { key: 'deepPool', words: 'Deep pool', detail: 'Shells to 12.', values: onOff, default: false, shapesSetup: true },
];

const put = <T>(list: readonly T[], index: number, value: T) => list.map((old, i) => (i === index ? value : old));
const most = (state: ToyState) => (state.houseRules.deepPool === true ? 12 : 9);
const onTurn = (state: ToyState): Seat => state.turn % state.seats.length;
const over = (state: ToyState) => state.turn >= ROUNDS * state.seats.length;
const nameOf = (state: ToyState, seat: Seat) => state.seats[seat]?.name ?? 'Nobody';

export const toyCounters: readonly Counter<ToyState>[] = [
  {
    key: 'pebbles',
    words: { one: 'pebble', many: 'pebbles' },
    told: { gain: 'gained', pay: 'paid' },
    range: () => ({ min: -5, max: 99 }),
    read: (state, seat) => state.pebbles[seat] ?? 0,
    write: (state, seat, value) => ({ ...state, pebbles: put(state.pebbles, seat, value) }),
  },
  {
    key: 'shells',
    words: { one: 'shell', many: 'shells' },
    told: { gain: 'found', pay: 'lost' },
    whose: "'s string",
    range: (state) => ({ min: 0, max: most(state) }),
    read: (state, seat) => state.shells[seat] ?? 0,
    write: (state, seat, value) => ({ ...state, shells: put(state.shells, seat, value) }),
  },
];

function start(setup: Setup): ToyState | Refusal {
  if (setup.seats.length < 2 || setup.seats.length > 4) return impossible('For 2 to 4 players.');
  const carried = setup.carried as { readonly shells?: readonly number[] } | undefined;
  return {
    seats: setup.seats.map(({ name, team }, seat) => ({ name, team: team ?? seat })),
    pebbles: setup.seats.map(() => 0),
    shells: setup.seats.map((_, seat) => carried?.shells?.[seat] ?? 0),
    hidden: setup.seats.map(() => []),
    duel: null,
    bags: setup.seats.map(() => CLOSED),
    turn: 0,
    houseRules: withDefaults(houseRules, setup.houseRules),
    cards: {},
  };
}

function check(state: ToyState, action: ToyAction): Refusal | undefined {
  const seats = state.seats.length;
  if (action.type === 'correct') return checkCorrect(toyCounters, state, action, seats);
  if (action.type === 'defineCard') return checkDefineCard(action, toyCards);
  if (action.type === 'count') {
    const bag = state.bags[action.player];
    return bag ? checkCount(bag, action, over(state)) : impossible('Nobody sits there.');
  }
  if (over(state)) return impossible('It is over.');
  if (action.type === 'setHouseRule') return checkHouseRule(houseRules, action, state.turn > 0);
  if (action.type === 'rollDie') return checkRollDie(action, seats);
  if (!isSeat(action.player, seats)) return impossible('Nobody sits there.');
  const turn = onTurn(state) !== action.player && againstTheRules('Not your turn');
  const dueling = state.duel !== null && impossible('Finish the duel first');
  switch (action.type) {
    case 'take': {
      const limit = state.houseRules.generous === true ? 5 : 3;
      return firstReason(
        turn,
        action.pebbles > limit && againstTheRules(`At most ${limit}`),
        dueling,
        (!Number.isInteger(action.pebbles) || action.pebbles < 1) && impossible('Take at least one'),
      );
    }
    case 'hide':
      return firstReason(turn, dueling, action.card === '' && impossible('Name the card first.'));
    case 'challenge':
      return firstReason(
        turn,
        dueling,
        (!isSeat(action.against, seats) || action.against === action.player) && impossible('Choose somebody else'),
      );
    case 'throw':
      return firstReason(
        state.duel === null && impossible('There is no duel'),
        (action.faces.length !== 2 || !areFaces(action.faces, 6)) && impossible('Two dice, 1 to 6'),
      );
    case 'pass':
      return firstReason(turn, dueling);
  }
}

function apply(state: ToyState, action: ToyAction): ToyState {
  if (action.type === 'correct') return applyCorrect(toyCounters, state, action, state.seats.length);
  if (action.type === 'defineCard') return { ...state, cards: applyDefineCard(state.cards, action) };
  if (action.type === 'setHouseRule') {
    const ruled = { ...state, houseRules: applyHouseRule(houseRules, state.houseRules, action) };
    return { ...ruled, shells: state.shells.map((shells) => Math.min(most(ruled), shells)) };
  }
  if (action.type === 'count') {
    const bag = over(state) ? state.bags[action.player] : undefined;
    return bag ? { ...state, bags: put(state.bags, action.player, applyCount(bag, action)) } : state;
  }
  if (action.type === 'rollDie' || over(state) || !isSeat(action.player, state.seats.length)) return state;
  switch (action.type) {
    case 'take': {
      const pebbles = (state.pebbles[action.player] ?? 0) + Math.trunc(action.pebbles);
      return Number.isFinite(pebbles)
        ? { ...state, pebbles: put(state.pebbles, action.player, Math.min(99, Math.max(-5, pebbles + 0))) }
        : state;
    }
    case 'hide':
      return {
        ...state,
        hidden: put(state.hidden, action.player, [...(state.hidden[action.player] ?? []), action.card]),
      };
    case 'challenge': {
      if (state.duel || action.against === action.player || !isSeat(action.against, state.seats.length)) return state;
      return { ...state, duel: { by: action.player, against: action.against, wins: [0, 0] } };
    }
    case 'throw': {
      const [mine, theirs] = action.faces;
      if (!state.duel || mine === undefined || theirs === undefined) return state;
      const { by, against, wins } = state.duel;
      const now: readonly [number, number] = [wins[0] + (mine > theirs ? 1 : 0), wins[1] + (theirs > mine ? 1 : 0)];
      if (now[0] < 2 && now[1] < 2) return { ...state, duel: { by, against, wins: now } };
      const winner = now[0] === 2 ? by : against;
      const shells = Math.min(most(state), (state.shells[winner] ?? 0) + 2);
      return { ...state, duel: null, shells: put(state.shells, winner, shells) };
    }
    case 'pass':
      return { ...state, duel: null, turn: state.turn + 1 };
  }
}

function columns(state: ToyState): { readonly seats: readonly Seat[]; readonly words: string }[] {
  const teams = [...new Set(state.seats.map((seat) => seat.team))];
  return teams.map((team) => {
    const seats = state.seats.flatMap((seat, index) => (seat.team === team ? [index] : []));
    return { seats, words: seats.map((seat) => nameOf(state, seat)).join(' & ') };
  });
}

/** Undefined while the value of some hidden card has not been typed. */
function cardPoints(state: ToyState, seat: Seat): number | undefined {
  const values = (state.hidden[seat] ?? []).map((card) => state.cards[`hidden:${card}`]?.points);
  return values.every((value) => typeof value === 'number')
    ? values.reduce((a: number, b) => a + Number(b), 0)
    : undefined;
}

const sum = (values: readonly (number | undefined)[]) =>
  values.reduce<number | undefined>((a, b) => (a === undefined || b === undefined ? undefined : a + b), 0);

export const toy: Game<ToyState, ToyAction> = {
  id: 'pebbles',
  title: 'Pebbles',
  rulesVersion: 2,
  modes: [{ key: 'plain', words: 'Plain', detail: 'Three rounds.', seats: [2, 3, 4] }],
  options: [],
  houseRules,
  counters: toyCounters,
  cardKinds: toyCards,
  start,
  check,
  apply,
  describe(state, action) {
    if (action.type === 'defineCard') return describeDefineCard(action, toyCards);
    if (action.type === 'setHouseRule') return describeHouseRule(houseRules, action);
    const name = nameOf(state, action.player);
    if (action.type === 'correct') return describeCorrect(toyCounters, state, action, name);
    if (action.type === 'rollDie') return describeRollDie(action, name);
    const seat = action.player;
    if (action.type === 'take') return { seat, words: `${name} takes ${action.pebbles}` };
    if (action.type === 'hide') return { seat, words: `${name} hides a card`, covered: `It is ${action.card}` };
    if (action.type === 'challenge') return { seat, words: `${name} challenges ${nameOf(state, action.against)}` };
    if (action.type === 'count') return { seat, words: `${name} opens the bag` };
    if (action.type === 'throw') return { seat, words: `${name} throws ${action.faces.join(' against ')}` };
    return { seat, words: `${name} passes` };
  },
  header: (state) => ({ title: `Turn ${state.turn + 1}` }),
  next(state) {
    if (over(state)) return { word: 'Final', sentence: 'See the final sheet', opens: 'score' };
    const seat = onTurn(state);
    if (state.duel) return { seat, word: 'Throw', sentence: 'Throw in the duel', opens: 'duel', within: 'duel' };
    return {
      seat,
      word: 'Pass',
      sentence: `End ${nameOf(state, seat)}'s turn`,
      action: { type: 'pass', player: seat },
    };
  },
  order: (state) => state.seats.map((_, seat) => seat),
  phases: () => [],
  menu(state, player) {
    const action: ToyAction = { type: 'take', player, pebbles: 1 };
    const refusal = check(state, action);
    const tile = { key: 'take', words: 'Take', detail: '1 pebble', icon: 'play' as const, action };
    return [refusal ? { ...tile, refusal } : { ...tile, likely: true }];
  },
  nudges: (state) =>
    state.shells.flatMap((shells, seat) =>
      shells === most(state) ? [{ id: `full:${seat}`, about: 'shells', words: 'The string is full.' }] : [],
    ),
  amounts(state, action) {
    if (action.type === 'correct') return amountsOfCorrect(toyCounters, state, action);
    return action.type === 'count' ? amountsOfCount(action) : [];
  },
  outcome: (state) => (over(state) ? { winners: [], condition: 'rounds', words: 'Three rounds are over.' } : undefined),
  scoreSheet(state) {
    const sides = columns(state);
    const row = (key: string, words: string, read: (seat: Seat) => number | undefined) => ({
      key,
      words,
      cells: sides.map((side) => sum(side.seats.map(read))),
    });
    const shells = (seat: Seat) => state.shells[seat] ?? 0;
    return {
      columns: sides,
      rows: [
        row('pebbles', 'Pebbles', (seat) => state.pebbles[seat]),
        row('shells', 'Shells', (seat) => 2 * shells(seat)),
        row('cards', 'Hidden cards', (seat) => cardPoints(state, seat)),
        row('bags', 'Bags', (seat) => (over(state) ? pointsOf(state.bags[seat] ?? CLOSED) : 0)),
      ],
      totals: true,
      tieBreaks: [
        { words: 'most shells', values: sides.map((side) => sum(side.seats.map(shells)) ?? 0), best: 'most' },
      ],
    };
  },
  scoreSources: { bags: { actions: ['count'] } },
  endValues: (state) => (over(state) ? askFor(state.bags) : []),
  rolls(action) {
    if (action.type === 'rollDie')
      return [{ seat: action.player, sides: action.sides, faces: action.faces, by: action.by }];
    return action.type === 'throw' ? [{ seat: action.player, sides: 6, faces: action.faces, by: action.by }] : [];
  },
  carry: (state) => ({ shells: state.shells }),
  topics: async () => toyTopics,
};

/** Ana, Ben, Cleo and Dan, as many as asked for. */
export function toySetup(seats: number, more: Partial<Setup> = {}): Setup {
  const names = ['Ana', 'Ben', 'Cleo', 'Dan'].slice(0, seats);
  return {
    game: 'pebbles',
    mode: 'plain',
    seats: names.map((name, colour) => ({ name, colour })),
    first: 0,
    options: {},
    houseRules: {},
    ...more,
  };
}
