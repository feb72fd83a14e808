import { act, screen, within } from '@testing-library/react-native';

import { WorldPanel } from '@/components/world-adventure/WorldPanel';
import { WorldTable } from '@/components/world-adventure/WorldTable';
import type { Action } from '@/rules/world-adventure/actions';
import type { State } from '@/rules/world-adventure/state';
import { NO_GOODS } from '@/rules/world-adventure/tables';

import { BOTH_OUT, JUN, MIRA, PLAIN, play, soldier, table, TEO } from '../../rules/world-adventure/table';
import { draw, tap } from '../tracks/look';

const SMALL = { width: 360, height: 640 };
const SEATS = ['Mira', 'Teo', 'Jun'].map((name, colour) => ({ name, colour }));
const OX = { name: 'Ox cart', hp: 1, accuracy: 3, exp: 1, cargo: 1, loot: 1, colour: 'green' } as const;

/** The Government is out, and Mira is wanted. */
const HUNTED: Partial<State> = { npcs: BOTH_OUT, wantedRows: [[TEO, JUN], [MIRA]] };

const heard = () => ({
  seats: SEATS,
  shown: MIRA,
  onDraft: jest.fn(),
  onAct: jest.fn(),
  onGain: jest.fn(),
  onPay: jest.fn(),
  onKeypad: jest.fn(),
  onTopic: jest.fn(),
  onOpen: jest.fn(),
  onClose: jest.fn(),
});

