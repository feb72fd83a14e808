import type { Action } from '@/rules/near-and-far/actions';
import { NEW_QUESTER } from '@/rules/near-and-far/campaign';
import { nearAndFar } from '@/rules/near-and-far/game';
import type { Player, State } from '@/rules/near-and-far/state';
import {
  adventurer,
  ADVENTURE,
  at,
  CAMP,
  EMPTY,
  icons,
  MIRA,
  ON_MAP,
  refusal,
  step,
  TEO,
  TOWN,
  twoPlayers,
} from './table';

const inside = (location: Player['location'], more: Partial<Player> = {}, state: Parameters<typeof at>[0] = {}) =>
  at({ ...state, turn: { main: 'town', ...state.turn } }, [{ location, ...more }]);
const out = (more: Partial<Player> = {}, turn: NonNullable<Parameters<typeof at>[0]>['turn'] = {}) =>
  at({ turn: { ...ADVENTURE, ...turn } }, [{ ...ON_MAP, here: EMPTY, hearts: 6, ...more }]);
const skilled = (...talents: string[]) => ({ quester: { ...NEW_QUESTER, talents } });

const visit = (
  building: 'farm' | 'mine' | 'townHall' | 'saloon',
  entry: 'free' | 'bribe' | 'jailPass' | 'politics' = 'free',
): Action => ({
  type: 'visitBuilding',
  player: MIRA,
  building,
  entry,
});
const build: Action = { type: 'buildCamp', player: MIRA, spaceType: 'other' };
const attempt: Action = { type: 'attemptQuest', player: MIRA, source: 'arcade' };
const recruit = (faction: 'red' | 'blue', replaces?: string): Action => ({
  type: 'recruitAdventurer',
  player: MIRA,
  adventurer: { name: 'New', faction, cost: 5, icons: icons({}) },
  place: 'active',
  ...(replaces ? { replaces } : {}),
});
const MINE = { 'mine:Dusk town': { rows: '1 4 / 2 3', rowRewards: 'coin / food', columnRewards: 'gem / red' } };
const full: Partial<Player> = {
  coins: 9,
  adventurers: [adventurer('R', 'red'), adventurer('G', 'green'), adventurer('Y', 'yellow')],
};

