import { isRefusal } from '@/rules/kernel/refusal';
import type { Action } from '@/rules/world-adventure/actions';
import { worldAdventure } from '@/rules/world-adventure/game';
import type { Clan, State } from '@/rules/world-adventure/state';
import { type Goods, NO_GOODS } from '@/rules/world-adventure/tables';
import { BOTH_OUT, JUN, MIRA, play, setup, soldier, table, teamSetup, TEO, TRADER } from './table';

const goods = (some: Partial<Goods>): Goods => ({ ...NO_GOODS, ...some });
const WOLF = { name: 'Wolf', hp: 4, accuracy: 3, retreat: 3, exp: 1, tier: 'minion' } as const;
const OX = { name: 'Ox', hp: 4, accuracy: 3 } as const;
const THIEVES = { name: 'Thieves', lv1: 3, lv2: 0 } as const;
const JAVA = { nation: 'Java' } as const;
const OUTSIDE = { nation: 'Java', die: 2 } as const;
const by = 'typed' as const;
const out = { place: null, card: null } as const;
const mine = (mira: Partial<Clan>, teo: Partial<Clan> = {}) => table({}, mira, teo);
const inShop = (mira: Partial<Clan> = {}) => play(mine(mira), { type: 'openShop', player: MIRA, city: 'Java' });
const rolled = (mira: Partial<Clan> = {}) =>
  play(inShop(mira), { type: 'rollMarket', player: MIRA, faces: [1, 1, 2, 2, 3, 3], by });
const fighting = (mira: Partial<Clan> = {}, state: Partial<State> = {}) =>
  play(table(state, mira), { type: 'attackMonster', player: MIRA, foe: WOLF });
const duel = (mira: Partial<Clan> = {}, teo: Partial<Clan> = {}) =>
  play(mine(mira, teo), { type: 'attackPlayer', player: MIRA, target: TEO });
const owner = (charisma: number): Partial<Clan> => ({ charisma, stalls: ['Java'] });
const over = () => ({ ...mine({}), victory: { seats: [MIRA], runes: 9 } });
const stage = (faces: number[], rest: object = {}) =>
  ({ type: 'battleStage', player: MIRA, faces, by, ...rest }) as Action;

type Kind = 'impossible' | 'against the rules';

