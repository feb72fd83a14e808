import type { Action } from '@/rules/dungeon/actions';
import { dungeon } from '@/rules/dungeon/game';
import type { State } from '@/rules/dungeon/state';
import { ALL_MODULES, act, at, played } from './table';

const start = at({});
const met = played(start, act('startBattle', { foe: 'e1' }));
const rolled = played(met, act('rollBattle', { a: 6, b: 1 }));
const scaled = played(at({ equipment: ['scale'] }), act('startBattle', { foe: 'e1' }));
const trapped = played(start, act('startTrap'));
const enemyAhead = { ...played(start, act('encounterRoll', { roll: 6 })), hp: 2, items: { potion: 'held' } as const };
const fallen: State = { ...start, hp: 0, phase: 'fallen', fallenIn: 'map' };
const over = at({ phase: 'over', end: 'ended' });
const shop = at({}, ALL_MODULES);
const drafting = played(shop, act('leaveMerchant'), act('startBattle', { foe: 'e1' }));
const pool = played(drafting, act('draftRoll', { faces: [6, 5, 4, 4, 3, 3, 2, 1] }));
const pairs = played(pool, act('draftPlan', { faces: [6, 4, 3, 2] }));

const can = 'againstTheRules';
const cannot = 'impossible';

const lastBattle = at({ stamina: 0, phase: 'rewards', rewards: { foe: 'e1', loot: 0, merchant: false } }, ALL_MODULES);

