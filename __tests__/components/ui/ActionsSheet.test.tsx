import { fireEvent, screen } from '@testing-library/react-native';

import { Dimensions } from 'react-native';
import type { ReactTestInstance } from 'react-test-renderer';

import { ActionsSheet } from '@/components/ui/ActionsSheet';
import { tileIcons } from '@/components/ui/tileIcons';
import type { Tile } from '@/rules/kernel/menu';
import { againstTheRules, impossible } from '@/rules/kernel/refusal';

import { renderThemed } from './themed';

const TILES: readonly Tile<string>[] = [
  { key: 'duel', words: 'Duel', detail: '', icon: 'swords', refusal: againstTheRules('only in town') },
  { key: 'travel', words: 'Travel on', detail: '3 moves left', icon: 'play', action: 'travel' },
  { key: 'buy', words: 'Buy artifact', detail: '', icon: 'coins', refusal: impossible('needs 3 gold') },
  { key: 'camp', words: 'Build a camp', detail: '3 of 9 hearts', icon: 'castle', likely: true, action: 'camp' },
];

// The test renderer's own window has text at 200 %.
const PHONE = { width: 390, height: 844, scale: 2, fontScale: 1 };
beforeAll(() => Dimensions.set({ window: PHONE, screen: PHONE }));

function actions() {
  const told = { onTile: jest.fn(), onRoll: jest.fn(() => 3), onClose: jest.fn(), onTopic: jest.fn() };
  renderThemed(<ActionsSheet title="Mira can" tiles={TILES} {...told} />);
  return told;
}
const order = () =>
  screen.getAllByTestId(/^tile-/).map((tile) => `${tile.props.testID}: ${tile.props.accessibilityHint ?? 'now'}`);

test('the likely one first, then what is legal, then what must wait and why', () => {
  actions();
  expect(order()).toEqual(['tile-camp: now', 'tile-travel: now', 'tile-duel: Not now', 'tile-buy: Not now']);
  expect(screen.getByText('Not now')).toBeTruthy();
  expect(screen.getByText('only in town')).toBeTruthy();
});

test('a tile tells itself, a refused one too', () => {
  const { onTile } = actions();
  fireEvent.press(screen.getByTestId('tile-camp'));
  fireEvent.press(screen.getByTestId('tile-duel'));
  expect(onTile.mock.calls.map(([tile]) => tile.key)).toEqual(['camp', 'duel']);
});

test('the plain die shows what it rolled', () => {
  const { onRoll } = actions();
  fireEvent.press(screen.getByRole('button', { name: 'Roll a die' }));
  expect(onRoll).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Rolled 3')).toBeTruthy();
});

const rowOf = (tile: ReactTestInstance): ReactTestInstance | null => {
  const hosts: ReactTestInstance[] = [];
  for (let up = tile.parent; up; up = up.parent) if (typeof up.type === 'string') hosts.push(up);
  return hosts[1] ?? null; // its cell, then the row
};

test('large text stands in one column', () => {
  const rowsNow = () => new Set(screen.getAllByTestId(/^tile-/).map(rowOf)).size;
  actions();
  const rows = rowsNow();
  screen.unmount();
  renderThemed(<ActionsSheet title="Mira can" tiles={TILES} onTile={jest.fn()} onClose={jest.fn()} />, {
    textSize: 1.3,
  });
  expect([rows, rowsNow()]).toEqual([2, 4]);
});

test('every icon is there to be drawn', () => {
  for (const [name, icon] of Object.entries(tileIcons)) expect([name, icon]).toEqual([name, expect.anything()]);
});
