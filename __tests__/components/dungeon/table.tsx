import type { DungeonProps } from '@/components/dungeon/props';
import type { Action } from '@/rules/dungeon/actions';
import { dungeon } from '@/rules/dungeon/game';
import type { State } from '@/rules/dungeon/state';
import { isRefusal } from '@/rules/kernel/refusal';
import type { Values } from '@/rules/kernel/setup';

const SEATS = [{ name: 'Mira', colour: 0 }];

export const ALL_MODULES = { drafting: true, merchant: true, revive: true };

/** Mira's delve after these actions. */
export function played(options: Values, ...actions: readonly Action[]): State {
  const start = dungeon.start({ game: 'dungeon', mode: 'delve', seats: SEATS, first: 0, options, houseRules: {} });
  if (isRefusal(start)) throw new Error(start.words);
  return actions.reduce((state, action) => dungeon.apply(state, action), start);
}

export function tableOf(state: State, more: Pick<Partial<DungeonProps>, 'pulse'> = {}) {
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

export function panelOf(panel: string, state: State, draft?: unknown) {
  return { ...tableOf(state), panel, draft, onDraft: jest.fn(), onClose: jest.fn() };
}
