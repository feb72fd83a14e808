import { activeSeat } from '@/rules/multiverse-war/flow';
import type { Action, FightContext, FighterRef } from '@/rules/multiverse-war/actions';
import { exchangeOdds } from '@/rules/multiverse-war/exchange';
import { fightOf, trumpOf } from '@/rules/multiverse-war/fightOf';
import { multiverseWar } from '@/rules/multiverse-war/game';
import type { Hero, Player, State, Unit } from '@/rules/multiverse-war/state';
import { racesOf } from '@/rules/multiverse-war/victory';
import type { Values } from '@/rules/kernel/setup';
import { ADVANCED, at, card, CONTEXT, MIRA, startOf, TEO, unit } from './table';

/** What a later rules version counts otherwise than an earlier one, each named after what went wrong. */

const FULL: Values = { scenario: 'full' };
const TOWER = { id: 'b', type: 'guardTower', tier: 1, hp: 5, maxHp: 5, connected: false, made: 0 } as const;
const ARIA: Hero = {
  id: 'h',
  name: 'Aria',
  attack: 'melee',
  level: 1,
  xp: 0,
  hpPoints: 3,
  apPoints: 2,
  abilities: ['Cleave', 'Storm', 'Roar'].map((name) => ({ name, minLevel: 1, used: false })),
  hp: 3,
  attacked: false,
  alive: true,
};

function acting(mine: Partial<Player>, theirs: Partial<Player> = {}, rules: Values = {}, mode = 'duel'): State {
  return at(startOf(FULL, rules, mode), { round: 3, phase: 'action', collected: true }, mine, theirs);
}

const ref = (owner: number, id: string): FighterRef => ({ kind: 'unit', id, owner });

function attack(attacker: FighterRef, target: FighterRef, context: Partial<FightContext> = {}): Action {
  return { type: 'resolveCombat', player: MIRA, attacker, target, context: { ...CONTEXT, ...context }, rolls: [] };
}

const words = (state: State, action: Action) => multiverseWar.check(state, action)?.words;
const line = (state: State, action: Action) => multiverseWar.describe(state, action).words;

describe('where a fighter stands', () => {
  const inside = { units: [unit('1', 'Bowman', { inside: 'settlement' })] };
  const shot = (ground: FightContext['attackerGround']) =>
    attack(ref(MIRA, '1'), ref(TEO, '2'), { distance: 2, attackerGround: ground });

  test('a block that shoots from the open has left the settlement: the answer hits it, not the walls', () => {
    const after = multiverseWar.apply(acting(inside, { units: [unit('2', 'Bowman')] }), shot('open'));
    expect(after.players[MIRA]).toMatchObject({ settlement: { hp: 6 }, units: [{ hp: 3, inside: null }] });
  });

  test('from inside the walls take it (A57)', () => {
    const after = multiverseWar.apply(acting(inside, { units: [unit('2', 'Bowman')] }), shot('building'));
    expect(after.players[MIRA]).toMatchObject({ settlement: { hp: 5 }, units: [{ hp: 4, inside: 'settlement' }] });
  });

  test('a block met in the open may be attacked, and is outside from then on', () => {
    const state = acting(
      { units: [unit('1', 'Pikeman')] },
      { units: [unit('2', 'Pikeman', { inside: 'settlement' })] },
    );
    const open = attack(ref(MIRA, '1'), ref(TEO, '2'));
    expect(words(state, open)).toBeUndefined();
    expect(multiverseWar.apply(state, open).players[TEO]?.units[0]).toMatchObject({ hp: 2, inside: null });
    expect(words(state, attack(ref(MIRA, '1'), ref(TEO, '2'), { targetGround: 'building' }))).toBe(
      'Attack the building',
    );
  });

  test.each([
    ['a block that was outside', { kind: 'unit', id: '2', owner: TEO }],
    ['a hero', { kind: 'hero', id: 'h', owner: TEO }],
    ['a block that nobody keeps count of', { kind: 'class', id: 'Bowman', owner: TEO, hp: 4 }],
  ] as const)('whoever stands in a building cannot be struck: %s (p8)', (_, target) => {
    const state = acting({ units: [unit('1', 'Pikeman')] }, { heroes: [ARIA], units: [unit('2', 'Bowman')] });
    expect(words(state, attack(ref(MIRA, '1'), target))).toBeUndefined();
    expect(words(state, attack(ref(MIRA, '1'), target, { targetGround: 'building' }))).toBe('Attack the building');
  });

  test('a village that was taken is not attacked by its owner (A46)', () => {
    const aside = [{ id: 'v', kind: 'village', name: 'Burning village', hp: 5, maxHp: 5, owner: MIRA }] as const;
    const state = acting({ units: [unit('1', 'Pikeman')] }, { units: [unit('2', 'Pikeman')] });
    const there = { ...state, encounters: { ...state.encounters, aside } };
    const blow = attack(ref(MIRA, '1'), { kind: 'permanent', id: 'v', owner: null }, { targetGround: 'building' });
    expect(words(there, blow)).toBe('That is your own');
    const taken = { ...there.encounters, aside: [{ ...aside[0], owner: TEO }] };
    expect(words({ ...there, encounters: taken }, blow)).toBeUndefined();
  });

  test('A19: one military unit and a builder have room inside; a recruit of a full house stands beside it', () => {
    const units = [
      unit('1', 'Bowman', { inside: 'b' }),
      unit('2', 'Pikeman'),
      unit('3', 'Builder', { hp: 1, maxHp: 1 }),
    ];
    const state = acting({ gold: 9, buildings: [TOWER], units });
    const enter = (id: string): Action => ({ type: 'enterBuilding', player: MIRA, unit: id, building: 'b' });
    expect(words(state, enter('2'))).toBe('There is no room inside');
    expect(words(state, enter('3'))).toBeUndefined();
    expect(
      words(state, { ...(enter('2') as Extract<Action, { type: 'enterBuilding' }>), building: 'settlement' }),
    ).toBe(undefined);
    const recruited = multiverseWar.apply(
      { ...state, phase: 'build' },
      { type: 'recruitUnit', player: MIRA, class: 'Pikeman', at: 'b', cost: 1 },
    );
    expect(recruited.players[MIRA]?.units[3]).toMatchObject({ class: 'Pikeman', inside: null });
  });
});

