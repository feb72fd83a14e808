import type { Action } from '@/rules/shaolia/actions';
import { targetsOf } from '@/rules/shaolia/attack';
import { deckReport } from '@/rules/shaolia/deck-check';
import { activeSeat } from '@/rules/shaolia/flow';
import { shaolia } from '@/rules/shaolia/game';
import { nudges } from '@/rules/shaolia/nudges';
import { LV2_NAMES, ROSTER } from '@/rules/shaolia/roster';
import type { Side, State } from '@/rules/shaolia/state';
import { cardAt } from '@/rules/shaolia/territory';
import { gymPlaces } from '@/rules/shaolia/tokens';
import { begin } from '../record';
import { acting, activate, at, beginAction, endTurn, MIRA, roll, setup, TEO, territory, tokens, TYPED } from './table';

// Section 9, as far as the worked examples do not name a ruling already.

const act = (state: State, ...actions: readonly Action[]) => actions.reduce(shaolia.apply, state);
const refused = (state: State, action: Action) => shaolia.check(state, action)?.words;
const side = (state: State, seat: number) => state.sides[seat] as Side;
const on = (state: State, seat: number, place: string) => cardAt(side(state, seat), place);
const teos = (place: string) => ({ seat: TEO, place });
const FARM = { card: 'Farm', level: 1 } as const;
const blocked = { tokens: tokens({ blockage: 1 }) };

test('ruling 1: the game stops at once, in the middle of a turn', () => {
  const won = act(acting([4, 4], { ...territory(['back-0', 'School']), culture: 17 }), activate('back-0', 0, [0]));
  expect(won.victory).toEqual({ seat: MIRA, kind: 'culture' });
  expect(refused(won, endTurn(MIRA))).toBe('Game is over – undo to continue');
});

test('ruling 2: 16 kinds four times and 3 wonders twice are the 70 Lv2 cards', () => {
  expect(ROSTER.filter(({ level }) => level === 2).reduce((sum, { copies }) => sum + copies, 0)).toBe(70);
});

test('ruling 3: under the switch each round begins with its order, which the bead asks for', () => {
  const state = at({ houseRules: { orderByHand: true }, round: 2 });
  const asks = { word: 'Order', sentence: 'Say the order of round 2', opens: 'order' };
  expect(shaolia.next(at({ round: 2 })).word).toBe('End turn');
  expect(shaolia.next(state)).toMatchObject(asks);
  const told = act(state, { type: 'setRoundOrder', player: MIRA, order: [TEO, MIRA] });
  expect(shaolia.next(told)).toMatchObject({ seat: TEO, word: 'End turn' });
  expect(shaolia.next(act(state, { type: 'buyLv1', player: MIRA })).word).toBe('End turn');
  const over = act(told, ...[TEO, MIRA, TEO, MIRA].map(endTurn), beginAction(TEO), endTurn(TEO), beginAction(MIRA));
  expect(shaolia.next(act(over, endTurn(MIRA)))).toMatchObject({ ...asks, sentence: 'Say the order of round 3' });
});

test('ruling 4: ten dice in the box are no cap', () => {
  const state = at({ phase: 'action' }, { begun: true, extraDice: 9 });
  expect(refused(state, roll(MIRA, ...Array.from({ length: 12 }, () => 3)))).toBeUndefined();
});

test('ruling 5: built cards pay for a Lv2 card only under the switch', () => {
  const state = at({}, { reserve: [FARM, FARM], ...territory(['back-0', 'Farm']) });
  const buy: Action = { type: 'buyLv2', player: MIRA, pool: 0, discard: [0, 1], built: ['back-0'] };
  expect(refused(state, buy)).toBe('Only unbuilt cards pay for a Lv2 card');
  const open = { ...state, houseRules: { lv2DiscardBuilt: true } };
  expect(refused(open, buy)).toBeUndefined();
  expect(on(act(open, buy), MIRA, 'back-0')).toBeUndefined();
  const tile = (table: State) => shaolia.menu(table, MIRA).find(({ key }) => key === 'buyLv2');
  expect(tile(state)).toMatchObject({
    detail: 'Discard 3 of your 2 unbuilt cards',
    refusal: { refused: 'impossible' },
  });
  expect(tile(open)).toMatchObject({ detail: 'Discard 3 of your 3 cards, built ones too' });
  expect(tile(open)?.refusal).toBeUndefined();
  // A character is neither Lv1 nor Lv2.
  const monk = at(
    { houseRules: { lv2DiscardBuilt: true } },
    { reserve: [FARM, FARM], ...territory(['back-0', 'Monk']) },
  );
  expect(refused(monk, buy)).toBe('Only Lv1 and Lv2 cards pay for a Lv2 card');
  expect(tile(monk)?.refusal?.words).toBe('Needs 3 cards, you have 2.');
});

