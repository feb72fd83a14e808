import type { Action } from '@/rules/shaolia/actions';
import { activeSeat } from '@/rules/shaolia/flow';
import { shaolia } from '@/rules/shaolia/game';
import { deckOf, deckSize, KITS } from '@/rules/shaolia/modes';
import { distance } from '@/rules/shaolia/officers';
import { LV2_NAMES } from '@/rules/shaolia/roster';
import type { Built, Side, State } from '@/rules/shaolia/state';
import { cardAt, lifeLeft } from '@/rules/shaolia/territory';
import { begin, Log } from '../record';
import { acting, at, beginAction, endTurn, MIRA, setup, TEO, territory, tokens, TYPED, activate } from './table';

/** Takes an action that the rules allow. */
function act(state: State, action: Action): State {
  expect(shaolia.check(state, action)).toBeUndefined();
  return shaolia.apply(state, action);
}

const refused = (state: State, action: Action) => shaolia.check(state, action)?.words;
const mira = (state: State): Side => state.sides[MIRA] as Side;
const teo = (state: State): Side => state.sides[TEO] as Side;
const there = (side: Side, place: string): Built => cardAt(side, place) as Built;
const words = (state: State, action: Action) => shaolia.describe(state, action).words;
const teos = (place: string) => ({ seat: TEO, place });

describe('building (Gameplay V)', () => {
  const building = (more: Partial<Side>) => at({ phase: 'building', cards: TYPED }, { gold: 5, minerals: 1, ...more });
  const build: Action = { type: 'buildCard', player: MIRA, reserve: 0, place: 'back-0' };
  const theater = [{ card: 'Theater', level: 2 as const }];

  test('V1: a Theater needs a School or Theater, and costs 3 gold 1 mineral', () => {
    expect(refused(building({ reserve: theater }), build)).toBe('Needs School or Theater built');
    const after = act(building({ reserve: theater, ...territory(['front-0', 'School']) }), build);
    expect(mira(after)).toMatchObject({ gold: 2, minerals: 0, reserve: [] });
    expect(there(mira(after), 'back-0').card).toBe('Theater');
  });

  test('the front row for defense, an open space, the price, an untyped value', () => {
    const wall = building({ reserve: [{ card: 'Barricade', level: 1 }] });
    expect(refused(wall, build)).toBe('Defense cards go in the front row');
    expect(refused(wall, { ...build, place: 'front-3' })).toBe('Space is locked');
    const school = { reserve: [{ card: 'School', level: 1 as const }] };
    expect(refused(building({ ...school, ...territory(['back-0', 'Farm']) }), build)).toBe('Space is occupied');
    expect(refused(building({ ...school, gold: 1 }), build)).toBe('Needs 2 gold, you have 1.');
    expect(refused(at({ phase: 'building' }, school), build)).toBe('Type this value off your card first');
    expect(refused(building({ reserve: [{ card: null, level: 1 }] }), build)).toBe('Say which card it is');
    expect(mira(act(building({ reserve: [{ card: null, level: 1 }] }), { ...build, card: 'School' })).gold).toBe(3);
  });

  test('demolishing is free and gives nothing back; the palace stays', () => {
    const state = building({ ...territory(['back-0', 'Library', { damage: 1, tokens: tokens({ life: 1 }) }]) });
    const after = act(state, { type: 'demolishCard', player: MIRA, place: 'back-0' });
    expect(mira(after)).toMatchObject({ gold: 5, back: ['empty', 'empty', 'empty', 'locked'] });
    expect(after.lv2Discard).toEqual(['Library']);
    expect(refused(state, { type: 'demolishCard', player: MIRA, place: 'palace' })).toBe(
      'The palace cannot be demolished',
    );
  });

  test('the third wonder wins at once where that is played (#3)', () => {
    const two = territory(['front-0', 'Fortress'], ['front-1', 'War elephant']);
    const state = {
      ...building({ gold: 9, minerals: 2, ...two, reserve: [{ card: 'Ancestral valley', level: 2 }] }),
      wonderWin: true,
    };
    expect(shaolia.nudges(state).map(({ id }) => id)).toContain('lastWonder:0');
    expect(shaolia.outcome(act(state, build))).toMatchObject({ winners: [MIRA], condition: 'wonders' });
    expect(shaolia.outcome(act({ ...state, wonderWin: false }, build))).toBeUndefined();
  });
});

