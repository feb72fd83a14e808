import type { Action } from '@/rules/world-adventure/actions';
import { worldAdventure } from '@/rules/world-adventure/game';
import type { Clan, State } from '@/rules/world-adventure/state';
import { MIRA, play, soldier, table, tell, TEO } from './table';

const by = 'typed' as const;
const GUARD = { name: 'Guard', lv1: 1, lv2: 0, exp: 2 } as const;
const out = { brigand: { place: null, card: null }, government: { place: null, card: null } };

/** Section 4: what a table does with its own hands, the line it reads, and what has changed. */
test.each<[string, State, Action, string, Partial<State> & { mira?: Partial<Clan> }]>([
  [
    'a marker entered for one city',
    table(),
    { type: 'setCityNeed', player: MIRA, city: 'Java', good: 'silk' },
    'Java needs silk',
    {},
  ],
  [
    'markers replaced at the end of the month',
    { ...table({ phase: 'end' }), needs: { ...table().needs, Java: 'down' } },
    { type: 'replaceNeeds', player: MIRA, needs: { Java: 'iron' } },
    'New needs: Java iron',
    {},
  ],
  [
    'a card that gives a move',
    table(),
    { type: 'adjustPoints', player: MIRA, moves: 1, actions: 0, why: 'Fast Feet' },
    'Mira: 3 moves, 1 action, Fast Feet',
    { mira: { moves: 3, actions: 1 } },
  ],
  [
    'a bounty',
    table({}, { gold: 4 }),
    { type: 'takeBounty', player: MIRA, amount: 6 },
    'Mira takes a bounty of 6, now 10 gold',
    { mira: { gold: 10 } },
  ],
  [
    'a rune power given back',
    table({}, { runes: ['minion'], powers: [{ name: 'Shield', colour: 'purple', uses: 1 }] }),
    { type: 'dropRunePower', player: MIRA, index: 0 },
    'Mira gives back the rune power Shield',
    { mira: { powers: [] } },
  ],
  [
    'experience off a card, 6 at most',
    table({}, { soldiers: [soldier(1, { exp: 5 })] }),
    { type: 'gainExp', player: MIRA, units: [1], amount: 2 },
    'Mira: 2 experience for red soldier',
    { mira: { soldiers: [soldier(1, { exp: 6 })] } },
  ],
  [
    'the Brigand put on its place',
    table(),
    { type: 'spawnBrigand', player: MIRA, place: { nation: 'Arabia', die: 2 } },
    'The Brigand stands at Arabia NE. A Brigand appears',
    { npcs: { brigand: { place: { nation: 'Arabia', die: 2 }, card: null }, government: null } },
  ],
  [
    'the Government put on the map',
    table(),
    { type: 'spawnGovernment', player: MIRA },
    'The Government stands at its place on the map. The Government appears',
    { npcs: { brigand: null, government: { place: null, card: null } } },
  ],
  [
    'a Legendary with its event',
    table(),
    { type: 'summonLegendary', player: MIRA, card: 'Roc', event: 'Storm' },
    'The Legendary Roc is on the map',
    { legendaries: [{ place: null, card: 'Roc', event: 'Storm' }] },
  ],
  [
    'an NPC that rolls its Explorer dice',
    table({ phase: 'npc', npcs: out }),
    { type: 'npcScout', player: MIRA, npc: 'brigand', faces: [5, 2], by },
    'The Brigand scouts: 5, 2, it attacks',
    {},
  ],
])('%s', (_, state, action, words, { mira, ...change }) => {
  const after = play(state, action);
  expect(tell(state, action)).toBe(words);
  expect(after).toMatchObject(change);
  if (mira) expect(after.clans[MIRA]).toMatchObject(mira);
});

test('one marker is turned up, the others stay as they were', () => {
  const after = play(table(), { type: 'setCityNeed', player: MIRA, city: 'Java', good: 'silk' });
  expect(after.needs).toEqual({ ...table().needs, Java: 'silk' });
});

test('attacking the Government costs 2 wanted points at once; its defeat gives the rune and takes it off the map', () => {
  const begun = play(table({ npcs: out }), { type: 'attackGovernment', player: MIRA, foe: GUARD });
  expect(begun.wantedRows[2]).toEqual([MIRA]);
  const won = play(
    begun,
    { type: 'battleStage', player: MIRA, faces: [1, 1], foeFaces: [6], by },
    { type: 'endBattle', player: MIRA },
  );
  expect(won.npcs.government).toBeNull();
  expect(won.clans[MIRA]).toMatchObject({ offers: ['government'], hero: { exp: 2 } });
  expect(worldAdventure.check(won, { type: 'attackPlayer', player: TEO, target: MIRA })?.words).toBe(
    "It is Mira's turn",
  );
});

const FOUR = ['minion', 'raid', 'brigand', 'quest1'] as const;
const POWER = { name: 'Shield', colour: 'purple', uses: 1 } as const;