test('ruling 6: dice may be left, unless every die must be used', () => {
  const state = acting([4], territory(['back-0', 'School']));
  expect(refused(state, endTurn(MIRA))).toBeUndefined();
  const strict = { ...state, houseRules: { forceDice: true } };
  expect(refused(strict, endTurn(MIRA))).toBe('A die can still be used');
  expect(refused(state, { type: 'forfeitDice', player: MIRA })).toBeUndefined();
  expect(refused(strict, { type: 'forfeitDice', player: MIRA })).toBe('A die can still be used');
  const used = act(strict, activate('back-0', 0, [0]));
  expect(refused(used, endTurn(MIRA))).toBeUndefined();
});

test('rulings 7 and 8: the palace’s first ability takes any die, and takes one; the others are typed', () => {
  const state = acting([3], {});
  expect(side(act(state, activate('palace', 0, [0])), MIRA)).toMatchObject({ officers: 2, spent: [true] });
  expect(refused(state, activate('palace', 0, []))).toBe('Choose a die');
  expect(refused(state, activate('palace', 1, [0]))).toBe('Type this value off your card first');
});

test('ruling 10: attack tokens stay where no damage is dealt, and do not lift hired attacks', () => {
  const held = { tokens: tokens({ attack: 2 }) };
  const state = acting([1], { ...territory(['back-0', 'Market', held]), gold: 9 }, {}, { posts: ['Hire mercenary'] });
  const hire = activate('back-0', 0, [0], {
    deals: [{ post: 'Hire mercenary', quantity: 1, attack: teos('palace') }],
  });
  const after = act(state, hire);
  expect([side(after, TEO).palaceDamage, on(after, MIRA, 'back-0')?.tokens.attack]).toEqual([1, 2]);
});

test('ruling 11: a Gym trains attack cards, itself among them; any card under the switch', () => {
  const state = at({ phase: 'action', cards: TYPED }, territory(['front-0', 'Gym'], ['back-0', 'School']));
  expect(gymPlaces(state, MIRA)).toEqual(['front-0']);
  const train: Action = { type: 'beginAction', player: MIRA, tokens: ['back-0'] };
  expect(refused(state, train)).toBe('Gym trains attack cards only');
  expect(refused({ ...state, houseRules: { gymAnyCard: true } }, train)).toBeUndefined();
});

test('ruling 12: damage eats life tokens before it counts', () => {
  const farm = territory(['back-0', 'Farm', { tokens: tokens({ life: 1 }) }]);
  const state = acting([2], territory(['front-0', 'Infantry']), farm);
  const after = act(state, activate('front-0', 0, [0], { attack: teos('back-0') }));
  expect(on(after, TEO, 'back-0')).toMatchObject({ damage: 0, tokens: { life: 0 } });
});

test('rulings 14, 15 and 17: one die a blockage, no activation, no Bank; under the switch the last one acts', () => {
  const board = territory(['back-0', 'School', { tokens: tokens({ blockage: 2 }) }], ['back-1', 'Bank']);
  const free = (die: number): Action => ({ type: 'unblockCard', player: MIRA, place: 'back-0', command: 0, die });
  const state = acting([4, 4, 4], { ...board, gold: 0 });
  const freed = act(state, free(0), free(1));
  expect([side(freed, MIRA).culture, side(freed, MIRA).gold]).toEqual([0, 0]);
  expect(on(freed, MIRA, 'back-0')).toMatchObject({ activated: false, tokens: { blockage: 0 } });
  expect(side(act(freed, activate('back-0', 0, [2])), MIRA)).toMatchObject({ culture: 1, gold: 2 });
  const acts = act({ ...state, houseRules: { unblockUses: true } }, free(0), free(1));
  expect(side(acts, MIRA)).toMatchObject({ culture: 1, gold: 2 });
});

