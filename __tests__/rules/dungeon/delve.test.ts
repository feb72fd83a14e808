import { dungeon } from '@/rules/dungeon/game';
import { specialCheck } from '@/rules/dungeon/special';
import { shameOdds } from '@/rules/dungeon/shame';
import { trapOdds } from '@/rules/dungeon/trapOdds';
import { fameOfWin } from '@/rules/dungeon/risk';
import { fameOf, killFame, scoreSheet } from '@/rules/dungeon/score';
import { toText } from '@/rules/dice/fraction';
import { totals } from '@/rules/kernel/score';
import type { Action } from '@/rules/dungeon/actions';
import type { State } from '@/rules/dungeon/state';
import { ALL_MODULES, act, at, played, special, table, ware } from './table';

const fame = (state: State): number => fameOf(state).sum;

describe('the sheet', () => {
  test.each([
    [0, 0, 6],
    [1, 1, 7],
    [2, 1, 7],
    [3, 2, 8],
    [5, 3, 9],
    [7, 4, 10],
    [9, 5, 11],
    [11, 6, 12],
    [40, 6, 12],
  ])('6.1: EXP %i is level %i with %i HP', (exp, level, maxHp) => {
    const state = at({ exp });
    expect(dungeon.header(state).title).toBe(`Level ${level}`);
    expect(dungeon.counters.find(({ key }) => key === 'hp')?.range(state, 0).max).toBe(maxHp);
  });

  test('T3: 2 kills 0, 3 kills 1, 5 kills 1, 6 kills 2', () => {
    expect([2, 3, 5, 6, 9].map(killFame)).toEqual([0, 1, 1, 2, 2]);
  });

  test('T4: the 13th EXP is the first that is fame', () => {
    expect([12, 13, 20].map((exp) => fame(at({ exp })))).toEqual([0, 1, 8]);
  });

  test('section 7: every line of a rich sheet', () => {
    const state: State = {
      ...at({}, ALL_MODULES),
      exp: 15,
      tiles: { 2: 3, 3: 2, 4: 1 },
      kills: { e1: 6, e2: 3, e3: 1, e4: 1, e5: 1, e6: 2 },
      artifacts: ['grail'],
      specials: ['vampire'],
      gold: 9,
      stamina: 5,
      shame: [2, 4],
      end: 'cleared',
      phase: 'over',
      cards: { 'artifact:Holy Grail': { fame: 4 }, 'special:Vampire': { hp: 6, fame: 3 } },
    };
    const sheet = dungeon.scoreSheet(state);
    expect(sheet.rows.map(({ key, cells }) => [key, cells[0]])).toEqual([
      ['artifact', 4],
      ['maps', 3 + 4 + 5 + 10],
      ['enemy', 2 + 1 + 10 + 3],
      ['expPlus', 3],
      ['golds', 2],
      ['stamina', -2],
      ['shame', -6],
    ]);
    expect(totals(sheet)[0]).toEqual({ sum: 39, open: false });
    expect(dungeon.outcome(state)).toMatchObject({ winners: [0], title: 'Beginner Adventurer', condition: 'cleared' });
  });

  test('an artifact whose fame nobody typed leaves the total open', () => {
    expect(fameOf(at({ artifacts: ['skull'] })).open).toBe(true);
    expect(dungeon.header(at({ artifacts: ['skull'] })).tag).toBe('Fame 0 + ?');
  });

  test('what is typed counts beside what is not, and the sheet names the missing', () => {
    const state = at({
      artifacts: ['skull', 'grail'],
      specials: ['hydra'],
      kills: { e1: 6, e2: 1, e3: 1, e4: 1, e5: 1, e6: 1 },
      cards: { 'artifact:Holy Grail': { fame: 5 } },
    });
    expect(fameOf(state)).toEqual({ sum: 17, open: true });
    expect(scoreSheet(state).rows.at(-1)).toMatchObject({
      cells: [undefined],
      explain: 'Still to type from your sheet: Skull of Orus, the star of Hydra.',
    });
    expect(fameOfWin({ ...state, kills: { ...state.kills, e2: 0 } }, 'e2')).toBe(10);
  });

  test.each([
    [49, 'Beginner Adventurer'],
    [50, 'Senior Adventurer'],
    [75, 'Elite Adventurer'],
    [100, 'Master Adventurer'],
    [149, 'Master Adventurer'],
    [150, 'Dungeon Master'],
  ])('%i fame: %s (A32)', (points, rank) => {
    expect(dungeon.outcome(at({ tiles: { 2: points, 3: 0, 4: 0 }, end: 'ended', phase: 'over' }))?.title).toBe(rank);
  });

  test('A28: stamina that came back costs nothing, unless the table counts all ever spent', () => {
    const spent: Partial<State> = { stamina: 9, staminaSpent: 4 };
    expect(fame(at(spent, ALL_MODULES))).toBe(2);
    expect(fame(at(spent, ALL_MODULES, { staminaPenalty: 'total' }))).toBe(0);
  });

  test('A28: stamina taken off by hand was lost too, however the table counts', () => {
    const byHand = (rules = {}) =>
      fame(
        played(at({}, ALL_MODULES, rules), { type: 'correct', player: 0, counter: 'stamina', how: 'pay', amount: 4 }),
      );
    expect([byHand(), byHand({ staminaPenalty: 'total' })]).toEqual([0, 0]);
  });

  test('A34: by house rule a fall is worth nothing', () => {
    const fell: Partial<State> = { tiles: { 2: 5, 3: 0, 4: 0 }, end: 'fell', phase: 'over' };
    expect(fame(at(fell))).toBe(5);
    expect(fame(at(fell, {}, { scoreOnDefeat: false }))).toBe(0);
  });
});

