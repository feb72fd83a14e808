import type { Action, ActionOf } from '@/rules/world-adventure/actions';
import { mayTake } from '@/rules/world-adventure/fight';
import { worldAdventure } from '@/rules/world-adventure/game';
import { attackable } from '@/rules/world-adventure/pursuit';
import type { Clan, State } from '@/rules/world-adventure/state';
import { nextTo, NO_GOODS } from '@/rules/world-adventure/tables';
import { begin } from '../record';
import { JUN, MIRA, play, setup, soldier, table, tell, TEO } from './table';

const clan = (state: State, seat = MIRA): Clan => state.clans[seat] as Clan;
const by = 'typed' as const;
const OX = { name: 'Ox', hp: 9, accuracy: 3, colour: 'green' } as const;
const WOLF = { name: 'Wolf', hp: 1, accuracy: 3, retreat: 3, tier: 'minion' } as const;
const JAVA_NE = { nation: 'Java', die: 2 } as const;

test('E9 a bomb to defuse: two quest meeples stand on the board (p.13)', () => {
  const state = play(
    table(),
    { type: 'takeQuest', player: MIRA, name: 'Defuse the bomb', city: 'Java' },
    { type: 'moveQuestMeeple', player: MIRA, places: ['Java N', 'China S'] },
  );
  expect(clan(state).meeples).toEqual(['Java N', 'China S']);
  expect(clan(play(state, { type: 'completeQuest', player: MIRA, gold: 4, exp: 1 }))).toMatchObject({
    meeples: [],
    gold: 24,
    offers: ['quest1'],
  });
});

test('E21 A awakes in Java, B in China: the markers differ and nobody pays a toll (p.17)', () => {
  const morning = begin(worldAdventure, setup);
  const state = play(
    morning,
    { type: 'awaken', player: MIRA, city: 'Java' },
    { type: 'awaken', player: TEO, city: 'China' },
  );
  expect(state.clans.map(({ place, gold }) => [place?.nation, gold])).toEqual([
    ['Java', 20],
    ['China', 20],
    [undefined, 20],
  ]);
  expect(tell(morning, { type: 'awaken', player: MIRA, city: 'Java' })).toBe('Mira awakes in Java');
  expect(worldAdventure.check(state, { type: 'awaken', player: JUN, city: 'Java' })).toMatchObject({
    words: 'Mira awakes there: the cities differ',
  });
  expect(worldAdventure.check(table(), { type: 'awaken', player: JUN, city: 'Egypt' })).toMatchObject({
    words: 'Only before the first turn',
  });
});

test('R-15 whoever stands in a city of a Charisma-5 rival may leave, but nothing there is open to him', () => {
  const here = {
    place: { nation: 'Java' as const },
    gold: 40,
    leadership: 2,
    soldiers: [soldier(1, { fainted: true })],
  };
  const state = table({}, here, { charisma: 5, stalls: ['Java'] });
  for (const action of [
    { type: 'recruit', player: MIRA },
    { type: 'recover', player: MIRA, slot: 1 },
    { type: 'buyUpgrade', player: MIRA, upgrade: 'mountPet' },
    { type: 'takeQuest', player: MIRA, name: 'Letter' },
  ] as const) {
    expect(worldAdventure.check(state, action)).toMatchObject({ words: 'City closed to rivals of Teo' });
  }
  expect(worldAdventure.check(state, { type: 'travel', player: MIRA, to: { nation: 'Java', die: 1 } })).toBeUndefined();
});

test('a rune that is ready is asked for before the turn ends, and may be left', () => {
  const state = table({}, { offers: ['minion'] });
  expect(worldAdventure.next(state)).toMatchObject({ word: 'Claim rune', opens: 'offers' });
  expect(worldAdventure.next(play(state, { type: 'waveOffer', player: MIRA, slot: 'minion' })).word).toBe('End turn');
  expect(worldAdventure.next(play(state, { type: 'claimRune', player: MIRA, slot: 'minion' })).word).toBe('Take power');
});

