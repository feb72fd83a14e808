import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { CardsScreen } from '@/components/cards/CardsScreen';
import { genericKind } from '@/components/cards/genericKind';
import { app, writer } from '@/store/app';
import { type CardEntry, readAllCards, saveCard } from '@/store/cards';

import { renderThemed } from '../ui/themed';

const mockNavigate = jest.fn();
const mockLoaded = jest.fn();
jest.mock('@/rules/games', () => {
  const games = jest.requireActual('@/rules/games');
  const toys = jest.requireActual('../../store/toyRegistry');
  return {
    GAMES: games.GAMES,
    findGame: (id: string) => {
      const toy = toys.findGame(id);
      const entry = toy ?? games.findGame(id);
      // Only the toy declares kinds here; a whole game would take its time to load.
      return entry && { ...entry, load: async () => mockLoaded(id) ?? toy?.load() ?? {} };
    },
  };
});
jest.mock('expo-router', () => ({ useRouter: () => ({ navigate: mockNavigate }) }));
jest.mock('@/components/ui/announce', () => ({ announce: jest.fn() }));
jest.mock('@/store/app', () => {
  const { createStore } = jest.requireActual('zustand/vanilla');
  const { Writer } = jest.requireActual('@/store/writer');
  const { nodeDatabase } = jest.requireActual('../../store/nodeDatabase');
  return {
    app: createStore(() => ({ phase: 'opening', durable: true })),
    writer: new Writer(async () => nodeDatabase(':memory:')),
  };
});

const farm: CardEntry = {
  game: 'shaolia',
  kind: 'oldBuilding',
  name: 'Farm',
  values: { lifePoints: 2, wonder: false },
};
const vampire: CardEntry = { game: 'chess', kind: 'enemy', name: 'Vampire', values: { hp: 9, note: 'bites' } };

beforeEach(async () => {
  mockLoaded.mockReset();
  await writer.open();
  app.setState({ phase: 'ready' });
});
afterEach(() => writer.close());

const METRICS = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, left: 0, right: 0, bottom: 0 } };

function draw() {
  renderThemed(
    <SafeAreaProvider initialMetrics={METRICS}>
      <CardsScreen />
    </SafeAreaProvider>,
  );
}

async function show(...entries: CardEntry[]) {
  for (const [index, entry] of entries.entries()) await saveCard(writer, entry, { at: index + 1 });
  draw();
  await screen.findByTestId(entries.length > 0 ? `card-${entries[0]?.name}` : 'cards-empty');
}

const press = async (testID: string) => {
  await act(async () => {
    fireEvent.press(screen.getByTestId(testID));
  });
};

test('without cards it says what will be here', async () => {
  await show();
  expect(screen.getByText('Cards you type off the table gather here.')).toBeTruthy();
  expect(screen.queryByTestId('cards-query')).toBeNull();
  fireEvent.press(screen.getByText('Start a game'));
  expect(mockNavigate.mock.lastCall).toEqual(['/']);
});

test('shows the cards by game and kind, by their stored values where no game declares them', async () => {
  await show(farm, vampire);
  expect(screen.getAllByRole('header').map((header) => within(header).queryByText(/./)?.props.children)).toEqual([
    'Cards',
    'Shaolia: Warring States',
    'Old building',
    'chess',
    'Enemy',
  ]);
  expect(screen.getByText('life points 2, no wonder')).toBeTruthy();
  expect(screen.getByText('hp 9, note bites')).toBeTruthy();
});

test('finds a card, and says when there is none of that name', async () => {
  await show(farm, vampire);
  fireEvent.changeText(screen.getByTestId('cards-query'), 'vamp');
  expect(screen.queryByTestId('card-Farm')).toBeNull();
  expect(screen.getByTestId('card-Vampire')).toBeTruthy();
  fireEvent.changeText(screen.getByTestId('cards-query'), 'dragon');
  expect(screen.getByText('No card is called “dragon”.')).toBeTruthy();
});