describe('officers (Gameplay IV)', () => {
  test('V2: a 6 becomes 1 or 5 with one officer, 2 or 4 with two', () => {
    const within = (k: number) => ([1, 2, 3, 4, 5, 6] as const).filter((face) => distance(6, face) === k);
    expect([within(1), within(2), within(3)]).toEqual([[1, 5], [2, 4], [3]]);
  });
});

describe('dice (Gameplay VI)', () => {
  const forge = territory(['back-0', 'Blacksmith'], ['back-1', 'School']);

  test('V3: a 5 at the Blacksmith', () => {
    const after = act(acting([5], forge), activate('back-0', 0, [0]));
    expect(mira(after)).toMatchObject({ minerals: 1, spent: [true] });
    expect(words(acting([5], forge), activate('back-0', 0, [0]))).toBe('Mira uses 5 for Blacksmith: +1 mineral');
  });

  test('V4: a 4 and one officer', () => {
    const state = acting([4], { ...forge, officers: 1 });
    expect(mira(act(state, activate('back-0', 0, [0])))).toMatchObject({ minerals: 1, officers: 0 });
    expect(words(state, activate('back-0', 0, [0]))).toBe('Mira uses 4 as 5 (1 officer) for Blacksmith: +1 mineral');
    expect(refused(acting([4], forge), activate('back-0', 0, [0]))).toBe('No die fits – 1 more officer needed');
  });

  test('V5 and V8: nothing owned, roll 1, 3, 5', () => {
    let state = acting([1, 3, 5], forge);
    state = act(state, activate('back-0', 0, [2]));
    state = act(state, activate('palace', 0, [0]));
    expect(mira(state).officers).toBe(2);
    state = act(state, activate('back-1', 0, [1]));
    expect(mira(state)).toMatchObject({ minerals: 1, culture: 1, officers: 1, spent: [true, true, true] });
  });

  test('V6: a card with two abilities acts once', () => {
    const state = act(
      acting([1, 6], territory(['front-0', 'Fleet'])),
      activate('front-0', 0, [0], { attack: teos('palace') }),
    );
    expect(shaolia.check(state, activate('front-0', 1, [1]))).toEqual({
      refused: 'againstTheRules',
      words: 'Already activated',
    });
  });

  test('V7: three dice on three palace abilities, none twice', () => {
    const palace = {
      'palace:Palace': {
        die1: 'any',
        what1: 'officers',
        gives1: 2,
        die2: 'any',
        what2: 'gold',
        gives2: 1,
        die3: '3',
        what3: 'culture',
        gives3: 1,
      },
    };
    let state = acting([1, 2, 3], {}, {}, { cards: { ...TYPED, ...palace } });
    state = act(state, activate('palace', 0, [0]));
    expect(refused(state, activate('palace', 0, [1]))).toBe('This ability is used already');
    state = act(act(state, activate('palace', 1, [1])), activate('palace', 2, [2]));
    expect(mira(state)).toMatchObject({ officers: 2, gold: 6, culture: 1 });
    expect(refused(acting([1], {}), activate('palace', 1, [0]))).toBe('Type this value off your card first');
  });

  test('V9: the Wall’s passive needs no die, its ability does', () => {
    const state = acting([4], territory(['front-0', 'Wall']));
    expect(mira(act(state, activate('front-0', 0, [0], { tokens: ['front-0', 'drop'] }))).front[0]).toMatchObject({
      tokens: { life: 1 },
    });
    expect(refused(acting([4], territory(['front-0', 'Bank'])), activate('front-0', 0, [0]))).toBe(
      'Passive: no die needed',
    );
  });
});

