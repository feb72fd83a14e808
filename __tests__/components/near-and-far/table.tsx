import type { NearProps } from '@/components/near-and-far/props';
import type { State } from '@/rules/near-and-far/state';

const SEATS = [
  { name: 'Mira', colour: 0 },
  { name: 'Teo', colour: 1 },
  { name: 'Jun', colour: 2 },
];

export function tableOf(state: State, more: Pick<Partial<NearProps>, 'shown' | 'pulse'> = {}) {
  return {
    state,
    seats: SEATS.slice(0, state.players.length),
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

export function panelOf(state: State, panel: string, draft?: unknown) {
  return { ...tableOf(state), panel, draft, onDraft: jest.fn(), onClose: jest.fn() };
}
