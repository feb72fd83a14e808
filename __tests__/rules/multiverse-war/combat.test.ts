import type { Action, FightContext, FighterRef } from '@/rules/multiverse-war/actions';
import { multiverseWar } from '@/rules/multiverse-war/game';
import type { Player, State } from '@/rules/multiverse-war/state';
import { at, card, classRef, CONTEXT, MIRA, startOf, TEO, unit } from './table';

const BARRACKS = { id: 'b', type: 'barracks' as const, tier: 1 as const, hp: 2, maxHp: 5, connected: false, made: 0 };
const ref = (owner: number, id: string): FighterRef => ({ kind: 'unit', id, owner });

function fighting(mine: Partial<Player>, theirs: Partial<Player>, rules = {}): State {
  return at(startOf({ scenario: 'full' }, rules), { phase: 'action', round: 3 }, mine, theirs);
}

function attack(
  attacker: FighterRef,
  target: FighterRef,
  context: Partial<FightContext> = {},
  rolls: Extract<Action, { type: 'resolveCombat' }>['rolls'] = [],
): Action {
  return { type: 'resolveCombat', player: MIRA, attacker, target, context: { ...CONTEXT, ...context }, rolls };
}

const steps = (state: State, seat: number) => state.players[seat]?.steps;

describe('one Resolve settles the whole chain', () => {
  test('a kill: the block is gone, the class steps, the attacker is done; the line tells it', () => {
    const state = fighting(
      { units: [unit('1', 'Horseman')], steps: { Horseman: 1 } },
      { units: [unit('2', 'Bowman', { hp: 2 })] },
    );
    const action = attack(ref(MIRA, '1'), ref(TEO, '2'));
    expect(multiverseWar.check(state, action)).toBeUndefined();
    const after = multiverseWar.apply(state, action);
    expect(after.players[TEO]?.units).toEqual([]);
    expect(steps(after, MIRA)).toEqual({ Horseman: 2 });
    expect(after.players[MIRA]?.units[0]).toMatchObject({ hp: 4, done: true });
    expect(multiverseWar.describe(state, action).words).toBe(
      "Mira attacks Teo's Bowman with Horseman: hits for 2; target falls, attacker 4 left. Mira's Horseman: ability unlocked",
    );
  });

  test('a kill by retaliation counts for the defender’s class (A43)', () => {
    const state = fighting({ units: [unit('1', 'Pikeman', { hp: 2 })] }, { units: [unit('2', 'Heavy Swordsman')] });
    const after = multiverseWar.apply(state, attack(ref(MIRA, '1'), ref(TEO, '2'), { trump: 'defender' }));
    expect(after.players[MIRA]?.units).toEqual([]);
    expect(steps(after, TEO)).toEqual({ 'Heavy Swordsman': 1 });
    expect(after.players[TEO]?.units[0]?.hp).toBe(4);
  });

  test('a builder dies with his escort in melee, and is spared by a shot (A23)', () => {
    const pair = {
      units: [
        unit('2', 'Pikeman', { hp: 1, sharesWith: '3' }),
        unit('3', 'Builder', { hp: 1, maxHp: 1, sharesWith: '2' }),
      ],
    };
    const melee = multiverseWar.apply(
      fighting({ units: [unit('1', 'Horseman')] }, pair),
      attack(ref(MIRA, '1'), ref(TEO, '2')),
    );
    expect(melee.players[TEO]?.units).toEqual([]);
    expect(steps(melee, MIRA)).toEqual({ Horseman: 1 });
    const shot = multiverseWar.apply(
      fighting({ units: [unit('1', 'Bowman')] }, pair),
      attack(ref(MIRA, '1'), ref(TEO, '2'), { distance: 2 }),
    );
    expect(shot.players[TEO]?.units).toMatchObject([{ id: '3', sharesWith: null }]);
  });

  test('a destroyed building takes all inside with it: one step, and twice its points (A19)', () => {
    const theirs = { buildings: [BARRACKS], units: [unit('2', 'Bowman', { inside: 'b' })] };
    const hit = attack(ref(MIRA, '1'), { kind: 'building', id: 'b', owner: TEO }, { retaliator: '2' });
    const after = multiverseWar.apply(fighting({ units: [unit('1', 'Pikeman')] }, theirs), hit);
    expect(after.players[TEO]).toMatchObject({ buildings: [], units: [] });
    expect(after.players[MIRA]).toMatchObject({
      steps: { Pikeman: 1 },
      destroyed: [{ type: 'barracks', tier: 1, owner: TEO }],
    });
    const counted = multiverseWar.apply(
      fighting({ units: [unit('1', 'Pikeman')] }, theirs, { countGarrisonKills: true }),
      hit,
    );
    expect(steps(counted, MIRA)).toEqual({ Pikeman: 2 });
  });

  test('a garrison answers while its building stands, from a height', () => {
    const theirs = { buildings: [{ ...BARRACKS, hp: 5 }], units: [unit('2', 'Bowman', { inside: 'b' })] };
    const after = multiverseWar.apply(
      fighting({ units: [unit('1', 'Pikeman')] }, theirs),
      attack(ref(MIRA, '1'), { kind: 'building', id: 'b', owner: TEO }, { retaliator: '2' }),
    );
    expect(after.players[TEO]?.buildings[0]?.hp).toBe(3);
    expect(after.players[MIRA]?.units[0]?.hp).toBe(2);
  });

  test('the answer to a shot out of a building brings the building down (A57)', () => {
    const mine = { units: [unit('1', 'Bowman', { inside: 'b' })], buildings: [{ ...BARRACKS, hp: 1 }] };
    const state = fighting(mine, { units: [unit('2', 'Bowman')] });
    const after = multiverseWar.apply(
      state,
      attack(ref(MIRA, '1'), ref(TEO, '2'), { distance: 2, attackerGround: 'building' }),
    );
    expect(after.players[MIRA]).toMatchObject({ units: [], buildings: [] });
    expect(after.players[TEO]?.units[0]?.hp).toBe(2);
    expect(after.players[TEO]).toMatchObject({ steps: { Bowman: 1 }, destroyed: [{ type: 'barracks' }] });
  });

  test('a hero’s kill is his own, not a class’s; a building teaches him nothing (A28)', () => {
    const hero = {
      id: 'h',
      name: 'Aria',
      attack: 'melee' as const,
      level: 1,
      xp: 1,
      hpPoints: 3,
      apPoints: 3,
      abilities: [],
      hp: 3,
      attacked: false,
      alive: true,
    };
    const state = fighting(
      { heroes: [hero] },
      { units: [unit('2', 'Bowman', { hp: 1 })], buildings: [{ ...BARRACKS, hp: 1 }] },
    );
    const aria: FighterRef = { kind: 'hero', id: 'h', owner: MIRA };
    const after = multiverseWar.apply(state, attack(aria, ref(TEO, '2')));
    expect(after.players[MIRA]?.heroes[0]).toMatchObject({ level: 2, xp: 0, attacked: true });
    expect(steps(after, MIRA)).toEqual({});
    expect(multiverseWar.check(after, attack(aria, classRef(TEO, 'Bowman')))?.words).toBe('This hero has attacked');
    const razed = multiverseWar.apply(state, attack(aria, { kind: 'building', id: 'b', owner: TEO }));
    expect(razed.players[MIRA]?.heroes[0]).toMatchObject({ level: 1, xp: 1 });
  });

  test('a decoy is shown and gone; the attack is used up (A42)', () => {
    const state = fighting({ units: [unit('1', 'Pikeman')] }, { decoys: 2 });
    const after = multiverseWar.apply(state, attack(ref(MIRA, '1'), { kind: 'decoy', id: '', owner: TEO }));
    expect(after.players[TEO]?.decoys).toBe(1);
    expect(after.players[MIRA]?.units[0]).toMatchObject({ hp: 4, done: true });
    expect(steps(after, MIRA)).toEqual({});
  });

  test('the colony counts as a building; the burning village changes hands (A46, A49)', () => {
    const colony = { id: 'c', kind: 'colony' as const, name: 'Giant ant colony', hp: 2, maxHp: 5, owner: null };
    const village = { id: 'v', kind: 'village' as const, name: 'Burning village', hp: 2, maxHp: 6, owner: null };
    const base = fighting({ units: [unit('1', 'Pikeman'), unit('2', 'Pikeman')] }, {});
    const state = { ...base, encounters: { ...base.encounters, deck: 22, aside: [colony, village] } };
    const ants = multiverseWar.apply(state, attack(ref(MIRA, '1'), { kind: 'permanent', id: 'c', owner: null }));
    expect(ants.encounters.aside[0]?.hp).toBe(0);
    expect(ants.players[MIRA]).toMatchObject({ steps: { Pikeman: 1 }, destroyed: [] });
    expect(ants.players[MIRA]?.units[0]?.hp).toBe(3);
    const taken = multiverseWar.apply(state, attack(ref(MIRA, '2'), { kind: 'permanent', id: 'v', owner: null }));
    expect(taken.encounters.aside[1]).toMatchObject({ hp: 6, owner: MIRA });
    expect(steps(taken, MIRA)).toEqual({});
  });

  test('rolls: low hits, and every due roll must be in', () => {
    const state = fighting({ units: [unit('1', 'Pikeman')] }, { units: [unit('2', 'Horseman')] });
    const flanked = { targetSupport: 2 };
    expect(multiverseWar.check(state, attack(ref(MIRA, '1'), ref(TEO, '2'), flanked))?.words).toBe(
      'Pikeman still has to roll.',
    );
    const rolled = (value: number) =>
      multiverseWar.apply(
        state,
        attack(ref(MIRA, '1'), ref(TEO, '2'), flanked, [{ who: 'attacker', why: 'flanked', value, by: 'typed' }]),
      );
    expect(rolled(5).players[TEO]?.units[0]?.hp).toBe(2);
    expect(rolled(6).players[TEO]?.units[0]?.hp).toBe(4);
  });
});