test('7.3 the final sheet names the most wanted and the Good Boys', () => {
  const sheet = worldAdventure.scoreSheet(table({ wantedRows: [[JUN], [], [TEO, MIRA]] }));
  expect(sheet.rows.find(({ key }) => key === 'wanted')).toMatchObject({
    cells: [2, 2, 0],
    explain: 'Teo 1st, Mira 2nd most wanted; Jun a Good Boy.',
  });
});

test('death: a new city, the penalty to come (p.17)', () => {
  const state = play(
    table({}, { gold: 7 }),
    { type: 'attackMonster', player: MIRA, foe: { ...WOLF, hp: 9 } },
    { type: 'battleStage', player: MIRA, faces: [6, 6], by },
    { type: 'playerDies', player: MIRA, city: 'Java' },
  );
  expect(clan(state)).toMatchObject({ place: { nation: 'Java' }, penalty: true, gold: 0 });
});

test.each([
  [{ gold: 20 }, 'loses 20 gold'],
  [{ gold: 0 }, 'loses nothing'],
  [{ gold: 3, goods: { ...NO_GOODS, silk: 2 } }, 'loses 3 gold and 2 silk'],
])('death: %j is told as "%s"', (mira, words) => {
  const state = play(
    table({}, mira),
    { type: 'attackMonster', player: MIRA, foe: { ...WOLF, hp: 9 } },
    { type: 'battleStage', player: MIRA, faces: [6, 6], by },
  );
  expect(tell(state, { type: 'playerDies', player: MIRA })).toContain(`Mira dies and ${words};`);
});

test('R-11 whoever travels on has closed the shop behind him: the marker turns, and the line says so', () => {
  const state = play(
    table(
      { needs: { ...table().needs, Java: 'silk' } },
      { place: { nation: 'Java' }, goods: { ...NO_GOODS, silk: 2 } },
    ),
    { type: 'openShop', player: MIRA, city: 'Java' },
    { type: 'sellGoods', player: MIRA, goods: { ...NO_GOODS, silk: 2 } },
  );
  const leaves = { type: 'travel', player: MIRA, to: JAVA_NE } as const;
  expect(tell(state, leaves)).toContain('the shop in Java closes');
  const left = play(state, leaves);
  expect(clan(left)).toMatchObject({ visit: null, shopMonths: { Java: 1 } });
  expect(left).toMatchObject({ needs: { Java: 'down' }, needsFulfilled: 1 });
});

test('R-49 both sides reroll a missed die, the attacker first', () => {
  const both = { leadership: 4 };
  const begun = play(table({}, both, both), { type: 'attackPlayer', player: MIRA, target: TEO });
  const fought = play(begun, {
    type: 'battleStage',
    player: MIRA,
    faces: [6, 6],
    foeFaces: [5, 6],
    reroll: { die: 0, face: 1 },
    foeReroll: { die: 0, face: 2 },
    by,
  });
  const hp = (side: 'mine' | 'theirs') => fought.battle?.[side]?.fighters[0]?.hp;
  expect([hp('mine'), hp('theirs')]).toEqual([3, 3]);
  expect(fought.battle).toMatchObject({ mine: { rerolled: true }, theirs: { rerolled: true } });
});

test('hits are placed by hand: a wounded soldier is spared for a whole one (p.25)', () => {
  const begun = play(table({}, { soldiers: [soldier(2)] }, { soldiers: [soldier(), soldier()] }), {
    type: 'attackPlayer',
    player: MIRA,
    target: TEO,
  });
  const stage: ActionOf<'battleStage'> = {
    type: 'battleStage',
    player: MIRA,
    faces: [6, 6, 1],
    foeFaces: [6, 6, 6, 6],
    by,
  };
  const left = (state: State) => state.battle?.theirs?.fighters.map(({ hp }) => hp);
  expect(left(play(begun, stage))).toEqual([4, 0, 2]);
  expect(left(play(begun, { ...stage, hits: [1, 2].map((slot) => ({ slot, points: 1 })) }))).toEqual([4, 1, 1]);
  const theirs = begun.battle?.theirs;
  if (!theirs) throw new Error('no duel');
  expect(mayTake(theirs, [], 5, true, 0)).toBe(0);
  const soldiersDown = [1, 2].map((slot) => ({ slot, points: 2 }));
  expect(mayTake(theirs, soldiersDown, 5, true, 0)).toBe(1);
  expect(mayTake(theirs, soldiersDown, 5, false, 0)).toBe(0);
  expect(mayTake(theirs, [], 1, true, 1)).toBe(1);
});