/** Section 4: the table may overrule what is only against the rules. */
const AGAINST: readonly (readonly [string, State, Action])[] = [
  ["It is Mira's turn", at(), { type: 'endTurn', player: TEO }],
  ['Visit town or adventure first', at(), { type: 'endTurn', player: MIRA }],
  [
    'All visit town in the first round',
    at({ round: 1 }),
    { type: 'leaveTown', player: MIRA, party: [], companion: true },
  ],
  [
    'Already on the map: hearts are not reset',
    at({}, [ON_MAP]),
    { type: 'leaveTown', player: MIRA, party: [], companion: true },
  ],
  ['One action a turn: town or adventure', inside('farm'), visit('mine')],
  ['Move to a different building', at({}, [{ location: 'farm' }]), visit('farm')],
  ['Occupied: duel, or find another way in', at({}, [{}, { location: 'farm' }]), visit('farm')],
  ['Occupied: duel, or find another way in', at({}, [], twoPlayers), visit('townHall')],
  ['The way in is free: walk in', at({ turn: { jailPass: true } }, [{ location: 'jail' }]), visit('farm', 'jailPass')],
  ['The way in is free: walk in', at({}, [{}, { location: 'saloon' }]), visit('saloon', 'politics')],
  ['Only when the turn began in jail', at({}, [{}, { location: 'farm' }]), visit('farm', 'jailPass')],
  ['Only with Bribing', at({}, [{}, { location: 'farm' }]), visit('farm', 'bribe')],
  ['Only with Politics, at the Town Hall', at({}, [{}, { location: 'farm' }]), visit('farm', 'politics')],
  [
    'One duel in a turn',
    at({ turn: { dueled: true } }, [{}, { location: 'farm' }]),
    { type: 'declareDuel', player: MIRA, building: 'farm', opponent: TEO, style: 'dirty' },
  ],
  [
    'Either many for one or one for many',
    inside('townHall', { coins: 4 }),
    { type: 'tradeGoods', player: MIRA, pay: { coins: 2 }, gain: { food: 2 } },
  ],
  [
    'That gives back what was paid',
    inside('townHall'),
    { type: 'tradeGoods', player: MIRA, pay: { coins: 1 }, gain: { coins: 1 } },
  ],
  [
    'Already traded on this visit',
    inside('townHall', {}, { turn: { done: ['trade'] } }),
    { type: 'tradeGoods', player: MIRA, pay: { coins: 1 }, gain: { food: 1 } },
  ],
  [
    'Reputation once a visit',
    inside('townHall', {}, { turn: { done: ['reputation'] } }),
    { type: 'buyReputation', player: MIRA, direction: 'up', coins: 1, gems: 0 },
  ],
  ['One of each faction: choose which of the two stays', inside('saloon', full), recruit('red')],
  [
    'One of each faction: choose which of the two stays',
    inside('saloon', {
      coins: 9,
      companionActive: false,
      artifacts: ['Merchant Contract'],
      adventurers: [adventurer('G', 'green'), adventurer('H', 'green'), adventurer('R', 'red')],
    }),
    recruit('red'),
  ],
  ['The way in is free: no bribe is needed', at({}, [skilled('bribing')]), visit('farm', 'bribe')],
  ['The party has four places: the companion may step back', inside('saloon', full), recruit('blue')],
  ['Only one of the same faction or the companion makes room here', inside('saloon', full), recruit('blue', 'R')],
  [
    'One animal per visit',
    inside('stables', { food: 1 }, { turn: { done: ['animal'] } }),
    { type: 'gainPackAnimal', player: MIRA, kind: 'bird' },
  ],
  [
    'Tortoises come on the Day side only',
    inside('stables', { gems: 1 }),
    { type: 'gainPackAnimal', player: MIRA, kind: 'tortoise' },
  ],
  [
    'Four cards in all: say the split first',
    inside('generalStore'),
    { type: 'drawArtifacts', player: MIRA, basic: 2, advanced: 1, kept: [] },
  ],
  [
    'Coin or cards, once a visit',
    inside('generalStore', {}, { turn: { done: ['store'] } }),
    { type: 'takeStoreCoin', player: MIRA },
  ],
  [
    'The first camp goes to the entrance',
    inside('mine', {}, { cards: MINE }),
    { type: 'digMine', player: MIRA, cell: '1-0' },
  ],
  [
    'Dig beside a camp',
    inside('mine', {}, { cards: MINE, dug: { '0-0': TEO } }),
    { type: 'digMine', player: MIRA, cell: '1-1' },
  ],
  [
    'Needs 4 skill, you have 1',
    inside('mine', {}, { cards: MINE, dug: { '0-0': TEO } }),
    { type: 'digMine', player: MIRA, cell: '0-1' },
  ],
  ['No movement left: 2 spaces', out({}, { steps: 2 }), step(MIRA)],
  ['Beat the threat or find a way round it first', out(), step(MIRA, EMPTY, 'threat')],
  [
    'The threat on top is level 4',
    out(),
    { type: 'fightThreat', player: MIRA, level: 6, roll: 3, heartsSpent: 0, by: 'typed' },
  ],
  ['Choose before rolling', out({ birds: 1 }, { failed: true }), { type: 'ignoreThreat', player: MIRA, means: 'bird' }],
  ['No shield in the active party', out(), { type: 'ignoreThreat', player: MIRA, means: 'shield' }],
  ['Take the step past the threat first', out({}, { cleared: true }), { type: 'endMovement', player: MIRA }],
  ['Take the step past the threat first', out({}, { cleared: true }), { type: 'endTurn', player: MIRA }],
  ['No card lies before you that could help', out(), { type: 'ignoreThreat', player: MIRA, means: 'card' }],
  ['Only Map 5 has toxic water', out(), step(MIRA, { ...EMPTY, water: true })],
  // R28: staying is a move of no space, and said so.
  ['Stop here first', out({}, { main: 'none' }), build],
  ['One camp a turn', out({}, { camped: true }), build],
  ['No camp on the town space', out({ here: TOWN }), build],
  ['The quest comes before the camp', out({}, { camped: true }), attempt],
  ['One quest a turn', out({}, { questTried: true }), attempt],
  ['Finish the quest first', out({}, { quest: { source: 'arcade', choice: null, won: null } }), build],
  [
    'Only with Pack Bird Breeding',
    out({ birds: 1 }),
    { type: 'returnPackAnimals', player: MIRA, birds: 1, tortoises: 0 },
  ],
  ['Only when the Mercenary Contract is bought', out(), { type: 'placeFreeCamp', player: MIRA, spaceType: 'other' }],
];

