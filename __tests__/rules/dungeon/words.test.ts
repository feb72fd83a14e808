import { actionSchema, type Action, parseAction } from '@/rules/dungeon/actions';
import { dungeon } from '@/rules/dungeon/game';
import type { State } from '@/rules/dungeon/state';
import { topics } from '@/rules/dungeon/topics';
import { ALL_MODULES, act, at, played } from './table';

const start = at({});
const met = played(start, act('startBattle', { foe: 'e1' }));
const rolled = played(met, act('rollBattle', { a: 6, b: 1 }));
const held: State['ailments'] = { poison: 1, fear: 0, stun: 1, charm: 1 };
const weak = at({ exp: 1, hp: 7, ailments: held });
const weakMet = played(weak, act('startBattle', { foe: 'e1' }));
const weakDraft = played(
  at({ exp: 1, hp: 7, ailments: held }, ALL_MODULES),
  act('leaveMerchant'),
  act('startBattle', { foe: 'e1' }),
  act('draftRoll', { faces: [6, 6, 5, 5, 4, 3, 2, 1] }),
  act('draftPlan', { faces: [4, 3, 2, 1] }),
);
/** The four drafted pairs fought, the enemy still there. */
const undecided = (stamina: number, options = ALL_MODULES, rules = {}): State => {
  const drafted = played(
    at({ stamina }, options, rules),
    ...(options.merchant ? [act('leaveMerchant')] : []),
    act('startBattle', { foe: 'e1' }),
    act('draftRoll', { faces: [6, 5, 4, 4, 3, 3, 2, 1] }),
    act('draftPlan', { faces: [6, 4, 3, 2] }),
  );
  return { ...drafted, battle: { ...drafted.battle!, fought: 4 } };
};
const potion = (state: State): State => ({ ...state, bag: { ...state.bag, atkPotion: { held: 1, used: 0 } } });
const ill: State = at({ hp: 4, ailments: { poison: 2, fear: 0, stun: 0, charm: 0 } });

