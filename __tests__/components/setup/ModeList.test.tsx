import { screen } from '@testing-library/react-native';
import { useState } from 'react';

import { ModeList } from '@/components/setup/ModeList';
import { modes } from '@/rules/world-adventure/setup';

import { draw, tap } from '../tracks/look';

function Modes() {
  const [mode, setMode] = useState('competitive9');
  return <ModeList modes={modes} value={mode} onChange={setMode} />;
}

test('3 against 3 is offered once the table has the expansion box, and goes with it', () => {
  draw(<Modes />, {}, { width: 360, height: 640 });
  expect(screen.queryByTestId('mode-team3v3')).toBeNull();
  tap(screen.getByTestId('with-expansion'));
  tap(screen.getByTestId('mode-team3v3'));
  expect(screen.getByTestId('mode-team3v3')).toBeChecked();
  tap(screen.getByTestId('with-expansion'));
  expect(screen.queryByTestId('mode-team3v3')).toBeNull();
  expect(screen.getByTestId('mode-competitive9')).toBeChecked();
});