test.each(AGAINST)('against the rules: %s', (words, state, action) => {
  expect(refusal(state, action)).toEqual({ refused: 'againstTheRules', words });
});

/** Never recorded, whatever the table says. */
const IMPOSSIBLE: readonly (readonly [string, State, Action])[] = [
  [
    'Needs 1 coin, you have 0',
    at({}, [{ coins: 0, ...skilled('bribing') }, { location: 'farm' }]),
    visit('farm', 'bribe'),
  ],
  ['Needs 5 coins, you have 3', inside('saloon'), recruit('red')],
  ['Needs 1 food, you have 0', inside('saloon'), { type: 'refreshRow', player: MIRA }],
  [
    'Type the value printed on the town board',
    inside('townHall'),
    { type: 'tradeGoods', player: MIRA, pay: { coins: 1 }, gain: { green: 1 } },
  ],
  [
    'The track ends at 12',
    inside('townHall', { reputation: 12 }),
    { type: 'buyReputation', player: MIRA, direction: 'up', coins: 1, gems: 0 },
  ],
  [
    'The track ends at −6',
    inside('townHall', { reputation: -5 }),
    { type: 'buyReputation', player: MIRA, direction: 'down', coins: 2, gems: 0 },
  ],
  [
    'Three animal places only',
    inside('stables', { food: 1, birds: 3 }),
    { type: 'gainPackAnimal', player: MIRA, kind: 'bird' },
  ],
  ['No pack animal: no treasure', inside('mysticsHut'), { type: 'visitHut', player: MIRA, keep: { name: 'Bell' } }],
  [
    'Every treasure place is full: discard one for it',
    inside('mysticsHut', { birds: 1, treasures: ['Bell'] }),
    { type: 'visitHut', player: MIRA, keep: { name: 'Noose Trap' } },
  ],
  [
    'That number is dug already',
    inside('mine', {}, { cards: MINE, dug: { '0-0': TEO } }),
    { type: 'digMine', player: MIRA, cell: '0-0' },
  ],
  ['Type the numbers of the mine first', inside('mine'), { type: 'digMine', player: MIRA, cell: '0-0' }],
  ['Choose a number of the mine', inside('mine', {}, { cards: MINE }), { type: 'digMine', player: MIRA, cell: '' }],
  [
    'Only 5 hearts to spend',
    out({}, { steps: 1 }),
    { type: 'fightThreat', player: MIRA, level: 4, roll: 1, heartsSpent: 6, by: 'typed' },
  ],
  // R52: without the heart for the space left behind no threat is faced, and no bird given up for nothing.
  ...(
    [
      { type: 'fightThreat', player: MIRA, level: 4, roll: 6, heartsSpent: 0, by: 'typed' },
      { type: 'ignoreThreat', player: MIRA, means: 'bird' },
    ] as const
  ).map(
    (action) =>
      [
        '1 heart needed to pass an empty space; you may stop here',
        out({ hearts: 0, birds: 1 }, { steps: 1 }),
        action,
      ] as const,
  ),
  [
    'No pack animal: no treasure',
    out({}, { quest: { source: 'arcade', choice: null, won: 'base' } }),
    { type: 'applyReward', player: MIRA, treasures: [{ name: '' }] },
  ],
  [
    'Needs 1 heart, you have 0',
    out({ hearts: 0, artifacts: ['Hat'] }),
    { type: 'useCard', player: MIRA, card: 'Hat', gain: {}, pay: {}, hearts: -1 },
  ],
  [
    'That threat is not in the pile',
    out(),
    { type: 'fightThreat', player: MIRA, level: 16, roll: 3, heartsSpent: 0, by: 'typed' },
  ],
  ['A die shows 1 to 6', out(), { type: 'fightThreat', player: MIRA, level: 4, roll: 7, heartsSpent: 0, by: 'typed' }],
  ['A camp stands here already', out({ here: CAMP }), build],
  ['A camp costs 3 hearts, you have 2', out({ hearts: 2 }), build],
  ['Which trade route?', out(), { type: 'buildCamp', player: MIRA, spaceType: 'route' }],
  ['No quest token is left', at({ turn: ADVENTURE, questTokens: 0 }, [{ ...ON_MAP, here: EMPTY }]), attempt],
  ['That card is not in hand', at({}, [{ hand: ['Mask'] }]), { type: 'buyArtifact', player: MIRA, card: 'Hat' }],
  [
    'Nobody to duel stands there',
    at(),
    { type: 'declareDuel', player: MIRA, building: 'farm', opponent: TEO, style: 'dirty' },
  ],
  ['The game is over: undo to go on', at({ stage: 'over' }), { type: 'endTurn', player: MIRA }],
];