describe('a battle', () => {
  const roll = (a: number, b: number) => act('rollBattle', { a, b });
  const take = (mine: 'a' | 'b') => act('chooseDie', { mine });

  test('from the encounter to the loot: one procedure, one undo', () => {
    const log = table();
    log.act(act('moveTile')).act(act('encounterRoll', { roll: 6 }));
    log
      .act(act('startBattle', { foe: 'e3' }))
      .act(roll(3, 2))
      .act(take('a'));
    expect(log.state.battle?.hp).toBe(0);
    log.act(act('claimVictory'));
    expect(log.state).toMatchObject({ phase: 'rewards', exp: 1, hp: 5, tileDue: true, kills: { e3: 1 }, battle: null });
    expect(new Set(log.events.slice(2).map(({ within }) => within))).toEqual(new Set(['battle:3']));
  });

  test.each([
    ['nothing', 2],
    ['battle', 6],
    ['trap', 9],
  ] as const)('told as %s it leads where the roll would have led', (met, roll) => {
    const here = played(at({}), act('moveTile'));
    expect(played(here, act('meet', { met }))).toEqual(played(here, act('encounterRoll', { roll })));
  });

  test('the upkeep comes with the roll: poison may end it before the dice count', () => {
    const met = played(
      at({ hp: 1, ailments: { poison: 1, fear: 0, stun: 0, charm: 0 } }),
      act('startBattle', { foe: 'e1' }),
    );
    expect(dungeon.apply(met, roll(6, 1))).toMatchObject({ phase: 'fallen', hp: 0, battle: { turn: 2, dice: null } });
  });

  test('A13: charm hits right after the roll', () => {
    const met = played(
      at({ exp: 1, hp: 7, ailments: { poison: 0, fear: 0, stun: 0, charm: 1 } }),
      act('startBattle', { foe: 'e1' }),
    );
    expect(played(met, roll(5, 1)).hp).toBe(6);
    expect(played(met, roll(5, 2)).hp).toBe(7);
  });

  test('ailments caught now bite next turn', () => {
    const met = played(at({}), act('startBattle', { foe: 'e5' }), roll(6, 1), take('b'));
    const hit = played(at({}), act('startBattle', { foe: 'e5' }), roll(1, 1), take('a'));
    expect(met.ailments.fear).toBe(0);
    expect(hit).toMatchObject({ ailments: { fear: 1 }, battle: { begun: false } });
  });

  test.each<[string, Action]>([
    ['cured in the turn, by house rule,', act('useItem', { id: 'antidote' })],
    ['taken off by hand', { type: 'correct', player: 0, counter: 'stun', how: 'set', amount: 0 }],
  ])('an ailment %s bites no more', (_, action) => {
    const stunned = at(
      { ailments: { poison: 0, fear: 0, stun: 1, charm: 0 }, items: { antidote: 'held' } },
      {},
      { lootItemsInBattle: true },
    );
    const lost = played(stunned, act('startBattle', { foe: 'e3' }), roll(3, 2));
    expect(played(lost, take('a')).battle?.last).toMatchObject({ deal: 0 });
    const acts = played(lost, action);
    expect(dungeon.next(acts)).toMatchObject({ word: 'Use the 3' });
    expect(dungeon.describe(acts, take('a')).words).toBe(
      'Mira takes 3, gives 2: deals 2, takes 1, catches stun, HP 5 of 6, Orc is down',
    );
  });

  test('A14: both fall; a revive finds the enemy down and the win to claim', () => {
    const both = played(at({ hp: 3 }, { revive: true }), act('startBattle', { foe: 'e3' }), roll(3, 1), take('a'));
    expect(both).toMatchObject({ phase: 'fallen', battle: { hp: 0 } });
    expect(played(both, act('revive', { face: 4 }), act('claimVictory'))).toMatchObject({
      exp: 1,
      shame: [4],
      phase: 'rewards',
    });
  });

  test('A14: by house rule the win is claimed first', () => {
    const both = played(
      at({ hp: 3 }, { revive: true }, { doubleKO: 'win' }),
      act('startBattle', { foe: 'e3' }),
      roll(3, 1),
      take('a'),
    );
    expect(both).toMatchObject({ phase: 'fallen', fallenIn: 'rewards', exp: 1, kills: { e3: 1 }, battle: null });
  });

  test('A7: a level raises the maximum; house rules heal', () => {
    const win = (rules = {}) =>
      played(at({ hp: 3 }, {}, rules), act('startBattle', { foe: 'e3' }), roll(6, 3), take('b'), act('claimVictory'))
        .hp;
    expect([win(), win({ levelUpHeal: 'plusOne' }), win({ levelUpHeal: 'full' })]).toEqual([2, 3, 7]);
  });

  test('a special enemy: typed HP, one EXP, its star, its loot, once', () => {
    const typed = played(at({}), special('Vampire', 1, 5));
    const won = played(typed, act('startBattle', { foe: 'vampire' }), roll(1, 1), take('a'), act('claimVictory'));
    expect(won).toMatchObject({ specials: ['vampire'], exp: 1, kills: { e1: 0 } });
    expect(fame(won)).toBe(5);
    expect(played(won, act('claimLoot', { loot: { kind: 'boss', id: 'teeth' } })).bossLoot).toEqual(['teeth']);
    expect(dungeon.check(played(won, act('leaveRewards')), act('startBattle', { foe: 'vampire' }))?.refused).toBe(
      'againstTheRules',
    );
  });
});