describe('attacks (Card Ability III)', () => {
  const infantry = territory(['front-0', 'Infantry']);
  const strike = (place: string) => activate('front-0', 0, [0], { attack: teos(place) });

  test('V10: 5 damage on a Farm: destroyed, 3 lost, loot 1 gold', () => {
    const state = acting([3, 3], territory(['front-0', 'Cavalry']), territory(['back-0', 'Farm']));
    const charge = activate('front-0', 1, [0, 1], { attack: teos('back-0') });
    const after = act(state, charge);
    expect(mira(after)).toMatchObject({ gold: 6, destroyed: 1, looted: 1 });
    expect(teo(after).back[0]).toBe('empty');
    expect(after.lv1Discard).toEqual(['Farm']);
    expect(words(state, charge)).toBe(
      "Mira uses 3 and 3 for Cavalry: Teo's Farm takes 5, 3 lost and is destroyed, loot 1 gold",
    );
  });

  test('V11: Infantry puts one counter on a Farm', () => {
    expect(
      there(teo(act(acting([2], infantry, territory(['back-0', 'Farm'])), strike('back-0'))), 'back-0').damage,
    ).toBe(1);
  });

  test('V12 and V13: defense cards first, the attacker picks which', () => {
    const state = acting([2], infantry, territory(['front-0', 'Barricade'], ['front-1', 'Wall'], ['back-0', 'Farm']));
    expect(shaolia.check(state, strike('palace'))).toEqual({
      refused: 'againstTheRules',
      words: 'Defense cards must be attacked first',
    });
    for (const place of ['front-0', 'front-1']) expect(shaolia.check(state, strike(place))).toBeUndefined();
  });

  test('V16 and ruling 52: tokens go with the damage, and stay when the attack is declined', () => {
    const armed = territory(['front-0', 'Infantry', { tokens: tokens({ attack: 1 }) }]);
    const after = act(acting([2], armed), strike('palace'));
    expect(teo(after).palaceDamage).toBe(2);
    expect(there(mira(after), 'front-0').tokens.attack).toBe(0);
    const declined = act(acting([2], armed), activate('front-0', 0, [0], { attack: 'decline' }));
    expect(there(mira(declined), 'front-0')).toMatchObject({ activated: true, tokens: { attack: 1 } });
  });

  test('ruling 9: the table may choose how many tokens', () => {
    const armed = territory(['front-0', 'Infantry', { tokens: tokens({ attack: 2 }) }]);
    const state = { ...acting([2], armed), houseRules: { chooseTokens: true } };
    const after = act(state, activate('front-0', 0, [0], { attack: teos('palace'), use: 1 }));
    expect([teo(after).palaceDamage, there(mira(after), 'front-0').tokens.attack]).toEqual([2, 1]);
  });

  test('V32: the Fleet passes by defense cards', () => {
    const state = acting([1, 6], territory(['front-0', 'Fleet']), territory(['front-0', 'Barricade']));
    expect(teo(act(state, activate('front-0', 0, [0], { attack: teos('palace') }))).palaceDamage).toBe(1);
    expect(refused(state, activate('front-0', 1, [1], { attack: teos('palace') }))).toBe(
      'Defense cards must be attacked first',
    );
  });

  test('V33: Catapult 3 on a defense card, 1 on a Farm or palace', () => {
    const state = (card: string) => acting([2], territory(['front-0', 'Catapult']), territory(['front-1', card]));
    expect(there(teo(act(state('Wall'), strike('front-1'))), 'front-1').damage).toBe(3);
    expect(there(teo(act(state('Farm'), strike('front-1'))), 'front-1').damage).toBe(1);
    expect(teo(act(state('Farm'), strike('palace'))).palaceDamage).toBe(1);
  });

  test.each([0, 1, 2])('V34: the Catapult’s sweep with %i tokens', (attack) => {
    const state = acting(
      [2, 4],
      territory(['front-0', 'Catapult', { tokens: tokens({ attack }) }]),
      territory(['front-0', 'Wall'], ['front-1', 'Cavalry', { damage: 0 }], ['back-0', 'School']),
    );
    const after = act(state, activate('front-0', 1, [0, 1], { sweep: TEO }));
    expect(there(teo(after), 'front-0').damage).toBe(1 + attack);
    expect(lifeLeft(after, TEO, 'front-1') ?? 0).toBe(3 - (1 + attack) > 0 ? 3 - (1 + attack) : 0);
    expect([there(teo(after), 'back-0').damage, teo(after).palaceDamage]).toEqual([0, 0]);
    expect(there(mira(after), 'front-0').tokens.attack).toBe(0);
  });

  test('V38, rulings 27 and 28: a Swamp’s blockage goes on the card that destroyed it', () => {
    const swamp = territory(['front-0', 'Swamp', { damage: 1 }]);
    const after = act(acting([2], infantry, swamp), strike('front-0'));
    expect(there(mira(after), 'front-0').tokens.blockage).toBe(1);
    const two = territory(['front-0', 'Swamp', { damage: 1 }], ['front-1', 'Swamp', { damage: 1 }]);
    const swept = act(
      acting([2, 4], territory(['front-0', 'Catapult']), two),
      activate('front-0', 1, [0, 1], { sweep: TEO }),
    );
    expect(there(mira(swept), 'front-0').tokens.blockage).toBe(2);
  });

  test('2.3: life tokens are eaten first, and a palace may stand at 14', () => {
    const state = acting([2], infantry, { palaceTokens: tokens({ life: 2 }) });
    expect(lifeLeft(state, TEO, 'palace')).toBe(14);
    expect(teo(act(state, strike('palace')))).toMatchObject({ palaceDamage: 0, palaceTokens: { life: 1 } });
  });

  test('12 damage destroy the palace and end the game', () => {
    const after = act(acting([2], infantry, { palaceDamage: 11 }), strike('palace'));
    expect(shaolia.outcome(after)).toEqual({
      winners: [MIRA],
      condition: 'palace',
      words: "Mira destroyed Teo's palace.",
    });
  });
});