describe('why an attack is refused', () => {
  const mine = {
    units: [
      unit('1', 'Pikeman'),
      unit('2', 'Builder', { hp: 1, maxHp: 1 }),
      unit('3', 'Bowman', { done: true }),
      unit('4', 'Catapult'),
      unit('5', 'Bowman', { resting: true }),
    ],
  };
  const theirs = {
    units: [
      unit('6', 'Pikeman', { inside: 'settlement' }),
      unit('7', 'Builder', { hp: 1, maxHp: 1, sharesWith: '8' }),
      unit('8', 'Pikeman', { sharesWith: '7' }),
    ],
    buildings: [BARRACKS],
  };
  const state = multiverseWar.apply(
    fighting(mine, theirs),
    card('unit', 'Catapult', { type: 'siege', attack: 'ranged' }),
  );
  const barracks: FighterRef = { kind: 'building', id: 'b', owner: TEO };
  test.each<[string, FighterRef, FighterRef, Partial<FightContext>, string]>([
    ['civilians', ref(MIRA, '2'), ref(TEO, '8'), {}, 'Civilians cannot fight'],
    ['its action phase is over', ref(MIRA, '3'), ref(TEO, '8'), { distance: 2 }, 'Its action phase is over'],
    ['resting', ref(MIRA, '5'), ref(TEO, '8'), { distance: 2 }, 'It rests this turn'],
    ['melee from afar', ref(MIRA, '1'), ref(TEO, '8'), { distance: 2 }, 'Melee reaches the next hex only'],
    ['a shared hex', ref(MIRA, '1'), ref(TEO, '8'), { sharedHex: true }, 'Attack from a hex of your own'],
    ['a garrison', ref(MIRA, '1'), ref(TEO, '6'), { targetGround: 'building' }, 'Attack the building'],
    ['an escorted builder', ref(MIRA, '1'), ref(TEO, '7'), {}, 'Attack the escort first'],
    ['siege not set up', ref(MIRA, '4'), ref(TEO, '8'), { distance: 3 }, 'Set up first: 1 AP'],
    ['too far for a bow', classRef(MIRA, 'Bowman'), ref(TEO, '8'), { distance: 3 }, 'Shoots 2 hexes far'],
    [
      'siege damage untyped',
      classRef(MIRA, 'Catapult'),
      barracks,
      { distance: 3, attackerSetUp: true },
      'Type what Catapult does to buildings first.',
    ],
    ['nobody there', ref(MIRA, '99'), ref(TEO, '8'), {}, 'The attacker is not on the board.'],
    ['own unit', ref(MIRA, '1'), ref(MIRA, '2'), {}, 'That is your own'],
  ])('%s', (_, attacker, target, context, words) => {
    expect(multiverseWar.check(state, attack(attacker, target, context))?.words).toBe(words);
  });
});
