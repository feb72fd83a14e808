import type { Action, ActionOf } from '@/rules/multiverse-war/actions';
import { multiverseWar } from '@/rules/multiverse-war/game';
import type { Player, State } from '@/rules/multiverse-war/state';
import { at, card, classRef, CONTEXT, gold, MIRA, setup, startOf, startUnits, TEO, unit } from './table';

const BARRACKS = { id: 'b', type: 'barracks' as const, tier: 1 as const, hp: 5, maxHp: 5, connected: false, made: 0 };
const HERO = {
  id: 'h',
  name: 'Aria',
  attack: 'melee' as const,
  level: 1,
  xp: 0,
  hpPoints: 3,
  apPoints: 3,
  abilities: [{ name: 'Cleave', minLevel: 1, used: true }],
  hp: 3,
  attacked: true,
  alive: true,
};
const MINE: Partial<Player> = {
  gold: 10,
  unitsChosen: true,
  units: [
    unit('1', 'Pikeman'),
    unit('2', 'Bowman'),
    unit('3', 'Builder', { hp: 1, maxHp: 1 }),
    unit('4', 'Catapult'),
    unit('5', 'Pikeman', { done: true, acted: true }),
    unit('6', 'Bowman', { resting: true, acted: true }),
  ],
  buildings: [BARRACKS],
  heroes: [HERO],
};
const THEIRS: Partial<Player> = {
  gold: 4,
  unitsChosen: true,
  units: [
    unit('11', 'Bowman'),
    unit('12', 'Bowman', { inside: 'b2' }),
    unit('13', 'Pikeman', { sharesWith: '14' }),
    unit('14', 'Builder', { hp: 1, maxHp: 1, sharesWith: '13' }),
  ],
  buildings: [{ ...BARRACKS, id: 'b2' }],
  bridges: [{ id: 'br', hits: 0 }],
};
const CATAPULT = card('unit', 'Catapult', { type: 'siege', attack: 'ranged', ap: 1 });

/** The third round of an advanced duel, Mira on. */
function during(phase: State['phase'], change: Partial<State> = {}, mine: Partial<Player> = {}): State {
  const state = at(
    startOf({ scenario: 'advanced' }),
    { round: 3, phase, collected: phase !== 'revenue', ...change },
    { ...MINE, ...mine },
    THEIRS,
  );
  return multiverseWar.apply(state, CATAPULT);
}

const [REVENUE, BUILD, ACTION] = [during('revenue'), during('build'), during('action')];
const FIRST = during('build', { round: 1 });
const FFA = at(startOf({ scenario: 'full', diplomacy: true }, {}, 'ffa'), { round: 5, phase: 'revenue' }, { gold: 9 });
const COOLED: State = { ...FFA, treaties: [{ id: 't', a: MIRA, b: TEO, round: 2, broken: false }] };
const TEAMS = at(startOf({ scenario: 'advanced' }, {}, 'teams'), { round: 2, phase: 'revenue' }, { gold: 9 });
const WON = multiverseWar.apply(ACTION, { type: 'claimVictory', player: MIRA, condition: 'conquest' });

const p = { player: MIRA };
const build = (more: Partial<ActionOf<'constructBuilding'>> = {}): Action => ({
  type: 'constructBuilding',
  ...p,
  building: 'barracks',
  cost: 4,
  distance: 3,
  builderThere: true,
  nextToUnexplored: false,
  ...more,
});
const attack = (
  attacker: string,
  target: ActionOf<'resolveCombat'>['target'],
  context: Partial<ActionOf<'resolveCombat'>['context']> = {},
): Action => ({
  type: 'resolveCombat',
  ...p,
  attacker: { kind: attacker === 'h' ? 'hero' : 'unit', id: attacker, owner: MIRA },
  target,
  context: { ...CONTEXT, ...context },
  rolls: [],
});
const at11 = { kind: 'unit' as const, id: '11', owner: TEO };
const skills = (hp: number, minLevel = 1): Action => ({
  type: 'assignSkillPoints',
  ...p,
  hero: 'h',
  hp,
  ap: 3,
  abilities: [{ name: 'Cleave', minLevel }],
});
const reveal = (more: Partial<ActionOf<'revealTerritory'>> = {}): Action => ({
  type: 'revealTerritory',
  ...p,
  d6: 1,
  by: 'typed',
  hasEncounter: false,
  isCentral: false,
  sharedHex: false,
  ...more,
});
const hit = (more: Partial<ActionOf<'hitBridge'>> = {}): Action => ({
  type: 'hitBridge',
  ...p,
  owner: TEO,
  bridge: 'br',
  by: 'melee',
  ready: true,
  ...more,
});