/** Section 4: who may not do what, with the words the table reads. */
const REFUSED: readonly [what: string, state: State, action: Action, words: string, kind: Kind][] = [
  // Set-up and time
  [
    'a hero without a name',
    mine({}),
    { type: 'chooseHero', player: MIRA, card: ' ', values: {} },
    'Name the hero first.',
    'impossible',
  ],
  [
    'a second free caravan',
    mine({}),
    { type: 'chooseCaravan', player: MIRA, card: 'Shell', values: {} },
    'A new caravan is bought in the workshop',
    'against the rules',
  ],
  [
    'a point that is not there',
    mine({}),
    { type: 'placeStatusPoint', player: MIRA, status: 'explorer' },
    'No points to place',
    'impossible',
  ],
  [
    'a fifth step without an item',
    mine({ statusPoints: 1, explorer: 4 }),
    { type: 'placeStatusPoint', player: MIRA, status: 'explorer' },
    'Above 4 needs a legendary item',
    'against the rules',
  ],
  [
    'a sixth step',
    mine({ statusPoints: 1, explorer: 5, items: 2 }),
    { type: 'placeStatusPoint', player: MIRA, status: 'explorer' },
    '5 is the end',
    'impossible',
  ],
  [
    'an order with somebody twice',
    table({ phase: 'beginning' }),
    { type: 'setTurnOrder', player: MIRA, order: [0, 0, 1] },
    'Everybody has one place in the order.',
    'impossible',
  ],
  [
    'income twice',
    table({ phase: 'beginning', incomePaid: true }),
    { type: 'collectIncome', player: MIRA },
    'Already paid this month',
    'impossible',
  ],
  [
    'an event in month 1',
    table({ phase: 'beginning' }),
    { type: 'revealEvent', player: MIRA },
    'Events run from month 2 on',
    'against the rules',
  ],
  [
    'a Raid in month 2',
    table({ phase: 'beginning', month: 2 }),
    { type: 'spawnRaid', player: MIRA },
    'A Raid comes in months 3, 5, 7 and so on',
    'against the rules',
  ],
  [
    'turns before the stalls pay',
    table({ phase: 'beginning' }, { stalls: ['Java'] }),
    { type: 'startTurn', player: MIRA },
    'The stalls pay first',
    'against the rules',
  ],
  ["another's turn", mine({}), { type: 'endTurn', player: TEO }, "It is Mira's turn", 'against the rules'],
  [
    'the month before its end',
    mine({}),
    { type: 'endMonth', player: MIRA },
    'Not everybody has acted',
    'against the rules',
  ],
  [
    'the month with a marker down',
    table({ phase: 'end', needs: { ...table().needs, Java: 'down' } }),
    { type: 'endMonth', player: MIRA },
    'Face-down need markers to replace: 1',
    'against the rules',
  ],
  // Turn
  [
    'a journey to where the caravan stands',
    mine({ place: { nation: 'Java', die: 2 } }),
    { type: 'travel', player: MIRA, to: { nation: 'Java', die: 2 } },
    'Already in Java NE',
    'against the rules',
  ],
  [
    'a step over the city',
    mine({ place: OUTSIDE }),
    { type: 'travel', player: MIRA, to: { nation: 'Java', die: 5 } },
    'Not next to Java NE',
    'against the rules',
  ],
  [
    'a step from city to city',
    mine({ place: JAVA }),
    { type: 'travel', player: MIRA, to: { nation: 'China' } },
    'Not next to Java city',
    'against the rules',
  ],
  ['a move too many', mine({ moves: 0 }), { type: 'travel', player: MIRA }, 'No move left', 'against the rules'],
  [
    'a city closed to rivals',
    mine({}, owner(5)),
    { type: 'travel', player: MIRA, to: JAVA },
    'City closed to rivals of Teo',
    'against the rules',
  ],
  [
    'travel in a penalty turn',
    mine({ penalty: true }),
    { type: 'travel', player: MIRA },
    'Penalty turn: only the three gold dice',
    'against the rules',
  ],
  [
    'a toll without Charisma 4',
    mine({}, owner(3)),
    { type: 'payToll', player: MIRA, owner: TEO },
    'A toll needs Charisma 4',
    'against the rules',
  ],
  [
    'scouting without an action',
    mine({ actions: 0, explorer: 1 }),
    { type: 'scout', player: MIRA, target: 'brigand', faces: [1], by },
    'No action left',
    'against the rules',
  ],
  [
    'scouting somebody twice',
    mine({ explorer: 1, scouted: ['brigand'] }),
    { type: 'scout', player: MIRA, target: 'brigand', faces: [1], by },
    'Already scouted this turn',
    'against the rules',
  ],
  [
    'scouting a player in a city',
    mine({ explorer: 1, place: JAVA }, { place: JAVA }),
    { type: 'scout', player: MIRA, target: 'player:1', faces: [1], by },
    'Nobody is scouted in a city',
    'against the rules',
  ],
  [
    'scouting who is elsewhere',
    mine({ explorer: 1, place: JAVA }, { place: OUTSIDE }),
    { type: 'scout', player: MIRA, target: 'player:1', faces: [1], by },
    'Not in the same territory',
    'against the rules',
  ],
  [
    'scouting with Explorer 0',
    mine({}),
    { type: 'scout', player: MIRA, target: 'brigand', faces: [], by },
    'Explorer 0: no dice',
    'against the rules',
  ],
  [
    'a merchant where an X token lies',
    table({ tokens: { merchant: [OUTSIDE], monster: [] } }, { explorer: 1, place: OUTSIDE }),
    { type: 'scout', player: MIRA, target: 'merchant@Java NE', faces: [1], by },
    'An X token lies here: no merchant',
    'against the rules',
  ],
  [
    'a merchant in a city',
    mine({ explorer: 1, place: JAVA }),
    { type: 'scout', player: MIRA, target: 'merchant@Java city', faces: [1], by },
    'Merchants are met outside the cities',
    'against the rules',
  ],
  [
    'a Brigand that has not appeared',
    mine({ explorer: 1 }),
    { type: 'scout', player: MIRA, target: 'brigand', faces: [1], by },
    'The Brigand is not on the map',
    'against the rules',
  ],
  [
    'a monster in a city',
    mine({ place: JAVA }),
    { type: 'engage', player: MIRA, faces: [1, 2], by },
    'Monsters are met outside the cities',
    'against the rules',
  ],
  [
    'an attack in a city',
    mine({ place: JAVA }),
    { type: 'attackMonster', player: MIRA, foe: WOLF },
    'Monsters are met outside the cities',
    'against the rules',
  ],
  [
    'an attack where an X token lies',
    table({ tokens: { merchant: [OUTSIDE], monster: [] } }, { place: OUTSIDE }),
    { type: 'attackMerchant', player: MIRA, foe: OX },
    'An X token lies here: no merchant',
    'against the rules',
  ],
  [
    'a Government that has not appeared',
    mine({}),
    { type: 'attackGovernment', player: MIRA, foe: THIEVES },
    'The Government is not on the map',
    'against the rules',
  ],
  [
    'a Government that stands elsewhere',
    table({ npcs: { ...BOTH_OUT, government: { place: OUTSIDE, card: null } } }, { place: JAVA }),
    { type: 'attackGovernment', player: MIRA, foe: THIEVES },
    'Not in the same territory',
    'against the rules',
  ],
  [
    'a Raid that has not appeared',
    mine({}),
    { type: 'attackMonster', player: MIRA, foe: { ...WOLF, tier: 'raid' } },
    'No Raid is on the map',
    'against the rules',
  ],
  [
    'a Legendary that stands elsewhere',
    table({ legendaries: [{ card: 'Wolf', place: OUTSIDE, event: null }] }, { place: { nation: 'Java', die: 3 } }),
    { type: 'attackMonster', player: MIRA, foe: { ...WOLF, tier: 'legendary' } },
    'Not in the same territory',
    'against the rules',
  ],
  // NPCs that attack
  [
    'a Brigand that stands elsewhere',
    table({ npcs: { ...BOTH_OUT, brigand: { place: OUTSIDE, card: null } } }, { place: { nation: 'Java', die: 3 } }),
    { type: 'startBattle', player: MIRA, kind: 'brigand', foe: THIEVES },
    'Not in the same territory',
    'against the rules',
  ],
  [
    "an attack in another's turn",
    table({ npcs: BOTH_OUT }),
    { type: 'startBattle', player: TEO, kind: 'brigand', foe: THIEVES },
    "It is Mira's turn",
    'against the rules',
  ],
  [
    'a Brigand out of nowhere',
    mine({}),
    { type: 'startBattle', player: MIRA, kind: 'brigand', foe: THIEVES },
    'The Brigand is not on the map',
    'against the rules',
  ],
  [
    'a Brigand in a city',
    table({ phase: 'npc', npcs: BOTH_OUT }, { place: JAVA }),
    { type: 'startBattle', player: MIRA, kind: 'brigand', foe: THIEVES },
    'The Brigand never enters a city',
    'against the rules',
  ],
  [
    'the Government after a Good Boy',
    table({ npcs: BOTH_OUT }, { place: JAVA }),
    { type: 'startBattle', player: MIRA, kind: 'government', foe: THIEVES },
    'The Government ignores a Good Boy',
    'against the rules',
  ],
  [
    'a second attack in one turn',
    table({ npcs: BOTH_OUT }, { fought: ['brigand'] }),
    { type: 'startBattle', player: MIRA, kind: 'brigand', foe: THIEVES },
    'It fought Mira this turn already',
    'against the rules',
  ],
  [
    'a Minion before the NPC phase',
    mine({}),
    { type: 'startBattle', player: MIRA, kind: 'monster', foe: WOLF },
    'The Minion attacks in the NPC phase',
    'against the rules',
  ],
  [
    'a Minion and whoever met it',
    table({ phase: 'npc', engagers: { minion: [MIRA], destroyer: [] } }),
    { type: 'startBattle', player: MIRA, kind: 'monster', foe: WOLF },
    'Mira engaged it and is spared',
    'against the rules',
  ],
  [
    'a Raid twice a month',
    table({ phase: 'npc', attacked: { raid: [MIRA] } }),
    { type: 'startBattle', player: MIRA, kind: 'monster', foe: { ...WOLF, tier: 'raid' } },
    'Mira was attacked by it this month already',
    'against the rules',
  ],
  [
    'a Raid and a city',
    mine({ place: JAVA }),
    { type: 'startBattle', player: MIRA, kind: 'monster', foe: { ...WOLF, tier: 'raid' } },
    'Mira is out of its reach',
    'against the rules',
  ],
  [
    'a die with seven',
    mine({ explorer: 1 }),
    { type: 'scout', player: MIRA, target: 'brigand', faces: [7], by },
    'A face goes from 1 to 6.',
    'impossible',
  ],
  [
    'a bomb without a roll',
    mine({}),
    { type: 'smokeReroll', player: MIRA, faces: [1], by },
    'No scouting roll to reroll.',
    'impossible',
  ],
  [
    'a monster where an X token lies',
    table({ tokens: { merchant: [], monster: [OUTSIDE] } }, { place: OUTSIDE }),
    { type: 'engage', player: MIRA, faces: [1, 2], by },
    'An X token lies here: no monster',
    'against the rules',
  ],
  [
    'a meeple that is not there',
    mine({}),
    { type: 'engage', player: MIRA, meeple: 'raid', faces: [], by },
    'No Raid is on the map',
    'against the rules',
  ],
  [
    'a merchant that was not found',
    mine({ scouting: { target: 'merchant', faces: [5] } }),
    { type: 'attackMerchant', player: MIRA, foe: OX },
    'Not found by this roll',
    'against the rules',
  ],
  [
    'a chase without chase value',
    table({ cards: { ...table().cards, 'caravan:Trader': { ...TRADER, chaser: 0 } } }),
    { type: 'attackMerchant', player: MIRA, foe: OX },
    'No chase value',
    'against the rules',
  ],
  [
    'a merchant without hit points',
    mine({}),
    { type: 'attackMerchant', player: MIRA, foe: { ...OX, hp: 0 } },
    'The hit points must be 1 to 60.',
    'impossible',
  ],
  [
    'accuracy 7',
    mine({}),
    { type: 'attackMonster', player: MIRA, foe: { ...WOLF, accuracy: 7 } },
    'The hit accuracy must be 1 to 6.',
    'impossible',
  ],
  [
    'a monster not typed',
    mine({}),
    { type: 'attackMonster', player: MIRA, foe: { name: 'Wolf' } },
    'Type the hit points first.',
    'impossible',
  ],
  [
    'a Brigand without soldiers',
    mine({}),
    { type: 'attackBrigand', player: MIRA, foe: { ...THIEVES, lv1: 0 } },
    'Type the soldiers on the card first.',
    'impossible',
  ],
  [
    'a hero whose card is untyped',
    mine({ heroCard: null }),
    { type: 'attackMonster', player: MIRA, foe: WOLF },
    "Type Mira's hero card first.",
    'impossible',
  ],
  ['oneself', mine({}), { type: 'attackPlayer', player: MIRA, target: MIRA }, 'Choose somebody else.', 'impossible'],
  [
    'more gold than the purse',
    mine({ gold: 3 }),
    { type: 'transferGold', player: MIRA, to: TEO, amount: 5, why: 'toll' },
    'Needs 5 gold, you have 3.',
    'impossible',
  ],
  [
    'a gift',
    mine({}),
    { type: 'transferGold', player: MIRA, to: TEO, amount: 5 },
    'Gifts and deals are no part of the rules',
    'against the rules',
  ],
  [
    '999 gold',
    mine({}),
    { type: 'transferGold', player: MIRA, to: TEO, amount: 999, why: 'toll' },
    'The amount must be 1 to 99.',
    'impossible',
  ],
  [
    'goods that are not in stock',
    mine({}),
    { type: 'gainGoods', player: MIRA, goods: goods({ silk: 4 }) },
    'Only 3 silk in stock.',
    'impossible',
  ],
  [
    'goods that do not fit',
    mine({ goods: goods({ fruit: 3 }) }),
    { type: 'gainGoods', player: MIRA, goods: goods({ silk: 2 }) },
    'Room for 1 more.',
    'impossible',
  ],
  [
    'goods nobody has',
    mine({}),
    { type: 'dropGoods', player: MIRA, goods: goods({ silk: 1 }) },
    'Only 0 silk in the caravan.',
    'impossible',
  ],
  // City
  [
    'a shop outside',
    mine({ place: OUTSIDE }),
    { type: 'openShop', player: MIRA, city: 'Java' },
    'Only in a city',
    'against the rules',
  ],
  [
    'a shop on cooldown',
    table({ month: 8 }, { shopMonths: { Java: 7 } }),
    { type: 'openShop', player: MIRA, city: 'Java' },
    'Visited in month 7: open again in month 9',
    'against the rules',
  ],
  [
    'a sale after the dice',
    rolled({ goods: goods({ silk: 1 }) }),
    { type: 'sellGoods', player: MIRA, goods: goods({ silk: 1 }) },
    'Sell first, then buy',
    'against the rules',
  ],
  [
    'the market dice twice',
    rolled(),
    { type: 'rollMarket', player: MIRA, faces: [1, 1, 1, 1, 1, 1], by },
    'The market dice are rolled once a visit',
    'against the rules',
  ],
  [
    'what the dice do not offer',
    rolled({ charisma: 3 }),
    { type: 'buyGoods', player: MIRA, goods: goods({ silk: 1 }) },
    'Only 0 silk on offer',
    'against the rules',
  ],
  [
    'more than the purse buys',
    rolled({ gold: 3 }),
    { type: 'buyGoods', player: MIRA, goods: goods({ fruit: 1 }) },
    'Needs 4 gold, you have 3.',
    'impossible',
  ],
  [
    'a stall where one stands',
    mine({ charisma: 1 }, owner(1)),
    { type: 'buildStall', player: MIRA, city: 'Java' },
    'City already has a stall',
    'impossible',
  ],
  [
    'a stall without Charisma',
    mine({}),
    { type: 'buildStall', player: MIRA, city: 'Java' },
    'One stall per Charisma point',
    'against the rules',
  ],
  [
    'a second bomb',
    mine({}),
    { type: 'buyUpgrade', player: MIRA, upgrade: 'smokeBomb' },
    'You have the Smoke Bomb',
    'impossible',
  ],
  [
    'a fourth pack',
    mine({ medicPacks: 3 }),
    { type: 'buyUpgrade', player: MIRA, upgrade: 'medicPacks' },
    '3 Medic Packs at most',
    'impossible',
  ],
  [
    'cargo that is needed',
    mine({ cargoUpgrade: 1, goods: goods({ fruit: 5 }) }),
    { type: 'sellUpgrade', player: MIRA, upgrade: 'cargoUpgrade' },
    'The goods would not fit',
    'against the rules',
  ],
  [
    'a caravan too dear',
    mine({ gold: 5 }),
    { type: 'swapCaravan', player: MIRA, card: 'Master Trader', values: {}, sale: 5, price: 40 },
    'You would be without a caravan: needs 40 gold, you would have 12.',
    'impossible',
  ],
  [
    'a negative price',
    mine({}),
    { type: 'swapCaravan', player: MIRA, card: 'Master Trader', values: {}, sale: -5, price: 40 },
    'The sale price must be 0 to 99.',
    'impossible',
  ],
  [
    'a soldier too many',
    mine({ leadership: 1, soldiers: [soldier()] }),
    { type: 'recruit', player: MIRA },
    'One soldier per Leadership point',
    'against the rules',
  ],
  [
    'a sixth soldier',
    mine({ leadership: 5, soldiers: [1, 2, 3, 4, 5].map(() => soldier()) }),
    { type: 'recruit', player: MIRA },
    'Five soldiers at most',
    'impossible',
  ],
  [
    'healing who is awake',
    mine({ soldiers: [soldier()] }),
    { type: 'recover', player: MIRA, slot: 1 },
    'That soldier is awake.',
    'impossible',
  ],
  [
    'training too early',
    mine({}),
    { type: 'train', player: MIRA, units: [0], faces: [1], by },
    'Needs 6 experience, has 0',
    'against the rules',
  ],
  [
    'training twice a month',
    mine({ hero: soldier(1, { exp: 6, trained: 1 }) }),
    { type: 'train', player: MIRA, units: [0], faces: [1], by },
    'Trained this month already',
    'against the rules',
  ],
  [
    '15 gold nobody has',
    mine({ gold: 14, hero: soldier(1, { exp: 6 }) }),
    { type: 'autoEvolve', player: MIRA, slot: 0 },
    'Needs 15 gold, you have 14.',
    'impossible',
  ],
  [
    'a second quest',
    mine({ quest: { name: 'Letter', city: null } }),
    { type: 'takeQuest', player: MIRA, name: 'Bomb' },
    'Cancel or complete the quest you hold first',
    'against the rules',
  ],
  ['no quest to cancel', mine({}), { type: 'cancelQuest', player: MIRA }, 'No quest to cancel', 'impossible'],
  [
    'a third quest meeple',
    mine({ quest: { name: 'Letter', city: null } }),
    { type: 'moveQuestMeeple', player: MIRA, places: ['a', 'b', 'c'] },
    'Two quest meeples at most',
    'impossible',
  ],
  // Battle, death, runes
  ['a second battle', fighting(), { type: 'attackMonster', player: MIRA, foe: WOLF }, 'A battle is on.', 'impossible'],
  ['too few dice', fighting(), stage([1]), 'Needs 2 dice, there are 1.', 'impossible'],
  [
    'a hero who faints first',
    fighting({ soldiers: [soldier()] }),
    stage([6, 6, 6], { faint: 0 }),
    'The hero faints last',
    'against the rules',
  ],
  [
    'a reroll without Leadership',
    fighting({ leadership: 3 }),
    stage([6, 6], { reroll: { die: 0, face: 1 } }),
    'The reroll needs Leadership 4',
    'against the rules',
  ],
  [
    'a reroll of the gold die',
    fighting({ leadership: 4 }),
    stage([6, 6], { reroll: { die: 1, face: 1 } }),
    'The gold die is never rerolled',
    'against the rules',
  ],
  [
    "the hero before the rival's soldiers",
    duel({}, { soldiers: [soldier()] }),
    stage([1, 6], { foeFaces: [6, 6, 6], hits: [{ slot: 0, points: 1 }] }),
    'Soldiers first',
    'against the rules',
  ],
  [
    'more points than were rolled',
    duel(),
    stage([1, 6], { foeFaces: [6, 6], hits: [{ slot: 0, points: 9 }] }),
    'Points to place: 1, not 9.',
    'impossible',
  ],
  [
    'leaving before the first stage',
    fighting(),
    { type: 'retreatRoll', player: MIRA, face: 1, by },
    'Whoever attacks fights the first stage',
    'against the rules',
  ],
  [
    'a bomb that is gone',
    play(fighting({ smokeBomb: 0, soldiers: [soldier()] }), stage([6, 6, 6])),
    { type: 'smokeRetreat', player: MIRA },
    'No Smoke Bomb left',
    'impossible',
  ],
  [
    'the end before the end',
    fighting(),
    { type: 'endBattle', player: MIRA },
    'The battle is not over',
    'against the rules',
  ],
  [
    'a pack after the first dice',
    play(fighting({ medicPacks: 1, soldiers: [soldier(), soldier()] }), stage([6, 6, 6, 6])),
    { type: 'useMedicPack', player: MIRA, slot: 1 },
    'Not once the dice of a battle are rolled',
    'against the rules',
  ],
  [
    'a death that is none',
    fighting(),
    { type: 'playerDies', player: MIRA },
    'The battle is not lost',
    'against the rules',
  ],
  [
    'a penalty nobody has',
    mine({}),
    { type: 'penaltyTurn', player: MIRA, faces: [1, 1, 1], by },
    'No penalty turn is due.',
    'impossible',
  ],
  [
    'a rune twice',
    mine({ runes: ['minion'] }),
    { type: 'claimRune', player: MIRA, slot: 'minion' },
    'You already hold this one',
    'impossible',
  ],
  [
    'a rune not earned',
    mine({}),
    { type: 'claimRune', player: MIRA, slot: 'minion' },
    'Not earned yet, as far as the app knows',
    'against the rules',
  ],
  [
    'a power of the same name',
    mine({ runes: ['minion'], powers: [{ name: 'Ward', colour: 'purple', uses: 1 }], powersDue: 1 }),
    { type: 'takeRunePower', player: MIRA, name: 'Ward', colour: 'purple', uses: 1 },
    'Never two of one name',
    'against the rules',
  ],
  [
    'a purple power outside combat',
    mine({ powers: [{ name: 'Ward', colour: 'purple', uses: 1 }] }),
    { type: 'useRunePower', player: MIRA, index: 0 },
    'Purple powers are for combat',
    'against the rules',
  ],
  [
    'a yellow power in combat',
    fighting({ powers: [{ name: 'Wind', colour: 'yellow', uses: 2 }] }),
    { type: 'useRunePower', player: MIRA, index: 0 },
    'Yellow powers are for outside combat',
    'against the rules',
  ],
  [
    'an attack on somebody in a city',
    table({}, { explorer: 1 }, { place: { nation: 'Java' } }),
    { type: 'attackPlayer', player: MIRA, target: TEO },
    'Nobody is found in a city',
    'against the rules',
  ],
  [
    'more goods than the dice of the card',
    play(
      table(),
      { type: 'attackMerchant', player: MIRA, foe: { name: 'Ox', hp: 1, accuracy: 3, cargo: 1, loot: 0 } },
      { type: 'battleStage', player: MIRA, faces: [1, 1], by: 'typed' },
    ),
    { type: 'endBattle', player: MIRA, goods: { ...NO_GOODS, silk: 2 } },
    'The card gives 1 goods die',
    'against the rules',
  ],
  [
    'an NPC that is not out',
    table({ phase: 'npc' }),
    { type: 'npcDone', player: MIRA, who: 'brigand' },
    'The Brigand is not due.',
    'impossible',
  ],
  [
    'a Brigand in a city',
    mine({}),
    { type: 'spawnBrigand', player: MIRA, place: { nation: 'Java' } },
    'Not in a city',
    'against the rules',
  ],
  [
    'a Brigand who pursues into a city',
    table({ npcs: { brigand: out, government: null } }),
    { type: 'npcTarget', player: MIRA, npc: 'brigand', nearest: [MIRA], place: { nation: 'Java' } },
    'Not in a city',
    'against the rules',
  ],
  [
    'a target nobody tapped',
    table({ npcs: { brigand: out, government: null } }),
    { type: 'npcTarget', player: MIRA, npc: 'brigand', nearest: [] },
    'Tap who is nearest.',
    'impossible',
  ],
  [
    'a hero who faints by hand',
    mine({}),
    { type: 'correctUnit', player: MIRA, slot: 0, level: 1, exp: 0, fainted: true },
    'The hero faints only in a battle.',
    'impossible',
  ],
  [
    'seven experience',
    mine({}),
    { type: 'correctUnit', player: MIRA, slot: 0, level: 1, exp: 7, fainted: false },
    'Experience must be 0 to 6.',
    'impossible',
  ],
  [
    'a card at number 7',
    mine({}),
    { type: 'standCard', player: MIRA, row: 'merchant', number: 7, card: 'Ox', values: {} },
    'The number must be 1 to 6.',
    'impossible',
  ],
  [
    'anything after the end',
    over(),
    { type: 'endTurn', player: MIRA },
    'Game is over – undo to continue',
    'impossible',
  ],
  ['a seat where nobody sits', mine({}), { type: 'recruit', player: 5 }, 'Nobody sits there.', 'impossible'],
];

