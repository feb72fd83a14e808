import { worldAdventure } from '@/rules/world-adventure/game';
import type { Clan, State } from '@/rules/world-adventure/state';
import { type Goods, NO_GOODS } from '@/rules/world-adventure/tables';
import { topics } from '@/rules/world-adventure/topics';
import { MIRA, play, soldier, table, tell, TEO } from './table';

const goods = (some: Partial<Goods>): Goods => ({ ...NO_GOODS, ...some });
const needs = Object.fromEntries(Object.keys(table().needs).map((city) => [city, 'silk'])) as State['needs'];
const at = (state: Partial<State>, mira: Partial<Clan> = {}, teo: Partial<Clan> = {}) =>
  table({ needs, ...state }, mira, teo);
const JAVA = { nation: 'Java' } as const;
const hex = (die: number) => ({ nation: 'Java', die }) as const;
const WOLF = { name: 'Wolf', hp: 4, accuracy: 3, retreat: 3, tier: 'minion' } as const;
const master = { cards: { ...table().cards, 'caravan:Trader': { level: 2, cargo: 4, chaser: 2, barrier: 0 } } };

/** Section 11, by its numbers: what is said, and when. What happens by itself is in the examples. */
const REMINDED: readonly [number: string, state: State, words: string][] = [
  ['1', at({ phase: 'beginning' }, { stalls: ['Java'] }), 'Stalls pay Mira 5.'],
  ['3, 4', at({ merchantX: 2 }), 'The next merchant attack brings the Government.'],
  ['4', at({ monsterX: 5 }), 'The next slain Minion or Destroyer brings a Legendary.'],
  [
    '4 with none left (R-24)',
    at({ monsterX: 8, legendariesBeaten: 2, cards: { ...table().cards, 'board:The board': { legendaries: 2 } } }),
    'The next slain Minion or Destroyer finds no Legendary left, then all nine come back.',
  ],
  ['5', at({ needsFulfilled: 8 }), 'The next fulfilled need brings a Brigand, then all nine come back.'],
  [
    '4, 5 with one out',
    at({ merchantX: 8, npcs: { brigand: null, government: { place: JAVA, card: null } } }, { place: hex(1) }),
    'The next merchant attack finds the Government already out, then all nine come back.',
  ],
  ['7', table(), '9 cities have no need entered.'],
  [
    '7 in a shop',
    play(
      at({}, { goods: goods({ silk: 1 }) }),
      { type: 'openShop', player: MIRA, city: 'Java' },
      { type: 'sellGoods', player: MIRA, goods: goods({ silk: 1 }) },
    ),
    'The shop in Java is open: closing it turns the need marker.',
  ],
  ['9', at({ month: 3 }, { place: JAVA, shopMonths: { Java: 2 } }), 'Java trades with Mira again in month 4.'],
  ['10', at({}, { gold: 95 }), 'Mira has 95 gold: above 99 is wasted, so spend.'],
  [
    '10 before income',
    at({ phase: 'beginning' }, { gold: 96, stalls: ['Java'] }),
    'Stalls pay Mira 5. Mira would go over 99.',
  ],
  ['11', at({}, { statusPoints: 1 }), 'Mira has 1 status point to place.'],
  ['12', at({ stage: 2 }), 'Stage 2: swap the Merchant, Monster, Raid, Government and Brigand cards.'],
  [
    '13',
    at({}, { scouting: { target: 'brigand', faces: [1, 2] }, bonus: true }),
    'Two successes: Mira has one more action this turn.',
  ],
  [
    '15',
    at({}, { scouting: { target: 'brigand', faces: [5] } }),
    'Mira found nobody: the Smoke Bomb may reroll the scouting dice.',
  ],
  [
    '16',
    at({}, {}, { medicPacks: 1, soldiers: [soldier(1, { fainted: true })] }),
    'A soldier of Teo is fainted and a Medic Pack is at hand.',
  ],
  ['21', at({}, { hero: soldier(1, { exp: 6 }) }), 'Mira: 1 unit is ready to train in a city.'],
  ['22', at({}, {}, { charisma: 4, stalls: ['Java', 'China'] }), 'Entering Java or China costs 2 gold toll to Teo.'],
  [
    '23',
    at({ npcs: { brigand: { place: hex(1), card: null }, government: null } }, { place: hex(1) }),
    'The Brigand stands where Mira is: it attacks at once.',
  ],
  [
    '23 next to a Raid',
    at({ monsters: { minion: null, destroyer: null, raid: { place: hex(6), card: null } } }, { place: hex(1) }),
    'The Raid stands next to Mira: it attacks at once.',
  ],
  [
    '23 without places',
    at({ npcs: { brigand: null, government: { place: hex(1), card: null } }, wantedRows: [[TEO, 2], [MIRA]] }),
    'The Government is out: it attacks at once whoever enters its territory.',
  ],
  [
    '23 a Raid without a place',
    at({ monsters: { minion: null, destroyer: null, raid: { place: null, card: null } } }, { place: hex(1) }),
    'The Raid is out: it attacks at once whoever comes into its territory or next to it, outside cities.',
  ],
  [
    '22 at Charisma 5',
    at({}, {}, { charisma: 5, stalls: ['Java', 'China'] }),
    "Java and China are closed to Mira by Teo's Charisma 5.",
  ],
  [
    '24 of two monsters',
    at({
      phase: 'npc',
      monsters: { minion: { place: null, card: 'Wolf' }, destroyer: { place: null, card: 'Yeti' }, raid: null },
      engagers: { minion: [MIRA], destroyer: [TEO] },
    }),
    'Mira engaged the Minion and is spared.',
  ],
  [
    '24',
    at({
      phase: 'npc',
      monsters: { minion: { place: null, card: 'Wolf' }, destroyer: null, raid: null },
      engagers: { minion: [MIRA], destroyer: [] },
    }),
    'Mira engaged the Minion and is spared.',
  ],
  [
    '25',
    at({ phase: 'end', monsters: { minion: { place: null, card: 'Wolf' }, destroyer: null, raid: null } }),
    'Take the Minion off the map: it goes home with the month.',
  ],
  ['29', at({}, { offers: ['minion'] }), 'Mira may claim a rune: defeat a Minion.'],
  [
    '30',
    at(master, { smokeBomb: 1, medicPacks: 2, mountPet: 1, cargoUpgrade: 1 }),
    '1 more upgrade and the full caravan is a rune: do not use a bomb or pack before.',
  ],
  [
    '32',
    at({ phase: 'beginning', month: 2, legendaries: [{ card: 'Hydra', place: null, event: 'Flood' }] }),
    'A Legendary lives: Flood runs instead of the event card.',
  ],
  [
    '33',
    at({}, { place: JAVA, moves: 0, actions: 0, leadership: 2 }),
    'No points left, but Java still trades, heals, recruits and trains for Mira.',
  ],
  [
    '34',
    play(at({}, { medicPacks: 1, soldiers: [soldier(1, { fainted: true })] }), {
      type: 'attackMonster',
      player: MIRA,
      foe: WOLF,
    }),
    'Before the first dice a Medic Pack of Mira can still wake a soldier.',
  ],
];