test.each<[string, Partial<Clan>, Partial<State>, string, Partial<State> & { mira: Partial<Clan> }]>([
  [
    'between two marks only the rune goes',
    { runes: ['minion', 'raid'], powers: [POWER] },
    {},
    'Mira gives back a rune by hand: defeat a Raid',
    { mira: { runes: ['minion'], powers: [POWER], powersDue: 0 } },
  ],
  [
    'a power that is not yet taken is not due any more',
    { runes: ['minion', 'raid'], powersDue: 1 },
    {},
    'Mira gives back a rune by hand: defeat a Raid',
    { mira: { runes: ['minion'], powersDue: 0 } },
  ],
  [
    'the first with its point, which is not placed yet',
    { runes: ['raid'], statusPoints: 1, powersDue: 1 },
    {},
    'Mira gives back a rune by hand: defeat a Raid; its status point too',
    { mira: { runes: [], statusPoints: 0, powersDue: 0 } },
  ],
  [
    'the fourth with its point, its slot and its stage',
    { runes: ['stall2', 'raid', 'stall3', 'stall4'], powers: [POWER, { ...POWER, name: 'Ward' }] },
    { stage: 2 },
    'Mira gives back a rune by hand: defeat a Raid; lower a status by its point; drop a rune power; stage 1 again',
    { stage: 1, mira: { runes: ['stall2', 'stall3', 'stall4'], statusPoints: 0 } },
  ],
])('a rune claimed by mistake: %s', (_, mira, change, words, { mira: left, ...expected }) => {
  const state = table(change, mira);
  const claim: Action = { type: 'claimRune', player: MIRA, slot: 'raid' };
  const back: Action = { type: 'takeBackRune', player: MIRA, slot: 'raid' };
  expect(worldAdventure.check(state, claim)?.instead).toEqual({ words: 'Give it back', action: back });
  expect(tell(state, back)).toBe(words);
  const after = play(state, back);
  expect(after).toMatchObject(expected);
  expect(after.clans[MIRA]).toMatchObject(left);
});

test('what a claim gave is gone with it: back and claimed anew it is as it was', () => {
  const claim: Action = { type: 'claimRune', player: MIRA, slot: 'quest1' };
  const claimed = play(table({}, { runes: ['minion', 'raid', 'brigand'], offers: ['quest1'] }), claim);
  expect(claimed.stage).toBe(2);
  const back = play(claimed, { type: 'takeBackRune', player: MIRA, slot: 'quest1' });
  expect(back).toMatchObject({ stage: 1, clans: [{ runes: FOUR.slice(0, 3), statusPoints: 0, powersDue: 0 }, {}, {}] });
  expect(worldAdventure.apply(back, claim)).toEqual(claimed);
});

test("the stage stays where somebody else's runes hold it", () => {
  const state = table({ stage: 2 }, { runes: FOUR }, { runes: FOUR });
  expect(play(state, { type: 'takeBackRune', player: MIRA, slot: 'raid' }).stage).toBe(2);
});

test.each<[string, State, boolean, string, readonly Partial<Clan>[]]>([
  [
    'one that nobody wrote down: no gold, no action, no experience, and its rune may be claimed',
    table({}, { stalls: ['China'], gold: 3, actions: 0 }),
    true,
    'Mira has a stall in Java, by hand. Mira may claim a rune: build the second stall',
    [{ stalls: ['China', 'Java'], gold: 3, actions: 0, offers: ['stall2'], hero: table().clans[MIRA]?.hero }],
  ],
  [
    "one written down as somebody else's",
    table({}, {}, { stalls: ['China', 'Java'], offers: ['stall2', 'sale12'] }),
    true,
    "Mira has a stall in Java, no more Teo's, by hand",
    [
      { stalls: ['Java'], offers: [] },
      { stalls: ['China'], offers: ['sale12'] },
    ],
  ],
  [
    'one that does not stand, with the rune that it would have brought',
    table({}, { stalls: ['China', 'Egypt', 'Java'], runes: ['stall2'], offers: ['stall3'] }),
    false,
    'Mira has no stall in Java any more, by hand',
    [{ stalls: ['China', 'Egypt'], runes: ['stall2'], offers: [] }],
  ],
])('a stall set right by hand: %s', (_, state, stands, words, clans) => {
  const set: Action = { type: 'correctStall', player: MIRA, city: 'Java', stands };
  expect(tell(state, set)).toBe(words);
  const after = play(state, set);
  clans.forEach((clan, seat) => expect(after.clans[seat]).toMatchObject(clan));
});

test.each<[string, Partial<Clan>, boolean, string]>([
  ['a fifth', { stalls: ['China', 'Egypt', 'Persia', 'India'] }, true, 'All four stalls stand'],
  ['one that stands already', { stalls: ['Java'] }, true, 'City already has a stall'],
  ['none to take off', {}, false, 'No stall stands there.'],
])('a stall by hand is refused: %s', (_, mira, stands, words) => {
  const set: Action = { type: 'correctStall', player: MIRA, city: 'Java', stands };
  expect(worldAdventure.check(table({}, mira), set)).toEqual({ refused: 'impossible', words });
});