test.each<[State, Action, string]>([
  [start, act('moveTile'), 'Mira moves'],
  [ill, act('moveTile'), 'Mira moves: poison costs 1 HP, HP 3 of 6'],
  [{ ...ill, hp: 1 }, act('moveTile'), 'Mira moves: poison costs 1 HP, HP 0 of 6. Mira falls'],
  [start, act('encounterRoll', { roll: 7 }), 'Mira rolls 7: an enemy'],
  [start, act('meet', { met: 'nothing' }), 'Mira meets nothing'],
  [start, act('meet', { met: 'battle' }), 'Mira meets an enemy'],
  [start, act('meet', { met: 'trap' }), 'Mira is caught in a trap'],
  [start, act('startBattle', { foe: 'e1' }), 'Mira meets Werewolf, level 0, 3 HP'],
  [met, act('rollBattle', { a: 6, b: 1, by: 'app' }), 'Mira rolls 6 and 1, by the app'],
  [rolled, act('chooseDie', { mine: 'a' }), 'Mira takes 6, gives 1: deals 1, takes 2, HP 4 of 6, Werewolf has 2'],
  [
    { ...rolled, battle: { ...rolled.battle!, hp: 1 } },
    act('chooseDie', { mine: 'a' }),
    'Mira takes 6, gives 1: deals 1, takes 0, HP 6 of 6, Werewolf is down',
  ],
  [
    { ...met, battle: { ...met.battle!, hp: 0 } },
    act('claimVictory'),
    'Mira defeats Werewolf: 1 EXP. Level 1: HP max 7, ATK 1, DEF 0',
  ],
  [
    { ...met, exp: 12, battle: { ...met.battle!, hp: 0 } },
    act('claimVictory'),
    'Mira defeats Werewolf: 1 EXP. EXP+ 1, worth 1 fame more',
  ],
  [weakMet, act('rollBattle', { a: 2, b: 2 }), 'Mira rolls 2 and 2: poison costs 1, charm costs 1, HP 5 of 7'],
  [
    { ...weakMet, hp: 1 },
    act('rollBattle', { a: 2, b: 2 }),
    'Mira rolls 2 and 2: poison costs 1, HP 0 of 7. Mira falls',
  ],
  [weakMet, act('beginTurn'), 'Turn 1 begins: poison costs 1, HP 6 of 7'],
  [
    { ...weakMet, equipment: ['jar'], ailments: { ...held, poison: 0 }, hp: 5 },
    act('beginTurn'),
    'Turn 1 begins: the Jar heals 1, HP 6 of 7',
  ],
  [
    weakDraft,
    act('draftTurn'),
    'Mira takes 4, gives 6: poison costs 1, charm costs 1, deals 0, takes 0, HP 5 of 7, Werewolf has 4',
  ],
  [
    played(weakDraft, act('draftTurn')),
    act('draftTurn'),
    'Mira takes 3, gives 6: poison costs 1, stunned, deals 0, takes 1, HP 3 of 7, Werewolf has 4',
  ],
  [
    played(
      at({ hp: 1 }, {}, { doubleKO: 'win' }),
      act('startBattle', { foe: 'e3' }),
      act('rollBattle', { a: 3, b: 1 }),
    ),
    act('chooseDie', { mine: 'a' }),
    'Mira takes 3, gives 1: both fall, 1 EXP, HP 0 of 7. Level 1: HP max 7, ATK 1, DEF 0. Mira falls',
  ],
  [
    { ...met, kills: { e1: 2, e2: 1, e3: 1, e4: 1, e5: 1, e6: 1 }, exp: 7, battle: { ...met.battle!, hp: 0 } },
    act('claimVictory'),
    'Mira defeats Werewolf: 1 EXP, 3 wins over it: 1 fame',
  ],
  [
    { ...met, kills: { e1: 0, e2: 1, e3: 1, e4: 1, e5: 1, e6: 1 }, exp: 5, battle: { ...met.battle!, hp: 0 } },
    act('claimVictory'),
    'Mira defeats Werewolf: 1 EXP, one of each: 10 fame',
  ],
  [
    { ...met, exp: 14, cards: { 'sheet:My sheet': { expPlus: 2 } }, battle: { ...met.battle!, hp: 0 } },
    act('claimVictory'),
    'Mira defeats Werewolf: the EXP row is full',
  ],
  [{ ...ill, items: { potion: 'held' } }, act('useItem', { id: 'potion' }), 'Mira uses Potion: heals 2, HP 6 of 6'],
  [{ ...ill, items: { antidote: 'held' } }, act('useItem', { id: 'antidote' }), 'Mira uses Antidote: poison gone'],
  [potion(start), act('useItem', { id: 'atkPotion' }), 'Mira uses ATK Potion: +1 ATK next battle'],
  // In a battle by the table's own leave it works at once.
  [potion(met), act('useItem', { id: 'atkPotion' }), 'Mira uses ATK Potion: +1 ATK this battle'],
  [start, act('claimLoot', { loot: { kind: 'equipment', id: 'scale' } }), 'Mira gains Athena’s Scale'],
  // With three equipment an artifact takes a counter off, and Eye and Horn leave only one.
  [
    { ...ill, equipment: ['scale', 'shield', 'jar'] },
    act('claimLoot', { loot: { kind: 'artifact', id: 'grail' } }),
    'Mira gains Holy Grail: poison 1 left',
  ],
  [
    { ...ill, specials: ['minotaur'] },
    act('claimLoot', { loot: { kind: 'boss', id: 'horn' } }),
    'Mira gains Minotaur Horn: poison 1 left',
  ],
  [played(start, act('startTrap')), act('trapRoll', { face: 5 }), 'Mira rolls 5 in the trap: 1 damage, HP 5 of 6, out'],
  [
    played(at({ hp: 1 }), act('startTrap')),
    act('trapRoll', { face: 2 }),
    'Mira rolls 2 in the trap: 1 damage, HP 0 of 6. Mira falls',
  ],
  [
    played(at({ hp: 1 }), act('startTrap')),
    act('trapRoll', { face: 4 }),
    'Mira rolls 4 in the trap: 1 damage, HP 0 of 6, out. Mira falls',
  ],
  [
    at({ phase: 'fallen', fallenIn: 'map', hp: 0, shame: [3] }, ALL_MODULES),
    act('revive', { face: 3 }),
    'Mira revives with HP 3 of 6; shame die 3, box 4 crossed',
  ],
  [
    at({ phase: 'fallen', fallenIn: 'map', hp: 0, stamina: 8 }, ALL_MODULES),
    act('revive', { face: 3 }),
    'Mira revives with HP 3 of 6, stamina 9; shame die 3, box 3 crossed',
  ],
  [start, act('clearDungeon'), 'Mira is back at the entrance. Mira cleared the dungeon. 10 fame: Beginner Adventurer.'],
  [start, { type: 'correct', player: 0, counter: 'hp', how: 'pay', amount: 2 }, 'Mira lost 2 HP, now 4'],
  [met, { type: 'correct', player: 0, counter: 'foeHp', how: 'pay', amount: 2 }, 'Mira took 2 enemy HP, now 1'],
  [
    start,
    { type: 'defineCard', kind: 'special', card: 'Hydra', values: { hp: 9, fame: null } },
    'Hydra: HP 9, star fame not typed yet',
  ],
])('%#: %s', (state, action, words) => {
  expect(dungeon.describe(state, action).words).toBe(words);
});

