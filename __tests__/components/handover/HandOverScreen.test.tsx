import { screen } from '@testing-library/react-native';
import { Dimensions } from 'react-native';

import { HandOverScreen } from '@/components/handover/HandOverScreen';
import { session, writer } from '@/store/app';
import { readOffer } from '@/store/handover/take';

import { press, sitDown } from '../session/table';
import { until } from './until';

const mockNavigate = jest.fn();
const mockSaved: { name: string; text: string }[] = [];

jest.mock('expo-router', () => ({ useRouter: () => ({ navigate: mockNavigate }) }));
jest.mock('@/components/frame/feel', () => ({ feel: jest.fn() }));
jest.mock('@/components/session/useAwake', () => ({ useAwake: jest.fn() }));
jest.mock('@/rules/games', () => jest.requireActual('../../store/toyRegistry'));
jest.mock('@/store/app', () => jest.requireActual('../session/memoryApp'));
jest.mock('@/store/handover/picture', () => ({ pictureOf: () => ({ size: 9, path: 'M4 4h1v1H4z' }) }));
jest.mock('@/store/saveFile', () => ({
  saveFile: async (name: string, text: string) => {
    mockSaved.push({ name, text });
  },
}));

// Whole flows: on a busy machine they take longer than a component.
jest.setTimeout(120_000);

const PHONE = { width: 390, height: 844, scale: 2, fontScale: 1 };

beforeAll(async () => {
  Dimensions.set({ window: PHONE, screen: PHONE });
  await writer.open();
});
afterEach(() => session.close());
afterAll(() => writer.close());

/** Enough lines for several pictures. */
const EVENING = Array.from({ length: 90 }, (_, index) => {
  const how = index % 2 === 0 ? 'gain' : 'pay';
  return { type: 'correct', player: index % 3 === 0 ? 0 : 1, counter: 'pebbles', how, amount: 1 } as const;
});

const where = () => screen.getByTestId('handover-where').props.children as string;

test('shows one picture after the other, as the hand likes', async () => {
  await sitDown(<HandOverScreen />, ...EVENING);
  await until(() => screen.getByTestId('handover-where'));
  await press('handover-pause');
  expect(screen.getByText('Go on')).toBeTruthy();
  const [, index = '', count = ''] = /^Picture (\d+) of (\d+)$/.exec(where()) ?? [];
  expect(Number(count)).toBeGreaterThan(1);
  await press('handover-next');
  expect(where()).toBe(`Picture ${(Number(index) % Number(count)) + 1} of ${count}`);
  await press('handover-pause');
  expect(screen.getByText('Pause')).toBeTruthy();
});

test('sends a file that another phone takes', async () => {
  await sitDown(<HandOverScreen />, { type: 'take', player: 0, pebbles: 3 });
  await until(() => screen.getByTestId('handover-where'));
  await press('handover-file');
  expect(mockSaved[0]?.name).toMatch(/\.abaculus\.json$/);
  const offer = await readOffer(writer, mockSaved[0]?.text ?? '');
  expect([offer.fate, offer.game.saved.head]).toEqual(['same', 1]);
});

test('once they have it, the game is theirs', async () => {
  await sitDown(<HandOverScreen />, { type: 'take', player: 0, pebbles: 3 });
  await until(() => screen.getByTestId('handover-where'));
  expect(session.store.getState().opened?.handedAt).toBeUndefined();
  await press('handover-done');
  expect(session.store.getState().opened?.handedAt).toBeDefined();
  expect(mockNavigate).toHaveBeenCalledWith('/');
});