describe('trade (Card Ability III-6, card pages)', () => {
  const trader = (card: string, more: Partial<Side> = {}) => ({ ...territory(['back-0', card]), ...more });
  const trade = (...deals: { post: string; quantity: number; cards?: string[] }[]) =>
    activate('back-0', 0, [0], { deals });

  test('V14: three minerals sell for nine gold, a fourth is refused', () => {
    const state = acting([1], trader('Market', { minerals: 4, gold: 0 }));
    expect(mira(act(state, trade({ post: 'Sell mineral', quantity: 3 })))).toMatchObject({ minerals: 1, gold: 9 });
    expect(refused(state, trade({ post: 'Sell mineral', quantity: 4 }))).toBe('At most 3 per deal');
  });

  test('V15: two Lv2 cards from the discard pile for six gold', () => {
    const state = acting([1], trader('Market', { gold: 9 }), {}, { lv2Discard: ['Temple', 'Bank', 'Gym'] });
    const after = act(state, trade({ post: 'Buy Lv2 card', quantity: 2, cards: ['Bank', 'Temple'] }));
    expect(mira(after)).toMatchObject({
      gold: 3,
      reserve: [
        { card: 'Bank', level: 2 },
        { card: 'Temple', level: 2 },
      ],
    });
    expect(after.lv2Discard).toEqual(['Gym']);
    expect(refused(state, trade({ post: 'Buy Lv2 card', quantity: 3, cards: ['Bank', 'Temple', 'Gym'] }))).toBe(
      'At most 2 per deal',
    );
  });

  test('V26 and ruling 34: a Port trades at two posts, the first pays the second', () => {
    const state = acting([5], trader('Port', { gold: 5 }));
    const after = act(state, trade({ post: 'Buy mineral', quantity: 2 }, { post: 'Sell mineral', quantity: 2 }));
    expect(mira(after).gold).toBe(7);
    expect(refused(state, trade({ post: 'Buy mineral', quantity: 1 }, { post: 'Buy mineral', quantity: 1 }))).toBe(
      'Port needs two different posts',
    );
  });

  test('V27 and V28: a Caravan buys a gold cheaper, but not attack tokens', () => {
    const posts = { posts: ['Buy mineral', 'Buy attack token', 'Sell mineral'] };
    const state = acting([1], trader('Caravan', { gold: 5, minerals: 1 }), {}, posts);
    expect(mira(act(state, trade({ post: 'Buy mineral', quantity: 2 }))).gold).toBe(3);
    expect(mira(act(state, trade({ post: 'Sell mineral', quantity: 1 }))).gold).toBe(9);
    const tokensBought = activate('back-0', 0, [0], {
      deals: [{ post: 'Buy attack token', quantity: 1, tokens: ['back-0'] }],
    });
    expect(mira(act(state, tokensBought)).gold).toBe(3);
  });

  test('ruling 49: hired hits are one attack; the assassin passes by defense', () => {
    const state = acting([1], trader('Market', { gold: 6 }), territory(['front-0', 'Barricade']), {
      posts: ['Hire assassin'],
    });
    const hire = activate('back-0', 0, [0], {
      deals: [{ post: 'Hire assassin', quantity: 2, attack: teos('palace') }],
    });
    expect(teo(act(state, hire)).palaceDamage).toBe(2);
  });

  test('ruling 35: the turn bought last', () => {
    const state = acting([1], trader('Market'), {}, { posts: ['Buy turn'], turnIndex: 0 });
    expect(act(state, trade({ post: 'Buy turn', quantity: 1 })).nextFirst).toBe(MIRA);
  });

  test('ruling 48: the Bank pays before the deal', () => {
    const state = acting([1], { ...territory(['back-0', 'Market'], ['back-1', 'Bank']), gold: 0 });
    expect(mira(act(state, trade({ post: 'Buy mineral', quantity: 1 })))).toMatchObject({ gold: 0, minerals: 1 });
  });
});

