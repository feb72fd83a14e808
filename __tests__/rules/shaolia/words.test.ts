import type { Action } from '@/rules/shaolia/actions';
import { actionSchema, parseAction } from '@/rules/shaolia/actions';
import { cardKinds } from '@/rules/shaolia/card-kinds';
import { cardTopic } from '@/rules/shaolia/card-topics';
import { shaolia } from '@/rules/shaolia/game';
import { ROSTER } from '@/rules/shaolia/roster';
import type { State } from '@/rules/shaolia/state';
import { topics } from '@/rules/shaolia/topics';
import { begin } from '../record';
import {
  acting,
  activate,
  at,
  beginAction,
  endTurn,
  gain,
  MIRA,
  roll,
  set,
  setup,
  TEO,
  territory,
  tokens,
  TYPED,
} from './table';

const start = at({});

describe('the line in the history', () => {
  test.each<[State, Action, string]>([
    [start, { type: 'setFirstPlayer', player: TEO }, 'Teo starts'],
    [start, { type: 'buyLv1', player: MIRA }, 'Mira buys a Lv1 card for 1 gold, 4 left'],
    [start, { type: 'buyLv1', player: MIRA, card: 'Farm' }, 'Mira buys a Lv1 card (Farm) for 1 gold, 4 left'],
    [start, { type: 'refreshPool', player: MIRA }, 'Mira changes the pool for 1 gold, 4 left'],
    [start, { type: 'buyExtraDie', player: MIRA }, 'Mira buys an extra die for 4 gold, 1 left'],
    [
      at({}, { minerals: 3 }),
      { type: 'buyOfficers', player: MIRA, minerals: 1 },
      'Mira buys 2 officers for 1 mineral, 2 left',
    ],
    [
      at({}, { minerals: 3 }),
      { type: 'buyOfficers', player: MIRA, minerals: 3 },
      'Mira buys 6 officers for 3 minerals, 0 left',
    ],
    [
      at({ phase: 'building' }),
      { type: 'openLockedSpace', player: MIRA, row: 'front' },
      'Mira opens the locked space in the front row for 3 gold, 2 left',
    ],
    [at({ phase: 'action' }, { extraDice: 1 }), beginAction(MIRA), 'Mira begins the action turn, 4 dice to roll'],
    [at({ phase: 'action' }, { begun: true }), roll(MIRA, 1, 3, 5), 'Mira rolls 1, 3, 5'],
    [start, { type: 'setRoll', player: MIRA, faces: [6, 6, 1], by: 'app' }, 'Mira rolls 6, 6, 1, by the app'],
    [start, endTurn(MIRA), 'Mira ends the purchase turn, Teo is on'],
    [at({ turnIndex: 1 }), endTurn(TEO), 'Teo ends the purchase turn. Building phase, Mira starts'],
    [
      at({ round: 2, phase: 'action', turnIndex: 1 }, {}, { begun: true, extraDice: 2 }),
      endTurn(TEO),
      'Teo ends the action turn, 2 extra dice are gone. Round 3 begins, Teo starts',
    ],
    [
      acting([2, 4, 6], { spent: [false, true, false] }),
      endTurn(MIRA),
      'Mira ends the action turn, 2 dice unused, Teo is on',
    ],
    [
      acting([2, 4, 6, 6], { spent: [true, true, true, false], extraDice: 1 }),
      endTurn(MIRA),
      'Mira ends the action turn, 1 die unused, 1 extra die is gone, Teo is on',
    ],
    [acting([2, 4], { spent: [false, false] }), endTurn(MIRA), 'Mira ends the action turn, Teo is on'],
    [start, { type: 'concede', player: TEO }, 'Teo concedes'],
    [
      at({}, territory(['back-0', 'Farm'])),
      { type: 'adjustSpace', player: MIRA, place: 'back-0', space: 'empty' },
      'Mira corrects by hand: Farm in the back row, now empty',
    ],
    [
      at({}, territory(['back-0', 'Farm'])),
      { type: 'adjustSpace', player: MIRA, place: 'back-0', space: 'empty', pile: true },
      'Mira corrects by hand: Farm in the back row, now on the Lv1 discard pile',
    ],
    [
      at({}, territory(['back-0', 'Monk'])),
      { type: 'adjustSpace', player: MIRA, place: 'back-0', space: 'empty', pile: true },
      'Mira corrects by hand: Monk in the back row, now empty',
    ],
    [
      at({}, { reserve: [{ card: null, level: 2 }] }),
      { type: 'noteReserve', player: MIRA, index: 0, level: 2, gone: true, pile: true },
      'Mira corrects by hand: a Lv2 card out of the reserve, onto the Lv2 discard pile',
    ],
    [start, gain(TEO, 'palaceDamage', 2), "Teo's palace took 2 damage, now 2"],
    [
      at({}, {}, { palaceDamage: 3 }),
      { type: 'correct', player: TEO, counter: 'palaceDamage', how: 'pay', amount: 2 },
      "Teo's palace repaired 2 damage, now 1",
    ],
    [start, { ...gain(MIRA, 'gold', 12), parts: [3, 6, 3] } as Action, 'Mira gained 12 gold (3 + 6 + 3), now 17'],
    [start, gain(MIRA, 'minerals', 1), 'Mira gained 1 mineral, now 1'],
    [
      at({}, { officers: 3 }),
      { type: 'correct', player: MIRA, counter: 'officers', how: 'pay', amount: 1 },
      'Mira used 1 officer, now 2',
    ],
    [start, set(MIRA, 'extraDice', 2), 'Mira: extra dice set to 2, by hand'],
    [start, { type: 'defineCard', kind: 'lv1', card: 'Farm', values: { life: 2 } }, 'Farm: life 2'],
    [start, { type: 'rollDie', player: TEO, sides: 6, faces: [4], by: 'app' }, 'Teo rolled a d6: 4, by the app'],
  ])('%#: %s', (state, action, words) => {
    expect(shaolia.describe(state, action).words).toBe(words);
  });
});

