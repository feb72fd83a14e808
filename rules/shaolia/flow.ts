import type { Phase } from '@/rules/kernel/phase';
import type { Seat } from '@/rules/kernel/setup';
import { diceToRoll, type PhaseKey, type Side, sideOf, type State, withSide } from './state';
import { lifeLeft, PALACE } from './territory';

export const PHASES: readonly PhaseKey[] = ['purchase', 'building', 'action'];

/** p29: teams alternate, A C B D round the table (ruling 3). */
const TEAM_CYCLE: readonly Seat[] = [0, 2, 1, 3];

function cycle(state: State): readonly Seat[] {
  return state.sides.length === 4 ? TEAM_CYCLE : state.sides.map((_, seat) => seat);
}

/** A, B in each phase, next round B, A (Gameplay III); or what the table said. */
export function turnOrder(state: State): readonly Seat[] {
  if (state.orderByHand) return state.orderByHand;
  const seats = cycle(state);
  const first = Math.max(0, seats.indexOf(state.firstPlayer));
  return seats.map((_, index) => seats[(first + index) % seats.length] ?? 0);
}

export function activeSeat(state: State): Seat {
  return turnOrder(state)[state.turnIndex] ?? state.firstPlayer;
}

/** The marker goes on along the cycle, or to whoever bought the turn last (ruling 35). */
function nextFirst(state: State): Seat {
  if (state.nextFirst !== null) return state.nextFirst;
  const seats = cycle(state);
  return seats[(seats.indexOf(state.firstPlayer) + 1) % seats.length] ?? 0;
}

const REST: Partial<Side> = { begun: false, dice: null, spent: [] };

/** The next player, phase or round; an action turn that ends takes its dice and extra dice with it. */
export function endOfTurn(state: State): State {
  const active = activeSeat(state);
  const cleared = state.phase === 'action' ? withSide(state, active, { ...REST, extraDice: 0 }) : state;
  const perTurn = state.houseRules['shareFeePerTurn'] === true && state.shareFeePaid.includes(true);
  const noFee = { shareFeePaid: state.shareFeePaid.map(() => false) };
  if (state.turnIndex + 1 < state.sides.length) {
    return { ...cleared, ...(perTurn ? noFee : {}), turnIndex: state.turnIndex + 1 };
  }
  if (state.phase === 'purchase') return { ...cleared, ...noFee, phase: 'building', turnIndex: 0 };
  if (state.phase === 'building') return { ...cleared, phase: 'action', turnIndex: 0 };
  return {
    ...cleared,
    round: state.round + 1,
    phase: 'purchase',
    turnIndex: 0,
    firstPlayer: nextFirst(state),
    nextFirst: null,
    orderByHand: null,
    purchased: false,
    rounds: [
      ...state.rounds,
      {
        culture: cleared.sides.map(({ culture }) => culture),
        palaceLife: cleared.sides.map((_, seat) => lifeLeft(cleared, seat, PALACE) ?? 0),
      },
    ],
    // A turn begun out of order does not reach into the new round.
    sides: cleared.sides.map((side) => (side.begun || side.dice ? { ...side, ...REST } : side)),
  };
}

export const PHASE_WORDS: Readonly<Record<PhaseKey, string>> = {
  purchase: 'Purchase phase',
  building: 'Building phase',
  action: 'Action phase',
};

export function header(state: State): { readonly title: string; readonly tag: string } {
  return { title: `Round ${state.round}`, tag: state.victory ? 'Game over' : PHASE_WORDS[state.phase] };
}

export function phases(state: State): readonly Phase[] {
  const now = PHASES.indexOf(state.phase);
  return PHASES.map((key, index) => ({
    key,
    words: PHASE_WORDS[key],
    status: index < now ? 'done' : index === now ? 'now' : 'due',
    steps: turnOrder(state).flatMap((seat, turn) => {
      const taken = index < now || (index === now && turn < state.turnIndex);
      return steps(state, key, seat, taken);
    }),
    topic: `${key}-phase`,
  }));
}

function steps(state: State, phase: PhaseKey, seat: Seat, taken: boolean): Phase['steps'] {
  const side = sideOf(state, seat);
  if (phase === 'purchase') return [{ words: `${side.name} buys`, done: taken }, ...pool(taken, side)];
  if (phase === 'building') return [{ words: `${side.name} builds, opens and demolishes`, done: taken }];
  return [
    { words: `${side.name} begins: Mines and Gyms give before the roll`, done: taken || side.begun },
    { words: `${side.name} rolls ${diceToRoll(side)} dice`, done: taken || side.dice !== null },
    { words: `${side.name} uses the dice one by one`, done: taken },
  ];
}

/** The pool lies on the table: only the table can tell whether it was refilled. */
function pool(taken: boolean, { name }: Side): Phase['steps'] {
  return taken ? [] : [{ words: `${name}: the pool shows 3 cards again` }];
}
