import { act, screen } from '@testing-library/react-native';

import { WorldPanel } from '@/components/world-adventure/WorldPanel';
import type { State } from '@/rules/world-adventure/state';
import { NO_GOODS } from '@/rules/world-adventure/tables';

import { BOTH_OUT, JUN, MIRA, play, soldier, table, TEO } from '../../rules/world-adventure/table';
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
  ['stalls', 'stalls-sheet'],
  ['guild', 'guild-sheet'],
  ['powers', 'powers-sheet'],
  ['wanted', 'wanted-sheet'],
  ['gold', 'gold-count-sheet'],
  ['charts', 'charts-sheet'],
  ['points', 'points-sheet'],
  ['exp', 'exp-sheet'],
  ['gift', 'gift-sheet'],
  ['unit:1', 'unit-sheet'],
  ['legendary', 'place-sheet'],
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
  expect(
    screen.getByText(/^Or win after: 1 faints .*\(2 gold to heal\), 2 faint .*\(4 gold to heal\)\.$/),
  ).toBeTruthy();
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

test('the market odds are those after the sale: a full caravan makes room by it', () => {
  const goods = { ...table().stock, fruit: 0, spice: 0, chocolate: 0, medicine: 0, iron: 2, silk: 2 };
  const state = play(table({}, { goods }), { type: 'openShop', player: MIRA, city: 'Java' });
  open('market', state, { goods: NO_GOODS });
  expect(screen.getByLabelText('Something to buy: 0 percent, cannot happen')).toBeTruthy();
  open('market', state, { goods });
  expect(screen.getByText('After this sale')).toBeTruthy();
  expect(screen.queryByLabelText('Something to buy: 0 percent, cannot happen')).toBeNull();
});

test('a monster on the map is engaged by its name, and each Legendary by its own', () => {
  const at = (card: string) => ({ card, event: null, place: null });
  const monsters = { minion: { card: 'Wolf', place: null }, destroyer: null, raid: null };
  const state = table({ monsters, legendaries: [at('Roc'), at('Hydra')] });
  const props = open('attack', state, { kind: 'monster' });
  expect(screen.getByText('Engage Wolf, the Minion')).toBeTruthy();
  expect(screen.getByText('Engage Roc, the Legendary')).toBeTruthy();
  tap(screen.getByText('Engage Hydra, the Legendary'));
  expect(props.onAct).toHaveBeenCalledWith({
    type: 'engage',
    player: MIRA,
    meeple: 'legendary',
    faces: [],
    by: 'typed',
  });
});

test('what is refused is told on the table: the sheet makes way', () => {
  const props = open('clan', table({}, { leadership: 0 }));
  tap(screen.getByTestId('recruit'));
  expect(props.onClose).toHaveBeenCalled();
  expect(props.onAct).toHaveBeenCalledWith({ type: 'recruit', player: MIRA });
});

const DUEL = { type: 'attackPlayer', player: MIRA, target: TEO } as const;

test('duel hits go to the weakest, until somebody places them by hand', () => {
  const state = play(table({}, { soldiers: [soldier(2)] }, { soldiers: [soldier(), soldier()] }), DUEL);
  const props = open('battle', state, { faces: [6, 6, 1, 6, 6, 6, 6], rolled: [] });
  expect(screen.getByTestId('hits-1')).toHaveTextContent('2');
  tap(screen.getByTestId('hits-1-minus'));
  tap(screen.getByTestId('hits-2-plus'));
  expect(screen.getByTestId('hits-0-plus')).toBeDisabled();
  tap(screen.getByTestId('battle-apply'));
  expect(props.onAct).toHaveBeenCalledWith(
    expect.objectContaining({
      type: 'battleStage',
      hits: [
        { slot: 1, points: 1 },
        { slot: 2, points: 1 },
      ],
    }),
  );
});

test('both rerolls are typed, the attacker first, and the button counts them', () => {
  const state = play(table({}, { leadership: 4 }, { leadership: 4 }), DUEL);
  const props = open('battle', state, { faces: [6, 6, 6, 6], rolled: [] });
  expect(screen.getByText('Apply, deal 0, take 0')).toBeTruthy();
  tap(screen.getByTestId('reroll-0'));
  tap(screen.getByTestId('reroll-face-2'));
  tap(screen.getByTestId('foe-reroll-0'));
  tap(screen.getByTestId('foe-reroll-face-3'));
  expect(screen.getByText('Apply, deal 1, take 1')).toBeTruthy();
  tap(screen.getByTestId('battle-apply'));
  expect(props.onAct).toHaveBeenCalledWith(
    expect.objectContaining({ reroll: { die: 0, face: 2 }, foeReroll: { die: 0, face: 3 } }),
  );
});

test('the gold die without the hit it needs says so', () => {
  const state = play(table(), { type: 'attackMonster', player: MIRA, foe: WOLF });
  open('battle', state, { faces: [6, 1], rolled: [] });
  expect(screen.getByText('no hit')).toBeTruthy();
});

test('of two drawn cards the likelier is marked, and a tap takes it', () => {
  const cards = {
    ...table().cards,
    'merchant:Ox': { hp: 2, accuracy: 4, colour: 'green', exp: 1, cargo: 0, loot: 2 },
    'merchant:Camel': { hp: 9, accuracy: 2, colour: 'yellow', exp: 2, cargo: 0, loot: 4 },
  };
  const state = table({ cards, stands: { ...table().stands, merchant: ['Ox', 'Camel', null, null, null, null] } });
  open('attack', state, { kind: 'merchant', drawn: [1, 2] });
  act(() => jest.runAllTimers());
  expect(screen.getByTestId('drawn-card-1')).toHaveAccessibleName(/^Best: Ox/);
  tap(screen.getByTestId('drawn-card-2'));
  expect(screen.getByText(/^Camel: /)).toBeTruthy();
});