test('what a card must tell is asked before what it may tell', () => {
  for (const { fields } of cardKinds) {
    const optional = fields.map((field) => ('optional' in field && field.optional === true ? 1 : 0));
    expect(optional).toEqual([...optional].sort());
  }
});

describe('the Actions sheet', () => {
  const tile = (state: State, key: string, seat = MIRA) => shaolia.menu(state, seat).find((each) => each.key === key);

  test('price and consequence', () => {
    expect(tile(start, 'buyExtraDie')).toMatchObject({
      detail: '4 gold, 1 left: 4 dice, this round only',
      action: { type: 'buyExtraDie', player: MIRA },
    });
    expect(tile(at({}, { officers: 1, minerals: 1 }), 'buyOfficers')?.detail).toBe('1 mineral: 3 officers');
  });

  test('why not now', () => {
    expect(tile(at({}, { gold: 2 }), 'buyExtraDie')).toMatchObject({
      detail: '4 gold: 4 dice, this round only',
      refusal: { words: 'Needs 4 gold, you have 2.' },
    });
    expect(tile(start, 'buyLv1', TEO)?.refusal?.words).toBe('Not your turn');
    expect(tile(start, 'buyLv2')?.refusal).toMatchObject({ words: 'Needs 3 unbuilt cards, you have 0.' });
    expect(tile(start, 'buyLv2', TEO)?.refusal?.words).toBe('Not your turn');
    expect(tile(at({ phase: 'action' }), 'buyLv2')?.refusal?.words).toBe('Only in the purchase phase');
  });

  test.each<[string, State, string | undefined]>([
    ['purchase', start, 'buyLv1'],
    ['purchase, no gold', at({}, { gold: 0 }), undefined],
    ['building', at({ phase: 'building' }), 'openFront'],
    ['action', at({ phase: 'action' }), 'beginAction'],
    ['action, begun', at({ phase: 'action' }, { begun: true }), 'setRoll'],
    ['after the end', at({ victory: { seat: MIRA, kind: 'culture' } }, { culture: 18 }), undefined],
  ])('the likely one: %s', (_, state, key) => {
    expect(shaolia.menu(state, MIRA).find((each) => each.likely)?.key).toBe(key);
  });

  test('the roll opens dice entry for as many dice as there are', () => {
    expect(tile(at({ phase: 'action' }, { begun: true, extraDice: 2 }), 'setRoll')).toMatchObject({
      words: 'Roll 5 dice',
      opens: 'roll',
    });
  });

  test.each([1, 2, 3])('where %i Gyms ask where their tokens go, the turn can be begun all the same', (gyms) => {
    const cards = ['back-0', 'back-1', 'back-2'].slice(0, gyms).map((place) => [place, 'Gym'] as const);
    const state = at({ phase: 'action', cards: TYPED }, territory(['front-0', 'Infantry'], ...cards));
    const begin = tile(state, 'beginAction');
    expect(begin).toMatchObject({ opens: 'begin', likely: true });
    expect(begin?.refusal).toBeUndefined();
    expect(tile(state, 'beginAction', TEO)?.refusal?.words).toBe('Not your turn');
  });

  test('starting instead is offered only while it can be done', () => {
    expect(tile(start, 'setFirstPlayer', TEO)?.action).toEqual({ type: 'setFirstPlayer', player: TEO });
    expect(tile(start, 'setFirstPlayer', MIRA)).toBeUndefined();
    expect(tile(at({ purchased: true }), 'setFirstPlayer', TEO)).toBeUndefined();
  });
});