test.each<[string, State, string, string]>([
  ['at the start', start, 'Move', ''],
  ['with the merchant', at({}, ALL_MODULES), 'Leave', ''],
  ['on a new tile', played(start, act('moveTile')), 'Encounter', 'encounter'],
  ['an enemy', played(start, act('encounterRoll', { roll: 5 })), 'Enemy', 'enemy'],
  ['nothing', played(start, act('encounterRoll', { roll: 1 })), 'Tile', 'tile'],
  ['a battle', met, 'Roll', 'roll'],
  ['its dice', rolled, 'Choose', 'choose'],
  ['a trap', played(start, act('startTrap')), 'Roll', 'trap'],
  ['with the pairs fought', undecided(1), 'Decide', 'extend'],
  ['with no stamina to extend', undecided(0), 'Give up', 'extend'],
  ['after the end', at({ phase: 'over', end: 'ended' }), 'Final', 'score'],
  ['down for good', { ...start, phase: 'fallen', fallenIn: 'map', hp: 0 }, 'Accept', ''],
])('the bead %s', (_, state, word, opens) => {
  const bead = dungeon.next(state);
  expect([bead.word, bead.opens ?? '']).toEqual([word, opens]);
});

test.each<[string, State, [string, string][]]>([
  [
    'on the map',
    start,
    [
      ['Map', 'now'],
      ['Battle', 'due'],
      ['Loot', 'due'],
    ],
  ],
  [
    'in a battle no trap is done',
    met,
    [
      ['Map', 'done'],
      ['Battle', 'now'],
      ['Loot', 'due'],
    ],
  ],
  [
    'in a trap no battle is due',
    played(start, act('startTrap')),
    [
      ['Map', 'done'],
      ['Trap', 'now'],
    ],
  ],
  [
    'before the dungeon',
    at({}, ALL_MODULES),
    [
      ['Merchant', 'now'],
      ['Map', 'due'],
      ['Battle', 'due'],
      ['Loot', 'due'],
    ],
  ],
  [
    'at a merchant met later',
    at({ exp: 1, phase: 'shop' }, ALL_MODULES),
    [
      ['Map', 'done'],
      ['Battle', 'done'],
      ['Loot', 'done'],
      ['Merchant', 'now'],
    ],
  ],
])('the rod %s', (_, state, stations) => {
  expect(dungeon.phases(state).map(({ words, status }) => [words, status])).toEqual(stations);
});

