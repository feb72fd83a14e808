import { act, fireEvent, screen } from '@testing-library/react-native';
import type { PropsWithChildren, ReactElement } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { Drawn, useDrawn } from '@/components/session/drawn';
import type { Look } from '@/components/theme/theme';
import type { AnyAction } from '@/rules/kernel/game';
import { isRefusal } from '@/rules/kernel/refusal';
import type { Setup } from '@/rules/kernel/setup';
import { session, writer } from '@/store/app';
import { summaryOf } from '@/store/sessionRows';
import { startSession } from '@/store/sessions';
import { currentState } from '@/store/timeline';

import { toy, toySetup, type ToyAction, type ToyState } from '../../rules/toy';
import { renderThemed } from '../ui/themed';

/* A table of Pebbles for pages inside a session. The test mocks '@/store/app' with `memoryApp` and the games with the toy. */

const METRICS = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, left: 0, right: 0, bottom: 0 } };

let games = 0;

/** A game between Ana and Ben after these actions, with the page on screen. */
export async function sitDown(page: ReactElement, ...actions: readonly ToyAction[]): Promise<void> {
  await sitDownLooking({}, page, ...actions);
}

/** The same for who has chosen otherwise how things look. */
export async function sitDownLooking(
  look: Partial<Look>,
  page: ReactElement,
  ...actions: readonly ToyAction[]
): Promise<void> {
  await sitDownTo(toySetup(2), look, page, ...actions);
}

/** The same with another set-up. */
export async function sitDownTo(
  setup: Setup,
  look: Partial<Look>,
  page: ReactElement,
  ...actions: readonly ToyAction[]
): Promise<void> {
  const start = toy.start(setup);
  if (isRefusal(start)) throw new Error(start.words);
  const id = `game-${(games += 1)}`;
  startSession(writer, id, setup, summaryOf(toy, setup, start), 1);
  await session.open(id);
  for (const action of actions) if (!session.act(action as AnyAction)) throw new Error(`refused: ${action.type}`);
  session.dismissSaid();
  renderThemed(
    <SafeAreaProvider initialMetrics={METRICS}>
      <Gate>{page}</Gate>
    </SafeAreaProvider>,
    look,
  );
  await act(async () => {});
}

/** What SessionGate does for a page, without the way there. */
function Gate({ children }: PropsWithChildren) {
  return <Drawn value={useDrawn()}>{children}</Drawn>;
}

export function now(): ToyState {
  const { opened } = session.store.getState();
  if (!opened) throw new Error('no session');
  return currentState(opened.timeline) as ToyState;
}

export async function press(testID: string): Promise<void> {
  await act(async () => {
    fireEvent.press(screen.getByTestId(testID));
    // Previews and histories are read from the log.
    await new Promise((done) => setTimeout(done, 0));
  });
}

export async function type(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await press(`keypad-${key}`);
}

/** A tap on one number of the score sheet. */
export async function tapNumber(row: string, column: number): Promise<void> {
  await act(async () => {
    fireEvent(screen.getByTestId(`score-${row}-cell-${column}`), 'responderRelease');
  });
}

export const numberOf = (row: string, column: number): string =>
  String(screen.getByTestId(`score-${row}-cell-${column}`).props['aria-label']).replace(/^.*: /, '');

/** All three rounds passed. */
export const TO_THE_END: readonly ToyAction[] = [0, 1, 0, 1, 0, 1].map((player): ToyAction => ({
  type: 'pass',
  player,
}));