test('ruling 16: any single die of the card frees it, a combo’s number does not; a blocked palace does nothing', () => {
  const state = acting([2, 4], territory(['front-0', 'Catapult', blocked]));
  const free = (command: number, die: number): Action => ({
    type: 'unblockCard',
    player: MIRA,
    place: 'front-0',
    command,
    die,
  });
  expect(refused(state, free(0, 0))).toBeUndefined();
  expect(refused(state, free(1, 1))).toBe('No single die of this card frees it');
  const palace = acting([2], { palaceTokens: tokens({ blockage: 1 }) });
  expect(refused(palace, activate('palace', 0, [0]))).toBe('Blocked – spend a matching die to free it');
});

test('ruling 18: tokens lie on the own territory, on cards and the palace', () => {
  const state = acting([4], territory(['front-0', 'Wall']), territory(['back-0', 'Farm']));
  expect(refused(state, activate('front-0', 0, [0], { tokens: ['palace', 'front-0'] }))).toBeUndefined();
  expect(refused(state, activate('front-0', 0, [0], { tokens: ['back-0', 'drop'] }))).toBe('No card stands there');
});

test('ruling 19: a Bank pays for the very next space of its row; two Banks both pay; the palace never', () => {
  const gold = (...cards: readonly (readonly [place: string, card: string])[]) =>
    side(act(acting([4], { ...territory(...cards), gold: 0 }), activate('back-1', 0, [0])), MIRA).gold;
  expect(gold(['back-1', 'School'], ['back-0', 'Bank'], ['back-2', 'Bank'])).toBe(4);
  expect(gold(['back-1', 'School'], ['front-1', 'Bank'])).toBe(0);
  const palace = acting([4], { ...territory(['front-0', 'Bank'], ['back-0', 'Bank']), gold: 0 });
  expect(side(act(palace, activate('palace', 0, [0])), MIRA).gold).toBe(0);
});

test('rulings 21 and 22: the box only warns, and a reserve has no limit', () => {
  const state = at({}, { gold: 150, reserve: Array.from({ length: 30 }, () => FARM) });
  expect(refused(state, { type: 'buyLv1', player: MIRA })).toBeUndefined();
  expect(nudges(state).some(({ id }) => id === 'box:gold')).toBe(true);
});

test('rulings 23, 24 and 50: a condition counts while building, blocked or not; a demolished card is gone', () => {
  const held = { reserve: [{ card: 'Library', level: 2 as const }], gold: 9 };
  const state = at({ phase: 'building', cards: TYPED }, { ...held, ...territory(['back-0', 'School', blocked]) });
  const build: Action = { type: 'buildCard', player: MIRA, reserve: 0, place: 'back-1' };
  const demolish: Action = { type: 'demolishCard', player: MIRA, place: 'back-0' };
  const after = act(state, build, demolish);
  expect(on(after, MIRA, 'back-1')?.card).toBe('Library');
  expect([side(after, MIRA).gold, after.lv1Discard]).toEqual([6, ['School']]);
  expect(refused(act(state, demolish), build)).toBe('Needs School or Library built');
});

test('rulings 25 and 30: locked spaces are no targets, and a guard protects its own territory only', () => {
  const four = begin(shaolia, { ...setup, mode: 'alliance', seats: [...setup.seats, ...setup.seats] });
  const guarded = territory(['front-0', 'Barricade'], ['back-0', 'Farm']);
  const state = { ...four, sides: four.sides.map((each, seat) => (seat === 2 ? { ...each, ...guarded } : each)) };
  expect(targetsOf(state, MIRA)).toEqual([
    { seat: 2, place: 'front-0' },
    { seat: 3, place: 'palace' },
  ]);
});