test('a Smoke Bomb rerolls only the dice that found nobody', () => {
  const scouting = { target: 'merchant', faces: [5, 2, 6] };
  const props = open('attack', table({}, { explorer: 3, scouting, actions: 0 }), { kind: 'merchant' });
  tap(screen.getByTestId('find-bomb'));
  tap(screen.getByTestId('dice-face-1'));
  tap(screen.getByTestId('dice-face-4'));
  tap(screen.getByTestId('find-apply'));
  expect(props.onAct).toHaveBeenCalledWith({ type: 'smokeReroll', player: MIRA, faces: [1, 2, 4], by: 'typed' });
});

test('a unit is set by hand', () => {
  const props = open('unit:1', table({}, { soldiers: [soldier()] }));
  tap(screen.getByTestId('unit-exp-plus'));
  tap(screen.getByTestId('unit-fainted'));
  tap(screen.getByTestId('unit-apply'));
  expect(props.onAct).toHaveBeenCalledWith({
    type: 'correctUnit',
    player: MIRA,
    slot: 1,
    level: 1,
    exp: 1,
    fainted: true,
  });
});

test('a stall goes to whoever is tapped, and off with its owner', () => {
  const props = open('stalls', table({}, { stalls: ['Java'] }));
  tap(screen.getByTestId(`stall-Java-${MIRA}`));
  tap(screen.getByTestId(`stall-Java-${TEO}`));
  tap(screen.getByTestId(`stall-China-${TEO}`));
  expect(props.onAct.mock.calls.map(([action]) => action)).toEqual([
    { type: 'correctStall', player: MIRA, city: 'Java', stands: false },
    { type: 'correctStall', player: TEO, city: 'Java', stands: true },
    { type: 'correctStall', player: TEO, city: 'China', stands: true },
  ]);
});

test('where an NPC went is kept though it does nothing', () => {
  const npcs = { brigand: { place: null, card: null }, government: null };
  const place = { nation: 'Egypt', die: 3 };
  const props = open('npc', table({ phase: 'npc', npcs }), { near: [TEO], place });
  tap(screen.getByTestId('npc-rests'));
  expect(props.onAct).toHaveBeenCalledWith({ type: 'npcDone', player: MIRA, who: 'brigand', place });
});

test.each([
  ['that is out', { place: { nation: 'Egypt', die: 3 }, card: null }, { place: { nation: 'Java' } }],
  ['that has just appeared', { place: null, card: null }, {}],
] as const)('the Government %s is put by hand into a city or not', (_, government, told) => {
  const props = open('place-government', table({ npcs: { brigand: null, government } }));
  tap(screen.getByTestId('nation-Java'));
  tap(screen.getByTestId('place-apply'));
  expect(props.onAct).toHaveBeenCalledWith({ type: 'spawnGovernment', player: MIRA, ...told });
});

const GUARD = { card: 'Guard', values: { lv1: 2, lv2: 0 } };
const OX_CART = { card: 'Ox cart', values: { hp: 4, accuracy: 3 } };
const WANTED = [[TEO, JUN], [MIRA]];

test.each<[string, Partial<State>, object, string]>([
  ['a Good Boy', {}, { kind: 'player', target: TEO }, 'Attack: wanted +1, rank 1'],
  ['a wanted player', { wantedRows: [[MIRA, JUN], [TEO]] }, { kind: 'player', target: TEO }, 'Attack'],
  ['the Government', { npcs: BOTH_OUT }, { kind: 'government', ...GUARD }, 'Attack: wanted +2, rank 1'],
  ['the Brigand', { npcs: BOTH_OUT, wantedRows: WANTED }, { kind: 'brigand', ...GUARD }, 'Attack'],
  [
    'the Brigand, all on attack',
    { npcs: BOTH_OUT, wantedRows: WANTED, houseRules: { ...table().houseRules, wantedTiming: 'allOnAttack' } },
    { kind: 'brigand', ...GUARD },
    'Attack: wanted −1, Good Boy',
  ],
  [
    'the third merchant',
    { merchantX: 2 },
    { kind: 'merchant', ...OX_CART },
    'Attack: wanted +1, rank 1, Government comes',
  ],
])('the attack says what it does to the wanted points (6.6): %s', (_, change, draft, words) => {
  open('attack', table(change), draft);
  expect(screen.getByTestId('attack-apply')).toHaveTextContent(words);
});

test('the six cards stand eight dp apart: no thumb on a small phone taps two', () => {
  open('attack', table(), { kind: 'merchant', drawn: [1] });
  expect(screen.getByTestId('stands')).toHaveStyle({ gap: 8 });
});

test('the hit points of a hero stand in one line, whatever room their beads leave', () => {
  open('battle', play(table(), DUEL));
  for (const unit of screen.getAllByTestId('unit-points')) expect(unit).toHaveStyle({ flexWrap: 'wrap' });
});

test.each<[string, readonly number[], string | null]>([
  ['nobody', [], null],
  ['one', [1], 'Trained this month already: red soldier.'],
  ['two', [0, 2], 'Trained this month already: hero, black soldier.'],
])('who has had the training of the month is told before the dice (p.21): %s', (_, trained, words) => {
  const unit = (slot: number) => soldier(1, { exp: 6, trained: trained.includes(slot) ? 1 : null });
  open('clan', table({}, { hero: unit(0), soldiers: [unit(1), unit(2)] }));
  expect(screen.queryByTestId('trained')?.props.children ?? null).toBe(words);
});
