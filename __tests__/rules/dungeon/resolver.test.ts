import { abilitiesOf } from '@/rules/dungeon/abilities';
import { enemyAt, type EnemyId, type Foe, specialWith } from '@/rules/dungeon/foes';
import { dieOf, exchange, type Fight, type Fighter, type Gear, type Turn, upkeep } from '@/rules/dungeon/resolver';
import { rulingsOf } from '@/rules/dungeon/rulings';
import type { Values } from '@/rules/kernel/setup';

const BARE: Gear = {
  ...{ jar: false, trident: false, boots: false, spear: false, shield: false, scale: false },
  ...{ clubAtk: false, clubDef: false, ambrosiaAtk: false, ambrosiaDef: false, teeth: false, head: false },
};
const ROOM = { poison: 9, fear: 9, stun: 9, charm: 9 };

const you = (change: Partial<Fighter> = {}, gear: Partial<Gear> = {}): Fighter => ({
  ...{ maxHp: 7, atk: 1, def: 0, atkPotion: 0, defPotion: 0, most: ROOM },
  ...change,
  gear: { ...BARE, ...gear },
});

interface Asked {
  readonly foe: EnemyId | Foe;
  readonly level?: number;
  readonly you?: Partial<Fighter>;
  readonly gear?: Partial<Gear>;
  readonly turn?: Partial<Turn>;
  readonly rules?: Values;
  /** Yours, the enemy's, the third. */
  readonly dice: readonly [number, number, number?];
}

function struck({ foe, level = 1, you: mine, gear, turn, rules = {}, dice: [a, b, c = 0] }: Asked) {
  const stands = typeof foe === 'string' ? enemyAt(foe, level) : foe;
  const fight: Fight = { you: you(mine, gear), foe: stands, rulings: rulingsOf(rules) };
  const now: Turn = { hp: 7, foeHp: stands.maxHp, poison: 0, fear: 0, stun: 0, charm: 0, ...turn };
  return exchange(fight, now, a, b, c);
}

describe('T1, the battle example: level 1, Athena’s Scale, dice 6 and 1, third die 4', () => {
  const example: Asked = { foe: 'e1', gear: { scale: true }, dice: [6, 1, 4] };

  test('by the rules: 5 HP left, the enemy at 0', () => {
    expect(struck(example)).toMatchObject({ deal: 2, take: 2, reflected: 2, hp: 5, foeHp: 0, end: 'win', first: true });
  });
  test('from 6 HP: 4 left, as the text says', () => {
    expect(struck({ ...example, turn: { hp: 6 } })).toMatchObject({ hp: 4, end: 'win' });
  });
  test('A4: reading the whole attack, 3 are reflected and the enemy ends at −1', () => {
    expect(struck({ ...example, rules: { reflectReads: 'raw' } })).toMatchObject({ reflected: 3, foeHp: -1 });
  });
  test('the third die gives the reflect, not the chosen even die', () => {
    expect(struck({ ...example, dice: [6, 1, 3] })).toMatchObject({ reflected: 0, foeHp: 2, end: undefined });
  });
});

test('T2, the Orc note: Stun 1 needs 1 damage to stun', () => {
  const orc: Asked = { foe: 'e3', level: 0, you: { atk: 0 }, turn: { hp: 6 }, dice: [1, 2] };
  expect(struck(orc)).toMatchObject({ take: 1, caught: ['stun'], hp: 5 });
  expect(struck({ ...orc, you: { atk: 0, def: 1 } })).toMatchObject({ take: 0, caught: [], hp: 6 });
});

test('T5, strike first: a felled enemy does nothing at all', () => {
  expect(struck({ foe: 'e1', turn: { foeHp: 2, hp: 1 }, dice: [6, 1] })).toMatchObject({ end: 'win', hp: 1, take: 0 });
  expect(struck({ foe: 'e1', turn: { foeHp: 2, hp: 1 }, dice: [5, 1] })).toMatchObject({
    end: 'defeat',
    doubleKO: true,
  });
});

test('5.1: what a face gives', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(dieOf)).toEqual([
    [0, 0],
    [1, 0],
    [0, 1],
    [2, 0],
    [0, 2],
    [1, 1],
    [1, 1],
  ]);
});