describe('blows', () => {
  test('a garrison that trumps the attacker strikes first for its building (5.2)', () => {
    const state = acting(
      { units: [unit('1', 'Heavy Swordsman')] },
      { buildings: [TOWER], units: [unit('2', 'Bowman', { inside: 'b' })] },
    );
    const tower: FighterRef = { kind: 'building', id: 'b', owner: TEO };
    expect(trumpOf(state, ref(MIRA, '1'), tower, '2')).toBe('defender');
    expect(trumpOf(state, ref(MIRA, '1'), tower)).toBe('none');
  });

  test('a class without typed health has four: two damage is no kill', () => {
    const target: FighterRef = { kind: 'class', id: 'Bowman', owner: TEO };
    const state = acting({ units: [unit('1', 'Pikeman')] });
    expect(fightOf(state, { attacker: ref(MIRA, '1'), target, context: CONTEXT }).target.hp).toBe(4);
    expect(multiverseWar.apply(state, attack(ref(MIRA, '1'), target)).players[MIRA]?.steps).toEqual({});
  });

  test('a siege weapon answers a shot out of a building only with a typed figure (A29)', () => {
    const state = multiverseWar.apply(
      acting(
        { units: [unit('1', 'Bowman', { inside: 'settlement' })] },
        { units: [unit('2', 'Ballista', { setUp: true })] },
      ),
      card('unit', 'Ballista', { type: 'siege', attack: 'ranged' }),
    );
    const shot = attack(ref(MIRA, '1'), ref(TEO, '2'), { distance: 2, attackerGround: 'building' });
    expect(words(state, shot)).toBe('Type what Ballista does to buildings first.');
    const typed = card('unit', 'Ballista', { type: 'siege', attack: 'ranged', siegeDamage: 3 });
    expect(words(multiverseWar.apply(state, typed), shot)).toBeUndefined();
  });

  test('a hero fights once its points are placed', () => {
    const bare = { ...ARIA, hp: 0, hpPoints: 0 };
    const state = acting({ heroes: [bare], units: [unit('1', 'Pikeman')] }, { heroes: [{ ...bare, name: 'Bran' }] });
    const hero = (owner: number): FighterRef => ({ kind: 'hero', id: 'h', owner });
    expect(words(state, attack(hero(MIRA), hero(TEO)))).toBe('Place the skill points of Aria first.');
    expect(words(state, attack(ref(MIRA, '1'), hero(TEO)))).toBe('Place the skill points of Bran first.');
  });

  test('a shot costs 1 AP, a blow none (p10)', () => {
    const state = acting({ units: [unit('1', 'Bowman'), unit('2', 'Pikeman')] }, { units: [unit('3', 'Pikeman')] });
    const shot = multiverseWar.apply(state, attack(ref(MIRA, '1'), ref(TEO, '3'), { distance: 2 }));
    const both = multiverseWar.apply(shot, attack(ref(MIRA, '2'), ref(TEO, '3')));
    expect(both.players[MIRA]?.units.map(({ apSpent }) => apSpent)).toEqual([1, 0]);
  });

  test('an ally is not attacked', () => {
    const state = at(
      startOf(FULL, {}, 'teams'),
      { round: 3, phase: 'action', collected: true },
      { units: [unit('1', 'Pikeman')] },
      {},
      { units: [unit('2', 'Pikeman')] },
    );
    expect(words(state, attack(ref(MIRA, '1'), ref(2, '2')))).toBe('That is your ally’s');
  });
});