test('ruling 26: the sweep hits behind no guard, loots each card and spares the palace', () => {
  const theirs = territory(
    ['front-0', 'Barricade', { damage: 2 }],
    ['front-1', 'Farm', { damage: 1 }],
    ['back-0', 'Farm'],
  );
  const state = acting([2, 4], { ...territory(['front-0', 'Catapult']), gold: 0 }, theirs);
  const after = act(state, activate('front-0', 1, [0, 1], { sweep: TEO }));
  expect([side(after, MIRA).gold, side(after, TEO).palaceDamage, on(after, TEO, 'back-0')?.damage]).toEqual([2, 0, 0]);
});

test('rulings 31 and 32: bought culture wakes no Garden; a Theater counts before the Garden adds', () => {
  const posts = ['Buy culture'];
  const market = acting([1], { ...territory(['back-0', 'Market'], ['back-1', 'Garden']), gold: 9 }, {}, { posts });
  const buy = activate('back-0', 0, [0], { deals: [{ post: 'Buy culture', quantity: 2 }] });
  expect(side(act(market, buy), MIRA).culture).toBe(2);
  const theater = acting([5], territory(['back-0', 'Theater'], ['back-1', 'Garden']));
  expect(side(act(theater, activate('back-0', 0, [0])), MIRA).culture).toBe(3);
});

test('ruling 33: a Caravan’s price never falls below nothing', () => {
  const cards = { ...TYPED, 'post:Buy mineral': { price: 0, max: 3 } };
  const state = acting([1], { ...territory(['back-0', 'Caravan']), gold: 0 }, {}, { cards, posts: ['Buy mineral'] });
  const buy = activate('back-0', 0, [0], { deals: [{ post: 'Buy mineral', quantity: 3 }] });
  expect([refused(state, buy), side(act(state, buy), MIRA)]).toMatchObject([undefined, { gold: 0, minerals: 3 }]);
});

test('ruling 36: no culture is sold below nothing', () => {
  const state = acting([1], { ...territory(['back-0', 'Market']), culture: 1 }, {}, { posts: ['Sell culture'] });
  const sell = (quantity: number) => activate('back-0', 0, [0], { deals: [{ post: 'Sell culture', quantity }] });
  expect([refused(state, sell(1)), refused(state, sell(2))]).toEqual([undefined, 'Only 1 to sell']);
});

test('ruling 37: the first wonder goes to the reserve, or stands under the switch, the Fortress in front', () => {
  const state = begin(shaolia, { ...setup, mode: 'power' });
  const take = (place?: string): Action => ({
    type: 'takeStartingWonder',
    player: MIRA,
    card: 'Fortress',
    ...(place ? { place } : {}),
  });
  expect(side(act(state, take()), MIRA).reserve).toEqual([{ card: 'Fortress', level: 2 }]);
  const both = act(state, take(), { ...take(), player: TEO } as Action);
  expect(both.lv2Deck).toBe(40 - 3);
  // A copy in the pool is no longer there to be taken.
  const shown = act(state, { type: 'setPool', player: MIRA, cards: ['Fortress', null, null] });
  expect(refused(shown, take())).toBeUndefined();
  expect(refused(act(shown, take()), { ...take(), player: TEO } as Action)).toBe(
    'All 2 copies of Fortress are out already',
  );
  const built = { ...state, houseRules: { wonderStartsBuilt: true } };
  expect(on(act(built, take('front-0')), MIRA, 'front-0')?.card).toBe('Fortress');
  expect(refused(built, take('back-0'))).toBe('Defense cards go in the front row');
});

test('ruling 38: the first Market comes out of the Lv1 deck, front or back', () => {
  const state = begin(shaolia, { ...setup, mode: 'tradeWar' });
  const place = (player: number, at: string): Action => ({ type: 'placeStartingMarket', player, place: at });
  const after = act(state, place(MIRA, 'front-0'), place(TEO, 'back-1'));
  expect([after.lv1Deck, refused(after, place(MIRA, 'back-0'))]).toEqual([46, 'The first Market stands already']);
});

