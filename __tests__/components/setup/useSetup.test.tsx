import { act, renderHook, waitFor } from '@testing-library/react-native';

import { useSetup } from '@/components/setup/useSetup';
import type { AnyGame } from '@/rules/kernel/game';
import { isRefusal } from '@/rules/kernel/refusal';
import type { Setup } from '@/rules/kernel/setup';
import { session, writer } from '@/store/app';
import { summaryOf } from '@/store/sessionRows';
import { startSession } from '@/store/sessions';

import { toy, toySetup } from '../../rules/toy';

const mockReplace = jest.fn();
jest.mock('expo-router', () => ({ useRouter: () => ({ replace: mockReplace }) }));
jest.mock('@/rules/games', () => jest.requireActual('../../store/toyRegistry'));
jest.mock('@/store/app', () => jest.requireActual('../session/memoryApp'));

const game = toy as unknown as AnyGame;

beforeAll(() => writer.open());
afterEach(() => session.close());
afterAll(() => writer.close());

async function finish(campaign: string): Promise<unknown> {
  const setup: Setup = { ...toySetup(3), first: 2, campaign };
  const start = toy.start(setup);
  if (isRefusal(start)) throw new Error(start.words);
  startSession(writer, `first-${campaign}`, setup, summaryOf(toy, setup, start), 1);
  await session.open(`first-${campaign}`);
  await session.finish();
  return session.store.getState().opened?.result?.carried;
}

test('the campaign asked for sits everybody down again and starts with what was carried', async () => {
  const carried = await finish('shells');
  await finish('stones');
  const { result } = renderHook(() => useSetup(game, 'shells'));
  await waitFor(() => expect(result.current.continued?.id).toBe('shells'));
  expect(result.current.seats.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cleo']);
  await act(async () => result.current.begin());
  const id = String(mockReplace.mock.lastCall?.[0]).replace('/session/', '');
  await act(async () => session.open(id));
  expect(session.store.getState().opened?.setup).toMatchObject({ campaign: 'shells', carried, first: 2 });
});

test('without one the set-up begins empty, and a campaign nobody knows changes nothing', async () => {
  await finish('pearls');
  const { result } = renderHook(() => useSetup(game, 'sand'));
  await waitFor(() => expect(result.current.campaigns.map(({ id }) => id)).toContain('pearls'));
  expect(result.current.continued).toBeUndefined();
});

test('tapped twice while the table is on its way, the game begins once', async () => {
  const { result } = renderHook(() => useSetup(game));
  mockReplace.mockClear();
  await act(async () => {
    result.current.begin();
    result.current.begin();
  });
  expect(mockReplace).toHaveBeenCalledTimes(1);
});