describe('gold, roads and dials', () => {
  test('gold that an ally gave before the first revenue stays (p6, p14)', () => {
    const state = at(startOf(FULL, {}, 'teams'), {}, { gold: 3 });
    const collected = multiverseWar.apply(state, { type: 'collectRevenue', player: MIRA, extra: 4 });
    expect(collected.players[MIRA]?.gold).toBe(12);
  });

  test('thirty road hexes are in the box', () => {
    const state = at(
      startOf(FULL),
      { round: 3, phase: 'build', collected: true },
      { gold: 9, roads: 20 },
      { roads: 10 },
    );
    expect(words(state, { type: 'buildRoad', player: MIRA, cost: 1, builderThere: true })).toBe(
      'The box has 30 road hexes',
    );
  });

  test('A11: the dial rests in turn 1, and places no more tokens than there are', () => {
    const turn: Action = { type: 'turnEventDial', player: MIRA, tokens: 2 };
    const first = startOf(ADVANCED);
    expect(words(first, turn)).toBe('The dial first turns in turn 2');
    const full = { ...first, dial: { position: 1, turned: false }, encounters: { ...first.encounters, tokens: 17 } };
    expect(words(full, turn)).toBe('The box has 18 encounter tokens.');
  });

  test('A61: a first player named in the middle of a round is first in the next; nobody is on twice', () => {
    let state: State = { ...startOf(FULL, {}, 'ffa'), round: 2, turnIndex: 2, phase: 'action', collected: true };
    const change: Action = { type: 'changeFirstPlayer', player: 2, to: TEO };
    expect(line(state, change)).toBe('Iris makes Teo the first player from the next turn on');
    state = multiverseWar.apply(state, change);
    const on: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      on.push(activeSeat(state));
      state = multiverseWar.apply({ ...state, phase: 'action' }, { type: 'endTurn', player: activeSeat(state) });
    }
    expect(on).toEqual([2, 3, TEO]);
    expect(state.round).toBe(3);
  });

  test('A24: a broken treaty blocks a new one with the words of the time without deals', () => {
    const treaties = [{ id: 't', a: MIRA, b: TEO, round: 2, broken: true }];
    const state = { ...startOf(FULL, {}, 'ffa'), round: 3, treaties };
    expect(words(state, { type: 'signTreaty', player: MIRA, with: TEO })).toBe(
      'No deals with this player until turn 8',
    );
  });

  test('a loan tells since when', () => {
    const state = at(startOf(FULL, {}, 'ffa'), { round: 4 }, { gold: 5 });
    const lent = multiverseWar.apply(state, { type: 'loanGold', player: MIRA, to: TEO, amount: 3, note: '' });
    const told = multiverseWar.nudges({ ...lent, turnIndex: 1 }).map((nudge) => nudge.words);
    expect(told).toContain('Teo owes Mira 3 gold since turn 4.');
  });
});

describe('heroes', () => {
  test('an encounter ends a hero’s action phase, as a regular attack does (A59)', () => {
    const state = acting({ heroes: [ARIA] });
    const open = { ...state, encounters: { ...state.encounters, tokens: 2 } };
    const explore: Action = { type: 'exploreEncounter', player: MIRA, explorer: 'h', sharedHex: false };
    expect(words(open, explore)).toBeUndefined();
    const gone = multiverseWar.apply(open, explore);
    const cleave: Action = { type: 'heroAbility', player: MIRA, hero: 'h', ability: 'Cleave' };
    expect(words(gone, cleave)).toBe('Its action phase is over');
    expect(
      words(gone, attack({ kind: 'hero', id: 'h', owner: MIRA }, { kind: 'settlement', id: '', owner: TEO })),
    ).toBe('Its action phase is over');
    const attacked = at(open, {}, { heroes: [{ ...ARIA, attacked: true }] });
    expect(words(attacked, explore)).toBe('This hero has attacked');
    expect(words({ ...attacked, rules: { heroActsAfterAttack: true } }, explore)).toBeUndefined();
  });

  test('a hurt hero rests like any unit, and heals as the next Action phase begins (p6, A9)', () => {
    const rest: Action = { type: 'markRest', player: MIRA, unit: 'h' };
    const hurt = acting({ heroes: [{ ...ARIA, hp: 1 }] });
    const used = ARIA.abilities.map((each) => ({ ...each, used: true }));
    expect(words(at(hurt, {}, { heroes: [{ ...ARIA, abilities: used }] }), rest)).toBe('It has already acted');
    expect(line(hurt, rest)).toBe('Mira rests Aria');
    const resting = multiverseWar.apply(hurt, rest);
    const blow = attack({ kind: 'hero', id: 'h', owner: MIRA }, { kind: 'settlement', id: '', owner: TEO });
    expect(words(resting, blow)).toBe('It rests this turn');
    const healed = multiverseWar.apply({ ...resting, round: 4, phase: 'build' }, { type: 'nextPhase', player: MIRA });
    expect(healed.players[MIRA]).toMatchObject({ healed: 1, heroes: [{ hp: 3, resting: false }] });
    const one = multiverseWar.apply(
      { ...resting, phase: 'build', rules: { restHeals: 'one' } },
      { type: 'nextPhase', player: MIRA },
    );
    expect(one.players[MIRA]?.heroes[0]?.hp).toBe(2);
  });

  test('A18: with the switch each ability costs 1 AP of those placed', () => {
    const used = ARIA.abilities.map((each, index) => ({ ...each, used: index < 2 }));
    const state = acting({ heroes: [{ ...ARIA, abilities: used }] }, {}, { heroAbilityAp: 1 });
    const roar: Action = { type: 'heroAbility', player: MIRA, hero: 'h', ability: 'Roar' };
    expect(words(state, roar)).toBe('Needs 1 AP');
    expect(words(at(state, {}, { heroes: [{ ...ARIA, abilities: used, apPoints: 3 }] }), roar)).toBeUndefined();
  });

  test.each([
    [{ type: 'heroKill', player: MIRA, hero: 'h' }, 'Mira notes a kill by Aria. Aria: 1 of 2 kills'],
    [{ type: 'heroDies', player: MIRA, hero: 'h' }, 'Mira loses Aria'],
    [{ type: 'damageHero', player: MIRA, hero: 'h', amount: 3 }, 'Mira has Aria hurt for 3, 0 left. Aria falls'],
  ] as const)('who killed and who fell is told once: %j', (action, told) => {
    expect(line(acting({ heroes: [ARIA] }), action)).toBe(told);
  });

  test('A15: at once means in any game', () => {
    const state = acting({ heroes: [{ ...ARIA, level: 7, xp: 7 }] }, {}, { heroLevel8: 'immediate' });
    const after = multiverseWar.apply(state, { type: 'heroKill', player: MIRA, hero: 'h' });
    expect(after.victory).toEqual({ seats: [MIRA], condition: 'hero' });
  });
});