describe('drafting (module 1)', () => {
  const start = () => played(at({}, { drafting: true }), act('startBattle', { foe: 'e1' }));
  const rolled = () => played(start(), act('draftRoll', { faces: [1, 6, 2, 5, 3, 4, 4, 3] }));

  test('the pool lies high to low, the enemy takes the highest left', () => {
    const one = played(rolled(), act('draftPick', { face: 3 }));
    expect(rolled().battle?.pool).toEqual([6, 5, 4, 4, 3, 3, 2, 1]);
    expect(one.battle).toMatchObject({ pairs: [{ mine: 3, theirs: 6 }], pool: [5, 4, 4, 3, 2, 1] });
  });

  test('a whole plan is one action', () => {
    const plan = played(rolled(), act('draftPlan', { faces: [3, 3, 2, 1] }));
    expect(plan.battle?.pairs).toEqual([
      { mine: 3, theirs: 6 },
      { mine: 3, theirs: 5 },
      { mine: 2, theirs: 4 },
      { mine: 1, theirs: 4 },
    ]);
    expect(plan.battle?.pool).toEqual([]);
  });

  test('A33: a pair is used up even if you fall in it', () => {
    const fallen = played({ ...rolled(), hp: 1 }, act('draftPlan', { faces: [6, 4, 3, 2] }), act('draftTurn'));
    expect(fallen.battle?.fought).toBe(1);
  });

  test('extend for a stamina, or give up for 1 EXP and no loot', () => {
    const after = at(
      {
        battle: { ...(rolled().battle as NonNullable<State['battle']>), pool: [], pairs: [], fought: 0 },
        phase: 'battle',
        hp: 5,
      },
      { drafting: true },
    );
    expect(played(after, act('extendBattle'))).toMatchObject({ stamina: 9, battle: { rollDue: true, extended: 1 } });
    const gone = played(after, act('giveUpBattle'));
    expect(gone).toMatchObject({ exp: 1, phase: 'map', battle: null, kills: { e1: 0 } });
    expect(dungeon.check(gone, act('claimLoot', { loot: { kind: 'item', id: 'potion' } }))?.words).toBe(
      'A battle given up gives no loot.',
    );
  });

  test('A27: the last stamina ends the game after that battle', () => {
    const won = at(
      { stamina: 0, staminaSpent: 10, phase: 'rewards', rewards: { foe: 'e1', loot: 1, merchant: true } },
      ALL_MODULES,
    );
    expect(dungeon.outcome(played(won, act('leaveRewards')))?.condition).toBe('stamina');
    const left = { ...won, stamina: 1 };
    expect(played(left, act('leaveRewards')).phase).toBe('shop');
  });
});

