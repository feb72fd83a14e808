import { render } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { Dimensions } from 'react-native';

import type { WarProps } from '@/components/multiverse-war/props';
import { type Look, ThemeProvider } from '@/components/theme/theme';
import { isRefusal } from '@/rules/kernel/refusal';
import type { Values } from '@/rules/kernel/setup';
import type { Action } from '@/rules/multiverse-war/actions';
import { multiverseWar } from '@/rules/multiverse-war/game';
import type { State } from '@/rules/multiverse-war/state';

const SEATS = [
  { name: 'Mira', colour: 0 },
  { name: 'Teo', colour: 1 },
];

/** A duel between Mira, who starts, and Teo, after these actions. */
export function played(options: Values, ...actions: readonly Action[]): State {
  const start = multiverseWar.start({
    game: 'multiverse-war',
    mode: 'duel',
    seats: SEATS,
    first: 0,
    options,
    houseRules: {},
  });
  if (isRefusal(start)) throw new Error(start.words);
  return actions.reduce((state, action) => multiverseWar.apply(state, action), start);
}

export const START = {
  type: 'chooseStartingUnits' as const,
  player: 0,
  classes: ['Builder', 'Pikeman', 'Bowman'],
} satisfies Action;
export const COLLECT: Action = { type: 'collectRevenue', player: 0 };
export const NEXT: Action = { type: 'nextPhase', player: 0 };

export function tableOf(state: State, more: Partial<WarProps> = {}) {
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

export function panelOf(state: State, panel: string, draft?: unknown) {
  return { ...tableOf(state), panel, draft, onDraft: jest.fn(), onClose: jest.fn() };
}

const LOOK: Look = { scheme: 'dark', textSize: 1, hand: 'right', highContrast: false, reducedMotion: true };

function themed(element: ReactElement, look: Partial<Look> = {}): ReactElement {
  return (
    <ThemeProvider look={{ ...LOOK, ...look }} game="multiverse-war">
      {element}
    </ThemeProvider>
  );
}

const PHONE = { width: 360, height: 640, scale: 2, fontScale: 1 };

export const TABLET = { ...PHONE, width: 1024, height: 768 };

export function draw(element: ReactElement, look: Partial<Look> = {}, screen = PHONE) {
  Dimensions.set({ window: screen, screen });
  return render(themed(element, look));
}