describe('tokens (Card Ability IV)', () => {
  test('V17: a Farm with 1 damage gets 2 life tokens', () => {
    const state = acting([4], territory(['front-0', 'Wall'], ['back-0', 'Farm', { damage: 1 }]));
    const after = act(state, activate('front-0', 0, [0], { tokens: ['back-0', 'back-0'] }));
    expect(there(mira(after), 'back-0')).toMatchObject({ damage: 0, tokens: { life: 1 } });
  });

  test('V18: a blocked Cavalry is freed by a 3, and does not strike with that die', () => {
    const state = acting([3, 3], territory(['front-0', 'Cavalry', { tokens: tokens({ blockage: 1 }) }]));
    expect(refused(state, activate('front-0', 0, [0]))).toBe('Blocked – spend a matching die to free it');
    const free: Action = { type: 'unblockCard', player: MIRA, place: 'front-0', command: 0, die: 0 };
    const after = act(state, free);
    expect(teo(after).palaceDamage).toBe(0);
    expect(there(mira(after), 'front-0')).toMatchObject({ activated: false, tokens: { blockage: 0 } });
    expect(teo(act(after, activate('front-0', 0, [1], { attack: teos('palace') }))).palaceDamage).toBe(2);
    expect(refused(state, { ...free, command: 1 })).toBe('No single die of this card frees it');
    const lenient = { ...state, houseRules: { unblockUses: true } };
    expect(teo(act(lenient, { ...free, choices: { attack: teos('palace') } })).palaceDamage).toBe(2);
  });

  test('V19: a blocked Mine still gives', () => {
    const state = at(
      { phase: 'action', cards: TYPED },
      territory(['back-0', 'Mine', { tokens: tokens({ blockage: 1 }) }]),
    );
    expect(mira(act(state, beginAction(MIRA))).minerals).toBe(1);
  });

  test('V20: a third token of a kind is refused there', () => {
    const full = territory(['front-0', 'Wall', { tokens: tokens({ life: 2 }) }]);
    const place = (where: string) => activate('front-0', 0, [0], { tokens: [where, 'drop'] });
    expect(shaolia.check(acting([4], full), place('front-0'))).toEqual({
      refused: 'impossible',
      words: 'Already 2 of this token',
    });
    expect(shaolia.check(acting([4], full), place('palace'))).toBeUndefined();
  });

  test('V37: both tokens on one card, or split', () => {
    const state = acting([4], territory(['front-0', 'Wall'], ['back-0', 'School']));
    const after = act(state, activate('front-0', 0, [0], { tokens: ['front-0', 'back-0'] }));
    expect([there(mira(after), 'front-0').tokens.life, there(mira(after), 'back-0').tokens.life]).toEqual([1, 1]);
  });

  test('ruling 13: without the switch life tokens only repair the palace', () => {
    const state = { ...acting([4], territory(['front-0', 'Wall'])), houseRules: { palaceLifeTokens: false } };
    expect(refused(state, activate('front-0', 0, [0], { tokens: ['palace', 'drop'] }))).toBe(
      'The palace is undamaged: life tokens only repair it',
    );
  });
});