/** Section 4: the words, the kind, and which reason comes first. */
test.each<[string, State, Action, string | undefined, string?]>([
  ['move in battle', met, act('moveTile'), cannot, 'Finish the battle first.'],
  ['move in a trap', trapped, act('moveTile'), cannot, 'Get out of the trap first.'],
  ['move after the end', over, act('moveTile'), cannot, 'Game is over – undo to continue'],
  ['move once fallen', fallen, act('moveTile'), cannot, 'You have fallen: revive or accept the defeat.'],
  ['stopping once fallen (A34)', fallen, act('endGame'), cannot, 'You have fallen: revive or accept the defeat.'],
  ['stopping on the map', start, act('endGame'), undefined, undefined],
  ['move', start, act('moveTile'), undefined, undefined],
  [
    'an encounter told in the middle of a battle',
    met,
    act('meet', { met: 'trap' }),
    cannot,
    'Finish the battle first.',
  ],
  ['an encounter of 11', start, act('encounterRoll', { roll: 11 }), cannot, 'The encounter roll goes from 1 to 10.'],
  ['a tile with 5 dice', start, act('markTile', { dice: 5 }), cannot, 'A tile shows 2, 3 or 4 dice.'],
  ['no tile to take back', start, act('unmarkTile', { dice: 3 }), cannot, 'No tile with 3 dice is crossed.'],
  ['a second battle', met, act('startBattle', { foe: 'e2' }), cannot, 'A battle is open already.'],
  ['a special enemy without HP', start, act('startBattle', { foe: 'hydra' }), cannot, 'Type its HP from your sheet'],
  [
    'a special enemy twice',
    at({ specials: ['hydra'], cards: { 'special:Hydra': { hp: 9 } } }),
    act('startBattle', { foe: 'hydra' }),
    can,
    'Hydra is defeated already: each comes once.',
  ],
  ['a turn without a battle', start, act('beginTurn'), cannot, 'There is no battle.'],
  ['a turn begun twice', played(met, act('beginTurn')), act('beginTurn'), cannot, 'The turn has begun already.'],
  ['a turn of a drafted battle', drafting, act('beginTurn'), cannot, 'Dice Drafting: fight the drafted pairs.'],
  ['a face of 7', met, act('rollBattle', { a: 7, b: 1 }), cannot, 'A face goes from 1 to 6.'],
  ['a roll without its third die', scaled, act('rollBattle', { a: 6, b: 1 }), cannot, 'Roll the third die too.'],
  ['a roll with it', scaled, act('rollBattle', { a: 6, b: 1, c: 2 }), undefined, undefined],
  ['a second roll', rolled, act('rollBattle', { a: 1, b: 1 }), cannot, 'The dice lie already: choose yours.'],
  ['choosing before the roll', met, act('chooseDie', { mine: 'a' }), cannot, 'Roll the dice first.'],
  [
    'A1: the third die after the choice',
    {
      ...played(
        { ...scaled, rules: { ...scaled.rules, thirdDieTiming: 'afterChoice' } },
        act('rollBattle', { a: 6, b: 1 }),
      ),
    },
    act('chooseDie', { mine: 'a' }),
    cannot,
    'Roll the third die too.',
  ],
  ['no Clover', pool, act('useClover', { die: { of: 'pool', face: 6 }, change: -1 }), cannot, 'No 4 Leaf Clover held.'],
  ['a draft without the module', met, act('draftRoll', { faces: [] }), cannot, 'Dice Drafting is not played.'],
  [
    'six dice for eight',
    drafting,
    act('draftRoll', { faces: [1, 1, 1, 1, 1, 1] }),
    cannot,
    'Needs 8 dice, there are 6.',
  ],
  ['a second pool', pool, act('draftRoll', { faces: [1, 1, 1, 1, 1, 1, 1, 1] }), cannot, 'Pool or pairs are left.'],
  [
    'a face that is not there',
    played(pool, act('draftPick', { face: 6 })),
    act('draftPick', { face: 6 }),
    cannot,
    'No 6 in the pool.',
  ],
  ['a plan that cannot be', pool, act('draftPlan', { faces: [6, 6] }), cannot, 'No 6 in the pool.'],
  ['fighting before the draft is done', pool, act('draftTurn'), cannot, 'Draft all pairs first.'],
  ['extending with pairs left', pairs, act('extendBattle'), cannot, 'Pairs are left to fight.'],
  ['giving up with pairs left', pairs, act('giveUpBattle'), cannot, 'Pairs are left to fight.'],
  ['fleeing', met, act('giveUpBattle'), cannot, 'There is no fleeing: only Dice Drafting lets you give up.'],
  [
    'no stamina',
    { ...pairs, stamina: 0, battle: { ...pairs.battle!, fought: 4 } },
    act('extendBattle'),
    cannot,
    'No stamina left',
  ],
  ['a win too early', met, act('claimVictory'), cannot, 'Werewolf still has 3 HP.'],
  [
    'a marked box',
    at({ items: { potion: 'used' } }),
    act('claimLoot', { loot: { kind: 'item', id: 'potion' } }),
    cannot,
    'That box is marked already.',
  ],
  [
    'boss loot without its boss',
    start,
    act('claimLoot', { loot: { kind: 'boss', id: 'eye' } }),
    can,
    'Cyclops is not defeated yet.',
  ],
  [
    'loot after giving up',
    at({ gaveUp: true }),
    act('claimLoot', { loot: { kind: 'item', id: 'potion' } }),
    can,
    'A battle given up gives no loot.',
  ],
  ['no cure due', start, act('chooseAilmentToReduce', { ailment: 'fear' }), cannot, 'There is nothing to choose now.'],
  ['an item not held', start, act('useItem', { id: 'elixir' }), cannot, 'No Elixir held.'],
  [
    'an item in battle',
    { ...met, hp: 2, items: { potion: 'held' } },
    act('useItem', { id: 'potion' }),
    can,
    'Items only outside battle',
  ],
  [
    'A29: in battle by house rule',
    { ...met, hp: 2, items: { potion: 'held' }, rules: { ...met.rules, lootItemsInBattle: true } },
    act('useItem', { id: 'potion' }),
    undefined,
    undefined,
  ],
  [
    'an item between the encounter roll and the battle',
    enemyAhead,
    act('useItem', { id: 'potion' }),
    can,
    'Items only before the encounter roll',
  ],
  [
    'A29: there too by house rule',
    { ...enemyAhead, rules: { ...start.rules, lootItemsInBattle: true } },
    act('useItem', { id: 'potion' }),
    undefined,
    undefined,
  ],
  [
    'an item on a tile where nothing happened',
    { ...enemyAhead, meeting: false },
    act('useItem', { id: 'potion' }),
    undefined,
    undefined,
  ],
  ['walking away from an enemy', enemyAhead, act('moveTile'), can, 'An enemy is met: there is no fleeing.'],
  [
    'clearing the dungeon before an enemy',
    enemyAhead,
    act('clearDungeon'),
    can,
    'An enemy is met: there is no fleeing.',
  ],
  [
    'an item once fallen',
    { ...fallen, items: { potion: 'held' } },
    act('useItem', { id: 'potion' }),
    can,
    'Items only outside battle',
  ],
  [
    'nothing to cure',
    at({ items: { antidote: 'held' } }),
    act('useItem', { id: 'antidote' }),
    cannot,
    'No ailment to cure.',
  ],
  [
    'which ailment?',
    at({ items: { antidote: 'held' }, ailments: { poison: 1, fear: 1, stun: 0, charm: 0 } }),
    act('useItem', { id: 'antidote' }),
    cannot,
    'Choose the ailment.',
  ],
  [
    'a heal at full HP asks first',
    at({ items: { potion: 'held' } }),
    act('useItem', { id: 'potion' }),
    can,
    'HP is full: Potion would heal nothing.',
  ],
  ['Ambrosia', start, act('useItem', { id: 'ambrosia' }), cannot, 'Ambrosia works by itself, all the time.'],
  ['a trap in battle', met, act('startTrap'), cannot, 'Finish the battle first.'],
  ['a trap die without a trap', start, act('trapRoll', { face: 3 }), cannot, 'There is no trap here.'],
  [
    'buying away from the merchant',
    { ...shop, phase: 'map', cards: { 'ware:Remedy': { price: 2 } } },
    act('buyItem', { id: 'remedy' }),
    can,
    'The merchant is not here.',
  ],
  [
    'a price above the purse',
    { ...shop, gold: 1, cards: { 'ware:Remedy': { price: 2 } } },
    act('buyItem', { id: 'remedy' }),
    cannot,
    'Needs 2 gold, you have 1.',
  ],
  ['buying without the module', start, act('buyItem', { id: 'remedy' }), cannot, 'The Merchant module is not played.'],
  ['a revive without the module', fallen, act('revive', { face: 3 }), cannot, 'The Revive Option is not played.'],
  ['a revive on one’s feet', shop, act('revive', { face: 3 }), cannot, 'You have not fallen.'],
  [
    'no shame box left',
    { ...at({}, { revive: true }), hp: 0, phase: 'fallen', fallenIn: 'map', shame: [1, 2, 3, 4, 5, 6] },
    act('revive', { face: 3 }),
    cannot,
    'No shame box is left.',
  ],
  ['accepting no defeat', start, act('acceptDefeat'), cannot, 'You have not fallen.'],
  ['clearing in battle', met, act('clearDungeon'), cannot, 'Finish the battle first.'],
  [
    'A27: clearing after the last battle',
    lastBattle,
    act('clearDungeon'),
    cannot,
    'No stamina is left: the delve ends here.',
  ],
  [
    'A27: moving after the last battle',
    lastBattle,
    act('moveTile'),
    cannot,
    'No stamina is left: the delve ends here.',
  ],
  [
    'A27: an encounter after the last battle',
    lastBattle,
    act('encounterRoll', { roll: 6 }),
    cannot,
    'No stamina is left: the delve ends here.',
  ],
  [
    'A27: an enemy told after the last battle',
    lastBattle,
    act('meet', { met: 'battle' }),
    cannot,
    'No stamina is left: the delve ends here.',
  ],
  [
    'A27: a battle after the last battle',
    lastBattle,
    act('startBattle', { foe: 'e2' }),
    cannot,
    'No stamina is left: the delve ends here.',
  ],
  [
    'A27: a trap after the last battle',
    lastBattle,
    act('startTrap'),
    cannot,
    'No stamina is left: the delve ends here.',
  ],
  ['A27: its tile is still crossed', lastBattle, act('markTile', { dice: 4 }), undefined, undefined],
  [
    '6.6: a second artifact before the counter of the first is off',
    at({ cureDue: true, ailments: { poison: 1, fear: 1, stun: 0, charm: 0 } }),
    act('claimLoot', { loot: { kind: 'advanced', id: 'halo' } }),
    cannot,
    'Take one ailment counter off first.',
  ],
  ['somebody else', start, { type: 'moveTile', player: 1 }, cannot, 'Nobody sits there.'],
])('%s', (_, state, action, refused, words) => {
  const refusal = dungeon.check(state, action);
  expect(refusal?.refused).toBe(refused);
  expect(refusal?.words).toBe(words);
});

test('A27: after the last battle the actions that lead on wait, each with the reason', () => {
  const waiting = dungeon
    .menu(lastBattle, 0)
    .filter(({ refusal }) => refusal?.words === 'No stamina is left: the delve ends here.');
  expect(waiting.map(({ key }) => key)).toEqual([
    'moveTile',
    'encounter',
    'enemy',
    'startTrap',
    'risk',
    'clearDungeon',
  ]);
});
