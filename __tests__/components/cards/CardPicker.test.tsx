import { fireEvent, screen } from '@testing-library/react-native';

import { newDraft } from '@/components/cards/cardDraft';
import { CardPicker } from '@/components/cards/CardPicker';
import { MissingValue } from '@/components/cards/MissingValue';
import type { CardKind } from '@/rules/kernel/card-kind';
import type { LibraryCard } from '@/store/cards';

import { renderThemed } from '../ui/themed';

const building: CardKind = {
  key: 'building',
  words: { one: 'building', many: 'buildings' },
  fields: [{ type: 'number', key: 'life', words: 'life', min: 1, max: 12 }],
};

const card = (name: string, life: number | null, changedAt: number, check: string[] = []): LibraryCard => ({
  id: name,
  game: 'shaolia',
  kind: 'building',
  name,
  values: { life },
  check,
  changedAt,
});

const cards = [card('Farm', 2, 3), card('Port', null, 2), card('Firm farmer', 4, 1, ['life'])];

function picker(shown: readonly LibraryCard[] = cards, kind = building) {
  const asks = { onPick: jest.fn(), onNew: jest.fn(), onClose: jest.fn(), onQuery: jest.fn() };
  renderThemed(<CardPicker title="Which building?" kind={kind} cards={shown} {...asks} />);
  return asks;
}

const type = (text: string) => fireEvent.changeText(screen.getByTestId('card-query'), text);
const rows = () =>
  screen.queryAllByTestId(/^card-(Farm|Port|Firm farmer|Card \d+)$/).map((row) => row.props.testID.slice(5));

test('shows every card with its values in one line, changed last first, and a new one at the end', () => {
  picker();
  expect(rows()).toEqual(['Farm', 'Port', 'Firm farmer']);
  expect(screen.getByText('life 2')).toBeTruthy();
  expect(screen.getByText('life not typed yet')).toBeTruthy();
  expect(screen.getByText('life 4, please check')).toBeTruthy();
  expect(screen.getByText('New card')).toBeTruthy();
});

test('finds as you type, mistyped too, and offers what was typed as a new card', () => {
  const { onNew, onQuery } = picker();
  type('frm');
  expect(rows()).toEqual(['Farm', 'Firm farmer']);
  fireEvent.press(screen.getByText('New card “frm”'));
  expect(onNew.mock.calls).toEqual([['frm']]);
  expect(onQuery.mock.calls).toEqual([['frm']]);
});

test('a card that is there is not offered as new', () => {
  const { onPick } = picker();
  type(' FARM ');
  expect(screen.queryByTestId('card-new')).toBeNull();
  fireEvent.press(screen.getByTestId('card-Farm'));
  expect(onPick.mock.calls).toEqual([[cards[0]]]);
});

test.each([
  ['farm', { pick: 'Farm' }],
  ['🎲', { new: '🎲' }],
  // "Fort" is near to "Port", but nobody said so.
  ['Fort', {}],
  ['', {}],
])('Enter after %j takes only what was meant', (query, meant: { pick?: string; new?: string }) => {
  const { onPick, onNew } = picker();
  type(query);
  fireEvent(screen.getByTestId('card-query'), 'submitEditing');
  expect(onPick.mock.calls.map(([picked]) => picked.name)).toEqual(meant.pick ? [meant.pick] : []);
  expect(onNew.mock.calls.map(([name]) => name)).toEqual(meant.new ? [meant.new] : []);
});

test('a long library shows a part and says how much more there is', () => {
  picker(Array.from({ length: 42 }, (_, index) => card(`Card ${index}`, 1, 100 - index)));
  expect(rows()).toHaveLength(40);
  expect(screen.getByText('2 more. Type on to find them.')).toBeTruthy();
});

describe('cards that the rules name', () => {
  const roster: CardKind = {
    ...building,
    known: [
      { name: 'Farm', values: { life: 2 } },
      { name: 'Wall', values: { life: 4 }, check: ['life'] },
      { name: 'Barricade', values: {} },
    ],
  };
  const names = () => screen.queryAllByTestId(/^card-[A-Z]/).map((row) => row.props.testID.slice(5));

  test('stand below those typed before, each once', () => {
    picker(cards, roster);
    expect(names()).toEqual(['Farm', 'Port', 'Firm farmer', 'Barricade', 'Wall']);
    expect(screen.getAllByText('Not typed yet')).toHaveLength(2);
  });

  test('are found as you type, and become new cards by their own name', () => {
    const { onNew, onPick } = picker(cards, roster);
    type('wal');
    expect(names()).toEqual(['Wall']);
    fireEvent.press(screen.getByTestId('card-Wall'));
    type('WALL');
    expect(screen.queryByTestId('card-new')).toBeNull();
    fireEvent(screen.getByTestId('card-query'), 'submitEditing');
    expect(onNew.mock.calls).toEqual([['Wall'], ['Wall']]);
    expect(onPick).not.toHaveBeenCalled();
  });

  test('begin with what the rules tell, marked where they only hint', () => {
    expect(newDraft(roster, 'wall')).toEqual({ name: 'Wall', values: { life: 4 }, check: ['life'] });
    expect(newDraft(roster, 'Farm')).toEqual({ name: 'Farm', values: { life: 2 }, check: [] });
    expect(newDraft(roster, 'Farmer')).toEqual({ name: 'Farmer', values: {}, check: [] });
  });
});

test('a missing value says what it wants, in words', () => {
  const onPress = jest.fn();
  renderThemed(<MissingValue what="Farm's life" onPress={onPress} />);
  fireEvent.press(screen.getByRole('button', { name: "Farm's life: Type the number on the card" }));
  expect(onPress).toHaveBeenCalledTimes(1);
});