describe('conquest', () => {
  test('a whole settlement of the printed health counts as untouched', () => {
    const state = startOf({ ...FULL }, { buildingHpBonus: 0 });
    const race = racesOf(state, MIRA).find(({ condition }) => condition === 'conquest');
    expect(race).toMatchObject({ value: 0, goal: 4 });
  });

  test('A33: a settlement its owner struck down by hand wins nobody the game when the turn passes on', () => {
    const state = acting({ settlement: { hp: 1, made: 0, fallenTo: null } }, {}, {}, 'ffa');
    const correct = (player: number): Action => ({
      type: 'correct',
      player,
      counter: 'settlement',
      how: 'set',
      amount: 0,
    });
    const down = multiverseWar.apply(state, correct(MIRA));
    expect(multiverseWar.apply(down, { type: 'endTurn', player: MIRA }).victory).toBeNull();
    expect(multiverseWar.apply({ ...state, turnIndex: 1 }, correct(MIRA)).victory).toEqual({
      seats: [TEO],
      condition: 'conquest',
    });
  });
});

describe('the race for the settlements among three or four (A33)', () => {
  const hp = (left: number, fallenTo: number | null = null) => ({ settlement: { hp: left, made: 0, fallenTo } });
  const race = (state: State, seat: number) => racesOf(state, seat).find(({ condition }) => condition === 'conquest');
  const ffa = (rules: Values, ...players: readonly Partial<Player>[]) =>
    at(startOf(FULL, rules, 'ffa'), {}, ...players);

  test('the last one standing must strike them all, and one that is down no longer runs', () => {
    const state = ffa({ ffaConquest: 'lastStanding' }, hp(6), hp(0, MIRA), hp(4), hp(6));
    expect(race(state, MIRA)).toMatchObject({ value: 8, goal: 18 });
    expect(race(state, TEO)).toMatchObject({ value: 0, goal: 18 });
  });

  test('a settlement that fell to nobody brings nobody to the goal', () => {
    expect(race(ffa({}, hp(6), hp(0), hp(4), hp(6)), MIRA)).toMatchObject({ value: 2, goal: 6 });
    expect(race(ffa({}, hp(6), hp(0, MIRA), hp(4), hp(6)), MIRA)).toMatchObject({ value: 6, goal: 6 });
  });
});

