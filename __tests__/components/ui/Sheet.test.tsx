import { fireEvent, screen } from '@testing-library/react-native';
import { Modal, Text } from 'react-native';

import { Sheet } from '@/components/ui/Sheet';

import { renderThemed } from './themed';

function sheet(visible = true) {
  const asks = { onClose: jest.fn(), onRules: jest.fn() };
  renderThemed(
    <Sheet title="Mira's gold" visible={visible} {...asks}>
      <Text>inside</Text>
    </Sheet>,
  );
  return asks;
}

test('it shows its title as a heading and what is inside', () => {
  sheet();
  expect(screen.getByRole('header', { name: "Mira's gold" })).toBeTruthy();
  expect(screen.getByText('inside')).toBeTruthy();
});

test('hidden, it is not there', () => {
  sheet(false);
  expect(screen.queryByText('inside')).toBeNull();
});

test.each([
  ['the X', () => fireEvent.press(screen.getByRole('button', { name: 'Close' }))],
  ['the way back of the device', () => fireEvent(screen.UNSAFE_getByType(Modal), 'requestClose')],
  [
    'a touch beside it',
    () => fireEvent(screen.getByTestId('sheet-scrim', { includeHiddenElements: true }), 'responderRelease'),
  ],
])('%s closes it', (_, close) => {
  const { onClose } = sheet();
  close();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the book opens the rules', () => {
  const { onRules, onClose } = sheet();
  fireEvent.press(screen.getByRole('button', { name: 'Rules' }));
  expect(onRules).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});