function open(panel: string, state: State, draft?: unknown) {
  const props = heard();
  draw(<WorldPanel {...props} state={state} panel={panel} draft={draft} />, {}, SMALL);
  return props;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const plundered = (foe: Extract<Action, { type: 'attackMerchant' }>['foe'], held = NO_GOODS) =>
  play(
    table({}, { goods: held }),
    { type: 'attackMerchant', player: MIRA, foe },
    { type: 'battleStage', player: MIRA, faces: [1, 1], by: 'typed' },
  );

describe('steps of a number: a second tap right after the first counts too', () => {
  test('goods to sell', () => {
    const goods = { ...NO_GOODS, iron: 3 };
    open('market', play(table({}, { goods }), { type: 'openShop', player: MIRA, city: 'Java' }));
    tap(screen.getByTestId('Sell-iron-plus'));
    tap(screen.getByTestId('Sell-iron-plus'));
    expect(screen.getByTestId('Sell-iron')).toHaveTextContent('2');
  });

  test('hits placed by hand', () => {
    const clans = table({}, { soldiers: [soldier(2)] }, { soldiers: [soldier(), soldier()] });
    open('battle', play(clans, { type: 'attackPlayer', player: MIRA, target: TEO }), { faces: [6, 6, 1, 6, 6, 6, 6] });
    tap(screen.getByTestId('hits-1-minus'));
    tap(screen.getByTestId('hits-1-minus'));
    expect(screen.getByTestId('hits-1')).toHaveTextContent('0');
  });
});

describe('the spoils', () => {
  test('what the cargo dice show and the caravan holds is taken, and the button says so', () => {
    const props = open('battle', plundered(OX), { faces: [3] });
    expect(screen.getByText('Cargo: 1 die, room for 4')).toBeTruthy();
    expect(screen.getByText('Take 3 gold, no goods')).toBeTruthy();
    const silk = screen.getAllByTestId('dice-face-6')[1];
    if (silk) tap(silk);
    expect(screen.getByText('Take 3 gold and 1 silk')).toBeTruthy();
    tap(screen.getByTestId('spoils-apply'));
    expect(props.onAct).toHaveBeenCalledWith({
      type: 'endBattle',
      player: MIRA,
      gold: [3],
      by: 'typed',
      goods: { ...NO_GOODS, silk: 1 },
    });
  });

  test('where not all of it fits the owner chooses, up to the room there is', () => {
    const full = { ...NO_GOODS, iron: 3 };
    open('battle', plundered({ ...OX, cargo: 2 }, full), { faces: [3], cargo: [6, null] });
    const spice = screen.getAllByTestId('dice-face-2')[1];
    if (spice) tap(spice);
    expect(screen.getByText('Take 3 gold, no goods')).toBeTruthy();
    tap(screen.getByTestId('Take-silk-plus'));
    expect(screen.getByTestId('Take-spice-plus')).toBeDisabled();
  });
});

test('gold that a card prints is taken without dice (p.25)', () => {
  const foe = { name: 'Thieves', lv1: 1, lv2: 0, gold: 12 } as const;
  const beaten = play(
    table({ npcs: BOTH_OUT }),
    { type: 'attackBrigand', player: MIRA, foe },
    { type: 'battleStage', player: MIRA, faces: [1, 1], foeFaces: [6], by: 'typed' },
  );
  open('battle', beaten);
  expect(screen.getByText('Take 12 gold and end the battle')).toBeTruthy();
});

test('no more is put into the basket than purse and caravan take', () => {
  const bought = play(
    table({}, { gold: 9, charisma: 0 }),
    { type: 'openShop', player: MIRA, city: 'Java' },
    { type: 'rollMarket', player: MIRA, faces: [1, 1, 1, 2, 3, 4], by: 'typed' },
  );
  open('market', bought, { goods: { ...NO_GOODS, fruit: 2 } });
  expect(screen.getByText('Buy 2 for 8 gold')).toBeTruthy();
  expect(screen.getByTestId('Buy-spice-plus')).toBeDisabled();
});

test('duel odds follow the rival: two heroes who differ only in what hits them', () => {
  const cards = { ...table().cards, 'hero:Ghost': { ...PLAIN, accuracy: 1 } };
  const state = table({ cards });
  const clans = state.clans.map((clan, seat) => ({ ...clan, heroCard: seat === JUN ? 'Ghost' : 'Plain' }));
  open('attack', { ...state, clans }, { kind: 'player', target: TEO });
  const odds = () => {
    act(() => jest.runAllTimers());
    return within(screen.getByTestId('duel-plans')).getAllByText(/ %$/)[0]?.props.children;
  };
  const teo = odds();
  tap(screen.getByTestId(`whom-${JUN}`));
  expect(odds()).not.toEqual(teo);
});

test('a need can be mended while another marker lies face down', () => {
  const needs = Object.fromEntries(Object.keys(table().needs).map((city) => [city, 'silk'])) as State['needs'];
  const props = open('needs', table({ needs: { ...needs, Java: 'down' } }));
  tap(screen.getByTestId('need-China-iron'));
  expect(props.onAct).toHaveBeenCalledWith({ type: 'setCityNeed', player: MIRA, city: 'China', good: 'iron' });
});

test('a merchant who is found needs no finding any more', () => {
  const cards = { ...table().cards, 'merchant:Ox': { hp: 1, accuracy: 6, colour: 'green', exp: 1, cargo: 0, loot: 0 } };
  const stands = { ...table().stands, merchant: ['Ox', 'Ox', 'Ox', 'Ox', 'Ox', 'Ox'] };
  const scouting = { target: 'merchant', faces: [1] };
  open('attack', table({ cards, stands }, { explorer: 1, scouting }), { kind: 'merchant' });
  act(() => jest.runAllTimers());
  expect(screen.getByLabelText('Plunder one: 100 percent, certain')).toBeTruthy();
});

test('nobody travels to where he stands', () => {
  open('travel', table({}, { place: { nation: 'Java', die: 2 }, moves: 1 }));
  expect(screen.getByText('1 move left. One move for each neighbouring territory.')).toBeTruthy();
  expect(screen.getByTestId('travel-apply')).toBeDisabled();
  tap(screen.getByTestId('hex-3'));
  expect(screen.getByText('To Java SE')).toBeTruthy();
});

test('a nation drawn for a Raid is no place yet: the city is not chosen', () => {
  open('raid', table({ phase: 'beginning', month: 3 }), { place: { nation: 'Java' } });
  expect(screen.getByTestId('hex-0')).not.toBeSelected();
});

test.each([
  ['one face', { ...OX, accuracy: 1 }, 'Hit on 1'],
  ['several', OX, 'Hit on 1–3'],
])('what hits a merchant, %s', (_, foe, words) => {
  open('battle', play(table(), { type: 'attackMerchant', player: MIRA, foe }));
  expect(screen.getByText(words)).toBeTruthy();
});

test('a monster that no die gets away from', () => {
  const foe = { name: 'Wolf', hp: 4, accuracy: 3, retreat: 0, tier: 'minion' } as const;
  open('battle', play(table(), { type: 'attackMonster', player: MIRA, foe }));
  expect(screen.getByText('Hit on 1–3, no retreat by die')).toBeTruthy();
});

test('points of one are told as one', () => {
  open('points', table({}, { moves: 2, actions: 1 }), { moves: 1, actions: 1 });
  expect(screen.getByText('1 move, 1 action')).toBeTruthy();
});

test('the tracks page: one marker, and no event before its card is turned over', () => {
  const needs = { ...table().needs, Java: 'down' } as const;
  const state = table({ month: 3, needs, event: 'Storm', eventDone: false, nextEvent: 'Drought' });
  draw(<WorldTable {...heard()} state={state} />, {}, SMALL);
  tap(screen.getByTestId('page-tracks'));
  expect(screen.getByText('A Raid this month. 1 need marker to replace.')).toBeTruthy();
  expect(screen.getByText('Event: none; next Drought.')).toBeTruthy();
});

test.each([
  [TEO, "2 experience for everyone of Mira's who fought, also those who fainted. Survivors are whole again."],
  [MIRA, "2 experience for everyone of Teo's who fought, also those who fainted. Survivors are whole again."],
])('whoever drove off player %i is told to have learnt from it (R-4)', (player, words) => {
  const fought = play(
    table({}, { smokeBomb: 1 }, { smokeBomb: 1 }),
    { type: 'attackPlayer', player: MIRA, target: TEO },
    { type: 'battleStage', player: MIRA, faces: [6, 6], foeFaces: [6, 6], by: 'typed' },
    { type: 'smokeRetreat', player },
  );
  open('battle', fought);
  expect(screen.getByText(words)).toBeTruthy();
});

test('with all slots full the new rune power may be laid face up (p.11)', () => {
  const shield = { name: 'Shield', colour: 'purple', uses: 1 } as const;
  open('powers', table({}, { runes: ['minion', 'raid'], powers: [shield], powersDue: 1 }));
  expect(screen.getByTestId('power-skip')).toHaveTextContent('Keep the old, lay it face up');
});

test('a try to flee that failed is not promised again for the same stage (R-21)', () => {
  const foe = { name: 'Sheriff', lv1: 1, lv2: 1 } as const;
  const fights = play(table(HUNTED, { smokeBomb: 0 }), { type: 'startBattle', player: MIRA, kind: 'government', foe });
  const flight = (state: State) => {
    open('battle', state);
    act(() => jest.runAllTimers());
    const shares = within(screen.getByTestId('duel-plans')).getAllByText(/ %$/);
    const away = Number.parseFloat(String(shares[4]?.props.children));
    screen.unmount();
    return away;
  };
  const before = flight(fights);
  const after = flight(play(fights, { type: 'retreatRoll', player: MIRA, face: 6, by: 'typed' }));
  expect(after).toBeLessThan(before);
});

test('hits of an NPC are told with its name', () => {
  const foe = { name: 'Sheriff', lv1: 1, lv2: 1 } as const;
  const state = play(table(HUNTED), { type: 'startBattle', player: MIRA, kind: 'government', foe });
  open('battle', state, { faces: [1, 6, 1, 6] });
  expect(screen.getByText('Mira deals 1 to the Government')).toBeTruthy();
  expect(screen.getByText('The Government deals 1 to Mira')).toBeTruthy();
});

test('a quest roll is weighed by the dice of the status its card names, and 5 succeeds for certain (5.2)', () => {
  const quest = { name: 'Letter', city: null };
  open('guild', table({}, { quest, explorer: 2, charisma: 5 }));
  expect(screen.getByLabelText(/^A roll of Explorer succeeds: 75 percent/)).toBeTruthy();
  expect(screen.getByLabelText('A roll of Charisma succeeds: 100 percent, certain')).toBeTruthy();
});

test.each([
  [[], '2 more gold would give experience and a rune.'],
  [['sale12'] as const, '2 more gold would give experience.'],
])('a sale just short of 12 with the runes %j', (runes, words) => {
  const needs = { ...table().needs, Java: 'silk' } as const;
  const goods = { ...NO_GOODS, silk: 1, iron: 1 };
  const shop = play(table({ needs }, { goods, runes }), { type: 'openShop', player: MIRA, city: 'Java' });
  open('market', shop, { goods });
  expect(screen.getByTestId('sale-words')).toHaveTextContent(words);
});

test.each([
  ['team2v2', 'A team draws four, each keeps one; its numbers are typed once'],
  ['team3v3', 'Two are dealt, keep one; its numbers are typed once'],
])('how heroes are dealt in %s (p.16)', (mode, words) => {
  open('status', table({ mode }, { team: 0, heroCard: null }));
  expect(screen.getByText(words)).toBeTruthy();
});

test('a status of 5 tells what its limit break gives (6.3)', () => {
  open('status', table({}, { explorer: 5, leadership: 5 }));
  expect(screen.getByText('5 scouting dice, 4 moves, sure finds')).toBeTruthy();
  expect(screen.getByText('5 soldiers, the fifth at Lv 2, 1 reroll')).toBeTruthy();
});

describe('the scouting bonus', () => {
  const shows = (state: State, percent: number) => {
    open('attack', state, { kind: 'brigand' });
    expect(screen.getByLabelText(new RegExp(`^And one more action: ${percent} percent`))).toBeTruthy();
    screen.unmount();
  };
  const with5 = (rules: State['houseRules']) =>
    table({ npcs: BOTH_OUT, houseRules: { ...table().houseRules, ...rules } }, { explorer: 5 });

  test('comes once a turn, or with every roll by house rule (R-8)', () => {
    shows(table({ npcs: BOTH_OUT }, { explorer: 2, bonus: true }), 0);
    const houseRules = { ...table().houseRules, scoutBonus: 'oncePerRoll' };
    shows(table({ npcs: BOTH_OUT, houseRules }, { explorer: 2, bonus: true }), 25);
  });

  test('needs two successes at Explorer 5 too, unless the house rule gives it (R-7)', () => {
    shows(with5({}), 81);
    shows(with5({ limitBreakGivesBonus: true }), 100);
  });

  test.each([
    [{ explorer: 2, scouting: { target: 'brigand', faces: [1, 6] } }, 'Smoke Bomb for one more action, 50 %'],
    [{ explorer: 5, scouting: { target: 'brigand', faces: [6, 6, 6, 6, 6] } }, 'Smoke Bomb for one more action, 81 %'],
    [{ explorer: 2, scouting: { target: 'brigand', faces: [6, 6] }, bonus: true }, 'Smoke Bomb: reroll, 75 %'],
    [{ explorer: 2, scouting: { target: 'brigand', faces: [1, 6] }, bonus: true }, undefined],
  ])('a bomb after the roll: %j', (mira, words) => {
    open('attack', table({ npcs: BOTH_OUT }, mira), { kind: 'brigand' });
    const bomb = screen.queryByTestId('find-bomb');
    if (words === undefined) expect(bomb).toBeNull();
    else expect(bomb).toHaveTextContent(words);
  });
});
