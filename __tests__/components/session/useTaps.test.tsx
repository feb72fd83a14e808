import { act } from '@testing-library/react-native';

import { feel } from '@/components/frame/feel';
import { stepFeel } from '@/components/session/stepFeel';
import { type Taps, useTaps } from '@/components/session/useTaps';
import { session, writer } from '@/store/app';

import { now, sitDown } from './table';

jest.mock('expo-router', () => ({ useRouter: () => ({ navigate: jest.fn(), push: jest.fn() }) }));
jest.mock('@/components/frame/feel', () => ({ feel: jest.fn() }));
jest.mock('@/rules/games', () => jest.requireActual('../../store/toyRegistry'));
jest.mock('@/store/app', () => jest.requireActual('./memoryApp'));

beforeAll(() => writer.open());
afterEach(() => session.close());
afterAll(() => writer.close());

const page: { taps?: Taps } = {};

/** The table's own hands. */
function Page() {
  Object.assign(page, { taps: useTaps(0) });
  return null;
}

const taps = (): Taps => {
  if (!page.taps) throw new Error('no table');
  return page.taps;
};
const felt = () => jest.mocked(feel).mock.calls.map(([kind]) => kind);

async function table(): Promise<void> {
  await sitDown(<Page />);
  jest.mocked(feel).mockClear();
}
const does = (tap: () => void) => act(async () => tap());

test.each([
  ['one more', 3, 4, 1, 'step'],
  ['past a ten', 9, 10, 1, 'carry'],
  ['back past a ten', 20, 19, 1, 'carry'],
  ['five at once past a ten', 47, 52, 5, 'carry'],
  ['below nothing and back is no ten', -1, 0, 1, 'step'],
  ['nowhere to go', 99, 99, 1, 'limit'],
  ['not all the way', 97, 99, 5, 'limit'],
] as const)('a step: %s', (_, before, after, asked, kind) => {
  expect(stepFeel(before, after, asked)).toBe(kind);
});

test('a ± control ticks, and past a ten both rods click', async () => {
  await table();
  await does(() => taps().gain(0, 'pebbles', 8));
  await does(() => taps().gain(0, 'pebbles', 1));
  await does(() => taps().gain(0, 'pebbles', 1));
  expect([now().pebbles[0], felt()]).toEqual([10, ['step', 'step', 'carry']]);
});