describe('merchant (module 2)', () => {
  test('starts at the shop with 6 gold; buys, uses, sells out', () => {
    const typed = played(at({}, ALL_MODULES), ware('Medicine', 2, 2));
    expect(typed).toMatchObject({ phase: 'shop', gold: 6 });
    const twice = played(typed, act('buyItem', { id: 'medicine' }), act('buyItem', { id: 'medicine' }));
    expect(twice).toMatchObject({ gold: 2, bag: { medicine: { held: 2 } } });
    expect(dungeon.check(twice, act('buyItem', { id: 'medicine' }))).toMatchObject({
      refused: 'againstTheRules',
      words: 'Sold out: there are 2.',
    });
    expect(dungeon.check(twice, act('buyItem', { id: 'remedy' }))).toMatchObject({
      refused: 'impossible',
      words: 'Type the price from your sheet',
    });
    expect(played({ ...twice, hp: 2 }, act('leaveMerchant'), act('useItem', { id: 'medicine' })).hp).toBe(5);
  });

  test('gold stops at the printed boxes (V6)', () => {
    const typed = played(at({}, ALL_MODULES), {
      type: 'defineCard',
      kind: 'sheet',
      card: 'My sheet',
      values: { gold: 4 },
    });
    expect(typed.gold).toBe(4);
  });

  test.each([
    [5, 1],
    [6, undefined],
  ])('V6: with %i of 6 gold boxes full a win of 3 gold brings %s', (gold, brought) => {
    const won = played(
      at({ gold, phase: 'map', cards: { 'sheet:My sheet': { gold: 6 } } }, ALL_MODULES),
      act('startBattle', { foe: 'e3' }),
      act('draftRoll', { faces: [6, 5, 5, 4, 3, 3, 3, 3] }),
      act('draftPlan', { faces: [3, 3, 3, 3] }),
      act('draftTurn'),
      act('claimVictory'),
    );
    expect([won.gold, won.rewards?.gold]).toEqual([6, brought]);
  });

  test('A42: potions wait through a quiet tile, and end with the battle', () => {
    const state = at(
      { phase: 'map', bag: { ...at({}, ALL_MODULES).bag, atkPotion: { held: 2, used: 0 } } },
      ALL_MODULES,
    );
    const drunk = played(
      state,
      act('useItem', { id: 'atkPotion' }),
      act('useItem', { id: 'atkPotion' }),
      act('moveTile'),
      act('encounterRoll', { roll: 2 }),
    );
    expect(drunk.atkPotion).toBe(2);
    expect(played(drunk, act('startBattle', { foe: 'e3' })).atkPotion).toBe(2);
  });

  test('A29: the Clover changes a die of the pool or of a pair not fought', () => {
    const bag = { ...at({}, ALL_MODULES).bag, clover: { held: 2, used: 0 } };
    const met = played(
      at({ phase: 'map', bag }, ALL_MODULES),
      act('startBattle', { foe: 'e1' }),
      act('draftRoll', { faces: [6, 5, 4, 4, 3, 3, 2, 1] }),
    );
    const up = played(met, act('useClover', { die: { of: 'pool', face: 1 }, change: 1 }));
    expect(up.battle?.pool).toEqual([6, 5, 4, 4, 3, 3, 2, 2]);
    const pair = played(
      up,
      act('draftPick', { face: 3 }),
      act('useClover', { die: { of: 'theirs', pair: 0 }, change: -1 }),
    );
    expect(pair).toMatchObject({ battle: { pairs: [{ mine: 3, theirs: 5 }] }, bag: { clover: { held: 0, used: 2 } } });
    expect(
      dungeon.check(
        { ...met, battle: { ...met.battle!, pool: [6, 1] } },
        act('useClover', { die: { of: 'pool', face: 6 }, change: 1 }),
      )?.refused,
    ).toBe('impossible');
  });
});