test('p.12: five basic cards and one advanced, and with Treasure Hunting two more of any kind', () => {
  const keep = (basic: number, advanced: number): Action => ({
    type: 'keepDraftedArtifacts',
    player: MIRA,
    basic,
    advanced,
  });
  const plain = at({ stage: 'setup' });
  const hunter = at({ stage: 'setup' }, [skilled('treasureHunting')]);
  expect(refusal(plain, keep(5, 1))).toBeUndefined();
  expect(refusal(plain, keep(6, 0))?.words).toBe('Five basic and one advanced card at the most');
  expect(refusal(plain, keep(0, 2))?.words).toBe('At least one advanced card must go');
  expect([keep(7, 1), keep(6, 2), keep(0, 3)].map((action) => refusal(hunter, action))).toEqual(
    Array(3).fill(undefined),
  );
  expect(refusal(hunter, keep(7, 2))?.words).toBe('Five basic and one advanced card at the most');
});

test('p.9: the companion may be chosen before the character, a chosen character not be unnamed', () => {
  const choose = (character: string): Action => ({
    type: 'chooseCharacter',
    player: MIRA,
    character,
    companion: 'cat',
  });
  const start = at({ stage: 'setup' });
  expect(refusal(start, choose(''))).toBeUndefined();
  expect(nearAndFar.describe(start, choose('')).words).toBe('Mira sets out with the cat');
  expect(refusal(at({ stage: 'setup' }, [{ character: 'Rin' }]), choose(''))?.words).toBe('Name the character');
});

test.each(IMPOSSIBLE)('impossible: %s', (words, state, action) => {
  expect(refusal(state, action)).toEqual({ refused: 'impossible', words });
});

/** The switches of section 9. */
const SWITCHED: readonly (readonly [string, State, Action])[] = [
  [
    'R7: an animal after a bad roll',
    { ...out({ birds: 1 }, { failed: true }), houseRules: { animalAfterRoll: true } },
    { type: 'ignoreThreat', player: MIRA, means: 'bird' },
  ],
  [
    'R15: the jail pass past the spare figure',
    at({ turn: { jailPass: true } }, [{ location: 'jail' }], twoPlayers),
    visit('townHall', 'jailPass'),
  ],
  ['p.17: the Saloon is always open', at({}, [{}, { location: 'saloon' }]), visit('saloon')],
  [
    'R52: a failed threat costs no passing, so hearts but one may be spent',
    out({}, { steps: 1 }),
    { type: 'fightThreat', player: MIRA, level: 4, roll: 1, heartsSpent: 5, by: 'typed' },
  ],
  [
    'R57: Gem Trading pays coins with gems',
    inside('saloon', { coins: 3, gems: 2, ...skilled('gemTrading') }),
    recruit('red'),
  ],
  [
    'Bounty Hunting: any threat',
    out(skilled('bountyHunting')),
    { type: 'fightThreat', player: MIRA, level: 15, roll: 1, heartsSpent: 0, by: 'typed' },
  ],
  ['R28: a move of 0 spaces', at({}, [ON_MAP]), { type: 'endMovement', player: MIRA }],
  [
    'R40: out of jail on an adventure',
    at({}, [{ location: 'jail' }]),
    { type: 'leaveTown', player: MIRA, party: [], companion: true },
  ],
];

test.each(SWITCHED)('allowed: %s', (_, state, action) => {
  expect(refusal(state, action)).toBeUndefined();
});

test('R15 switched: at the two-player Town Hall one always duels', () => {
  const state = at(
    { turn: { jailPass: true }, houseRules: { twoPlayerHallAlwaysDuel: true } },
    [{ location: 'jail' }],
    twoPlayers,
  );
  expect(refusal(state, visit('townHall', 'jailPass'))?.words).toBe('Occupied: at the Town Hall you always duel');
});