test('R-28 after the penalty dice soldiers recover where the table lets them, and nothing else', () => {
  const lying = { penalty: true, gold: 0, soldiers: [soldier(1, { fainted: true })] };
  const dice: Action = { type: 'penaltyTurn', player: MIRA, faces: [1, 1, 1], by };
  expect(play(table({}, lying), dice).turn).toBe(1);
  const houseRules = { ...table().houseRules, penaltyAllowsRecover: true };
  const rolled = play(table({ houseRules }, lying), dice);
  expect(rolled.turn).toBe(0);
  expect(worldAdventure.check(rolled, { type: 'recruit', player: MIRA })?.words).toBe(
    'Penalty turn: soldiers recover, nothing else',
  );
  const healed = play(rolled, { type: 'recover', player: MIRA, slot: 1 }, { type: 'endTurn', player: MIRA });
  expect(clan(healed)).toMatchObject({ gold: 4, recovering: false, penalty: false, soldiers: [{ fainted: false }] });
});

test('X tokens lie where they were put, and the ninth brings all of them back (R-32)', () => {
  const state = play(table({ merchantX: 7 }, { place: JAVA_NE }), { type: 'attackMerchant', player: MIRA, foe: OX });
  expect(state.tokens.merchant).toEqual([JAVA_NE]);
  const ninth = play(
    { ...state, battle: null },
    { type: 'correct', player: MIRA, counter: 'merchantX', how: 'gain', amount: 1 },
  );
  expect(ninth).toMatchObject({ merchantX: 0, tokens: { merchant: [] } });
  const slain = play(
    table({}, { place: JAVA_NE }),
    { type: 'attackMonster', player: MIRA, foe: WOLF },
    { type: 'battleStage', player: MIRA, faces: [1, 6], by },
    { type: 'endBattle', player: MIRA },
  );
  expect(slain.tokens.monster).toEqual([JAVA_NE]);
});

test('R-33 a new stage takes the cards of the old one off the table', () => {
  const runes = ['minion', 'raid', 'brigand'] as const;
  const state = play(
    table({ npcs: { brigand: { place: null, card: 'Thieves' }, government: null } }, { runes, offers: ['quest1'] }),
    { type: 'standCard', player: MIRA, row: 'merchant', number: 3, card: 'Ox', values: { hp: 4 } },
  );
  expect(state.stands.merchant[2]).toBe('Ox');
  const risen = play(state, { type: 'claimRune', player: MIRA, slot: 'quest1' });
  expect(risen).toMatchObject({ stage: 2, npcs: { brigand: { card: null } } });
  expect(risen.stands.merchant[2]).toBeNull();
});

test('R-10 of two quests the victor keeps the one he wants', () => {
  const quest = (name: string) => ({ quest: { name, city: null } });
  const begun = play(
    table({}, quest('Letter'), quest('Bomb')),
    { type: 'attackPlayer', player: MIRA, target: TEO },
    { type: 'battleStage', player: MIRA, faces: [1, 1], foeFaces: [6, 6], extra: 4, by },
  );
  const dies = { type: 'playerDies', player: TEO } as const;
  expect(clan(play(begun, dies)).quest?.name).toBe('Letter');
  expect(clan(play(begun, { ...dies, keeps: 'won' })).quest?.name).toBe('Bomb');
});

test('a card met once is known for the next battle, and a merchant elsewhere is another one', () => {
  const npcs = { brigand: { place: null, card: null }, government: null };
  const met = play(table({ npcs }), { type: 'attackBrigand', player: MIRA, foe: { name: 'Thieves', lv1: 3, lv2: 0 } });
  expect(met.npcs.brigand?.card).toBe('Thieves');
  const scout: Action = { type: 'scout', player: MIRA, target: 'merchant', faces: [1, 1], by };
  const moved = play(table({}, { explorer: 2 }), scout, { type: 'travel', player: MIRA });
  expect(worldAdventure.check(moved, scout)).toBeUndefined();
});