describe('lines that name what followed', () => {
  test('the garrison that falls with its building, and the step', () => {
    const state = acting(
      { units: [unit('1', 'Pikeman')] },
      { buildings: [{ ...TOWER, hp: 2 }], units: [unit('2', 'Bowman', { inside: 'b' })] },
    );
    expect(line(state, attack(ref(MIRA, '1'), { kind: 'building', id: 'b', owner: TEO }, { retaliator: '2' }))).toBe(
      "Mira attacks Teo's Guard Tower with Pikeman: hits for 2; target falls, attacker 4 left. Mira's Pikeman: step 1. Teo's Guard Tower is destroyed with the unit inside",
    );
  });

  test('the wall that takes an answer, not the shooter behind it (A57)', () => {
    const state = acting({ units: [unit('1', 'Bowman', { inside: 'settlement' })] }, { units: [unit('2', 'Bowman')] });
    const shot = attack(ref(MIRA, '1'), ref(TEO, '2'), { distance: 2, attackerGround: 'building' });
    expect(line(state, shot)).toBe(
      "Mira attacks Teo's Bowman with Bowman: hits for 2, its building is hit for 1; target 2 left, attacker 4 left, building 5 left",
    );
    expect(exchangeOdds(fightOf(state, shot as Extract<Action, { type: 'resolveCombat' }>)).shieldHp.outcomes).toEqual([
      5,
    ]);
  });

  test('the builder beside a fallen escort (A23)', () => {
    const pair = [
      unit('2', 'Pikeman', { hp: 1, sharesWith: '3' }),
      unit('3', 'Builder', { hp: 1, maxHp: 1, sharesWith: '2' }),
    ];
    const state = acting({ units: [unit('1', 'Pikeman')] }, { units: pair });
    expect(line(state, attack(ref(MIRA, '1'), ref(TEO, '2')))).toContain('The builder beside it falls too');
  });

  test('repairs, without a figure that a tier-2 card may double', () => {
    const state = multiverseWar.apply(
      acting({}, { buildings: [{ ...TOWER, tier: 2, hp: 1 }] }),
      card('building', 'Guard Tower', { repair2: 2 }),
    );
    const end: Action = { type: 'endTurn', player: MIRA };
    expect(line(state, end)).toBe('Mira ends the turn, Teo is on, repaired: Guard Tower');
    expect(multiverseWar.apply(state, end).players[TEO]?.buildings[0]?.hp).toBe(3);
  });

  test('an Elite civilian brings no token (trap 9)', () => {
    const state = multiverseWar.apply(acting({}), card('unit', 'Builder', { elite: 1, type: 'civilian' }));
    const kill: Action = { type: 'recordKill', player: MIRA, class: 'Builder', what: 'unit' };
    expect(line(state, kill)).toBe("Mira advances Builder to step 1 (a kill). Mira's Builder: Elite");
  });

  test('a village that changes hands (A46), and a colony that mends (A27)', () => {
    const aside = [
      { id: 'v', kind: 'village', name: 'Burning village', hp: 2, maxHp: 5, owner: null },
      { id: 'c', kind: 'colony', name: 'Giant ant colony', hp: 3, maxHp: 5, owner: null },
    ] as const;
    const state = acting({ units: [unit('1', 'Pikeman')] });
    const there = { ...state, encounters: { ...state.encounters, aside } };
    expect(line(there, attack(ref(MIRA, '1'), { kind: 'permanent', id: 'v', owner: null }))).toContain(
      "Burning village is Mira's now",
    );
    expect(line({ ...there, turnIndex: 1 }, { type: 'endTurn', player: TEO })).toContain('Giant ant colony mends 1');
    const hit = (amount: number): Action => ({ type: 'damagePermanent', player: MIRA, permanent: 'v', amount });
    expect(line(there, hit(1))).toBe('Mira hits the Burning village for 1, 1 left');
    expect(line(there, hit(2))).toBe("Mira hits the Burning village for 2. Burning village is Mira's now");
  });

  test('a treaty is signed at any time, gold changes hands in the Revenue phase', () => {
    const tile = multiverseWar.menu(acting({}, {}, {}, 'ffa'), MIRA).find(({ key }) => key === 'deals');
    expect([tile?.detail, tile?.refusal]).toEqual(['Treaties at any time, gold in the Revenue phase', undefined]);
  });
});

