import { screen } from '@testing-library/react-native';

import { WorldPanel } from '@/components/world-adventure/WorldPanel';
import type { State } from '@/rules/world-adventure/state';

import { MIRA, play, soldier, table, TEO } from '../../rules/world-adventure/table';
import { draw, tap } from '../tracks/look';

const SMALL = { width: 360, height: 640 };
const SEATS = ['Mira', 'Teo', 'Jun'].map((name, colour) => ({ name, colour }));
const WOLF = { name: 'Wolf', hp: 4, accuracy: 3, retreat: 3, exp: 1, tier: 'minion', loot: 1 } as const;

function open(panel: string, state: State, draft?: unknown) {
  const props = {
    state,
    seats: SEATS,
    shown: MIRA,
    panel,
    draft,
    onDraft: jest.fn(),
    onAct: jest.fn(),
    onGain: jest.fn(),
    onPay: jest.fn(),
    onKeypad: jest.fn(),
    onTopic: jest.fn(),
    onOpen: jest.fn(),
    onClose: jest.fn(),
  };
  draw(<WorldPanel {...props} />, {}, SMALL);
  return props;
}

// A long search goes on by timers; here nobody waits for it.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['status', 'status-sheet'],
  ['order', 'order-sheet'],
  ['event', 'event-sheet'],
  ['raid', 'place-sheet'],
  ['needs', 'needs-sheet'],
  ['npc', 'npc-sheet'],
  ['travel', 'travel-sheet'],
  ['market', 'market-city-sheet'],
  ['attack', 'attack-sheet'],
  ['battle', 'battle-sheet'],
  ['clan', 'clan-sheet'],
  ['workshop', 'workshop-sheet'],
  ['stall', 'stall-sheet'],
  ['guild', 'guild-sheet'],
  ['powers', 'powers-sheet'],
  ['wanted', 'wanted-sheet'],
  ['gold', 'gold-count-sheet'],
  ['charts', 'charts-sheet'],
])('the panel %s opens its sheet', (panel, sheet) => {
  open(panel, table());
  expect(screen.getByTestId(sheet)).toBeTruthy();
});

test('the dice of a stage say what they do, and the button who faints', () => {
  const state = play(table({}, { soldiers: [soldier(), soldier(2)] }), {
    type: 'attackMonster',
    player: MIRA,
    foe: WOLF,
  });
  const props = open('battle', state, { faces: [6, 1, 6, 2], rolled: [] });
  expect(screen.getByTestId('foe-hp')).toHaveTextContent('4');
  expect(screen.getByText('Apply, red faints')).toBeTruthy();
  tap(screen.getByTestId('battle-apply'));
  expect(props.onAct).toHaveBeenCalledWith({ type: 'battleStage', player: MIRA, faces: [6, 1, 6, 2], by: 'typed' });
});

test('who dies is asked for the new city', () => {
  const fought = play(
    table({}, { gold: 12 }),
    { type: 'attackMonster', player: MIRA, foe: WOLF },
    { type: 'battleStage', player: MIRA, faces: [6, 6], by: 'typed' },
  );
  const props = open('battle', fought, { city: 'Egypt', bounty: 0 });
  tap(screen.getByTestId('death-apply'));
  expect(props.onAct).toHaveBeenCalledWith({ type: 'playerDies', player: MIRA, city: 'Egypt' });
});

test('the Brigand takes the richer of two, and says why', () => {
  const state = table({ phase: 'npc', npcs: { brigand: { place: null, card: null }, government: null } }, { gold: 5 });
  open('npc', state, { near: [MIRA, TEO] });
  expect(screen.getByText('Teo: 20 gold against 5 gold')).toBeTruthy();
});

test('a sale says what it brings before it is made', () => {
  const goods = { fruit: 0, spice: 0, chocolate: 0, medicine: 0, iron: 3, silk: 0 };
  const state = play(table({ needs: { ...table().needs, Java: 'iron' } }, { goods }), {
    type: 'openShop',
    player: MIRA,
    city: 'Java',
  });
  const props = open('market', state, { goods });
  expect(screen.getByTestId('sale-words')).toHaveTextContent('2 experience for all and a rune to claim.');
  tap(screen.getByTestId('sell-apply'));
  expect(props.onAct).toHaveBeenCalledWith({ type: 'sellGoods', player: MIRA, goods });
});

test('what is refused is told on the table: the sheet makes way', () => {
  const props = open('clan', table({}, { leadership: 0 }));
  tap(screen.getByTestId('recruit'));
  expect(props.onClose).toHaveBeenCalled();
  expect(props.onAct).toHaveBeenCalledWith({ type: 'recruit', player: MIRA });
});