describe('revive (module 3)', () => {
  test('T6: a crossed number passes to the next higher; then the next lower (A31)', () => {
    const fallen = at({ phase: 'fallen', fallenIn: 'map', hp: 0, shame: [3, 4] }, { revive: true });
    expect(played(fallen, act('revive', { face: 3 })).shame).toEqual([3, 4, 5]);
    expect(played({ ...fallen, shame: [5, 6] }, act('revive', { face: 5 })).shame).toEqual([5, 6, 4]);
    const none = at(
      { phase: 'fallen', fallenIn: 'map', hp: 0, shame: [5, 6] },
      { revive: true },
      { shameTop: 'noRevive' },
    );
    expect(dungeon.check(none, act('revive', { face: 5 }))?.words).toBe('No shame box from 5 up is free.');
  });

  test('5.9: 3.5 on an empty row, 4 with 2 and 3 crossed', () => {
    expect(toText(shameOdds(at({})).cost)).toBe('7/2');
    expect(toText(shameOdds(at({ shame: [2, 3] })).cost)).toBe('4');
  });

  test('A33: half of max HP, one stamina, ailments stay, never past 10', () => {
    const fallen = at(
      {
        phase: 'fallen',
        fallenIn: 'map',
        hp: 0,
        exp: 3,
        stamina: 10,
        ailments: { poison: 2, fear: 0, stun: 0, charm: 0 },
      },
      ALL_MODULES,
    );
    expect(played(fallen, act('revive', { face: 1 }))).toMatchObject({
      hp: 4,
      stamina: 10,
      phase: 'map',
      ailments: { poison: 2 },
    });
  });

  test('A22: felled by a 4 or 5 you were out already', () => {
    const trapped = played(at({ hp: 1 }, { revive: true }), act('startTrap'), act('trapRoll', { face: 4 }));
    expect(trapped.phase).toBe('fallen');
    expect(played(trapped, act('revive', { face: 2 }))).toMatchObject({ phase: 'map', trap: null, tileDue: true });
    const held = played(
      at({ hp: 1 }, { revive: true }),
      act('startTrap'),
      act('trapRoll', { face: 2 }),
      act('revive', { face: 2 }),
    );
    expect(held.phase).toBe('trap');
  });
});

