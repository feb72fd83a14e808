import { fireEvent, screen } from '@testing-library/react-native';

import { WorldOthers } from '@/components/world-adventure/WorldOthers';
import { WorldTable } from '@/components/world-adventure/WorldTable';
import type { State } from '@/rules/world-adventure/state';

import { MIRA, soldier, table, TEO } from '../../rules/world-adventure/table';
import { session } from '@/store/app';
import { draw, tap } from '../tracks/look';

const SMALL = { width: 360, height: 640 };
const PHONE = { width: 390, height: 844 };
const LANDSCAPE = { width: 740, height: 360 };
const SEATS = ['Mira', 'Teo', 'Jun'].map((name, colour) => ({ name, colour }));

function tableOf(state: State) {
  return {
    state,
    seats: SEATS,
    shown: MIRA,
    onAct: jest.fn(),
    onGain: jest.fn(),
    onPay: jest.fn(),
    onKeypad: jest.fn(),
    onTopic: jest.fn(),
    onOpen: jest.fn(),
  };
}

beforeEach(() => session.keep({ tablePage: undefined, shown: undefined }));

test('the abaculus says tens and ones, and one tap is one step', () => {
  const props = tableOf(table({}, { gold: 47 }));
  draw(<WorldTable {...props} />, {}, SMALL);
  expect(screen.getByTestId('gold-0')).toHaveAccessibleName("Mira's gold, 47: 4 tens, 7 ones");
  tap(screen.getByTestId('gold-0-plus5'));
  tap(screen.getByTestId('gold-0-minus1'));
  expect(props.onGain.mock.calls).toEqual([[MIRA, 'gold', 5]]);
  expect(props.onPay.mock.calls).toEqual([[MIRA, 'gold', 1]]);
});

test('a bead moved on its rod is tens or ones', () => {
  const props = tableOf(table({}, { gold: 47 }));
  draw(<WorldTable {...props} />, {}, SMALL);
  const move = (rod: string, actionName: string) =>
    fireEvent(screen.getByTestId(rod), 'accessibilityAction', { nativeEvent: { actionName } });
  move('tens-0', 'increment');
  move('ones-0', 'decrement');
  expect(props.onGain.mock.calls).toEqual([[MIRA, 'gold', 10]]);
  expect(props.onPay.mock.calls).toEqual([[MIRA, 'gold', 1]]);
});

test.each([
  ['sale16', 'rune-sales'],
  ['stall3', 'rune-stalls'],
  ['caravanFull', 'rune-caravan'],
  ['player2', 'rune-players'],
  ['soldiersLv2', 'rune-soldiers'],
  ['quest1', 'rune-fights-quests-hero'],
])('the slot %s leads to its own rule', (slot, topic) => {
  const props = tableOf(table());
  draw(<WorldTable {...props} />, {}, SMALL);
  const held = { nativeEvent: { actionName: 'longpress' } };
  fireEvent(screen.getByTestId(`rune-${slot}`), 'accessibilityAction', held);
  expect(props.onTopic).toHaveBeenCalledWith(topic);
});

test('the wanted track tells ranks in words, folded on a small phone', () => {
  const props = tableOf(table({ wantedRows: [[MIRA], [], [2, TEO]] }));
  draw(<WorldTable {...props} />, {}, SMALL);
  expect(screen.getByTestId('wanted-folded')).toHaveAccessibleName(
    'Most wanted. Mira, Good Boy. Teo, 2, rank 2. Jun, 2, rank 1',
  );
  tap(screen.getByTestId('wanted-folded'));
  tap(screen.getByTestId('wanted-track'));
  expect(props.onOpen).toHaveBeenCalledWith('wanted');
});

test('a rune that is ready says so, and a tap claims it', () => {
  const props = tableOf(table({}, { offers: ['minion'] }, { runes: ['minion', 'raid'] }));
  draw(<WorldTable {...props} />, {}, SMALL);
  expect(screen.getByTestId('rune-minion')).toHaveAccessibleName('Defeat a Minion. Taken by Teo. Ready to claim.');
  tap(screen.getByTestId('rune-minion'));
  expect(props.onAct).toHaveBeenCalledWith({ type: 'claimRune', player: MIRA, slot: 'minion' });
});