const NOT = 'impossible';
const ASK = 'againstTheRules';

/** Section 4, action by action: the state, the action, the reason, and whether a table may overrule it. */
const REFUSALS: readonly (readonly [State, Action, string, typeof NOT | typeof ASK])[] = [
  // Flow
  [startOf(), startUnits(MIRA, 'Bowman', 'Bowman', 'Pikeman'), 'The novice scenario needs a Builder', ASK],
  [startOf(), { type: 'chooseStartingUnits', ...p, classes: ['Builder'] }, 'Choose exactly three units.', NOT],
  [REVENUE, startUnits(MIRA), 'The starting units are chosen', ASK],
  [REVENUE, { type: 'nextPhase', ...p }, 'Collect the revenue first', ASK],
  [ACTION, { type: 'nextPhase', ...p }, 'Action is the last phase: end the turn.', NOT],
  [ACTION, { type: 'nextPhase', player: TEO }, 'Not your turn', NOT],
  [BUILD, { type: 'endTurn', ...p }, 'Only in the Action phase', ASK],
  [REVENUE, { type: 'turnEventDial', ...p }, 'The dial has been turned this turn', ASK],
  [startOf(), { type: 'turnEventDial', ...p }, 'No event dial in this scenario', ASK],
  [BUILD, { type: 'changeFirstPlayer', ...p, to: TEO }, 'Only before the first turn of a round', ASK],
  [REVENUE, { type: 'changeFirstPlayer', ...p, to: 7 }, 'Nobody sits there.', NOT],
  [WON, { type: 'endTurn', ...p }, 'The game is over – undo to continue', NOT],
  [ACTION, { type: 'endTurn', player: 9 }, 'Nobody sits there.', NOT],
  // Gold
  [during('revenue', { collected: true }), { type: 'collectRevenue', ...p }, 'Already collected', ASK],
  [REVENUE, { type: 'collectRevenue', ...p, extra: -1 }, 'Extra gold goes from 0 to 999.', NOT],
  [TEAMS, { type: 'giftGold', ...p, to: 1, amount: 1 }, 'Gifts go to your ally only', ASK],
  [
    { ...TEAMS, phase: 'build' },
    { type: 'giftGold', ...p, to: 2, amount: 1 },
    'Gold moves only in the Revenue phase',
    ASK,
  ],
  [TEAMS, { type: 'giftGold', ...p, to: 2, amount: 99 }, 'Needs 99 gold, there are 9.', NOT],
  [TEAMS, { type: 'giftGold', ...p, to: 0, amount: 1 }, 'Choose another player.', NOT],
  [COOLED, { type: 'tradeGold', ...p, to: TEO, amount: 1, note: '' }, 'No deals with this player until turn 8', ASK],
  [
    REVENUE,
    { type: 'loanGold', ...p, to: TEO, amount: 1, note: '' },
    'Deals are for a free-for-all with diplomacy',
    ASK,
  ],
  [FFA, { type: 'repayLoan', ...p, loan: 'x', amount: 1 }, 'That loan is paid back.', NOT],
  // Building
  [ACTION, build(), 'Only in the Build phase', ASK],
  [FIRST, build(), 'First turn: units or a hero only', ASK],
  [BUILD, build({ builderThere: false }), 'A builder must stand here', ASK],
  [BUILD, build({ nextToUnexplored: true }), 'Too close to the unknown', ASK],
  [BUILD, build({ distance: 2 }), 'Needs to be on the third hex or further: you are on the second', ASK],
  [BUILD, build({ building: 'guardTower', distance: 0 }), 'Another building stands here', ASK],
  [BUILD, build({ cost: 11 }), 'Needs 11 gold, there are 10.', NOT],
  [BUILD, build({ cost: -3 }), 'Type the price: a whole number, 0 or more.', NOT],
  [
    // Four of them would have won an advanced game.
    at(
      startOf(),
      { round: 3, phase: 'build' },
      { gold: 9, buildings: [1, 2, 3, 4].map((n) => ({ ...BARRACKS, id: `f${n}`, type: 'fortress' as const })) },
    ),
    build({ building: 'fortress' }),
    'All 4 Fortress tokens are on the board.',
    NOT,
  ],
  [
    BUILD,
    { type: 'upgradeBuilding', ...p, building: 'no', cost: 1, builderThere: true },
    'That building does not stand.',
    NOT,
  ],
  [
    during('build', {}, { buildings: [{ ...BARRACKS, tier: 2 }] }),
    { type: 'upgradeBuilding', ...p, building: 'b', cost: 1, builderThere: true },
    'Already tier 2',
    NOT,
  ],
  [BUILD, { type: 'buildRoad', ...p, cost: 2, builderThere: false }, 'A builder must stand here', ASK],
  [
    during('build', {}, { gold: 1 }),
    { type: 'buildBridge', ...p, builderThere: true },
    'Needs 2 gold, there is 1.',
    NOT,
  ],
  [
    FIRST,
    { type: 'improveHex', ...p, kind: 'chop', cost: 1, builderThere: true },
    'First turn: units or a hero only',
    ASK,
  ],
  [ACTION, hit({ by: 'other' }), 'Only melee or siege can hit a bridge', ASK],
  [ACTION, hit({ ready: false }), 'Melee must stand at an entrance', ASK],
  [ACTION, hit({ by: 'siege', ready: false }), 'Set up first: 1 AP', ASK],
  [ACTION, hit({ bridge: 'none' }), 'That bridge does not stand.', NOT],
  [
    during('build', {}, { buildings: [{ ...BARRACKS, made: 1 }] }),
    { type: 'recruitUnit', ...p, class: 'Bowman', at: 'b', cost: 2 },
    'This building has made its unit this turn',
    ASK,
  ],
  [
    during('build', {}, { settlement: { hp: 6, made: 5, fallenTo: null } }),
    { type: 'recruitUnit', ...p, class: 'Bowman', at: 'settlement', cost: 2 },
    'The settlement has made its five units this turn',
    ASK,
  ],
  [BUILD, { type: 'recruitUnit', ...p, class: 'Knight', at: 'settlement', cost: 2 }, 'Needs an Academy', ASK],
  [BUILD, { type: 'recruitUnit', ...p, class: ' ', at: 'settlement', cost: 2 }, 'Name the unit class first.', NOT],
  [
    multiverseWar.apply(BUILD, card('unit', 'Horseman', { type: 'mounted', attack: 'melee', makers: 'academy' })),
    { type: 'recruitUnit', ...p, class: 'Horseman', at: 'settlement', cost: 2 },
    'Horseman: made at the Academy',
    ASK,
  ],
  [
    BUILD,
    { type: 'upgradeUnit', ...p, unit: '1', to: 'Knight', cost: 2, friendly: false },
    'Only in friendly territory',
    ASK,
  ],
  [
    during('build', {}, { gold: 6 }),
    { type: 'recruitHero', ...p, sheet: 'Aria', at: 'settlement', attack: 'melee' },
    'Needs 7 gold, there are 6.',
    NOT,
  ],
  [
    during('build', { heroSheets: 0 }),
    { type: 'recruitHero', ...p, sheet: 'A', at: 'settlement', attack: 'melee' },
    'No hero sheet is left.',
    NOT,
  ],
  [during('build', { heroSheets: 1 }), { type: 'cycleHero', ...p }, 'There is no other hero sheet.', NOT],
  [BUILD, { type: 'resurrectHero', ...p, hero: 'h', at: 'settlement' }, 'Aria lives.', NOT],
  [BUILD, skills(4), 'HP 1, AP 1, ability 2: you have 8', ASK],
  [BUILD, skills(0), 'Health goes from 1 to 99.', NOT],
  [BUILD, skills(3, 2), 'Cleave needs level 2', ASK],
  [BUILD, skills(2), 'Points once placed stay', ASK],
  [
    multiverseWar.apply(BUILD, card('hero', 'Aria', { attack: 'melee', mostHp: 2 })),
    skills(3),
    'The health track ends at 2',
    ASK,
  ],
  [during('build', {}, { decoyPlaced: true }), { type: 'placeDecoy', ...p }, 'One decoy a turn', ASK],
  [during('build', {}, { decoys: 2 }), { type: 'placeDecoy', ...p }, 'Two decoys at most', NOT],
  [ACTION, { type: 'revealDecoy', ...p, owner: TEO }, 'No decoy is on the board.', NOT],
  // Units
  [ACTION, { type: 'markRest', ...p, unit: '5' }, 'It has already acted', ASK],
  [ACTION, { type: 'spendAp', ...p, unit: '4', ap: 2, why: 'move' }, 'Needs 2 AP, 1 left', ASK],
  [ACTION, { type: 'spendAp', ...p, unit: '1', ap: 999, why: 'move' }, 'AP goes from 0 to 20.', NOT],
  [ACTION, { type: 'swapMove', ...p, unit: '1', with: '11', owner: TEO }, 'Only with your own or an ally’s unit', ASK],
  [
    during('action', {}, { units: [unit('1', 'Pikeman'), unit('4', 'Catapult', { apSpent: 1 })] }),
    { type: 'swapMove', ...p, unit: '1', with: '4', owner: MIRA },
    'Needs 1 AP, 0 left',
    ASK,
  ],
  [ACTION, { type: 'setUpSiege', ...p, unit: '1' }, 'Only siege weapons are set up', ASK],
  [ACTION, { type: 'shareHex', ...p, builder: '1', unit: '2' }, 'Only a builder may share a hex', ASK],
  [ACTION, { type: 'enterBuilding', ...p, unit: '1', building: 'no' }, 'That building does not stand.', NOT],
  [ACTION, { type: 'healUnit', ...p, unit: '1', amount: 1 }, 'It is unhurt.', NOT],
  [ACTION, { type: 'damageUnit', ...p, unit: '99', amount: 1 }, 'That unit is not on the board.', NOT],
  [ACTION, { type: 'useAbility', ...p, unit: '1' }, 'Two kills unlock this', ASK],
  [
    during('action', {}, { steps: { Pikeman: 2 }, tokensSpent: 2 }),
    { type: 'useAbility', ...p, unit: '1' },
    'No ability token left this turn',
    ASK,
  ],
  [
    during('action', {}, { steps: { Pikeman: 2 } }),
    { type: 'useAbility', ...p, unit: '1', dice: { faces: [11], upTo: 5, by: 'typed' } },
    'A face goes from 1 to 10.',
    NOT,
  ],
  [ACTION, { type: 'recordKill', ...p, class: 'Pikeman', what: 'back' }, 'There is no step to take back.', NOT],
  [ACTION, { type: 'heroAbility', ...p, hero: 'h', ability: 'Cleave' }, 'Already used this turn', ASK],
  [ACTION, { type: 'heroAbility', ...p, hero: 'h', ability: 'Storm' }, 'That ability is not on this hero.', NOT],
  // Fights
  [BUILD, attack('1', at11), 'Only in the Action phase', ASK],
  [ACTION, attack('5', at11), 'Its action phase is over', ASK],
  [ACTION, attack('6', at11), 'It rests this turn', ASK],
  [ACTION, attack('h', at11), 'This hero has attacked', ASK],
  [ACTION, attack('3', at11), 'Civilians cannot fight', ASK],
  [ACTION, attack('1', at11, { distance: 2 }), 'Melee reaches the next hex only', ASK],
  [ACTION, attack('1', at11, { sharedHex: true }), 'Attack from a hex of your own', ASK],
  [ACTION, attack('1', { ...at11, id: '14' }), 'Attack the escort first', ASK],
  [ACTION, attack('1', { ...at11, id: '12' }, { targetGround: 'building' }), 'Attack the building', ASK],
  [ACTION, attack('2', at11, { distance: 3 }), 'Shoots 2 hexes far', ASK],
  [ACTION, attack('4', at11, { distance: 3 }), 'Set up first: 1 AP', ASK],
  [
    during('action', {}, { units: [unit('4', 'Catapult', { setUp: true })] }),
    attack('4', { kind: 'building', id: 'b2', owner: TEO }, { distance: 3 }),
    'Type what Catapult does to buildings first.',
    NOT,
  ],
  [ACTION, attack('1', { ...at11, id: '77' }), 'The target is not on the board.', NOT],
  [ACTION, attack('1', classRef(TEO, 'Bowman', 0)), 'The target is not on the board.', NOT],
  [ACTION, attack('1', at11, { distance: 0 }), 'A distance goes from 1 to 3.', NOT],
  [ACTION, attack('1', at11, { attackerSupport: 9 }), 'Supporters go from 0 to 6.', NOT],
  [ACTION, attack('1', { kind: 'unit', id: '2', owner: MIRA }), 'That is your own', ASK],
  // The map
  [during('action', { revealed: 9 }), reveal(), 'Every territory is face up.', NOT],
  [ACTION, reveal({ d6: 7 }), 'A face goes from 1 to 6.', NOT],
  [ACTION, reveal({ sharedHex: true }), 'Start from a hex of its own', ASK],
  [
    during('action', {}, { units: [unit('4', 'Catapult', { apSpent: 1 })] }),
    reveal({ unit: '4' }),
    'Needs 1 AP, 0 left',
    ASK,
  ],
  [
    during('action', { minesTotal: 0 }),
    reveal({ isCentral: true, mine: 'hill' }),
    'This game has no aether mines.',
    NOT,
  ],
  [ACTION, { type: 'exploreEncounter', ...p, sharedHex: false }, 'No encounter token on the map', ASK],
  [
    ACTION,
    { type: 'resolveEncounter', ...p, success: true, damage: 0, gold: 0, xp: 0, scrolls: 0 },
    'No card is open.',
    NOT,
  ],
  [ACTION, { type: 'placeEncounterTokens', ...p, amount: 19 }, 'Tokens go from 1 to 18.', NOT],
  [ACTION, { type: 'captureMine', ...p, mine: 0 }, 'That mine is not on the map.', NOT],
  [REVENUE, { type: 'advancePortal', ...p, amount: 1 }, 'You hold no mine', ASK],
  [startOf(), { type: 'digScroll', ...p, amount: 1 }, 'Scrolls win nothing in this game', ASK],
  [ACTION, { type: 'completeMission', ...p, mission: 'none' }, 'There is no such mission.', NOT],
  [ACTION, { type: 'addMission', ...p, title: ' ', secret: true }, 'Name the mission first.', NOT],
  // Diplomacy
  [COOLED, { type: 'signTreaty', ...p, with: TEO }, 'No deals with this player until turn 8', ASK],
  [REVENUE, { type: 'signTreaty', ...p, with: TEO }, 'Treaties are for a free-for-all with diplomacy', ASK],
  [COOLED, { type: 'breakTreaty', ...p, treaty: 't' }, 'It no longer holds.', NOT],
  // Values
  [ACTION, card('unit', 'Bowman', { veteran: 4, elite: 4 }), 'Elite comes after Veteran: check the two steps.', NOT],
];