test('the board tells bounty, track and what pet and cargo bring', () => {
  const values = { trackEnd: 3, bounty1: 7, petSale: 3 };
  const board = play(table({}, { mountPet: 1 }), { type: 'defineCard', kind: 'board', card: 'The board', values });
  const far = play(board, { type: 'changeWanted', player: MIRA, delta: 3 });
  expect(far.wantedRows[3]).toEqual([MIRA]);
  expect(play(far, { type: 'changeWanted', player: MIRA, delta: 2 }).wantedRows).toEqual(far.wantedRows);
  expect(clan(play(board, { type: 'sellUpgrade', player: MIRA, upgrade: 'mountPet' })).gold).toBe(23);
  expect(clan(play(board, { type: 'sellUpgrade', player: MIRA, upgrade: 'smokeBomb' })).gold).toBe(22);
});

test('a monster reaches nobody whose place says otherwise', () => {
  const monsters = { minion: { place: JAVA_NE, card: 'Wolf' }, destroyer: null, raid: { place: JAVA_NE, card: 'Ork' } };
  const state = table({ monsters }, { place: { nation: 'Java' } }, { place: JAVA_NE });
  expect(attackable(state, 'minion', 'Wolf')).toEqual([TEO, 2]);
  expect(attackable(state, 'raid', 'Ork')).toEqual([TEO, 2]);
  const at = (die: number) => attackable(table({ monsters }, {}, { place: { nation: 'Java', die } }), 'raid', 'Ork');
  expect(at(3)).toContain(TEO);
  expect(at(5)).not.toContain(TEO);
  // Across a border the board tells.
  const abroad = table({ monsters }, {}, { place: { nation: 'China', die: 5 } });
  expect(attackable(abroad, 'raid', 'Ork')).toContain(TEO);
});

test.each([
  [{ nation: 'Java' }, { nation: 'Java', die: 4 }, true],
  [{ nation: 'Java', die: 1 }, { nation: 'Java', die: 6 }, true],
  [{ nation: 'Java', die: 2 }, { nation: 'Java', die: 4 }, false],
  [{ nation: 'Java', die: 2 }, { nation: 'Java', die: 2 }, false],
  [{ nation: 'Java', die: 2 }, { nation: 'China', die: 3 }, false],
] as const)('%j and %j touch: %s', (a, b, touch) => expect(nextTo(a, b)).toBe(touch));

test.each([
  [{ nation: 'Java' }, { nation: 'Java', die: 1 }],
  [
    { nation: 'Java', die: 1 },
    { nation: 'Java', die: 6 },
  ],
  // Across a border the board tells.
  [
    { nation: 'Java', die: 2 },
    { nation: 'China', die: 5 },
  ],
  [null, { nation: 'China' }],
] as const)('from %j to %j may be one step', (place, to) => {
  expect(worldAdventure.check(table({}, { place }), { type: 'travel', player: MIRA, to })).toBeUndefined();
});

test('a unit is set by hand, and the line says so', () => {
  const state = table({}, { soldiers: [soldier()] });
  const set = { type: 'correctUnit', player: MIRA, slot: 1, level: 2, exp: 6, fainted: true } as const;
  expect(clan(play(state, set)).soldiers[0]).toMatchObject({ level: 2, exp: 6, fainted: true });
  expect(worldAdventure.describe(state, set).words).toBe(
    "Mira's red soldier set to Lv 2, 6 experience, fainted, by hand",
  );
});

