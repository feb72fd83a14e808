import { fireEvent, screen } from '@testing-library/react-native';

import { ImportSheet, importLines } from '@/components/backup/ImportSheet';
import type { ImportPlan } from '@/store/backup/plan';

import { renderThemed } from '../ui/themed';

const NOTHING: ImportPlan = {
  added: 0,
  longer: 0,
  copies: 0,
  same: 0,
  players: 0,
  cards: 0,
  settings: 0,
  ids: [],
  statements: [],
  backup: { sessions: [], players: [], cards: [], settings: {} },
};
const SOME = { sql: 'SELECT 1', params: [] };

test('a backup is told before it is taken, one line for each thing it adds', () => {
  expect(importLines({ ...NOTHING, added: 1, longer: 2, copies: 1, players: 3, same: 4 })).toEqual([
    '1 new game',
    '2 games that went on elsewhere: the later lines are added',
    '1 game that went on differently here and there: both stay',
    '3 players',
    '4 games are here already',
  ]);
});

test('Add it hands over the plan; a file with nothing new only closes', () => {
  const told = { onApply: jest.fn(), onClose: jest.fn() };
  const plan = { ...NOTHING, added: 2, statements: [SOME] };
  const { unmount } = renderThemed(<ImportSheet plan={plan} {...told} />);
  fireEvent.press(screen.getByTestId('import-apply'));
  expect(told.onApply).toHaveBeenCalledWith(plan);
  unmount();
  renderThemed(<ImportSheet plan={{ ...NOTHING, same: 1 }} {...told} />);
  expect(screen.queryByTestId('import-apply')).toBeNull();
  fireEvent.press(screen.getByTestId('import-close'));
  expect(told.onClose).toHaveBeenCalledTimes(1);
});