const CASES = REFUSALS.map(([state, action, words, refused]) => ({ what: action.type, state, action, words, refused }));

test.each(CASES)('$what: $words', ({ state, action, words, refused }) => {
  expect(multiverseWar.check(state, action)).toMatchObject({ words, refused });
});

test('what is overruled stays inside every range', () => {
  for (const [state, action, , refused] of REFUSALS) {
    if (refused === NOT) continue;
    const after = multiverseWar.apply(state, action);
    after.players.forEach(({ gold: purse, settlement }) => {
      expect(purse).toBeGreaterThanOrEqual(0);
      expect(settlement.hp).toBeGreaterThanOrEqual(0);
    });
  }
});

test('gold cannot be corrected below 0', () => {
  expect(multiverseWar.check(ACTION, gold(MIRA, -1))?.refused).toBe('impossible');
});

test.each([
  ['teams', 3, '2v2 needs two teams of two'],
  ['duel', 4, 'This mode is for 2 players.'],
  ['ffa', 2, 'This mode is for 3 or 4 players.'],
])('a table of the wrong size: %s with %i', (mode, seats, words) => {
  expect(multiverseWar.start(setup(mode, {}, {}, seats))).toMatchObject({ words });
});

test('a game nobody can win is not begun', () => {
  expect(multiverseWar.start(setup('duel', { missions: false }))).toMatchObject({
    words: 'Choose at least one way to win.',
  });
});
