import { act, fireEvent, screen } from '@testing-library/react-native';
import { useStore } from 'zustand';

import { SessionRules } from '@/components/session/SessionRules';
import { useTaps } from '@/components/session/useTaps';
import { session, writer } from '@/store/app';

import { now, press, sitDown } from './table';

const mockPush = jest.fn();
jest.mock('expo-router', () => ({ useRouter: () => ({ navigate: jest.fn(), push: mockPush }) }));
jest.mock('@/components/ui/announce', () => ({ announce: jest.fn() }));
jest.mock('@/components/frame/feel', () => ({ feel: jest.fn() }));
jest.mock('@/rules/games', () => jest.requireActual('../../store/toyRegistry'));
jest.mock('@/store/app', () => jest.requireActual('./memoryApp'));

beforeAll(() => writer.open());
afterEach(() => session.close());
afterAll(() => writer.close());

/** The rules as the table shows them: kept with the session. */
function Page() {
  const taps = useTaps(0);
  const sheet = useStore(session.store, ({ draft }) => draft.sheet);
  return sheet?.kind === 'rules' ? <SessionRules sheet={sheet} taps={taps} /> : null;
}

async function read(topic: string) {
  await sitDown(<Page />);
  await act(async () => session.keep({ sheet: { kind: 'rules', topic } }));
  await screen.findByTestId('rules-topic');
}

const open = () => session.store.getState().draft.sheet;

test('a tile is done as if it were tapped, and the rules close', async () => {
  await read('taking');
  await press('rules-helper');
  expect([now().pebbles, open()]).toEqual([[1, 0], undefined]);
});

test('a tile that is refused says why', async () => {
  await read('taking');
  await act(async () => session.keep({ shown: 1 }));
  await press('rules-helper');
  expect([now().pebbles, session.store.getState().refused?.refusal.words]).toEqual([[0, 0], 'Not your turn']);
});

test('a panel opens in place of the rules', async () => {
  await read('duels');
  await press('rules-helper');
  expect(open()).toEqual({ kind: 'panel', panel: 'duel' });
});

test.each([
  ['comes back half-typed from its own rule', 'duel', [3]],
  ['gives way to the helper of another', 'quest', undefined],
])('the panel under the rules %s', async (_, panel, draft) => {
  await sitDown(<Page />);
  await act(async () =>
    session.keep({ sheet: { kind: 'rules', topic: 'duels', over: { kind: 'panel', panel, draft: [3] } } }),
  );
  await screen.findByTestId('rules-topic');
  await press('rules-helper');
  expect(open()).toEqual({ kind: 'panel', panel: 'duel', draft });
});

test('the score is a page of its own', async () => {
  await read('counting');
  await press('rules-helper');
  expect(open()).toBeUndefined();
  expect(mockPush.mock.lastCall?.[0]).toMatch(/^\/session\/.*\/score$/);
});

test('a topic without a helper has no button', async () => {
  await read('shells');
  expect(screen.queryByTestId('rules-helper')).toBeNull();
});

describe('opened again', () => {
  const query = () => screen.getByTestId('rules-query').props.value;

  async function asked(words: string) {
    await sitDown(<Page />);
    await openAgain();
    await act(async () => fireEvent.changeText(screen.getByTestId('rules-query'), words));
    await press('rules-close');
    expect(open()).toBeUndefined();
  }
  const openAgain = async () => {
    await act(async () => session.keep({ sheet: { kind: 'rules' } }));
    // Drawn to its end.
    await screen.findAllByTestId(/^rules-chip-/);
  };

  test('in the same phase they are where they were closed', async () => {
    await asked('shells');
    await openAgain();
    expect(query()).toBe('shells');
  });

  test('what was cleared stays clear', async () => {
    await asked('shells');
    await openAgain();
    await act(async () => fireEvent.changeText(screen.getByTestId('rules-query'), ''));
    await press('rules-close');
    await openAgain();
    expect(query()).toBe('');
  });

  test('in another phase they begin with what matters now', async () => {
    await asked('shells');
    const { reading } = session.store.getState().draft;
    await act(async () =>
      session.keep({ reading: { ...reading, query: 'shells', place: { scrolled: 0 }, phase: 'gone' } }),
    );
    await openAgain();
    expect(query()).toBe('');
  });
});
