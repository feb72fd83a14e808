import type { Action } from '@/rules/multiverse-war/actions';
import { multiverseWar } from '@/rules/multiverse-war/game';
import { setupSteps } from '@/rules/multiverse-war/setupSteps';
import type { Mission, State } from '@/rules/multiverse-war/state';
import { ADVANCED, at, card, classRef, CONTEXT, MIRA, startOf, TEO, unit } from './table';

const done = (title: string): Mission => ({ id: 'x', title, secret: false, done: 1 });
const line = (state: State, action: Action) => multiverseWar.describe(state, action).words;
const nudge = (state: State, about: string) => multiverseWar.nudges(state).find((each) => each.about === about)?.words;

describe('one is told as one', () => {
  test('a point ahead on the last turn', () => {
    const state = at(startOf({ scenario: 'full', turnLimit: 3 }), { round: 3 }, { missions: [done('Ford')] });
    const typed = multiverseWar.apply(state, card('mission', 'Ford', { points: 1 }));
    expect(nudge(typed, 'the last turn')).toBe('Last turn: Mira is 1 point ahead.');
  });

  test('a skill point, an ability token', () => {
    const state = at(startOf(ADVANCED), { phase: 'action' }, { tokensSpent: 1 });
    expect(line(state, { type: 'setLevelPoints', player: MIRA, points: 1 })).toBe(
      'Mira notes: a hero level brings 1 skill point',
    );
    expect(multiverseWar.menu(state, MIRA).find(({ key }) => key === 'record')?.detail).toBe('1 ability token left');
  });

  test.each([
    [0, undefined],
    [1, 'Keep 1 aether mine ready: one for each central territory as it is revealed.'],
    [2, 'Keep 2 aether mines ready: one for each central territory as it is revealed.'],
  ])('%s aether mines at setup', (mines, words) => {
    const steps = setupSteps(startOf({ ...ADVANCED, mines }));
    expect(steps.find((each) => each.startsWith('Keep'))).toBe(words);
  });

  test('a range of one hex', () => {
    const scout = card('unit', 'Scout', { type: 'mounted', attack: 'ranged', range: 1 });
    const state = at(multiverseWar.apply(startOf(ADVANCED), scout), { phase: 'action', round: 3 });
    const shot: Action = {
      type: 'resolveCombat',
      player: MIRA,
      attacker: classRef(MIRA, 'Scout'),
      target: classRef(TEO, 'Pikeman'),
      context: { ...CONTEXT, distance: 2 },
      rolls: [],
    };
    expect(multiverseWar.check(state, shot)?.words).toBe('Shoots 1 hex far');
  });
});

describe('what was not so is not told', () => {
  test('whoever shoots the ant colony is not stung (A49)', () => {
    const colony = { id: 'c', kind: 'colony' as const, name: 'Giant ant colony', hp: 5, maxHp: 5, owner: null };
    const base = at(startOf(ADVANCED), { phase: 'action', round: 3 }, { units: [unit('1', 'Bowman')] });
    const state = { ...base, encounters: { ...base.encounters, aside: [colony] } };
    const at2: Action = {
      type: 'resolveCombat',
      player: MIRA,
      attacker: { kind: 'unit', id: '1', owner: MIRA },
      target: { kind: 'permanent', id: 'c', owner: null },
      context: { ...CONTEXT, distance: 2 },
      rolls: [],
    };
    expect(line(state, at2)).toBe(
      'Mira attacks the Giant ant colony with Bowman: hits for 1; target 4 left, attacker 4 left',
    );
  });

  test('a broken treaty does not end with this turn (A24)', () => {
    const state = (broken: boolean) => {
      const treaty = { id: 't', a: MIRA, b: TEO, round: 1, broken };
      return at(startOf({ scenario: 'full' }, {}, 'ffa'), { round: 3, treaties: [treaty] });
    };
    expect(nudge(state(false), 'treaties')).toBe('The treaty of Mira and Teo ends with this turn.');
    expect(nudge(state(true), 'treaties')).toBeUndefined();
    expect(nudge({ ...state(true), round: 6 }, 'treaties')).toBe('Mira and Teo may deal again next turn.');
  });
});

test.each([
  [TEO, 'Teo repays Mira 2 gold, 3 left'],
  [MIRA, 'Mira notes: Teo repays Mira 2 gold, 3 left'],
])('a loan paid back reads as who pays whom, told by %s', (player, words) => {
  const loan = { id: 'l', from: MIRA, to: TEO, gold: 4, note: '', round: 1 };
  const state = at(startOf({ scenario: 'full' }, {}, 'ffa'), { loans: [loan] }, {}, { gold: 5 });
  expect(line(state, { type: 'repayLoan', player, loan: 'l', amount: 2 })).toBe(words);
});

test.each<[Action, object[]]>([
  [
    { type: 'heroAbility', player: MIRA, hero: 'h', ability: 'a', dice: { faces: [2, 9], upTo: 5, by: 'typed' } },
    [{ sides: 10, faces: [2, 9], good: 'low' }],
  ],
  [
    { type: 'movePermanentEncounter', player: MIRA, permanent: 'p', d6: 4, by: 'typed' },
    [{ sides: 6, faces: [4], good: 'neither' }],
  ],
  [
    { type: 'resolveEncounter', player: MIRA, success: true, damage: 0, gold: 0, xp: 1, scrolls: 0, d10: 7 },
    [{ sides: 10, faces: [7], good: 'neither' }],
  ],
  [{ type: 'rollDie', player: MIRA, sides: 6, faces: [6], by: 'typed' }, [{ sides: 6, faces: [6] }]],
])('which faces one hopes for: %j', (action, rolls) => {
  expect(multiverseWar.rolls(action)).toEqual(rolls.map((roll) => ({ seat: MIRA, by: 'typed', ...roll })));
});