/** Since rules version 3. */
describe('what a card brings and where a swap leads', () => {
  const aside = (kind: 'other' | 'colony') => [{ id: 'p', kind, name: 'Lair', hp: 2, maxHp: 4, owner: null }];
  const foe: FighterRef = { kind: 'permanent', id: 'p', owner: null };

  test.each([
    ['other', {}],
    ['colony', { Pikeman: 1 }],
  ] as const)('A39: a neutral foe gives no step, the ant colony does: %s', (kind, steps) => {
    const state = acting({ units: [unit('1', 'Pikeman')] });
    const there = { ...state, encounters: { ...state.encounters, aside: aside(kind) } };
    const down = multiverseWar.apply(there, attack(ref(MIRA, '1'), foe));
    expect(down.encounters.aside[0]?.hp).toBe(0);
    expect(down.players[MIRA]?.steps).toEqual(steps);
  });

  test.each([
    [null, {}],
    [6, { Bear: 2 }],
  ])('A55: a gift unit that explores gains XP only on a track of its own: %s', (track, steps) => {
    const typed = card('unit', 'Bear', { type: 'infantry', attack: 'melee', track });
    const state = multiverseWar.apply(acting({ units: [unit('1', 'Bear', { gift: true })] }), typed);
    const open = { seat: MIRA, explorer: '1', card: null };
    const drawn = { ...state, encounters: { ...state.encounters, open, tokens: 1 } };
    const won: Action = {
      type: 'resolveEncounter',
      player: MIRA,
      success: true,
      damage: 0,
      gold: 0,
      xp: 2,
      scrolls: 0,
    };
    expect(multiverseWar.apply(drawn, won).players[MIRA]?.steps).toEqual(steps);
  });

  test('who swaps out of a building leaves the place in it to the other', () => {
    const units = [unit('1', 'Bowman', { inside: 'settlement' }), unit('2', 'Pikeman')];
    const swap: Action = { type: 'swapMove', player: MIRA, unit: '1', with: '2', owner: MIRA };
    const places = multiverseWar.apply(acting({ units }), swap).players[MIRA]?.units.map(({ inside }) => inside);
    expect(places).toEqual([null, 'settlement']);
  });

  test('an ally’s unit that swaps in stands in none of your buildings', () => {
    const mine = { units: [unit('1', 'Bowman', { inside: 'settlement' })] };
    const state = at(acting(mine, {}, {}, 'teams'), {}, {}, {}, { units: [unit('2', 'Pikeman')] });
    const swapped = multiverseWar.apply(state, { type: 'swapMove', player: MIRA, unit: '1', with: '2', owner: 2 });
    expect([swapped.players[MIRA]?.units[0]?.inside, swapped.players[2]?.units[0]?.inside]).toEqual([null, null]);
  });
});

/** Since rules version 4. */
describe('who stands where', () => {
  const builder = (more: Partial<Unit> = {}) => unit('3', 'Builder', { hp: 1, maxHp: 1, ...more });

  test('A19: a builder who joins the unit inside dies with it and its building', () => {
    const units = [unit('2', 'Bowman', { inside: 'b' }), builder({ inside: 'settlement' })];
    const state = acting({ units: [unit('1', 'Pikeman')] }, { buildings: [{ ...TOWER, hp: 2 }], units });
    const joined = multiverseWar.apply(state, { type: 'shareHex', player: TEO, builder: '3', unit: '2' });
    const blow = attack(ref(MIRA, '1'), { kind: 'building', id: 'b', owner: TEO }, { retaliator: '2' });
    expect(multiverseWar.apply(joined, blow).players[TEO]).toMatchObject({ buildings: [], units: [] });
    expect(line(joined, blow)).toContain('with the 2 units inside');
  });

  test('A30: a siege weapon that goes into a building or out of it must be set up again', () => {
    const state = acting({ buildings: [TOWER], units: [unit('1', 'Ballista', { setUp: true })] });
    const inside = multiverseWar.apply(state, { type: 'enterBuilding', player: MIRA, unit: '1', building: 'b' });
    expect(inside.players[MIRA]?.units[0]).toMatchObject({ inside: 'b', setUp: false });
    const set = at(inside, {}, { units: [unit('1', 'Ballista', { setUp: true, inside: 'b' })] });
    const out = multiverseWar.apply(set, { type: 'leaveBuilding', player: MIRA, unit: '1' });
    expect(out.players[MIRA]?.units[0]).toMatchObject({ inside: null, setUp: false });
  });

  test('what would change nothing is not told as done', () => {
    const pair = [unit('1', 'Pikeman', { sharesWith: '3' }), builder({ sharesWith: '1' }), unit('4', 'Bowman')];
    const state = acting({ units: [...pair, unit('5', 'Bowman', { inside: 'settlement' })] });
    const act = (more: object) => words(state, { player: MIRA, ...more } as Action);
    expect(act({ type: 'leaveBuilding', unit: '4' })).toBe('It stands outside already.');
    expect(act({ type: 'enterBuilding', unit: '5', building: 'settlement' })).toBe('It is inside already.');
    expect(act({ type: 'shareHex', builder: '4', unit: null })).toBe('It is alone already.');
    expect(act({ type: 'shareHex', builder: '3', unit: '1' })).toBe('They are together already.');
    expect(act({ type: 'leaveBuilding', unit: '5' })).toBeUndefined();
    expect(act({ type: 'shareHex', builder: '3', unit: null })).toBeUndefined();
  });

  test('a fallen settlement takes nobody in', () => {
    const state = acting({ settlement: { hp: 0, made: 0, fallenTo: TEO }, units: [unit('1', 'Pikeman')] });
    const enter: Action = { type: 'enterBuilding', player: MIRA, unit: '1', building: 'settlement' };
    expect(words(state, enter)).toBe('That building does not stand.');
  });

  test.each([
    [true, null],
    [false, 'settlement'],
  ])('an explorer ends outside after success, and where he was after failure: %s (p6)', (success, inside) => {
    const state = acting({ units: [unit('1', 'Pikeman', { inside: 'settlement' })] });
    const open = { seat: MIRA, explorer: '1', card: null };
    const drawn = { ...state, encounters: { ...state.encounters, open, tokens: 1 } };
    const told = { type: 'resolveEncounter', player: MIRA, success, damage: 0, gold: 0, xp: 0, scrolls: 0 } as const;
    expect(multiverseWar.apply(drawn, told).players[MIRA]?.units[0]?.inside).toBe(inside);
  });

  test.each([
    [{ done: true }, 'Its action phase is over'],
    [{ resting: true }, 'It rests this turn'],
  ])('both units of a swap must be able to act: %j (p10)', (more, refusal) => {
    const state = acting({ units: [unit('1', 'Bowman'), unit('2', 'Pikeman', more)] });
    const swap = (id: string, other: string): Action => ({
      type: 'swapMove',
      player: MIRA,
      unit: id,
      with: other,
      owner: MIRA,
    });
    expect(words(state, swap('1', '2'))).toBe(refusal);
    expect(words(state, swap('2', '1'))).toBe(refusal);
  });
});