test('ruling 39: three wonders must stand at once, copies of one among them', () => {
  const held = territory(['front-0', 'Fortress'], ['front-1', 'Fortress']);
  const wonder = { card: 'War elephant', level: 2 as const };
  const state = at(
    { mode: 'power', phase: 'building', wonderWin: true, cards: TYPED },
    { ...held, reserve: [wonder], gold: 9, minerals: 9 },
  );
  const build: Action = { type: 'buildCard', player: MIRA, reserve: 0, place: 'back-0' };
  expect(act(state, build).victory).toEqual({ seat: MIRA, kind: 'wonders' });
  const fewer = act(state, { type: 'demolishCard', player: MIRA, place: 'front-1' }, build);
  expect(fewer.victory).toBeNull();
});

test('section 7: the final sheet counts the wonders wherever the game has some', () => {
  const row = (state: State) => shaolia.scoreSheet(state).rows.find(({ key }) => key === 'wonders');
  const rush = begin(shaolia, { ...setup, mode: 'rush' });
  const stands: Action = { type: 'adjustSpace', player: TEO, place: 'front-0', space: 'Fortress' };
  expect(row(act(rush, stands))).toMatchObject({
    cells: [0, 1],
    explain: 'In this game they win nothing by their number.',
  });
  expect(row(begin(shaolia, { ...setup, mode: 'power' }))?.explain).toBe('3 on one territory win at once.');
  expect(row(begin(shaolia, setup))).toBeUndefined();
});

test('ruling 40: wonders use up no class of the custom guide', () => {
  const kinds = ['Cavalry', 'Gym', 'Fleet', 'Temple', 'Library', 'Garden', 'Wall', 'Ranch', 'Mine', 'Port'];
  const report = (names: readonly string[], wonders: Record<string, number>) =>
    deckReport('custom', { kinds: names, wonders }, 4);
  expect(report(kinds, { 'War elephant': 2, Fortress: 2 })).toEqual({ cards: 44, sound: true, words: [] });
  expect(report([...kinds, 'Catapult'], {}).words).toEqual(['4 attack kinds; the guide says 3.']);
  expect(report(LV2_NAMES, {}).sound).toBe(false);
});

describe('ruling 41: the share fee', () => {
  const four = begin(shaolia, { ...setup, mode: 'alliance', seats: [...setup.seats, ...setup.seats] });
  const state: State = { ...four, sides: four.sides.map((each) => ({ ...each, reserve: [FARM, FARM] })) };
  const fee = (player: number): Action => ({ type: 'payShareFee', player });
  const give = (player: number, to: number): Action => ({ type: 'giveCards', player, to, cards: [0] });

  test('once a team and phase, both ways, on anybody’s turn', () => {
    const paid = act(state, fee(1));
    expect([side(paid, 1).gold, refused(paid, fee(0)), refused(paid, give(0, 1)), refused(paid, give(1, 0))]).toEqual([
      4,
      'Fee already paid this phase',
      undefined,
      undefined,
    ]);
    expect(refused(paid, give(2, 3))).toBe('Pay 1 gold to share cards');
    expect(refused(act(paid, endTurn(activeSeat(paid))), give(0, 1))).toBeUndefined();
    const built = [0, 2, 1, 3].reduce((now, seat) => act(now, endTurn(seat)), paid);
    expect([built.phase, built.shareFeePaid, refused(built, give(0, 1))]).toEqual([
      'building',
      [false, false],
      'Only in the purchase phase',
    ]);
  });

  test('each turn anew under the switch', () => {
    const paid = act({ ...state, houseRules: { shareFeePerTurn: true } }, fee(0), endTurn(0));
    expect(refused(paid, give(0, 1))).toBe('Pay 1 gold to share cards');
  });
});