test.each<[string, State, boolean, boolean]>([
  ['before the first move', start, false, false],
  ['before the dungeon', at({}, ALL_MODULES), false, false],
  ['on a new tile', played(start, act('moveTile')), false, false],
  ['once nothing happened', played(start, act('moveTile'), act('encounterRoll', { roll: 1 })), true, false],
  ['in a battle', met, true, false],
  [
    'once the tile is crossed before the next move',
    played(start, act('encounterRoll', { roll: 1 }), act('markTile', { dice: 2 })),
    false,
    false,
  ],
  [
    'with the loot of a crossed tile',
    at({ exp: 1, phase: 'rewards', rewards: { foe: 'e1', loot: 1, merchant: false } }),
    true,
    true,
  ],
  ['at a merchant met later', at({ exp: 1, phase: 'shop' }, ALL_MODULES), true, true],
])('the checklist of the map %s', (_, state, encounter, crossed) => {
  const steps = dungeon.phases(state).find(({ key }) => key === 'map')?.steps ?? [];
  expect(steps.flatMap(({ done }) => (done === undefined ? [] : [done]))).toEqual([encounter, crossed]);
});

test.each<[string, State, boolean[]]>([
  ['before any win', start, [false, false, false]],
  ['in a battle', met, [false, false, false]],
  [
    'after a win',
    at({ tileDue: true, phase: 'rewards', rewards: { foe: 'e1', loot: 0, merchant: false } }),
    [false, true, false],
  ],
  [
    'with the loot claimed',
    at({ phase: 'rewards', rewards: { foe: 'e1', loot: 1, merchant: false } }),
    [true, true, true],
  ],
  ['at a merchant met later', at({ exp: 1, phase: 'shop' }, ALL_MODULES), [true, true, true]],
])('the checklist of the loot %s', (_, state, done) => {
  const steps = dungeon.phases(state).find(({ key }) => key === 'rewards')?.steps ?? [];
  expect(steps.map((step) => step.done)).toEqual(done);
});

test.each<[string, State, string]>([
  ['at the start', start, 'Move'],
  ['its dice', rolled, 'Choose a die'],
  ['a die that wins now', { ...rolled, battle: { ...rolled.battle!, hp: 1 } }, 'Use the 6'],
  ['a drafted pair', weakDraft, 'Fight'],
  ['a drafted pair and its third die', { ...weakDraft, equipment: ['scale'] }, 'Fight'],
  ['a trap', played(start, act('startTrap')), 'Roll'],
  ['the end of the loot', at({ phase: 'rewards', rewards: { foe: 'e1', loot: 1, merchant: false } }), 'Go on'],
  ['the merchant', at({}, ALL_MODULES), 'Leave'],
  ['down for good', { ...start, phase: 'fallen', fallenIn: 'map', hp: 0 }, 'Accept'],
])('what the bead does stands among the actions: %s', (_, state, words) => {
  const [tile, ...more] = dungeon.menu(state, 0).filter(({ likely }) => likely);
  const { action, opens } = dungeon.next(state);
  expect(tile).toMatchObject({ words, ...(opens ? { opens } : { action }) });
  expect([more, tile?.refusal]).toEqual([[], undefined]);
});