test('the pages show the clan, the cities and the tracks', () => {
  const props = tableOf(table({ merchantX: 2 }, { soldiers: [soldier(1, { exp: 6 })], statusPoints: 1 }));
  draw(<WorldTable {...props} />, {}, SMALL);
  tap(screen.getByRole('radio', { name: 'Clan' }));
  tap(screen.getByTestId('explorer-0'));
  expect(props.onAct).toHaveBeenCalledWith({ type: 'placeStatusPoint', player: MIRA, status: 'explorer' });
  expect(screen.getByTestId('unit-1')).toHaveAccessibleName(/ready to train$/);
  tap(screen.getByRole('radio', { name: 'Cities' }));
  tap(screen.getByTestId('enter-needs'));
  expect(props.onOpen).toHaveBeenCalledWith('needs');
  tap(screen.getByRole('radio', { name: 'Tracks' }));
  expect(screen.getByTestId('track-merchantX')).toHaveAccessibleName(
    'Merchants attacked, 2 of 9. 1 more brings the Government',
  );
  tap(screen.getByTestId('track-merchantX-plus'));
  expect(props.onGain).toHaveBeenCalledWith(MIRA, 'merchantX', 1);
});

test('where two panes stand side by side the watchers have the runes', () => {
  const props = tableOf(table());
  draw(<WorldTable {...props} />, {}, LANDSCAPE);
  expect(screen.queryByTestId('rune-chart')).toBeNull();
  draw(<WorldOthers {...props} />, {}, LANDSCAPE);
  expect(screen.getByTestId('rune-chart')).toBeTruthy();
});

test('a row of everybody shows that player, on the page of the clan', () => {
  const props = tableOf(table());
  draw(<WorldTable {...props} />, {}, SMALL);
  tap(screen.getByTestId('clan-row-1'));
  expect(session.store.getState().draft.shown).toBe(TEO);
  expect(screen.getByTestId('players-1')).toBeOnTheScreen();
});

test('what the purse can buy here is one tap away, and what it cannot is not there', () => {
  const java = {
    place: { nation: 'Java' as const },
    leadership: 2,
    charisma: 1,
    soldiers: [soldier(1, { fainted: true })],
  };
  const props = tableOf(table({}, java));
  const drawn = draw(<WorldTable {...props} />, {}, PHONE);
  for (const price of ['recruit', 'recover', 'stall', 'upgrade']) tap(screen.getByTestId(`price-${price}`));
  expect(props.onAct.mock.calls.map(([action]) => action)).toEqual([
    { type: 'recruit', player: MIRA },
    { type: 'recover', player: MIRA, slot: 1 },
    { type: 'buildStall', player: MIRA, city: 'Java' },
  ]);
  expect(props.onOpen).toHaveBeenCalledWith('workshop');
  drawn.unmount();
  // Where height is dear only what pays at once.
  const small = draw(<WorldTable {...props} />, {}, SMALL);
  expect(screen.queryByTestId('price-upgrade')).toBeNull();
  expect(screen.getByTestId('price-recruit')).toBeTruthy();
  small.unmount();
  draw(<WorldTable {...tableOf(table({}, { ...java, place: { nation: 'Java', die: 3 } }))} />, {}, SMALL);
  expect(screen.queryByTestId('prices')).toBeNull();
});

test('a city is entered from its row, and a closed one says why', () => {
  const props = tableOf(table({ month: 3 }, { shopMonths: { Japan: 2 } }));
  draw(<WorldTable {...props} />, {}, SMALL);
  tap(screen.getByRole('radio', { name: 'Cities' }));
  tap(screen.getByTestId('city-Java'));
  expect(props.onAct).toHaveBeenCalledWith({ type: 'openShop', player: MIRA, city: 'Java' });
  expect(props.onOpen).toHaveBeenCalledWith('market');
  tap(screen.getByTestId('city-Japan'));
  expect(props.onAct).toHaveBeenCalledTimes(2);
  expect(props.onOpen).toHaveBeenCalledTimes(1);
});