test('5.3: what the third die lights', () => {
  const all: Gear = { ...BARE, trident: true, boots: true, spear: true, shield: true, scale: true };
  expect([1, 2, 3, 4, 5, 6].map((face) => abilitiesOf(all, face))).toEqual([
    { critical: false, dodge: 0, parry: 2, absorb: 3, reflect: 0 },
    { critical: false, dodge: 0, parry: 0, absorb: 3, reflect: 3 },
    { critical: false, dodge: 2, parry: 2, absorb: 0, reflect: 0 },
    { critical: false, dodge: 2, parry: 0, absorb: 0, reflect: 3 },
    { critical: true, dodge: 0, parry: 2, absorb: 0, reflect: 0 },
    { critical: true, dodge: 0, parry: 0, absorb: 0, reflect: 3 },
  ]);
  expect(abilitiesOf({ ...all, teeth: true, head: true }, 1)).toMatchObject({ parry: 3, absorb: 4, reflect: 0 });
  expect(abilitiesOf({ ...BARE, teeth: true, head: true }, 2)).toMatchObject({ parry: 0, absorb: 0, reflect: 0 });
});

describe('step 0', () => {
  const tick = (hp: number, poison: number, jar: boolean, rules: Values = {}) =>
    upkeep(hp, poison, you({}, { jar }), rulingsOf(rules));
  test.each([
    [5, 0, false, {}, 5],
    [5, 3, false, {}, 4],
    [5, 3, false, { poisonPerCounter: true }, 2],
    [1, 1, true, {}, 1],
    [7, 0, true, {}, 7],
    [6, 0, true, {}, 7],
    [1, 1, false, {}, 0],
  ] as const)('A6: %i HP, poison %i, Jar %s, %j: %i', (hp, poison, jar, rules, after) => {
    expect(tick(hp, poison, jar, rules)).toBe(after);
  });
});