test.each<[string, boolean, number[], [string, string][]]>([
  [
    'with a revive',
    true,
    [3],
    [
      ['Revive', 'likely'],
      ['Accept the defeat', ''],
    ],
  ],
  [
    'with every shame box crossed',
    true,
    [1, 2, 3, 4, 5, 6],
    [
      ['Revive', 'No shame box is left.'],
      ['Accept the defeat', 'likely'],
    ],
  ],
  ['without the module', false, [], [['Accept', 'likely']]],
])('whoever lies down finds the ways on among the actions: %s', (_, revive, shame, ways) => {
  const fallen = at({ phase: 'fallen', fallenIn: 'map', hp: 0, shame }, { revive });
  const tiles = dungeon.menu(fallen, 0).filter(({ key }) => ['revive', 'acceptDefeat', 'step'].includes(key));
  expect(tiles.map((tile) => [tile.words, tile.refusal?.words ?? (tile.likely ? 'likely' : '')])).toEqual(ways);
});

test('whoever lies down finds loot among what waits', () => {
  const loot = dungeon.menu(at({ phase: 'fallen', fallenIn: 'map', hp: 0 }), 0).find(({ key }) => key === 'loot');
  expect(loot?.refusal?.words).toBe('You have fallen: revive or accept the defeat.');
});

test('nothing is the likely action after the end', () => {
  expect(dungeon.menu(at({ phase: 'over', end: 'ended' }), 0).filter(({ likely }) => likely)).toEqual([]);
});

test('a die that wins now stands on the bead', () => {
  const near: State = { ...rolled, battle: { ...rolled.battle!, hp: 1 } };
  expect(dungeon.next(near)).toMatchObject({ word: 'Use the 6', action: { type: 'chooseDie', mine: 'a' } });
});

test.each<[string, Partial<State>, string]>([
  ['one of the six', {}, 'Claim what the loot die gives'],
  ['a special enemy', { rewards: { foe: 'vampire', loot: 0, merchant: false } }, 'Claim the Vampire Teeth'],
  [
    'one whose loot is claimed already',
    { rewards: { foe: 'vampire', loot: 0, merchant: false }, bossLoot: ['teeth'] },
    'Claim what the loot die gives',
  ],
])('A38: the loot of %s', (_, change, words) => {
  const won = at({ phase: 'rewards', rewards: { foe: 'e1', loot: 0, merchant: false }, ...change });
  expect(dungeon.next(won).sentence).toBe(words);
  expect(dungeon.phases(won).flatMap(({ steps = [] }) => steps.map((step) => step.words))).toContain(words);
});

test.each<[string, Partial<State>, string]>([
  ['back to the map', { stamina: 1 }, 'Back to the map'],
  ['nowhere without stamina', { stamina: 0 }, 'No stamina left: the delve ends here'],
])('A27: after the loot the bead leads %s', (_, change, words) => {
  const won = at({ phase: 'rewards', rewards: { foe: 'e1', loot: 1, merchant: false }, ...change }, ALL_MODULES);
  expect(dungeon.next(won).sentence).toBe(words);
});