describe('when a turn begins', () => {
  const end = (player: number): Action => ({ type: 'endTurn', player });
  const hurt = (hp: number) => ({ settlement: { hp, made: 0, fallenTo: null }, buildings: [{ ...TOWER, hp }] });
  const walls = (state: State, seat: number) => {
    const { settlement, buildings, repaired } = state.players[seat] as Player;
    return [settlement.hp, buildings[0]?.hp, repaired];
  };

  test('A10, A61: who is no longer first is repaired as his own turn begins, not before', () => {
    const ready = at(startOf(ADVANCED), { round: 2, turnIndex: 1, phase: 'action' }, hurt(4), hurt(3));
    const dealt = multiverseWar.apply(ready, end(TEO));
    expect(walls(dealt, MIRA)).toEqual([5, 5, ['settlement', 'Guard Tower']]);
    const passed = multiverseWar.apply(dealt, { type: 'turnEventDial', player: MIRA, first: TEO });
    expect(activeSeat(passed)).toBe(TEO);
    expect(walls(passed, MIRA)).toEqual([4, 4, []]);
    expect(walls(passed, TEO)).toEqual([4, 4, ['settlement', 'Guard Tower']]);
    // A whole tower that is hit before its owner's turn is mended in it.
    const whole = at(passed, { phase: 'action' }, { buildings: [{ ...TOWER, hp: 3 }] });
    expect(walls(multiverseWar.apply(whole, end(TEO)), MIRA)).toEqual([5, 4, ['settlement', 'Guard Tower']]);
  });

  test('A10: what was hit in the first turn is repaired as its owner’s first turn begins', () => {
    const hit = at(startOf(ADVANCED), { phase: 'action', collected: true }, {}, { settlement: hurt(4).settlement });
    expect(multiverseWar.apply(hit, end(MIRA)).players[TEO]).toMatchObject({
      settlement: { hp: 5 },
      repaired: ['settlement'],
    });
  });

  test.each([
    ['Bowman', {}, { Bowman: 1 }],
    ['Bear', {}, {}],
    ['Bear', { elite: 4 }, { Bear: 1 }],
  ])('A55: a gift unit steps on where its class has a track: %s %j', (name, typed, steps) => {
    const state = multiverseWar.apply(
      acting({ units: [unit('1', name, { gift: true })] }, { units: [unit('2', 'Pikeman', { hp: 1 })] }),
      card('unit', name, { type: 'infantry', attack: 'ranged', ...typed }),
    );
    expect(multiverseWar.apply(state, attack(ref(MIRA, '1'), ref(TEO, '2'))).players[MIRA]?.steps).toEqual(steps);
  });

  test('an encounter that stays is called what was typed on its open card', () => {
    const open = { seat: MIRA, explorer: null, card: null };
    const state = acting({});
    const drawn = { ...state, encounters: { ...state.encounters, open, tokens: 1 } };
    const stays: Action = {
      type: 'resolveEncounter',
      player: MIRA,
      success: true,
      damage: 0,
      gold: 0,
      xp: 0,
      scrolls: 0,
      permanent: 'other',
      hp: 3,
      card: 'Old watchtower',
    };
    expect(line(drawn, stays)).toBe('Mira succeeds at the encounter Old watchtower, it stays on the map');
    expect(multiverseWar.apply(drawn, stays).encounters.aside[0]?.name).toBe('Old watchtower');
  });

  test('naming who is first already changes nothing', () => {
    const ready = at(startOf(ADVANCED), { round: 2, turnIndex: 1, phase: 'action' }, hurt(4));
    const dealt = multiverseWar.apply(ready, end(TEO));
    expect(multiverseWar.apply(dealt, { type: 'changeFirstPlayer', player: MIRA, to: MIRA })).toEqual(dealt);
  });
});

