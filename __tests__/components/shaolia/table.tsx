import { isRefusal } from '@/rules/kernel/refusal';
import type { ShaoliaProps } from '@/components/shaolia/props';
import { shaolia } from '@/rules/shaolia/game';
import type { Action } from '@/rules/shaolia/actions';
import type { State } from '@/rules/shaolia/state';

const SEATS = [
  { name: 'Mira', colour: 0 },
  { name: 'Teo', colour: 1 },
];

/** A Prelude between Mira, who starts, and Teo, after these actions. */
export function played(...actions: readonly Action[]): State {
  const start = shaolia.start({
    game: 'shaolia',
    mode: 'prelude',
    seats: SEATS,
    first: 0,
    options: {},
    houseRules: {},
  });
  if (isRefusal(start)) throw new Error(start.words);
  return actions.reduce((state, action) => shaolia.apply(state, action), start);
}

export const gain = (player: number, counter: string, amount: number): Action => ({
  type: 'correct',
  player,
  counter,
  how: 'gain',
  amount,
});

/** To Mira's action turn. */
export const TO_ACTION: readonly Action[] = [0, 1, 0, 1].map((player): Action => ({ type: 'endTurn', player }));

export function tableOf(state: State, more: Pick<Partial<ShaoliaProps>, 'shown' | 'pulse'> = {}) {
  return {
    state,
    seats: SEATS,
    shown: 0,
    onAct: jest.fn(),
    onGain: jest.fn(),
    onPay: jest.fn(),
    onKeypad: jest.fn(),
    onTopic: jest.fn(),
    onOpen: jest.fn(),
    ...more,
  };
}