test.each(REFUSED)('%s is refused', (_, state, action, words, kind) => {
  const refusal = worldAdventure.check(state, action);
  expect(refusal?.words).toBe(words);
  expect(refusal?.refused === 'impossible' ? 'impossible' : 'against the rules').toBe(kind);
});

describe('a set-up that cannot be', () => {
  const told = (seats: typeof teamSetup.seats, mode = 'team2v2') => {
    const state = worldAdventure.start({ ...teamSetup, mode, seats });
    return isRefusal(state) ? state.words : undefined;
  };

  test('five in a mode for four', () =>
    expect(told([...teamSetup.seats, { name: 'Ede', colour: 4 }])).toBe('This mode is for 4 players.'));

  test('three against one', () => {
    const seats = teamSetup.seats.map((seat, index) => ({ ...seat, team: index === 3 ? 1 : 0 }));
    expect(told(seats)).toBe('2 against 2 needs teams of 2: now they are 3 and 1.');
  });

  test('the sides that were chosen are played', () => {
    const seats = teamSetup.seats.map((seat, index) => ({ ...seat, team: index < 2 ? 0 : 1 }));
    const state = worldAdventure.start({ ...teamSetup, seats });
    expect(!isRefusal(state) && state.clans.map(({ team }) => team)).toEqual([0, 0, 1, 1]);
    expect(isRefusal(worldAdventure.start(setup))).toBe(false);
  });

  test('a teammate is neither attacked nor tolled', () => {
    const seats = teamSetup.seats.map((seat, index) => ({ ...seat, team: index < 2 ? 0 : 1 }));
    const state = worldAdventure.start({ ...teamSetup, seats });
    if (isRefusal(state)) throw new Error(state.words);
    const playing: State = { ...state, phase: 'player', ordered: true };
    expect(worldAdventure.check(playing, { type: 'attackPlayer', player: MIRA, target: TEO })?.words).toBe(
      'Not a teammate',
    );
    expect(worldAdventure.check(playing, { type: 'payToll', player: MIRA, owner: TEO })?.words).toBe(
      'Teammates pay no toll',
    );
    const gift = { type: 'transferGold', player: MIRA, to: TEO, amount: 5 } as const;
    expect(worldAdventure.check(playing, gift)).toBeDefined();
    expect(
      worldAdventure.check({ ...playing, houseRules: { ...playing.houseRules, teamGifts: true } }, gift),
    ).toBeUndefined();
    expect(worldAdventure.check(playing, { ...gift, to: JUN })).toBeDefined();
  });
});