test('R-24 when all Legendaries of the box are used up, the third Monster X brings none', () => {
  const counted = (legendaries: number) => ({ ...table().cards, 'board:The board': { legendaries } });
  const slay = (change: Partial<State>) =>
    play(
      table({ monsterX: 2, ...change }),
      { type: 'attackMonster', player: MIRA, foe: { ...WOLF, hp: 1 } },
      { type: 'battleStage', player: MIRA, faces: [1, 1], by },
      { type: 'endBattle', player: MIRA },
    );
  expect(slay({}).legendaries).toHaveLength(1);
  expect(slay({ cards: counted(3), legendariesBeaten: 2 }).legendaries).toHaveLength(1);
  expect(slay({ cards: counted(3), legendariesBeaten: 3 }).legendaries).toHaveLength(0);
  const used = table({ cards: counted(1), legendariesBeaten: 1 });
  expect(worldAdventure.check(used, { type: 'summonLegendary', player: MIRA, card: 'Roc' })).toMatchObject({
    refused: 'againstTheRules',
    words: 'All Legendaries of the box are on the map or beaten',
  });
});

test('R-24 a beaten Legendary is out of the game', () => {
  const roc = { name: 'Roc', hp: 1, accuracy: 3, retreat: 3, exp: 2, tier: 'legendary' } as const;
  const state = play(
    table({ legendaries: [{ card: 'Roc', event: null, place: null }] }),
    { type: 'attackMonster', player: MIRA, foe: roc },
    { type: 'battleStage', player: MIRA, faces: [1, 1], by },
    { type: 'endBattle', player: MIRA },
  );
  expect(state).toMatchObject({ legendaries: [], legendariesBeaten: 1 });
});

test('R-25 a second Legendary still acts when the first was slain striking, and the month ends after the last battle', () => {
  const legendary = (card: string) => ({ card, event: null, place: null });
  const roc = { name: 'Roc', hp: 1, accuracy: 3, retreat: 3, exp: 2, tier: 'legendary' } as const;
  const strikes = { type: 'startBattle', player: MIRA, kind: 'monster', foe: roc } as const;
  const slain: readonly Action[] = [
    { type: 'battleStage', player: MIRA, faces: [1, 1], by },
    { type: 'endBattle', player: MIRA },
  ];
  const night = (...cards: readonly string[]) => table({ phase: 'npc', legendaries: cards.map(legendary) });
  const after = play(night('Roc', 'Hydra'), strikes, ...slain);
  expect(worldAdventure.next(after)).toMatchObject({ sentence: 'The Hydra acts', opens: 'npc' });
  const other = play(night('Hydra', 'Roc'), { type: 'npcDone', player: MIRA, who: 'legendary:0' }, strikes);
  expect(other.phase).toBe('npc');
  expect(play(other, ...slain)).toMatchObject({ phase: 'end', npcDone: ['legendary:0'] });
});

test('7.2 under the challenge nine runes wait for the Legendary', () => {
  const nine = ['heroLv2', 'minion', 'raid', 'stall2', 'stall3', 'quest1', 'quest2', 'sale12', 'sale16'] as const;
  const state = table({ requireLegendary: true }, { runes: [...nine] });
  expect(worldAdventure.nudges(state).map(({ words }) => words)).toContain(
    'Mira holds 9 runes: the Legendary is still to be beaten.',
  );
  expect(play(state, { type: 'travel', player: MIRA }).victory).toBeNull();
  expect(play({ ...state, requireLegendary: false }, { type: 'travel', player: MIRA }).victory).not.toBeNull();
});

test('R-48 once its first dice are rolled nobody in a battle uses a Medic Pack; whoever stands by may (p.20)', () => {
  const hurt = { medicPacks: 1, soldiers: [soldier(1, { fainted: true }), soldier()] };
  const fought = play(
    table({}, hurt, hurt),
    { type: 'attackMonster', player: MIRA, foe: { ...WOLF, hp: 9 } },
    { type: 'battleStage', player: MIRA, faces: [6, 6, 6], by },
  );
  expect(worldAdventure.check(fought, { type: 'useMedicPack', player: MIRA, slot: 1 })).toMatchObject({
    words: 'Not once the dice of a battle are rolled',
  });
  const woken = play(fought, { type: 'useMedicPack', player: TEO, slot: 1 });
  expect(clan(woken, TEO)).toMatchObject({ medicPacks: 0, soldiers: [soldier(), soldier()] });
  expect(woken.battle).toEqual(fought.battle);
});
