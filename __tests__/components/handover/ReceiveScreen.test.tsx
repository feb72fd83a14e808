import { act, screen } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import type { CameraProps } from '@/components/handover/cameraProps';
import { ReceiveScreen } from '@/components/handover/ReceiveScreen';
import { session, writer } from '@/store/app';
import { framesOf } from '@/store/handover/frames';
import { handoverText } from '@/store/handover/give';

import { press, sitDown } from '../session/table';
import { renderThemed } from '../ui/themed';
import { until } from './until';

const mockReplace = jest.fn();
const mockPick = jest.fn<Promise<string | undefined>, []>();
const mockCamera: { shown?: CameraProps } = {};

jest.mock('expo-router', () => ({ useRouter: () => ({ navigate: jest.fn(), replace: mockReplace }) }));
jest.mock('@/components/frame/feel', () => ({ feel: jest.fn() }));
jest.mock('@/components/handover/Camera', () => ({
  Camera: (props: CameraProps) => {
    mockCamera.shown = props;
    return null;
  },
}));
jest.mock('@/rules/games', () => jest.requireActual('../../store/toyRegistry'));
jest.mock('@/store/app', () => jest.requireActual('../session/memoryApp'));
jest.mock('@/store/pickFile', () => ({ pickFile: () => mockPick() }));

// Whole flows: on a busy machine they take longer than a component.
jest.setTimeout(120_000);

const PHONE = { width: 390, height: 844, scale: 2, fontScale: 1 };
const METRICS = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, left: 0, right: 0, bottom: 0 } };
const EVENING = Array.from({ length: 90 }, (_, index) => {
  const how = index % 2 === 0 ? 'gain' : 'pay';
  return { type: 'correct', player: index % 3 === 0 ? 0 : 1, counter: 'pebbles', how, amount: 1 } as const;
});

let text = '';
let id = '';

beforeAll(async () => {
  Dimensions.set({ window: PHONE, screen: PHONE });
  await writer.open();
  await sitDown(<></>, ...EVENING);
  id = session.store.getState().opened?.id ?? '';
  text = await handoverText(writer, id, 5000);
});
beforeEach(async () => {
  session.close();
  writer.write(['session', 'event', 'snapshot'].map((table) => ({ sql: `DELETE FROM ${table}`, params: [] })));
  mockReplace.mockClear();
  renderThemed(
    <SafeAreaProvider initialMetrics={METRICS}>
      <ReceiveScreen />
    </SafeAreaProvider>,
  );
});
afterAll(() => writer.close());

const see = (code: string) => act(async () => mockCamera.shown?.onCode(code));
const heads = async () => (await writer.read('SELECT id, head FROM session')).map((row) => [row.id, row.head]);

test('counts the pictures, says which game it is, and takes it over only when told to', async () => {
  const frames = framesOf(text) ?? [];
  await press('receive-camera');
  expect(screen.getByText('Looking for a picture')).toBeTruthy();
  await see('https://example.org');
  await see(frames[1] ?? '');
  await see(frames[1] ?? '');
  expect(screen.getByText(`1 of ${frames.length}`)).toBeTruthy();
  for (const frame of frames) await see(frame);
  await until(() => screen.getByTestId('offer'));
  expect(screen.getByText(/^90 lines in its history/)).toBeTruthy();
  expect(screen.getByText('It is new on this phone.')).toBeTruthy();
  expect(await heads()).toEqual([]);
  await press('take-over');
  await until(() => expect(mockReplace).toHaveBeenCalledWith(`/session/${id}`));
  expect(await heads()).toEqual([[id, 90]]);
});

test.each([
  ['refused', /not allowed/],
  ['absent', /no camera/],
  ['busy', /does not answer/],
] as const)('a camera that is %s is explained, and a file does as well', async (problem, words) => {
  await press('receive-camera');
  await act(async () => mockCamera.shown?.onProblem(problem));
  expect(screen.getByText(words)).toBeTruthy();
  mockPick.mockResolvedValueOnce(text);
  await press('receive-file');
  await until(() => screen.getByTestId('take-over'));
});

test('a file that is none says so and changes nothing', async () => {
  mockPick.mockResolvedValueOnce(text.slice(0, 400));
  await press('receive-file');
  const banner = await until(() => screen.getByTestId('receive-failed'));
  expect(banner).toHaveTextContent(/Nothing was changed\.$/);
  expect(await heads()).toEqual([]);
});

test('no file chosen leaves everything as it was', async () => {
  mockPick.mockResolvedValueOnce(undefined);
  await press('receive-file');
  expect(screen.getByText('Start the camera')).toBeTruthy();
});