test('the last mission ticked by hand tells the end with it (A26)', () => {
  const open = { id: 'm2', title: 'Mission two', secret: false, done: null };
  const state = at(startOf({ missionTwo: 'own' }), {}, { missions: [{ ...open, id: 'm1', done: 1 }, open] });
  const tick: Action = { type: 'completeMission', player: MIRA, mission: 'm2' };
  expect(line(state, tick)).toBe('Mira fulfils “Mission two”. Mira fulfilled all missions');
  const more = at(state, {}, { missions: [open, { ...open, id: 'm3', title: 'Unlock an ability' }] });
  expect(line(more, tick)).toBe('Mira fulfils “Mission two”');
});

describe('the checklist of a phase', () => {
  const steps = (state: State, key: string) =>
    multiverseWar
      .phases(state)
      .find((each) => each.key === key)
      ?.steps.map(({ words }) => words) ?? [];

  test.each([
    ['duel', []],
    ['ffa', ['Trades and loans only now']],
    ['teams', ['Gold for your ally only now']],
  ])('names the gold that may change hands in this game: %s', (mode, told) => {
    const revenue = steps(startOf({ scenario: 'full' }, {}, mode), 'revenue');
    expect(revenue.filter((words) => words.endsWith('only now'))).toEqual(told);
  });

  test('counts who will heal before the Action phase begins, and who did after', () => {
    const units = [unit('1', 'Pikeman', { hp: 2, resting: true }), unit('2', 'Bowman', { resting: true })];
    const state = at(startOf({ scenario: 'full' }), { round: 2, phase: 'build' }, { units });
    expect(steps(state, 'action')).toContain('Rested units heal: 1');
    const healed = multiverseWar.apply(state, { type: 'nextPhase', player: MIRA });
    expect(steps(healed, 'action')).toContain('Rested units heal: 1');
  });
});

test.each([
  ['Bowman', {}, '2 ability tokens left this turn; they come back next turn.'],
  ['Bowman', { done: true }, undefined],
  ['Bowman', { resting: true }, undefined],
  ['Pikeman', {}, undefined],
])('tokens are reminded of while a unit can still spend one: %s %j (A35)', (name, more, words) => {
  const state = at(
    startOf({ scenario: 'full' }),
    { round: 3, phase: 'action' },
    { units: [unit('1', name, more)], steps: { [name]: 2 } },
  );
  expect(nudge(state, 'ability tokens')).toBe(words);
});

test('roads and hexes have a tile of their own, and Build promises what it opens', () => {
  const tile = (state: State, key: string) => multiverseWar.menu(state, MIRA).find((each) => each.key === key);
  const build = (round: number) => at(startOf({ scenario: 'full' }), { round, phase: 'build' });
  expect(tile(build(2), 'road')).toMatchObject({ opens: 'road', detail: 'Build a road, chop or plant a forest' });
  expect(tile(build(2), 'road')?.refusal).toBeUndefined();
  expect(tile(build(1), 'road')?.refusal?.words).toBe('First turn: units or a hero only');
  expect(tile(build(2), 'construct')?.detail).not.toMatch(/road|bridge|tier/);
});

test.each([
  ['teams', 'Mira advances the Stone Portal by 1, now 4'],
  ['duel', 'Mira advances the Stone Portal by 1, now 2'],
])('allies build one portal, and the line tells how far it is: %s (p14)', (mode, words) => {
  const mines = [{ terrain: 'hill', owner: MIRA }];
  const portals = [{ portal: 1 }, { portal: 9 }, { portal: 2 }].slice(0, mode === 'teams' ? 3 : 2);
  const state = at(startOf({ scenario: 'full' }, {}, mode), { round: 3, mines }, ...portals);
  expect(line(state, { type: 'advancePortal', player: MIRA, amount: 1 })).toBe(words);
});

test.each<[Action, string]>([
  [
    { type: 'correct', player: MIRA, counter: 'tokensSpent', how: 'gain', amount: 1 },
    'Mira noted 1 ability token spent, now 2',
  ],
  [
    { type: 'correct', player: MIRA, counter: 'tokensSpent', how: 'pay', amount: 1 },
    'Mira took back 1 ability token spent, now 0',
  ],
  [
    { type: 'damageBuilding', player: MIRA, owner: MIRA, building: 'settlement', amount: 1 },
    'Mira has the settlement hit for 1, 5 left',
  ],
  [
    { type: 'damageBuilding', player: MIRA, owner: TEO, building: 'settlement', amount: 1 },
    "Mira hits Teo's settlement for 1, 5 left",
  ],
  [{ type: 'revealDecoy', player: MIRA, owner: MIRA }, 'Mira has a decoy revealed, it leaves the board'],
  [{ type: 'revealDecoy', player: MIRA, owner: TEO }, 'Mira reveals a decoy of Teo, it leaves the board'],
])('what happens to one’s own is told so: %j', (action, words) => {
  const state = at(startOf(ADVANCED), { round: 2, phase: 'action' }, { tokensSpent: 1, decoys: 1 }, { decoys: 1 });
  expect(line(state, action)).toBe(words);
});