describe('nudges (section 11)', () => {
  const ids = (state: State) => shaolia.nudges(state).map((nudge) => nudge.id);

  test.each<[string, State, string[]]>([
    ['nothing to say at the start', start, []],
    ['3: extra dice at the action phase', at({ round: 4, phase: 'action' }, { extraDice: 1 }), ['extraDice:4:0']],
    ['3: not before', at({}, { extraDice: 1 }), []],
    ['3: not the other one’s', at({ phase: 'action' }, {}, { extraDice: 1 }), []],
    ['18: minerals and no officers', at({ round: 2 }, { minerals: 1 }), ['officersBeforeBuilding:2:0']],
    ['18: not with officers', at({}, { minerals: 1, officers: 1 }), []],
    ['18: not in the building phase', at({ phase: 'building' }, { minerals: 1 }), []],
    ['ruling 21: 141 gold are in the box', at({}, { gold: 100 }, { gold: 41 }), []],
    ['ruling 21: more gold than the box', at({}, { gold: 100 }, { gold: 42 }), ['box:gold']],
    ['ruling 21: minerals', at({}, {}, { minerals: 21 }), ['box:minerals']],
    ['ruling 21: officers', at({}, { officers: 26 }), ['box:officers']],
    ['nothing after the end', at({ victory: { seat: MIRA, kind: 'culture' } }, { gold: 900 }), []],
  ])('%s', (_, state, expected) => {
    expect(ids(state)).toEqual(expected);
  });

  test.each<[string, State, string[]]>([
    ['nothing takes the 1', acting([1, 4], territory(['back-0', 'School'])), ['palaceOfficers:1:0:2']],
    ['a combo takes both', acting([4, 5], territory(['back-0', 'Temple'])), []],
    ['a combo takes it with an officer', acting([3, 4], { ...territory(['front-0', 'Cavalry']), officers: 1 }), []],
    [
      'a combo of a card that was used',
      acting([4, 5], territory(['back-0', 'Temple', { activated: true }])),
      ['palaceOfficers:1:0:2'],
    ],
    [
      'a combo does not free a card',
      acting([2, 4], territory(['front-0', 'Catapult', { tokens: tokens({ blockage: 1 }) }])),
      ['palaceOfficers:1:0:2'],
    ],
    ['a number nobody typed may be this one', { ...acting([1], territory(['back-0', 'Market'])), cards: {} }, []],
    ['a character nobody typed may take it', acting([1], territory(['back-0', 'Monk'])), []],
    [
      'a character that acts no more',
      acting([1], territory(['back-0', 'Monk', { activated: true }])),
      ['palaceOfficers:1:0:1'],
    ],
    [
      'another ability of the palace takes it',
      acting([6], {}, {}, { cards: { 'palace:Palace': { die2: '6', what2: 'gold', gives2: 1 } } }),
      [],
    ],
  ])('13: %s', (_, state, expected) => {
    expect(ids(state)).toEqual(expected);
  });

  test('26: a space can be opened only while one is locked', () => {
    const full = ['empty', 'empty', 'empty', 'empty'].map(() => territory(['back-0', 'Farm']).back[0] ?? 'empty');
    const words = (back: State['sides'][number]['back']) =>
      shaolia.nudges(at({ phase: 'building' }, { front: full, back, reserve: [{ card: 'Farm', level: 1 }] }))[0]?.words;
    expect([words([...full.slice(1), 'locked']), words(full)]).toEqual([
      "No open space on Mira's territory: open one for 3 gold, or demolish.",
      "No open space on Mira's territory: demolish a card first.",
    ]);
  });

  test('18 offers the officers at once', () => {
    expect(shaolia.nudges(at({}, { minerals: 1 }))[0]?.act).toEqual({
      words: 'Buy 2',
      action: { type: 'buyOfficers', player: MIRA, minerals: 1 },
    });
  });
});

test('the counters: range and topic of each', () => {
  const state = at({});
  expect(
    shaolia.counters.map(({ key, topic, range }) => [key, range(state, 0).min, range(state, 0).max, topic]),
  ).toEqual([
    ['culture', 0, 18, 'culture-victory'],
    ['palaceDamage', 0, 12, 'palace-destruction'],
    ['gold', 0, 9999, 'gold'],
    ['minerals', 0, 9999, 'minerals'],
    ['officers', 0, 9999, 'officers'],
    ['extraDice', 0, 9999, 'extra-die'],
  ]);
});