describe('characters (Card Ability VI)', () => {
  const hold = (more: Partial<Side> = {}) =>
    at({ cards: { 'character:Guard': { use: 'build', life: 1 } } }, { characters: [null], ...more });

  test('V21: the sample opens every locked space', () => {
    const after = act(hold(), { type: 'useCharacter', player: MIRA, index: 0, effect: {}, open: 'all' });
    expect(mira(after).front.includes('locked') || mira(after).back.includes('locked')).toBe(false);
    expect(mira(after).characters).toEqual([]);
  });

  test('V22: a built character with life 1 falls to 1 damage, with loot (ruling 29)', () => {
    const built = act(hold(), { type: 'buildCharacter', player: MIRA, index: 0, card: 'Guard', place: 'back-0' });
    const state = { ...acting([2], {}), cards: { ...TYPED, ...built.cards } };
    const teoHit = {
      ...state,
      sides: [
        { ...state.sides[0], ...territory(['front-0', 'Infantry']) },
        { ...state.sides[1], back: mira(built).back },
      ],
    } as State;
    const after = act(teoHit, activate('front-0', 0, [0], { attack: teos('back-0') }));
    expect([teo(after).back[0], mira(after).looted, after.lv1Discard, after.lv2Discard]).toEqual(['empty', 1, [], []]);
  });

  test('V23: sold unseen for 4 gold, only on the own turn', () => {
    const sell: Action = { type: 'sellCharacter', player: MIRA, index: 0 };
    expect(mira(act(hold(), sell))).toMatchObject({ gold: 9, characters: [] });
    expect(words(hold({ characters: ['Spy'] }), sell)).toBe('Mira sells a character unseen for 4 gold, now 9');
    expect(refused({ ...hold(), turnIndex: 1 }, sell)).toBe('Only on your turn');
  });

  test('a name stays covered', () => {
    const line = shaolia.describe(hold(), { type: 'noteCharacter', player: MIRA, index: 0, card: 'Spy' });
    expect(line).toEqual({ seat: MIRA, words: 'Mira looks at a character', covered: 'Spy' });
  });

  test('what a held character says stays covered as well, and is told once it stands', () => {
    const values: Action = { type: 'defineCard', kind: 'character', card: 'Spy', values: { life: 1 } };
    const held = act(hold(), { type: 'noteCharacter', player: MIRA, index: 0, card: 'Spy' });
    expect(shaolia.describe(held, values)).toEqual({
      seat: MIRA,
      words: 'Mira types what a character says',
      covered: shaolia.describe(hold(), values).words,
    });
    const built = act(held, { type: 'buildCharacter', player: MIRA, index: 0, card: 'Spy', place: 'back-0' });
    expect(shaolia.describe(built, values).covered).toBeUndefined();
  });
});

test('a character may give life and attack tokens at once: the life tokens’ places come first', () => {
  const state = at({ cards: TYPED }, { characters: [null], ...territory(['front-0', 'Infantry'], ['back-0', 'Farm']) });
  const use = (...places: string[]): Action => ({
    type: 'useCharacter',
    player: MIRA,
    index: 0,
    effect: { lifeTokens: 1, attackTokens: 1 },
    choices: { tokens: places },
  });
  expect(refused(state, use('back-0'))).toBe('Place or drop 1 attack token first');
  const after = mira(act(state, use('back-0', 'front-0')));
  expect([there(after, 'back-0').tokens, there(after, 'front-0').tokens]).toEqual([
    tokens({ life: 1 }),
    tokens({ attack: 1 }),
  ]);
});

describe('2 against 2 (p29)', () => {
  const four = {
    ...setup,
    mode: 'alliance',
    seats: ['Ana', 'Bo', 'Cy', 'Di'].map((name, colour) => ({ name, colour })),
  };
  const alliance = () => begin(shaolia, four);

  test('V24 and ruling 3: A C B D, rotating by one each round', () => {
    let state = alliance();
    expect(shaolia.order(state)).toEqual([0, 2, 1, 3]);
    state = shaolia.apply(state, endTurn(0));
    expect(activeSeat(state)).toBe(2);
    const rounds = [
      [0, 2, 1, 3],
      [2, 1, 3, 0],
      [1, 3, 0, 2],
      [3, 0, 2, 1],
    ];
    let table = new Log(shaolia, alliance());
    for (const order of rounds) {
      expect(shaolia.order(table.state)).toEqual(order);
      for (let tap = 0; tap < 16; tap += 1) table = table.act(shaolia.next(table.state).action as Action);
    }
  });

  test('V25: five cards shared for one gold', () => {
    const cards = ['Farm', 'Farm', 'School', 'Market', 'Barricade'].map((card) => ({ card, level: 1 as const }));
    const held = {
      ...alliance(),
      sides: alliance().sides.map((side, seat) => (seat === 0 ? { ...side, reserve: cards } : side)),
    };
    const give: Action = { type: 'giveCards', player: 0, to: 1, cards: [0, 1] };
    expect(refused(held, give)).toBe('Pay 1 gold to share cards');
    let state = act(held, { type: 'payShareFee', player: 1 });
    expect(refused(state, { type: 'payShareFee', player: 0 })).toBe('Fee already paid this phase');
    state = act(act(state, give), { type: 'giveCards', player: 0, to: 1, cards: [0, 1, 2] });
    expect(state.sides[1]).toMatchObject({ gold: 4, reserve: cards });
    expect(refused(state, { type: 'giveCards', player: 1, to: 2, cards: [0] })).toBe('Only to your teammate');
  });

  test('culture is summed, one fallen palace ends it', () => {
    const sides = alliance().sides.map((side, seat) => (seat < 2 ? { ...side, culture: 8 } : side));
    const state = { ...alliance(), sides };
    expect(
      shaolia.outcome(shaolia.apply(state, { type: 'correct', player: 1, counter: 'culture', how: 'gain', amount: 2 })),
    ).toEqual({
      winners: [0, 1],
      condition: 'culture',
      words: 'Ana and Bo reached 18 culture.',
    });
  });

  test('resources are given freely in the purchase phase', () => {
    const after = act(alliance(), { type: 'giveResources', player: 3, to: 2, gold: 2, minerals: 0, officers: 0 });
    expect([after.sides[2]?.gold, after.sides[3]?.gold]).toEqual([7, 3]);
  });
});

