import type { Action, Loot } from '@/rules/dungeon/actions';
import { abilitiesOf } from '@/rules/dungeon/abilities';
import { dungeon } from '@/rules/dungeon/game';
import { exchange } from '@/rules/dungeon/resolver';
import { fameOf, killFame } from '@/rules/dungeon/score';
import { artifactCount, equipmentCount, fightOf, gearOf, trapProof, turnOf } from '@/rules/dungeon/sheet';
import { specialCheck } from '@/rules/dungeon/special';
import type { State } from '@/rules/dungeon/state';
import { ALL_MODULES, act, at, played, special } from './table';

/** The rulings of section 9 that no other file names. */
const claim = (loot: Loot): Action => act('claimLoot', { loot });
const SIX_ITEMS: State['items'] = {
  potion: 'used',
  antidote: 'held',
  highPotion: 'held',
  highAntidote: 'held',
  dragonBlood: 'held',
  elixir: 'held',
};

/** A drafted battle against the Orc, all pairs fought but so many. */
function drafted(change: Partial<State>, left = 0, rules = {}): State {
  const state = played(
    at(change, ALL_MODULES, rules),
    act('leaveMerchant'),
    act('startBattle', { foe: 'e3' }),
    act('draftRoll', { faces: [1, 6, 5, 6, 4, 2, 3, 1] }),
    act('draftPlan', { faces: [1, 1, 2, 3] }),
  );
  return { ...state, battle: state.battle && { ...state.battle, fought: 4 - left } };
}
const won = (state: State): State => ({ ...state, battle: state.battle && { ...state.battle, hp: 0 } });

test('A2: one third die serves all equipment', () => {
  const gear = gearOf(at({ equipment: ['trident', 'boots', 'spear', 'shield', 'scale'] }));
  expect(abilitiesOf(gear, 5)).toEqual({ critical: true, dodge: 0, parry: 2, absorb: 0, reflect: 0 });
  expect(abilitiesOf(gear, 4)).toEqual({ critical: false, dodge: 2, parry: 0, absorb: 0, reflect: 3 });
});

test('A9: poison is a flat 1 HP, by house rule one for each counter', () => {
  const ill: Partial<State> = { ailments: { poison: 3, fear: 0, stun: 0, charm: 0 } };
  expect(played(at(ill), act('moveTile')).hp).toBe(5);
  expect(played(at(ill, {}, { poisonPerCounter: true }), act('moveTile')).hp).toBe(3);
});

test('A12: the third die is no part of the total', () => {
  const state = played(
    at({ equipment: ['scale'], ailments: { poison: 0, fear: 0, stun: 1, charm: 0 } }),
    act('startBattle', { foe: 'e1' }),
    act('rollBattle', { a: 3, b: 1, c: 3 }),
  );
  const { battle } = state;
  if (!battle) throw new Error('no battle');
  expect(exchange(fightOf(state, battle), turnOf(state, battle), 3, 1, 3).stunned).toBe(false);
});

test('A19: a marked box cannot be gained again, used or not', () => {
  expect(dungeon.check(at({ items: { elixir: 'used' } }), claim({ kind: 'item', id: 'elixir' }))?.words).toBe(
    'That box is marked already.',
  );
});

describe('A20: advanced loot', () => {
  test('one claim gives both lines', () => {
    expect(gearOf(played(at({}), claim({ kind: 'advanced', id: 'ambrosia' })))).toMatchObject({
      ambrosiaAtk: true,
      ambrosiaDef: true,
    });
  });

  test('by house rule each line is claimed for itself', () => {
    const line = (line: 0 | 1): Action => claim({ kind: 'advanced', id: 'ambrosia', line });
    const half = played(at({}, {}, { advancedLootSplit: true }), line(0));
    expect(gearOf(half)).toMatchObject({ ambrosiaDef: true, ambrosiaAtk: false });
    expect(dungeon.check(half, line(0))?.words).toBe('That box is marked already.');
    expect(gearOf(played(half, line(1)))).toMatchObject({ ambrosiaDef: true, ambrosiaAtk: true });
  });

  test('it counts for the sets, by house rule it does not', () => {
    const own: Partial<State> = {
      equipment: ['jar', 'trident', 'boots', 'spear', 'shield'],
      artifacts: ['skull', 'crown'],
      advanced: { halo: [true, true], ambrosia: [false, false], club: [true, true] },
    };
    const counts = (state: State) => [equipmentCount(state), artifactCount(state), trapProof(state)];
    expect(counts(at(own))).toEqual([6, 3, true]);
    expect(counts(at(own, {}, { advancedCountsForSets: false }))).toEqual([5, 2, false]);
  });
});

test('A21: Angel Halo counts used items too, by house rule only those held', () => {
  const own: Partial<State> = {
    items: SIX_ITEMS,
    advanced: { halo: [true, true], ambrosia: [false, false], club: [false, false] },
  };
  expect(fameOf(at(own)).sum).toBe(9);
  expect(fameOf(at(own, {}, { haloCountsUsedItems: false })).sum).toBe(0);
});

test('A23: by house rule the encounter is only typed, and nothing is said of its odds', () => {
  const risk = (state: State) => dungeon.menu(state, 0).find(({ key }) => key === 'risk')?.refusal?.words;
  expect(risk(at({}))).toBeUndefined();
  expect(risk(at({}, {}, { encounterDie: 'manual' }))).toBe('Encounters are only typed: there are no odds.');
});

test('A24: rising and falling are strict, and the last dice of the row count', () => {
  expect(specialCheck([1, 1, 2])).toEqual([]);
  expect(specialCheck([6, 6, 4, 1])).toEqual(['cyclops']);
});