/** One case a rule: what is asked, and what comes of it. */
test.each<[string, Asked, object]>([
  [
    'A8: fear lowers the die, a 6 strikes first no more',
    { foe: 'e2', turn: { fear: 1 }, dice: [6, 1] },
    { face: 5, first: false },
  ],
  ['A8: at 0 it gives nothing', { foe: 'e2', turn: { fear: 4 }, dice: [3, 1] }, { face: 0, dieAtk: 0, dieDef: 0 }],
  [
    'A8: by house rule it stops at 1',
    { foe: 'e2', turn: { fear: 4 }, rules: { fearFloor: 1 }, dice: [3, 1] },
    { face: 1, dieAtk: 1 },
  ],
  [
    'A11: stunned on an odd total, the enemy acts',
    { foe: 'e1', turn: { stun: 1 }, dice: [6, 1] },
    { stunned: true, atk: 0, deal: 0, take: 3, first: false },
  ],
  ['A11: not on an even total', { foe: 'e1', turn: { stun: 1 }, dice: [5, 1] }, { stunned: false, deal: 2 }],
  ['A11: level DEF still counts', { foe: 'e1', you: { def: 1 }, turn: { stun: 1 }, dice: [4, 1] }, { def: 1, take: 2 }],
  [
    'A11: by house rule nobody acts',
    { foe: 'e1', turn: { stun: 1 }, rules: { stunMode: 'skipTurn' }, dice: [6, 1] },
    { deal: 0, take: 0, hp: 7 },
  ],
  ['A18: a dodge beats a critical', { foe: 'e1', gear: { trident: true }, dice: [3, 2, 6] }, { atk: 6, deal: 0 }],
  [
    'critical doubles the whole sum',
    { foe: 'e2', gear: { trident: true, shield: true }, dice: [3, 1, 5] },
    { atk: 10, deal: 10 },
  ],
  ['A3: abilities add', { foe: 'e2', gear: { spear: true }, dice: [3, 2, 1] }, { atk: 6 }],
  [
    'A3: by house rule they replace',
    { foe: 'e2', gear: { spear: true }, rules: { abilityAdds: false }, dice: [3, 2, 1] },
    { atk: 3 },
  ],
  ['you dodge', { foe: 'e1', gear: { boots: true }, dice: [1, 1, 3] }, { take: 0, deal: 4 }],
  ['A17: DEF first, then halve down', { foe: 'e1', gear: { shield: true }, dice: [5, 1, 1] }, { take: 1, hp: 6 }],
  [
    'A17: halved to nothing catches nothing',
    { foe: 'e4', gear: { shield: true }, dice: [5, 1, 1] },
    { take: 0, caught: [] },
  ],
  ['the enemy parries half', { foe: 'e6', dice: [3, 1] }, { atk: 3, deal: 1 }],
  [
    'a Reflect-only action attacks for 0',
    { foe: 'e6', dice: [3, 2] },
    { foeAtk: 0, take: 0, deal: 3, reflectedBack: 1, hp: 6 },
  ],
  ['A5: reflect passes DEF', { foe: 'e6', you: { def: 2 }, dice: [3, 2] }, { reflectedBack: 1 }],
  [
    'A5: by house rule it does not',
    { foe: 'e6', you: { def: 2 }, rules: { reflectIgnoresDef: false }, dice: [3, 2] },
    { reflectedBack: 0 },
  ],
  [
    'a felled enemy reflects nothing',
    { foe: 'e6', turn: { foeHp: 3 }, dice: [3, 2] },
    { end: 'win', hp: 7, reflectedBack: 0 },
  ],
  [
    'A16: your absorb heals its value at most',
    { foe: 'e3', you: { maxHp: 12 }, gear: { spear: true }, turn: { foeHp: 20 }, dice: [3, 2, 1] },
    { deal: 6, take: 2, healed: 3, hp: 8 },
  ],
  [
    'A16: by house rule all it dealt',
    {
      foe: 'e3',
      you: { maxHp: 12 },
      gear: { spear: true },
      turn: { foeHp: 20 },
      rules: { absorbHeals: 'all' },
      dice: [3, 2, 1],
    },
    { healed: 6, hp: 11 },
  ],
  [
    'A16: nothing into a dodge',
    { foe: 'e1', gear: { spear: true }, turn: { hp: 3 }, dice: [3, 2, 1] },
    { deal: 0, healed: 0 },
  ],
  [
    'A16: the enemy heals to its start',
    { foe: 'e2', turn: { foeHp: 5 }, dice: [1, 2] },
    { take: 2, deal: 2, foeHealed: 2, foeHp: 5 },
  ],
  [
    'A16: not past it',
    { foe: 'e2', turn: { foeHp: 5 }, you: { atk: 0 }, dice: [1, 2] },
    { deal: 1, foeHealed: 1, foeHp: 5 },
  ],
  [
    'A16: by house rule past it',
    { foe: 'e2', turn: { foeHp: 5 }, you: { atk: 0 }, rules: { enemyOverheal: true }, dice: [1, 2] },
    { foeHealed: 2, foeHp: 6 },
  ],
  [
    'A15: whoever is down does not absorb',
    { foe: 'e2', turn: { hp: 2, foeHp: 1 }, dice: [1, 2] },
    { end: 'defeat', doubleKO: true, healed: 0 },
  ],
  [
    'the Club reads the lowered die',
    { foe: 'e2', gear: { clubAtk: true, clubDef: true }, turn: { fear: 1 }, dice: [3, 1] },
    { face: 2, clubAtk: 1, atk: 2 },
  ],
  ['the Club on a 1', { foe: 'e2', gear: { clubAtk: true, clubDef: true }, dice: [1, 1] }, { clubDef: 1, take: 0 }],
  [
    'Ambrosia and potions add',
    { foe: 'e1', gear: { ambrosiaAtk: true, ambrosiaDef: true }, you: { atkPotion: 1, defPotion: 1 }, dice: [1, 1] },
    { atk: 4, def: 2, take: 1 },
  ],
  ['A10: one counter a hit', { foe: 'e4', level: 5, dice: [1, 1] }, { take: 3, caught: ['charm'] }],
  [
    'V8: no box, no counter',
    { foe: 'e4', you: { most: { ...ROOM, charm: 0 } }, dice: [1, 1] },
    { take: 2, caught: [] },
  ],
  [
    'A25: Hydra adds up to one attack',
    { foe: specialWith('hydra', 9, false), dice: [4, 1] },
    { foeAtk: 4, take: 2, caught: ['poison'], foeParries: true },
  ],
  [
    'A25: Hydra on even',
    { foe: specialWith('hydra', 9, false), turn: { foeHp: 4 }, dice: [3, 2] },
    { foeAtk: 3, foeHealed: 3, reflectedBack: 1 },
  ],
  ['A25: literally', { foe: specialWith('hydra', 9, true), dice: [4, 2] }, { foeAtk: 6, take: 4, caught: ['poison'] }],
])('%s', (_, asked, expected) => {
  expect(struck(asked)).toMatchObject(expected);
});