test('a card is deleted and put back as it was', async () => {
  await show(farm, vampire);
  const before = await readAllCards(writer);
  await press('card-Farm');
  await press('card-delete');
  await waitFor(() => expect(screen.queryByTestId('card-Farm')).toBeNull());
  expect(screen.getByText('Farm deleted')).toBeTruthy();
  expect(await readAllCards(writer)).toHaveLength(1);
  await press('cards-snackbar-undo');
  await screen.findByTestId('card-Farm');
  expect(screen.queryByTestId('cards-snackbar')).toBeNull();
  expect(await readAllCards(writer)).toEqual(before);
});

test('a card is changed, renamed, and changed back', async () => {
  await show(farm, vampire);
  const before = await readAllCards(writer);
  await press('card-Farm');
  fireEvent.changeText(screen.getByTestId('card-name'), 'Farm house');
  fireEvent.press(screen.getByTestId('value-lifePoints-plus'));
  await press('card-save');
  await screen.findByText('life points 3, no wonder');
  expect(screen.queryByTestId('card-form')).toBeNull();
  expect((await readAllCards(writer)).map(({ name }) => name)).toEqual(['Farm house', 'Vampire']);
  await press('cards-snackbar-undo');
  await screen.findByTestId('card-Farm');
  expect(await readAllCards(writer)).toEqual(before);
});

test('a name that another card has leads to that card', async () => {
  await show(farm, { ...farm, name: 'Wall', values: { lifePoints: 5 } });
  await press('card-Farm');
  fireEvent.changeText(screen.getByTestId('card-name'), 'wall');
  await press('card-save');
  expect(screen.getByTestId('card-taken')).toBeTruthy();
  fireEvent.press(screen.getByText('Edit that one'));
  expect(screen.getByTestId('card-name').props.value).toBe('Wall');
  expect(await readAllCards(writer)).toHaveLength(2);
});

test('a storage that does not answer is said, and nothing typed is lost', async () => {
  await show(farm);
  await press('card-Farm');
  await writer.close();
  fireEvent.changeText(screen.getByTestId('card-name'), 'Barn');
  await press('card-save');
  expect(screen.getByTestId('card-problem')).toBeTruthy();
  expect(screen.getByTestId('card-name').props.value).toBe('Barn');
  await press('card-delete');
  expect(screen.getByTestId('cards-failed')).toBeTruthy();
  expect(screen.getByTestId('card-Farm')).toBeTruthy();
});

describe('a kind that its game declares', () => {
  const crab: CardEntry = {
    game: 'pebbles',
    kind: 'hidden',
    name: 'Crab',
    values: { points: 3, foundAt: 'reef', marks: 'crab,wave', note: 'old' },
  };

  test('is told and asked in its own words', async () => {
    await show(crab);
    expect(screen.getByText('Hidden cards')).toBeTruthy();
    expect(screen.getByText('points 3, found at the reef, marks crab + wave')).toBeTruthy();
    await press('card-Crab');
    expect(screen.queryByTestId('field-note')).toBeNull();
    await press('value-marks-wave');
    await press('value-marks-gull');
    await press('card-save');
    await screen.findByText('points 3, found at the reef, marks crab + gull');
    // What this kind asks no longer is kept all the same.
    expect(await readAllCards(writer)).toMatchObject([{ values: { marks: 'crab,gull', note: 'old' } }]);
  });

  test('loads the games that have cards here, and no other', async () => {
    await show(crab, { ...crab, game: 'constructor', name: 'Stone' });
    expect(mockLoaded.mock.calls.map(([id]) => id)).toEqual(['pebbles']);
    expect(screen.getByText(/note old/)).toBeTruthy();
  });

  test('of a game that does not load is shown by its values', async () => {
    mockLoaded.mockImplementationOnce(() => {
      throw new Error('no chunk');
    });
    await show(crab);
    expect(screen.getByText('points 3, found at reef, marks crab,wave, note old')).toBeTruthy();
  });
});

test('an undeclared kind asks what its cards hold, each in its own manner', () => {
  const { fields } = genericKind('hero', [
    { values: { hp: null, name2: 'x' } },
    { values: { hp: 12000, ready: true, name2: 5 } },
  ]);
  expect(fields.map(({ key, type }) => [key, type])).toEqual([
    ['hp', 'number'],
    ['name2', 'text'],
    ['ready', 'flag'],
  ]);
  expect(fields[0]).toMatchObject({ max: 12000 });
});