test('every link to the rules leads to a topic', () => {
  const known = new Set(topics.map((topic) => topic.id));
  const states = [start, at({ phase: 'action' }, { extraDice: 1, gold: 900 }), at({}, { minerals: 1 })];
  const linked = [
    ...shaolia.counters.map((counter) => counter.topic),
    ...shaolia.modes.map((mode) => mode.topic),
    ...[...ROSTER.map(({ name }) => name), 'Spy'].map(cardTopic),
    ...states.flatMap((state) => [
      ...[MIRA, TEO].flatMap((seat) => shaolia.menu(state, seat).map((tile) => tile.topic)),
      ...shaolia.phases(state).map((phase) => phase.topic),
      ...shaolia.nudges(state).map((nudge) => nudge.topic),
      ...shaolia.scoreSheet(state).rows.map((row) => row.topic),
    ]),
  ];
  expect(linked.filter((topic) => topic === undefined || !known.has(topic))).toEqual([]);
});

test('what can be corrected in a line', () => {
  const rich = at({}, { minerals: 3 });
  expect(shaolia.amounts(rich, { type: 'buyOfficers', player: MIRA, minerals: 2 })).toEqual([
    { key: 'minerals', words: 'minerals', value: 2, min: 1, max: 3 },
  ]);
  expect(shaolia.amounts(rich, gain(MIRA, 'gold', 2))).toMatchObject([{ key: 'amount', words: 'gold', value: 2 }]);
  expect(shaolia.amounts(rich, endTurn(MIRA))).toEqual([]);
});

describe('the schema', () => {
  test.each<unknown[]>([
    [{ type: 'buyLv1', player: 0 }, true],
    [{ type: 'buyLv1', player: 0, card: null }, true],
    [{ type: 'openLockedSpace', player: 0, row: 'middle' }, false],
    [{ type: 'setRoll', player: 0, faces: ['6'], by: 'typed' }, false],
    [{ type: 'correct', player: 0, counter: 'gold', how: 'gain', amount: 1 }, true],
    [{ type: 'fly', player: 0 }, false],
    ['endTurn', false],
  ])('%j: %s', (action, good) => {
    expect(actionSchema.safeParse(action).success).toBe(good);
    expect(parseAction(action)).toEqual(good ? action : undefined);
  });
});

test('what happens by itself is named: tokens that go with a hit, a Gym’s token, a blockage taken off', () => {
  const armed = territory(['front-0', 'Infantry', { tokens: tokens({ attack: 2 }) }]);
  const strike = activate('front-0', 0, [0], { attack: { seat: TEO, place: 'palace' } });
  expect(shaolia.describe(acting([2], armed), strike).words).toBe(
    "Mira uses 2 for Infantry: Teo's palace takes 3, 9 left, 2 attack tokens used",
  );
  const gym = at({ phase: 'action', cards: TYPED }, territory(['front-0', 'Gym'], ['back-0', 'Mine']));
  expect(shaolia.describe(gym, { type: 'beginAction', player: MIRA, tokens: ['front-0'] }).words).toBe(
    'Mira begins the action turn, 3 dice to roll. Mine +1 mineral, Gym: attack token on Gym',
  );
  const blocked = (blockage: number) =>
    acting([3], territory(['front-0', 'Cavalry', { tokens: tokens({ blockage }) }]));
  const free: Action = { type: 'unblockCard', player: MIRA, place: 'front-0', command: 0, die: 0 };
  expect([1, 2].map((blockage) => shaolia.describe(blocked(blockage), free).words)).toEqual([
    'Mira uses 3 to free Cavalry: no blockage left',
    'Mira uses 3 to free Cavalry: 1 blockage left',
  ]);
});

test('tokens that find no place vanish, and the line says so', () => {
  const full = (card: string, kind: 'attack' | 'life') => [card, { tokens: tokens({ [kind]: 2 }) }] as const;
  const gyms = territory(['front-0', ...full('Gym', 'attack')], ['front-1', ...full('Gym', 'attack')]);
  expect(shaolia.describe(at({ phase: 'action', cards: TYPED }, gyms), beginAction(MIRA)).words).toBe(
    'Mira begins the action turn, 3 dice to roll. 2 Gym tokens find no place',
  );
  const wall = { ...territory(['front-0', ...full('Wall', 'life')]), palaceTokens: tokens({ life: 2 }) };
  expect(shaolia.describe(acting([4], wall), activate('front-0', 0, [0])).words).toBe(
    'Mira uses 4 for Wall: 2 life tokens find no place',
  );
});

test('a gift is told as it is handed over', () => {
  const four = begin(shaolia, {
    ...setup,
    mode: 'alliance',
    seats: [...setup.seats, { name: 'Ana', colour: 2 }, { name: 'Bo', colour: 3 }],
  });
  const give: Action = { type: 'giveResources', player: MIRA, to: TEO, gold: 2, minerals: 1, officers: 0 };
  const rich = { ...four, sides: four.sides.map((side) => ({ ...side, minerals: 1 })) };
  expect(shaolia.describe(rich, give).words).toBe('Mira gives Teo 2 gold, 1 mineral');
  expect(shaolia.check(four, give)?.words).toBe('Needs 1 mineral, you have 0.');
});