/** Since rules version 5. */
describe('what an attack ends and brings', () => {
  const decoy: FighterRef = { kind: 'decoy', id: '', owner: TEO };

  test.each([
    [undefined, true],
    [true, false],
  ])(
    'an attack on a decoy ends the action phase as any does, unless the ability lets it go on: %s (p6)',
    (on, done) => {
      const state = acting({ units: [unit('1', 'Pikeman')] }, { decoys: 1 });
      const blow = attack(ref(MIRA, '1'), decoy, on === undefined ? {} : { goesOn: on });
      expect(multiverseWar.apply(state, blow).players[MIRA]?.units[0]?.done).toBe(done);
    },
  );

  test('who hits a bridge no longer rests (p6)', () => {
    const state = acting(
      { units: [unit('1', 'Pikeman', { hp: 1, resting: true })] },
      { bridges: [{ id: 'x', hits: 0 }] },
    );
    const hit: Action = {
      type: 'hitBridge',
      player: MIRA,
      owner: TEO,
      bridge: 'x',
      by: 'melee',
      ready: true,
      unit: '1',
    };
    expect(words(state, hit)).toBe('It rests this turn');
    expect(multiverseWar.apply(state, hit).players[MIRA]?.units[0]).toMatchObject({ resting: false, done: true });
  });

  describe('a swap changes hexes, and a builder stays in his (p10, p11)', () => {
    const builder = (id: string, sharesWith: string | null) =>
      unit(id, 'Builder', { hp: 1, maxHp: 1, sharesWith, inside: sharesWith === '1' ? 'b' : null });
    const units = [
      unit('1', 'Pikeman', { sharesWith: '3', inside: 'b' }),
      unit('2', 'Bowman'),
      builder('3', '1'),
      builder('4', null),
    ];
    const swap = (id: string, other: string, owner = MIRA): Action => ({
      type: 'swapMove',
      player: MIRA,
      unit: id,
      with: other,
      owner,
    });
    const pairs = (state: State) => state.players[MIRA]?.units.map(({ id, sharesWith }) => `${id}-${sharesWith ?? ''}`);

    test.each([
      ['the escort goes, and who comes escorts', units, swap('1', '2'), ['1-', '2-3', '3-2', '4-']],
      ['one builder for another', units, swap('3', '4'), ['1-4', '2-', '3-', '4-1']],
      ['no two military units share a hex', units, swap('3', '2'), ['1-', '2-', '3-', '4-']],
      [
        'two escorts',
        [...units.slice(0, 1), unit('2', 'Bowman', { sharesWith: '4' }), builder('3', '1'), builder('4', '2')],
        swap('1', '2'),
        ['1-4', '2-3', '3-2', '4-1'],
      ],
      ['within one hex', units, swap('1', '3'), ['1-3', '2-', '3-1', '4-']],
    ] as const)('%s', (_, blocks, action, told) => {
      expect(pairs(multiverseWar.apply(acting({ buildings: [TOWER], units: blocks }), action))).toEqual(told);
    });

    test('an ally’s unit that comes escorts nobody', () => {
      const state = at(
        acting({ buildings: [TOWER], units }, {}, {}, 'teams'),
        {},
        {},
        {},
        { units: [unit('9', 'Pikeman')] },
      );
      const after = multiverseWar.apply(state, swap('1', '9', 2));
      expect(pairs(after)).toEqual(['1-', '2-', '3-', '4-']);
      expect(after.players[2]?.units[0]?.sharesWith).toBeNull();
    });
  });

  test.each([
    [true, [null, null]],
    [false, ['2', '1']],
  ])(
    'an explorer who succeeds has left his builder behind, after failure he is back with him: %s (p6)',
    (success, ties) => {
      const units = [
        unit('1', 'Pikeman', { sharesWith: '2' }),
        unit('2', 'Builder', { hp: 1, maxHp: 1, sharesWith: '1' }),
      ];
      const state = acting({ units });
      const open = { seat: MIRA, explorer: '1', card: null };
      const drawn = { ...state, encounters: { ...state.encounters, open, tokens: 1 } };
      const told = { type: 'resolveEncounter', player: MIRA, success, damage: 0, gold: 0, xp: 0, scrolls: 0 } as const;
      const after = multiverseWar.apply(drawn, told).players[MIRA]?.units ?? [];
      expect(after.map(({ sharesWith }) => sharesWith)).toEqual(ties);
    },
  );

  test('what a side strikes down of its own brings no step and no points (p7, p14)', () => {
    const mine = { units: [unit('1', 'Pikeman'), unit('2', 'Bowman', { hp: 1 })], buildings: [{ ...TOWER, hp: 1 }] };
    const after = (target: FighterRef) => multiverseWar.apply(acting(mine), attack(ref(MIRA, '1'), target));
    expect(after(ref(MIRA, '2')).players[MIRA]).toMatchObject({ units: [{ id: '1' }], steps: {} });
    const razed = after({ kind: 'building', id: 'b', owner: MIRA });
    expect(razed.players[MIRA]).toMatchObject({ buildings: [], steps: {}, destroyed: [] });
  });
});
