import { act } from '@testing-library/react-native';

import { Camera } from '@/components/handover/Camera';

import { renderThemed } from '../ui/themed';

const mockView: { onBarcodeScanned?: (result: { data: string }) => void } = {};
const mockAsk = jest.fn(async () => ({ granted: false }));
let mockPermission: { granted: boolean; canAskAgain: boolean };

jest.mock('expo-camera', () => ({
  CameraView: (props: typeof mockView) => {
    Object.assign(mockView, props);
    return null;
  },
  useCameraPermissions: () => [mockPermission, mockAsk],
}));

async function show() {
  const said = { codes: [] as string[], problems: [] as string[] };
  renderThemed(
    <Camera onCode={(code) => said.codes.push(code)} onProblem={(problem) => said.problems.push(problem)} />,
  );
  await act(async () => {});
  return said;
}

test('hands on what the camera reads', async () => {
  mockPermission = { granted: true, canAskAgain: true };
  const said = await show();
  mockView.onBarcodeScanned?.({ data: 'ABACULUS1' });
  expect(said).toEqual({ codes: ['ABACULUS1'], problems: [] });
});

test('asks once, and says so when it is refused', async () => {
  mockPermission = { granted: false, canAskAgain: true };
  expect((await show()).problems).toEqual(['refused']);
  expect(mockAsk).toHaveBeenCalledTimes(1);
});

test('does not ask where it may not', async () => {
  mockAsk.mockClear();
  mockPermission = { granted: false, canAskAgain: false };
  expect((await show()).problems).toEqual(['refused']);
  expect(mockAsk).not.toHaveBeenCalled();
});