describe('nudges (section 11)', () => {
  const abouts = (state: State) => dungeon.nudges(state).map(({ about }) => about);
  test.each<[string, State, string]>([
    ['1: the third die', played(at({ equipment: ['boots'] }), act('startBattle', { foe: 'e1' })), 'the third die'],
    ['2: poison on the way', ill, 'poison on the way'],
    ['3: fear', { ...met, ailments: { poison: 0, fear: 1, stun: 0, charm: 0 } }, 'fear'],
    [
      '4: fear that helps',
      {
        ...played(met, act('rollBattle', { a: 4, b: 2 })),
        ailments: { poison: 0, fear: 1, stun: 0, charm: 0 },
      },
      'fear that helps',
    ],
    ['5: stun', { ...met, ailments: { poison: 0, fear: 0, stun: 1, charm: 0 } }, 'stun'],
    ['5: charm', { ...met, exp: 1, ailments: { poison: 0, fear: 0, stun: 0, charm: 1 } }, 'charm'],
    [
      '6: ailments stay',
      { ...ill, phase: 'rewards', rewards: { foe: 'e1', loot: 0, merchant: false } },
      'ailments after a battle',
    ],
    [
      '7: four ticks',
      at({ phase: 'rewards', tileDue: true, rewards: { foe: 'e1', loot: 0, merchant: false } }),
      'what a win asks for',
    ],
    [
      '8: the next enemy',
      at({ exp: 3, phase: 'rewards', rewards: { foe: 'e1', loot: 1, merchant: false } }),
      'a new level',
    ],
    ['10: three equipment', { ...ill, equipment: ['jar', 'boots', 'spear'] }, 'three equipment'],
    [
      '13: a dodge beats a critical',
      played(
        at({ equipment: ['trident'] }),
        act('startBattle', { foe: 'e1' }),
        act('rollBattle', { a: 4, b: 2, c: 5 }),
      ),
      'an enemy’s dodge',
    ],
    [
      '14: critical and reflect',
      played(
        at({ equipment: ['trident', 'scale'] }),
        act('startBattle', { foe: 'e3' }),
        act('rollBattle', { a: 4, b: 2, c: 6 }),
      ),
      'critical and reflect',
    ],
    ['20: the way back', at({ tiles: { 2: 8, 3: 0, 4: 0 } }), 'the way back'],
    ['21: one enemy missing', at({ kills: { e1: 1, e2: 1, e3: 1, e4: 1, e5: 0, e6: 2 } }), 'all six enemies'],
  ])('%s', (_, state, about) => {
    expect(abouts(state)).toContain(about);
  });
  test('what stays is named, and poison by what it really costs', () => {
    const two = { poison: 3, fear: 1, stun: 0, charm: 0 };
    const words = (state: State) => dungeon.nudges(state).map((nudge) => nudge.words);
    const rewards: Partial<State> = { phase: 'rewards', rewards: { foe: 'e1', loot: 1, merchant: false } };
    expect(words(at({ ...rewards, exp: 2, ailments: two }))).toEqual([
      'Still with you after the battle: poison, fear.',
    ]);
    expect(words(at({ ailments: two }, {}, { poisonPerCounter: true }))).toContain('Poison costs 3 HP on every move.');
  });

  test('A11: a stun by the table’s house rule', () => {
    const stunned = at({ ailments: { poison: 0, fear: 0, stun: 1, charm: 0 } }, {}, { stunMode: 'skipTurn' });
    expect(dungeon.nudges(played(stunned, act('startBattle', { foe: 'e1' }))).map(({ words }) => words)).toEqual([
      'Stunned: on an odd total nobody acts this turn.',
    ]);
  });

  test.each<[string, State, string]>([
    ['free', undecided(10), 'This stamina point is free so far.'],
    ['dear', undecided(9), 'This stamina point costs 1 fame.'],
    [
      'the last',
      undecided(1, { ...ALL_MODULES, merchant: false, revive: false }),
      'This stamina point costs 1 fame. It is the last: the delve ends with this battle.',
    ],
    [
      'the last but for a revive',
      undecided(1),
      'This stamina point costs 1 fame. It is the last: the delve ends with this battle, unless a revive gives one back.',
    ],
    [
      'the last by house rule',
      undecided(1, ALL_MODULES, { staminaZeroEnds: 'immediately' }),
      'This stamina point costs 1 fame. It is the last: the delve ends at once.',
    ],
  ])('18: a stamina point that is %s', (_, state, words) => {
    expect(dungeon.nudges(state).find(({ about }) => about === 'stamina')?.words).toBe(words);
  });

  test('no word of a dodge or of fear where they do not matter', () => {
    const orc = at({ equipment: ['trident'], ailments: { poison: 0, fear: 1, stun: 0, charm: 0 } });
    const dice = played(orc, act('startBattle', { foe: 'e3' }), act('rollBattle', { a: 6, b: 3, c: 5 }));
    expect(abouts(dice)).toEqual(['fear']);
  });
  test('2: no word of the next move, nor of an item before it, once an enemy is met', () => {
    const dying: State = { ...ill, hp: 1 };
    expect(abouts(dying)).toEqual(['poison on the way']);
    expect(abouts(played(dying, act('encounterRoll', { roll: 6 })))).toEqual([]);
  });
  test.each<[string, number, number, boolean, boolean]>([
    ['a 2 as 1', 2, 1, false, true],
    ['a 2 as 1 with the Club, which hits as hard as a 2', 2, 1, true, false],
    ['a 4 as 2', 4, 2, false, false],
    ['a 4 as 2 with the Club', 4, 2, true, true],
  ])('4: fear helps, or not: %s', (_, face, fear, club, helps) => {
    const dice = played(
      at({ advanced: { ...start.advanced, club: [club, club] } }),
      act('startBattle', { foe: 'e3' }),
      act('rollBattle', { a: face, b: 6 }),
    );
    const afraid = { ...dice, ailments: { poison: 0, fear, stun: 0, charm: 0 } };
    expect(abouts(afraid).includes('fear that helps')).toBe(helps);
  });
  test('nothing to say at the start, nor after the end', () => {
    expect([abouts(start), abouts(at({ phase: 'over', end: 'ended', tiles: { 2: 9, 3: 0, 4: 0 } }))]).toEqual([[], []]);
  });
});