describe('traps, loot and traits', () => {
  test.each([
    [1, 5 / 6],
    [2, 5 / 12],
    [6, 5 / 192],
  ])('5.4: with %i HP a trap kills with %d', (hp, expected) => {
    const { falls } = trapOdds(at({ hp }));
    expect(Number(falls.numerator) / Number(falls.denominator)).toBeCloseTo(expected, 14);
  });

  test('5.4: 1–3 hurts and holds, 4–5 hurts and frees, 6 frees', () => {
    const trapped = played(at({}), act('startTrap'));
    expect(played(trapped, act('trapRoll', { face: 3 }))).toMatchObject({ hp: 5, phase: 'trap' });
    expect(played(trapped, act('trapRoll', { face: 5 }))).toMatchObject({ hp: 5, phase: 'map', tileDue: true });
    expect(played(trapped, act('trapRoll', { face: 6 }))).toMatchObject({ hp: 6, phase: 'map' });
    expect(played(at({}, {}, { trapRepeats: false }), act('startTrap'), act('trapRoll', { face: 1 }))).toMatchObject({
      hp: 5,
      phase: 'map',
    });
  });

  const gear: State['equipment'] = ['jar', 'trident', 'boots', 'spear', 'shield'];

  test('6.6: six equipment, the Club counting, make traps harmless', () => {
    const proof = at({ equipment: gear, advanced: { ...at({}).advanced, club: [true, true] } });
    expect(played(proof, act('startTrap'), act('trapRoll', { face: 1 })).hp).toBe(6);
    expect(played(proof, act('startTrap'), act('leaveTrap')).phase).toBe('map');
    expect(dungeon.check(played(at({}), act('startTrap')), act('leaveTrap'))?.refused).toBe('againstTheRules');
  });

  test('6.6: with three equipment an artifact takes a counter off: by itself with one ailment, by choice with two', () => {
    const ill = at({ equipment: gear.slice(0, 3), ailments: { poison: 2, fear: 0, stun: 0, charm: 0 } });
    const grail = act('claimLoot', { loot: { kind: 'artifact', id: 'grail' } });
    expect(played(ill, grail)).toMatchObject({ ailments: { poison: 1 }, cureDue: false });
    const two = { ...ill, ailments: { poison: 2, fear: 1, stun: 0, charm: 0 } };
    const due = played(two, grail);
    expect(due.cureDue).toBe(true);
    expect(dungeon.next(due).word).toBe('Cure');
    expect(played(due, act('chooseAilmentToReduce', { ailment: 'fear' }))).toMatchObject({
      ailments: { fear: 0 },
      cureDue: false,
    });
  });

  test('6.6: whoever is cured by other means has nothing left to choose', () => {
    const two = at({
      equipment: ['jar', 'boots', 'spear'],
      ailments: { poison: 1, fear: 1, stun: 0, charm: 0 },
      items: { highAntidote: 'held' },
    });
    const due = played(two, act('claimLoot', { loot: { kind: 'artifact', id: 'skull' } }));
    expect(dungeon.next(due).word).toBe('Cure');
    const cured = played(due, act('useItem', { id: 'highAntidote' }));
    expect([cured.cureDue, dungeon.next(cured).word]).toEqual([false, 'Move']);
  });

  test('6.6: the third artifact heals 10 and cures, the sixth heals all, once each and without an item box', () => {
    const hurt = at({
      hp: 1,
      exp: 11,
      artifacts: ['skull', 'crown'],
      ailments: { poison: 1, fear: 1, stun: 0, charm: 0 },
    });
    const third = played(hurt, act('claimLoot', { loot: { kind: 'artifact', id: 'robe' } }));
    expect(third).toMatchObject({ hp: 11, ailments: { poison: 0, fear: 0 }, items: {} });
    const fifth = { ...third, hp: 1, artifacts: ['skull', 'crown', 'robe', 'midas', 'grail'] as const };
    expect(played(fifth, act('claimLoot', { loot: { kind: 'artifact', id: 'dragonHead' } })).hp).toBe(12);
  });

  test('A40: Eye and Horn trim at once', () => {
    const ill = at({ specials: ['cyclops'], ailments: { poison: 3, fear: 3, stun: 0, charm: 0 } });
    expect(played(ill, act('claimLoot', { loot: { kind: 'boss', id: 'eye' } })).ailments).toMatchObject({
      fear: 1,
      poison: 3,
    });
  });

  test.each([
    [[1, 4, 4, 4], ['vampire']],
    [[6, 4, 1], ['cyclops']],
    [[1, 2, 6], ['minotaur']],
    [
      [5, 1, 2, 3, 4],
      ['minotaur', 'hydra'],
    ],
    [[1, 2], []],
    [[1, 2, 2], []],
  ])('5.6: the row %j calls %j', (row, called) => {
    expect(specialCheck(row)).toEqual(called);
  });
});

test('module 2 needs module 1', () => {
  expect(
    dungeon.start({
      ...table().start,
      game: 'dungeon',
      mode: 'delve',
      seats: [{ name: 'Mira', colour: 0 }],
      first: 0,
      options: { merchant: true },
      houseRules: {},
    }),
  ).toMatchObject({ words: 'Merchant needs Dice Drafting' });
});