test('A25: by house rule Hydra is read as printed', () => {
  const met = (rules = {}) => played(at({}, {}, rules), special('Hydra', 9, 5), act('startBattle', { foe: 'hydra' }));
  const odd = (state: State) => state.battle && fightOf(state, state.battle).foe.odd.map(({ kind }) => kind);
  expect(odd(met())).toEqual(['parry', 'poison']);
  expect(odd(met({ hydraLayout: 'literal' }))).toEqual(['parry']);
});

test('A26: the pool lies from high to low, however it fell', () => {
  const state = played(
    at({}, { drafting: true }),
    act('startBattle', { foe: 'e1' }),
    act('draftRoll', { faces: [1, 6, 2, 5, 3, 4, 1, 6] }),
  );
  expect(state.battle?.pool).toEqual([6, 6, 5, 4, 3, 2, 1, 1]);
});

test('A27: by house rule the last stamina ends the game at once', () => {
  const last = played(drafted({ stamina: 1 }, 0, { staminaZeroEnds: 'immediately' }), act('extendBattle'));
  expect([last.phase, last.end, last.battle]).toEqual(['over', 'stamina', null]);
  expect(played(drafted({ stamina: 1 }), act('extendBattle')).end).toBeNull();
});

test('A30: leftovers pay gold and call the merchant; after an extension only the merchant; without them neither', () => {
  const spoils = (state: State) => {
    const after = played(won(state), act('claimVictory'));
    return [after.gold, after.rewards?.merchant];
  };
  // The last pair is a 3 against a 4.
  expect(spoils(drafted({}, 1))).toEqual([9, true]);
  const extended = drafted({}, 1);
  expect(spoils({ ...extended, battle: extended.battle && { ...extended.battle, extended: 1 } })).toEqual([6, true]);
  expect(spoils(drafted({}, 0))).toEqual([6, false]);
});

test('A36: a tile is crossed after nothing, a trap and a battle given up', () => {
  expect(played(at({}), act('encounterRoll', { roll: 1 })).tileDue).toBe(true);
  expect(played(at({}), act('startTrap'), act('trapRoll', { face: 6 })).tileDue).toBe(true);
  const gaveUp = played(drafted({}), act('giveUpBattle'));
  expect([gaveUp.tileDue, dungeon.next(gaveUp).word]).toEqual([true, 'Tile']);
});

test.each<[string, 'gain' | 'pay' | 'set', number, boolean]>([
  ['raised', 'gain', 1, false],
  ['typed higher', 'set', 3, false],
  ['lowered', 'pay', 1, true],
  ['typed as it was', 'set', 1, true],
])('A36: a row of tiles %s by hand: is the tile you stand on still to cross?', (_, how, amount, due) => {
  const here = at({ tiles: { 2: 1, 3: 0, 4: 0 }, tileDue: true });
  const after = played(here, { type: 'correct', player: 0, counter: 'tiles2', how, amount });
  expect([after.tileDue, dungeon.next(after).word]).toEqual([due, due ? 'Tile' : 'Move']);
});

test.each<[string, readonly Action[], boolean]>([
  ['met and fought', [act('encounterRoll', { roll: 6 })], true],
  ['crossed as the enemy was met', [act('encounterRoll', { roll: 6 }), act('markTile', { dice: 2 })], false],
  ['of a battle begun without a roll', [], true],
  ['crossed before such a battle', [act('encounterRoll', { roll: 1 }), act('markTile', { dice: 2 })], true],
])('A36: a tile %s: is it still to cross after the win?', (_, before, due) => {
  const after = played(won(played(at({}), ...before, act('startBattle', { foe: 'e3' }))), act('claimVictory'));
  expect(after.tileDue).toBe(due);
});

test('A37: two fame at six instead of one at three, and no more after that', () => {
  expect([3, 5, 6, 9].map(killFame)).toEqual([1, 1, 2, 2]);
});

test('A38: a special enemy is worth 1 EXP and its star, in no row and not for the six', () => {
  const five = { e1: 1, e2: 1, e3: 1, e4: 1, e5: 1, e6: 0 };
  const met = played(at({ kills: five }), special('Vampire', 2, 4), act('startBattle', { foe: 'vampire' }));
  const after = played(won(met), act('claimVictory'));
  expect([after.exp, after.kills, after.specials]).toEqual([1, five, ['vampire']]);
  expect(fameOf(after).sum).toBe(4);
});

test('A39: extended and won brings EXP, counter and loot; given up 1 EXP only', () => {
  const extended = drafted({});
  const win = played(
    won({ ...extended, battle: extended.battle && { ...extended.battle, extended: 1 } }),
    act('claimVictory'),
  );
  const potion = claim({ kind: 'item', id: 'potion' });
  expect([win.exp, win.kills.e3, dungeon.check(win, potion)]).toEqual([1, 1, undefined]);
  const gaveUp = played(drafted({}), act('giveUpBattle'));
  expect([gaveUp.exp, gaveUp.kills.e3, dungeon.check(gaveUp, potion)?.refused]).toEqual([1, 0, 'againstTheRules']);
});

test('A41: on the way back poison and Jar work, no tile is counted, and one may just move on', () => {
  const ill = at({ tiles: { 2: 3, 3: 0, 4: 0 }, ailments: { poison: 1, fear: 0, stun: 0, charm: 0 } });
  const back = played(ill, act('moveTile'), act('moveTile'));
  expect([back.hp, back.tiles[2], back.tileDue]).toEqual([4, 3, false]);
  expect(played(back, act('clearDungeon')).end).toBe('cleared');
});