test.each(REMINDED)('reminder %s', (_, state, words) => {
  const said = worldAdventure.nudges(state);
  expect(said.map((nudge) => nudge.words)).toContain(words);
  const known = topics.map(({ id }) => id);
  expect(said.filter(({ topic }) => topic !== undefined && !known.includes(topic))).toEqual([]);
});

/** one monster attack a month in all, and Mira has had hers. */
const once = { houseRules: { ...table().houseRules, monsterAttackLimit: 'perMonth' }, attacked: { legendary: [MIRA] } };

test.each<[string, State]>([
  [
    'The Raid stands next to Mira: it attacks at once.',
    at(
      { ...once, monsters: { minion: null, destroyer: null, raid: { place: hex(6), card: null } } },
      { place: hex(1) },
    ),
  ],
  ['Entering Java costs 2 gold toll to Teo.', at({}, {}, { charisma: 5, stalls: ['Java'] })],
  [
    'No points left, but Java still trades, heals, recruits and trains for Mira.',
    at({}, { place: JAVA, moves: 0, actions: 0, leadership: 2 }, { charisma: 5, stalls: ['Java'] }),
  ],
])('nobody is told "%s" where it is not so', (words, state) => {
  expect(worldAdventure.nudges(state).map((nudge) => nudge.words)).not.toContain(words);
});

test('35 a newer monster of a tier makes the older one vanish, and the line says so', () => {
  const state = at({ monsters: { minion: { place: null, card: 'Rat' }, destroyer: null, raid: null } });
  const leave = { type: 'declineEncounter', player: MIRA, tier: 'minion', card: 'Wolf' } as const;
  expect(tell(state, leave)).toContain('The older Minion vanishes');
  expect(play(state, leave).monsters.minion?.card).toBe('Wolf');
});

test('31 taking a quest says that three stay face up', () => {
  expect(tell(at({}), { type: 'takeQuest', player: MIRA, name: 'Letter', city: 'Java' })).toBe(
    'Mira takes the quest Letter in Java; three stay face up',
  );
});

test('a dead NPC reminds nobody, and neither does a finished game', () => {
  expect(worldAdventure.nudges({ ...table(), victory: { seats: [MIRA], runes: 9 } })).toEqual([]);
});

test('one reminder is shown at a time: who attacks at once comes before points that can wait', () => {
  const there = { place: hex(2), card: null };
  const npcs = { brigand: there, government: null };
  const first = (state: State) => worldAdventure.nudges(state)[0]?.words;
  const waiting = { statusPoints: 1, offers: ['sale12'] } as const;
  expect(first(at({ npcs }, { place: hex(2) }, waiting))).toBe('The Brigand stands where Mira is: it attacks at once.');
  const appeared = at({ npcs: { brigand: null, government: { place: null, card: null } } }, {}, { statusPoints: 1 });
  expect(first(appeared)).toMatch(/^The Government has appeared/);
  expect(first(at({ npcs }, { place: hex(5) }, waiting))).toMatch(/^Teo may claim a rune/);
});

test('an NPC that has just appeared is told before needs that wait since the set-up', () => {
  const appeared = table({ npcs: { brigand: null, government: { place: null, card: null } } });
  expect(worldAdventure.nudges(appeared).map(({ about }) => about)).toEqual(['places of NPCs', 'city needs']);
});
