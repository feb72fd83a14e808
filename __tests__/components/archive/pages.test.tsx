import { act, fireEvent, screen } from '@testing-library/react-native';

import { pastDetail, pastTitle } from '@/components/archive/pastWords';
import { PlayersPage } from '@/components/archive/PlayersPage';
import { StatisticsPage } from '@/components/archive/StatisticsPage';
import { writer } from '@/store/app';
import type { PastSession } from '@/store/archive';
import { keepProfiles, readMerged, readProfiles } from '@/store/players';

import { until } from '../handover/until';
import { renderThemed } from '../ui/themed';

jest.mock('@/components/frame/feel', () => ({ feel: jest.fn() }));
jest.mock('@/store/app', () => jest.requireActual('../session/memoryApp'));

const MINUTE = 60_000;
const END = Date.UTC(2026, 10, 14, 12);

function won(id: string, players: number, minutes: number, condition: string): PastSession {
  const seats = ['Mira', 'Teo', 'Jun', 'Iris']
    .slice(0, players)
    .map((name, colour) => ({ name, colour, profile: name }));
  return {
    id,
    game: 'shaolia',
    setup: { game: 'shaolia', mode: 'prelude', seats, first: 0, options: {}, houseRules: {} },
    summary: {
      title: 'Round 3',
      mode: 'Prelude',
      figures: [],
      winners: [0],
      ending: { condition, points: [], dice: [], lines: 9 },
    },
    startedAt: END - minutes * MINUTE,
    touchedAt: END,
    finishedAt: END,
  };
}

const PAST = [won('a', 2, 20, 'culture'), won('b', 2, 30, 'culture'), won('c', 4, 75, 'palace')];

test.each([
  ['one game', PAST.slice(0, 1), ['1 game in Nov 2026.', '1 game with 2 players: 20 min.']],
  ['several', PAST, ['3 games in Nov 2026.', 'Of 3 games those with 4 players took longest: 1 h 15 min.']],
  ['two alike', PAST.slice(0, 2), ['2 games with 2 players: usually 25 min.']],
  ['an end', PAST.slice(0, 1), ['Most by culture, Shaolia: 1 of 1 game that was decided.']],
  ['ends', PAST, ['Most by culture, Shaolia: 2 of 3 games that were decided.']],
])('every plot says in a sentence what it shows: %s', async (_, past, sentences) => {
  renderThemed(<StatisticsPage past={past} merged={{}} head={null} />);
  for (const sentence of sentences) expect(await screen.findByText(sentence)).toBeTruthy();
});

test('a game is told alike on home and in history', () => {
  const { setup, ...past } = won('a', 2, 80, 'culture');
  const told = { ...past, seats: setup.seats };
  expect(pastTitle(told)).toBe('Shaolia, won by Mira');
  expect(pastTitle({ ...told, name: 'The birthday' })).toBe('The birthday, won by Mira');
  const { setup: table, ...shared } = won('b', 4, 80, 'points');
  const four = { ...shared, seats: table.seats, summary: { ...shared.summary, winners: [0, 1, 2] } };
  expect(pastTitle(four)).toBe('Shaolia, won by Mira, Teo and Jun');
  expect(pastTitle({ ...told, handedAt: 1 })).toBe('Shaolia, handed over');
  expect(pastTitle({ ...told, summary: { ...told.summary, winners: [] } })).toBe('Shaolia, not decided');
  expect(pastDetail(told, END)).toMatch(/14 November, 2 players, 1 h 20 min$/);
  expect(pastDetail({ ...told, seats: told.seats.slice(0, 1) }, END)).toMatch(/, alone, /);
});

describe('profiles', () => {
  const PROFILES = ['Mira', 'Teo'].map((name, colour) => ({ id: name, name, colour }));
  const changed = jest.fn();

  beforeAll(() => writer.open());
  afterAll(() => writer.close());
  beforeEach(() => {
    changed.mockClear();
    keepProfiles(writer, PROFILES, 5);
    renderThemed(<PlayersPage past={PAST} profiles={PROFILES} merged={{}} head={null} onChanged={changed} />);
    fireEvent.press(screen.getByTestId('person-Teo'));
  });
  const names = async () => (await readProfiles(writer)).map(({ name }) => name).sort();
  const undone = async () => {
    await until(() => expect(changed).toHaveBeenCalledTimes(1));
    const [{ words, undo }] = changed.mock.calls[0] as [{ words: string; undo: () => void }];
    return { words, undo };
  };

  test('the pieces get another colour', async () => {
    expect(screen.getByTestId('colour-1').props.accessibilityState).toMatchObject({ checked: true });
    await act(async () => fireEvent.press(screen.getByTestId('colour-4')));
    expect(changed).toHaveBeenCalledTimes(1);
    expect(await readProfiles(writer)).toContainEqual({ id: 'Teo', name: 'Teo', colour: 4 });
  });

  test('a deleted one can be given back', async () => {
    await act(async () => fireEvent.press(screen.getByTestId('person-delete')));
    const { words, undo } = await undone();
    expect([words, await names()]).toEqual(['The profile of Teo was deleted.', ['Mira']]);
    undo();
    expect(await names()).toEqual(['Mira', 'Teo']);
  });

  test('two that were merged can be parted again', async () => {
    await act(async () => fireEvent.press(screen.getByTestId('person-merge')));
    await act(async () => fireEvent.press(screen.getByTestId('merge-Mira')));
    const { words, undo } = await undone();
    expect([words, await names(), await readMerged(writer)]).toEqual([
      'Teo counts as Mira now.',
      ['Mira'],
      { Teo: 'Mira' },
    ]);
    undo();
    expect([await names(), await readMerged(writer)]).toEqual([['Mira', 'Teo'], {}]);
  });
});