describe('gold, culture and passives (card pages)', () => {
  test('V29: a Bank between two cards that both activate', () => {
    let state = acting([6, 4], { ...territory(['back-0', 'Farm'], ['back-1', 'Bank'], ['back-2', 'School']), gold: 0 });
    state = act(act(state, activate('back-0', 0, [0])), activate('back-2', 0, [1]));
    expect(mira(state).gold).toBe(3 + 4);
  });

  test('V30 and V31: Mine and Gym before the roll', () => {
    const state = at(
      { phase: 'action', cards: TYPED },
      territory(['back-0', 'Mine'], ['front-0', 'Gym'], ['front-1', 'Infantry'], ['back-1', 'School']),
    );
    expect(shaolia.next(state)).toMatchObject({ word: 'Begin', opens: 'begin' });
    const after = act(state, { ...beginAction(MIRA), tokens: ['front-1'] } as Action);
    expect([mira(after).minerals, there(mira(after), 'front-1').tokens.attack]).toEqual([1, 1]);
    expect(refused(state, { ...beginAction(MIRA), tokens: ['back-1'] } as Action)).toBe('Gym trains attack cards only');
    expect(refused(state, beginAction(MIRA))).toBe('Place or drop 1 Gym token first');
  });

  test('V35 and V36: Theater counts itself and two more, the Garden adds one', () => {
    const state = acting([5], territory(['back-0', 'Theater'], ['back-1', 'School'], ['back-2', 'Garden']));
    expect(mira(act(state, activate('back-0', 0, [0]))).culture).toBe(3 + 1);
    expect(words(state, activate('back-0', 0, [0]))).toBe('Mira uses 5 for Theater: +3 culture, Garden +1 culture');
  });

  test('14: the chain stops when the game is won in the middle', () => {
    const state = acting([4], { ...territory(['back-0', 'School'], ['back-1', 'Bank']), culture: 17, gold: 0 });
    const after = act(state, activate('back-0', 0, [0]));
    expect([shaolia.outcome(after)?.condition, mira(after).gold]).toEqual(['culture', 0]);
  });
});

test('V39 and V40: the decks of the modes', () => {
  const modes = ['prelude', 'rush', 'power', 'tradeWar', 'alliance'] as const;
  expect(modes.map((mode) => KITS[mode].lv2Cards)).toEqual([32, 43, 42, 43, 70]);
  // Every sum is four copies a kind and the mode's wonders: #1 has 8 kinds, #2 and #4 ten, #3 nine, #5 all sixteen.
  const kinds = modes.map((mode) => ((KITS[mode].lv2Cards ?? 0) - 3 * KITS[mode].wonders) / 4);
  expect(kinds).toEqual([8, 10, 9, 10, 16]);
  expect(deckSize({ kinds: LV2_NAMES.slice(0, 8), wonders: {} })).toBe(32);
  const start = begin(shaolia, setup);
  expect(start.lv2Deck + start.pool.length).toBe(32);
  expect(deckSize(deckOf(KITS.alliance))).toBe(70);
  expect(deckSize(deckOf(KITS.tradeWar))).toBe(43);
});