test('rulings 42 and 43: a character is used on the own turn in any phase, stands anywhere, acts at once', () => {
  const cards = {
    ...TYPED,
    'character:Sage': { use: 'build', life: 1, class: 'culture', die: '4', what: 'culture', gives: 1 },
  };
  const state = acting([4], { characters: ['Sage'] }, {}, { cards });
  const build = (place: string): Action => ({ type: 'buildCharacter', player: MIRA, index: 0, card: 'Sage', place });
  const after = act(state, build('back-0'), activate('back-0', 0, [0]));
  expect([side(after, MIRA).culture, side(after, MIRA).characters]).toEqual([1, []]);
  expect(refused({ ...state, turnIndex: 1 }, build('back-0'))).toBe('Only on your turn');
  const guard = { ...cards, 'character:Sage': { use: 'build', life: 1, class: 'defense' } };
  expect(refused({ ...state, cards: guard }, build('back-0'))).toBe('Defense cards go in the front row');
});

test('ruling 44: a card may have no condition', () => {
  const state = at(
    { phase: 'building', cards: { ...TYPED, 'passive:Swamp': { ...TYPED['passive:Swamp'], condition: null } } },
    { reserve: [{ card: 'Swamp', level: 2 }], gold: 9 },
  );
  expect(refused(state, { type: 'buildCard', player: MIRA, reserve: 0, place: 'front-0' })).toBeUndefined();
});

test('rulings 45 and 46: officers are paid with the use, out of the own hand alone', () => {
  const state = acting([1], { ...territory(['back-0', 'School']), officers: 2 }, { officers: 9 });
  expect(refused(state, activate('back-0', 0, [0]))).toBe('No die fits – 1 more officer needed');
  expect(side(state, MIRA).officers).toBe(2);
});

test('ruling 51: a token of no use may still be placed', () => {
  const palace = { 'palace:Palace': { die1: 'any', what1: 'attackTokens', gives1: 1 } };
  const state = acting([1], territory(['back-0', 'School']), {}, { cards: { ...TYPED, ...palace } });
  expect(refused(state, activate('palace', 0, [0], { tokens: ['back-0'] }))).toBeUndefined();
});

test('trap 9: a Swamp’s blockage outlives the reset of the marks', () => {
  const state = acting([2], territory(['front-0', 'Infantry']), territory(['front-0', 'Swamp', { damage: 1 }]));
  const hit = act(state, activate('front-0', 0, [0], { attack: teos('front-0') }), endTurn(MIRA), beginAction(TEO));
  const next = act(hit, endTurn(TEO), ...[TEO, MIRA, TEO, MIRA].map(endTurn), beginAction(TEO), endTurn(TEO));
  const mine = on(act(next, beginAction(MIRA)), MIRA, 'front-0');
  expect([next.round, mine?.activated, mine?.tokens.blockage]).toEqual([2, false, 1]);
});

test('trap 13: a custom deck that nobody ticked off is unknown, not empty', () => {
  const custom = begin(shaolia, { ...setup, mode: 'custom' });
  const state = { ...custom, sides: custom.sides.map((each) => ({ ...each, reserve: [FARM, FARM, FARM] })) };
  const buy: Action = { type: 'buyLv2', player: MIRA, pool: 0, discard: [0, 1, 2], card: 'Ranch' };
  expect(shaolia.describe(state, buy).words).toBe('Mira buys Ranch for Farm, Farm, Farm');
  expect(act(state, buy).pool).toEqual([null, null, null]);
  const changed = act(state, { type: 'refreshPool', player: MIRA });
  expect([changed.pool, changed.lv2Discard]).toEqual([
    [null, null, null],
    [null, null, null],
  ]);
  // Any wonder may be in it, two copies at the most.
  const pool = (...cards: (string | null)[]): Action => ({ type: 'setPool', player: MIRA, cards });
  expect(refused(custom, pool('Fortress', 'Fortress', null))).toBeUndefined();
  expect(refused(custom, pool('Fortress', 'Fortress', 'Fortress'))).toBe('All 2 copies of Fortress are out already');
  const told = act(changed, { type: 'setDeck', player: MIRA, kinds: ['Ranch', 'Temple'], wonders: {} });
  expect(refused(told, pool('Fortress', null, null))).toBe('Fortress is not in this deck');
  expect(told.lv2Deck).toBe(8 - 6);
});
