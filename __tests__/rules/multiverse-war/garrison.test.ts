import type { Values } from '@/rules/kernel/setup';
import type { Action, FightContext, FighterRef } from '@/rules/multiverse-war/actions';
import { multiverseWar } from '@/rules/multiverse-war/game';
import { possibleAnswerers } from '@/rules/multiverse-war/garrison';
import type { Hero, Player, State } from '@/rules/multiverse-war/state';
import { at, CONTEXT, MIRA, startOf, TEO, unit } from './table';

const TOWER = { id: 'b', type: 'guardTower', tier: 1, hp: 2, maxHp: 5, connected: false, made: 0 } as const;
const hero = (more: Partial<Hero> = {}): Hero => ({
  id: 'h',
  name: 'Aria',
  attack: 'melee',
  level: 1,
  xp: 0,
  hpPoints: 3,
  apPoints: 2,
  abilities: [],
  hp: 3,
  attacked: false,
  alive: true,
  ...more,
});
const inside = (more: Partial<Hero> = {}) => hero({ inside: 'b', ...more });

function acting(mine: Partial<Player>, theirs: Partial<Player> = {}, rules: Values = {}): State {
  return at(
    startOf({ scenario: 'full' }, rules),
    { round: 3, phase: 'action', collected: true },
    { units: [unit('1', 'Pikeman')], ...mine },
    theirs,
  );
}

const tower: FighterRef = { kind: 'building', id: 'b', owner: TEO };
const attack = (attacker: FighterRef, target: FighterRef, context: Partial<FightContext> = {}): Action => ({
  type: 'resolveCombat',
  player: MIRA,
  attacker,
  target,
  context: { ...CONTEXT, ...context },
  rolls: [],
});
const pikeman: FighterRef = { kind: 'unit', id: '1', owner: MIRA };
const aria: FighterRef = { kind: 'hero', id: 'h', owner: MIRA };
const words = (state: State, action: Action) => multiverseWar.check(state, action)?.words;
const line = (state: State, action: Action) => multiverseWar.describe(state, action).words;

/** A54: a hero is a unit in combat, so what is said of units inside holds for him (p8). */
describe('a hero inside a building', () => {
  const enter: Action = { type: 'enterBuilding', player: MIRA, unit: 'h', building: 'b' };
  const leave: Action = { type: 'leaveBuilding', player: MIRA, unit: 'h' };

  test('goes in and comes out, told by his name', () => {
    const state = acting({ buildings: [TOWER], heroes: [hero()] });
    expect([words(state, enter), words(state, leave)]).toEqual([undefined, 'It stands outside already.']);
    expect(line(state, enter)).toBe('Mira moves Aria into the Guard Tower');
    const gone = multiverseWar.apply(state, enter);
    expect(gone.players[MIRA]?.heroes[0]?.inside).toBe('b');
    expect([words(gone, enter), words(gone, leave)]).toEqual(['It is inside already.', undefined]);
    expect(line(gone, leave)).toBe('Mira moves Aria out of its building');
    expect(multiverseWar.apply(gone, leave).players[MIRA]?.heroes[0]?.inside).toBeNull();
  });

  test('a dead one goes nowhere, and comes back outside', () => {
    const state = acting({ gold: 9, buildings: [TOWER], heroes: [inside({ alive: false, hp: 0 })] });
    expect(words(state, enter)).toBe('That unit is not on the board.');
    const back = multiverseWar.apply(
      { ...state, phase: 'build' },
      { type: 'resurrectHero', player: MIRA, hero: 'h', at: 'settlement' },
    );
    expect(back.players[MIRA]?.heroes[0]).toMatchObject({ alive: true, inside: null });
  });

  test('takes the room of the military unit, not the builder’s (A19)', () => {
    const units = [unit('2', 'Bowman'), unit('3', 'Builder', { hp: 1, maxHp: 1 })];
    const full = acting({ buildings: [TOWER], heroes: [inside()], units });
    const go = (id: string): Action => ({ type: 'enterBuilding', player: MIRA, unit: id, building: 'b' });
    expect([words(full, go('2')), words(full, go('3'))]).toEqual(['There is no room inside', undefined]);
    const held = acting({ buildings: [TOWER], heroes: [hero()], units: [unit('2', 'Bowman', { inside: 'b' })] });
    expect(words(held, enter)).toBe('There is no room inside');
  });

  test('answers for it, and a kill by his answer is his (A28, A43)', () => {
    const state = acting({ units: [unit('1', 'Pikeman', { hp: 2 })] }, { buildings: [TOWER], heroes: [inside()] });
    const whole = at(state, {}, {}, { buildings: [{ ...TOWER, hp: 5 }] });
    expect(possibleAnswerers(whole, tower)).toEqual(['h']);
    const after = multiverseWar.apply(whole, attack(pikeman, tower, { retaliator: 'h' }));
    expect(after.players[MIRA]?.units).toEqual([]);
    expect(after.players[TEO]).toMatchObject({ buildings: [{ hp: 3 }], heroes: [{ xp: 1, hp: 3 }], steps: {} });
  });

  test('one whose points are not placed, or who is dead, answers for nothing', () => {
    const heroes = [inside({ hp: 0, hpPoints: 0 }), inside({ id: 'i', alive: false, hp: 0 })];
    expect(possibleAnswerers(acting({}, { buildings: [TOWER], heroes }), tower)).toEqual([]);
  });

  test.each([
    [{}, { steps: { Pikeman: 1 } }],
    [{ countGarrisonKills: true }, { steps: { Pikeman: 2 } }],
  ])('dies with it: %j', (rules, mine) => {
    const state = acting({}, { buildings: [TOWER], heroes: [inside()] }, rules);
    const blow = attack(pikeman, tower);
    const after = multiverseWar.apply(state, blow);
    expect(after.players[TEO]).toMatchObject({ buildings: [], heroes: [{ alive: false, hp: 0 }] });
    expect(after.players[MIRA]).toMatchObject(mine);
    expect(line(state, blow)).toContain('Aria falls');
  });

  test('a shot from inside is answered at the walls (A57); from the open he has left them', () => {
    const state = acting(
      { settlement: { hp: 6, made: 0, fallenTo: null }, heroes: [hero({ attack: 'ranged', inside: 'settlement' })] },
      { units: [unit('2', 'Bowman')] },
    );
    const shot = (attackerGround: FightContext['attackerGround']) =>
      multiverseWar.apply(state, attack(aria, { kind: 'unit', id: '2', owner: TEO }, { distance: 2, attackerGround }));
    expect(shot('building').players[MIRA]).toMatchObject({
      settlement: { hp: 5 },
      heroes: [{ hp: 3, inside: 'settlement' }],
    });
    expect(shot('open').players[MIRA]).toMatchObject({ settlement: { hp: 6 }, heroes: [{ hp: 2, inside: null }] });
  });

  test.each([
    [true, null],
    [false, 'b'],
  ])('explores out of it after success, and is back in it after failure: %s (p6)', (success, house) => {
    const state = acting({ buildings: [TOWER], heroes: [inside()] });
    const open = { seat: MIRA, explorer: 'h', card: null };
    const drawn = { ...state, encounters: { ...state.encounters, open, tokens: 1 } };
    const told = { type: 'resolveEncounter', player: MIRA, success, damage: 0, gold: 0, xp: 0, scrolls: 0 } as const;
    expect(multiverseWar.apply(drawn, told).players[MIRA]?.heroes[0]?.inside).toBe(house);
  });
});