test('every link to the rules leads to a topic', () => {
  const known = new Set(topics.map(({ id }) => id));
  const states = [
    start,
    met,
    ill,
    at({}, ALL_MODULES),
    at({ phase: 'rewards', rewards: { foe: 'e1', loot: 0, merchant: true } }, ALL_MODULES),
    played(start, act('startTrap')),
    { ...start, phase: 'fallen' as const, fallenIn: 'map' as const, hp: 0 },
  ];
  const linked = states.flatMap((state) => [
    ...dungeon.menu(state, 0).map(({ topic }) => topic),
    ...dungeon.phases(state).map(({ topic }) => topic),
    ...dungeon.nudges(state).map(({ topic }) => topic),
    ...dungeon.scoreSheet(state).rows.map(({ topic }) => topic),
  ]);
  expect(linked.filter((topic) => topic === undefined || !known.has(topic))).toEqual([]);
});

test('what can be corrected in a line, and who rolled what', () => {
  expect(dungeon.amounts(start, act('encounterRoll', { roll: 7 }))).toEqual([
    { key: 'roll', words: 'encounter roll', value: 7, min: 1, max: 10 },
  ]);
  expect(dungeon.amounts(met, act('rollBattle', { a: 6, b: 1, c: 2 })).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  expect(dungeon.rolls(act('rollBattle', { a: 6, b: 1, c: 2, by: 'app' }))).toEqual([
    { seat: 0, sides: 6, faces: [6, 1], by: 'app' },
    { seat: 0, sides: 6, faces: [2], by: 'app', good: 'neither' },
  ]);
  expect(dungeon.rolls(act('encounterRoll', { roll: 7 }))).toEqual([
    { seat: 0, sides: 10, faces: [7], by: 'typed', good: 'neither' },
  ]);
  expect(dungeon.rolls(act('revive', { face: 2 }))).toEqual([
    { seat: 0, sides: 6, faces: [2], by: 'typed', good: 'low' },
  ]);
});

test.each<[unknown, boolean]>([
  [{ type: 'moveTile', player: 0 }, true],
  [{ type: 'startBattle', player: 0, foe: 'e7' }, false],
  [{ type: 'claimLoot', player: 0, loot: { kind: 'item', id: 'grail' } }, false],
  [{ type: 'claimLoot', player: 0, loot: { kind: 'advanced', id: 'halo', line: 1 } }, true],
  [{ type: 'useClover', player: 0, die: { of: 'pool', face: 3 }, change: 2 }, false],
  ['moveTile', false],
])('the schema reads %j: %s', (action, good) => {
  expect(actionSchema.safeParse(action).success).toBe(good);
  expect(parseAction(action)).toEqual(good ? action : undefined);
});
