import type { Action } from '@/rules/world-adventure/actions';
import { worldAdventure } from '@/rules/world-adventure/game';
import type { State } from '@/rules/world-adventure/state';
import { NO_GOODS, type Place } from '@/rules/world-adventure/tables';
import { BOTH_OUT, JUN, MIRA, play, soldier, table, tell, TEO } from './table';

const by = 'typed' as const;
const WOLF = { name: 'Wolf', hp: 1, accuracy: 3, retreat: 3, exp: 2, tier: 'minion' } as const;

/** One tap settles a chain, and its line names all of it. */
test('a slain Minion: who learnt what, the token, the rune', () => {
  const soldiers = [soldier(), soldier(1, { exp: 5 }), soldier(2, { exp: 6 }), soldier(1, { fainted: true })];
  const slain = play(
    table({}, { soldiers, leadership: 4 }),
    { type: 'attackMonster', player: MIRA, foe: WOLF },
    { type: 'battleStage', player: MIRA, faces: [1, 1, 1, 1, 1], by },
  );
  expect(tell(slain, { type: 'endBattle', player: MIRA })).toBe(
    "Mira has beaten Wolf. 2 experience for Mira's hero, red soldier. 1 experience for Mira's black soldier. " +
      'A Monster X token lies there. Mira may claim a rune: defeat a Minion',
  );
});

test('a beaten Brigand: the gold that its card prints (p.25)', () => {
  const beaten = play(
    table({ npcs: BOTH_OUT }, { gold: 20 }),
    { type: 'attackBrigand', player: MIRA, foe: { name: 'Thieves', lv1: 1, lv2: 0, gold: 12 } },
    { type: 'battleStage', player: MIRA, faces: [1, 1], foeFaces: [6], by },
  );
  expect(tell(beaten, { type: 'endBattle', player: MIRA })).toMatch(/^Mira has beaten the Brigand: 12 gold\./);
  expect(play(beaten, { type: 'endBattle', player: MIRA }).clans[MIRA]?.gold).toBe(32);
});

test('a slain Legendary: the item and its point', () => {
  const slain = play(
    table({ legendaries: [{ card: 'Roc', event: null, place: null }] }),
    { type: 'attackMonster', player: MIRA, foe: { ...WOLF, name: 'Roc', tier: 'legendary', exp: 0 } },
    { type: 'battleStage', player: MIRA, faces: [1, 1], by },
  );
  expect(tell(slain, { type: 'endBattle', player: MIRA })).toBe(
    'Mira has beaten Roc. Mira gains a legendary item. Mira may claim a rune: defeat a Legendary. Mira places 1 status point',
  );
});

test('a death: what does not fit, the bounty, whose turn it is', () => {
  const poor = { goods: { ...NO_GOODS, silk: 3 } };
  const rich = { gold: 20, goods: { ...NO_GOODS, iron: 2 } };
  const killed = play(
    table({}, poor, rich),
    { type: 'attackPlayer', player: MIRA, target: TEO },
    { type: 'battleStage', player: MIRA, faces: [1, 1], foeFaces: [6, 6], extra: 4, by },
  );
  expect(tell(killed, { type: 'playerDies', player: TEO, city: 'Java', bounty: 5 })).toMatch(
    /^Teo dies and hands over to Mira 20 gold and 2 iron; 1 of the goods does not fit; Mira takes a bounty of 5, awakes in Java; next turn only three gold dice\./,
  );
  const fell = play(
    table(),
    { type: 'attackMonster', player: MIRA, foe: { ...WOLF, hp: 9 } },
    { type: 'battleStage', player: MIRA, faces: [6, 6], by },
  );
  expect(tell(fell, { type: 'playerDies', player: MIRA })).toMatch(/next turn only three gold dice, Teo is on/);
});

/** Whom the Brigand slays while the NPCs act; the Raid may be still to come. */
const slainAtNight = (monsters: State['monsters']) =>
  play(
    table({ phase: 'npc', npcs: { ...BOTH_OUT, government: null }, monsters }, { gold: 0 }),
    { type: 'startBattle', player: MIRA, kind: 'brigand', foe: { name: 'Thieves', lv1: 3, lv2: 0 } },
    { type: 'battleStage', player: MIRA, faces: [6, 6], foeFaces: [1, 1, 1], foeExtra: 3, by },
  );
const RAID = { minion: null, destroyer: null, raid: { place: null, card: null } };

test.each<[string, State, Action, string]>([
  [
    'the last NPC slays somebody',
    slainAtNight(table().monsters),
    { type: 'playerDies', player: MIRA },
    'Mira dies and loses nothing; next turn only three gold dice. The month ends',
  ],
  [
    'another NPC is still to act',
    slainAtNight(RAID),
    { type: 'playerDies', player: MIRA },
    'Mira dies and loses nothing; next turn only three gold dice',
  ],
  [
    'the Government is out and nobody is wanted',
    { ...table({ npcs: { ...BOTH_OUT, brigand: null } }), turn: 2 },
    { type: 'endTurn', player: JUN },
    'Jun ends the turn. The Government hunts nobody: the month ends',
  ],
  [
    'nobody is out',
    { ...table(), turn: 2 },
    { type: 'endTurn', player: JUN },
    'Jun ends the turn. No NPC is out: the month ends',
  ],
  [
    'the Brigand is out',
    { ...table({ npcs: { ...BOTH_OUT, government: null } }), turn: 2 },
    { type: 'endTurn', player: JUN },
    'Jun ends the turn. The NPCs act',
  ],
])('what comes next is told as it is where %s', (_, state, action, line) => {
  expect(tell(state, action)).toBe(line);
});

test.each<
  [words: string, before: number, action: Omit<Extract<Action, { type: 'correct' }>, 'type' | 'player'>, line: string]
>([
  [
    'taken back by hand',
    1,
    { counter: 'merchantX', how: 'pay', amount: 1 },
    'Mira took back 1 Merchant X token, now 0',
  ],
  ['set by hand', 4, { counter: 'merchantX', how: 'set', amount: 0 }, 'Mira: Merchant X tokens set to 0, by hand'],
])('tokens %s are not the nine that come back', (_, merchantX, action, line) => {
  expect(tell(table({ merchantX }), { type: 'correct', player: MIRA, ...action })).toBe(line);
});

test('the ninth token put by hand brings the Government and all nine come back', () => {
  const put = { type: 'correct', player: MIRA, counter: 'merchantX', how: 'gain', amount: 1 } as const;
  expect(tell(table({ merchantX: 8 }), put)).toMatch(/The Government appears\. All nine Merchant X come back$/);
});

test('an NPC stands where it was told to have gone, and where it fights', () => {
  const out = { place: { nation: 'Java', die: 1 }, card: null } as const;
  const night = table(
    { phase: 'npc', npcs: { brigand: out, government: null } },
    { place: { nation: 'Egypt', die: 4 } },
  );
  const goes: Action = {
    type: 'npcTarget',
    player: MIRA,
    npc: 'brigand',
    nearest: [MIRA],
    place: { nation: 'Egypt', die: 3 },
  };
  expect(tell(night, goes)).toBe('The Brigand goes after Mira: the nearest; it stands at Egypt SE now');
  expect(play(night, goes).npcs.brigand?.place).toEqual({ nation: 'Egypt', die: 3 });
  const strikes: Action = {
    type: 'startBattle',
    player: MIRA,
    kind: 'brigand',
    foe: { name: 'Thieves', lv1: 3, lv2: 0 },
  };
  expect(play(night, strikes).npcs.brigand).toEqual({ card: 'Thieves', place: { nation: 'Egypt', die: 4 } });
});

test.each<[string, 'brigand' | 'government', Place, string]>([
  ['beside its target', 'brigand', { nation: 'Egypt', die: 3 }, 'The Brigand has acted; it stands at Egypt SE now'],
  ['in its city', 'government', { nation: 'Egypt' }, 'The Government has acted; it stands at Egypt city now'],
])('an NPC that does nothing stands where it went: %s', (_, who, place, line) => {
  const night = table({ phase: 'npc', npcs: BOTH_OUT, wantedRows: [[TEO, JUN], [MIRA]] });
  const rests: Action = { type: 'npcDone', player: MIRA, who, place };
  expect(tell(night, rests)).toBe(line);
  expect(play(night, rests).npcs[who]).toEqual({ place, card: null });
});

test('the Brigand rests in no city', () => {
  const night = table({ phase: 'npc', npcs: BOTH_OUT });
  const rests: Action = { type: 'npcDone', player: MIRA, who: 'brigand', place: { nation: 'Egypt' } };
  expect(worldAdventure.check(night, rests)?.words).toBe('Not in a city');
});

test('Explorer 5 finds for certain, by the Smoke Bomb too', () => {
  const scouted = play(table({ npcs: BOTH_OUT }, { explorer: 5, items: 1 }), {
    type: 'scout',
    player: MIRA,
    target: 'brigand',
    faces: [4, 4, 5, 5, 6],
    by,
  });
  const again: Action = { type: 'smokeReroll', player: MIRA, faces: [4, 4, 5, 5, 6], by };
  expect(tell(scouted, again)).toBe('Mira uses the Smoke Bomb to scout again: 4, 4, 5, 5, 6, found');
});

test('scouting overruled without an action brings no action that was not earned', () => {
  const state = table({}, { explorer: 2, actions: 0 });
  const scout = (faces: number[]): Action => ({ type: 'scout', player: MIRA, target: 'merchant', faces, by });
  expect(tell(state, scout([1, 5]))).toBe('Mira scouts a merchant: 1, 5, found');
  expect(tell(state, scout([1, 2]))).toBe('Mira scouts a merchant: 1, 2, found, one more action');
});

test.each([
  [3, 'Mira uses Wind walk, 2 uses left'],
  [2, 'Mira uses Wind walk, 1 use left'],
  [1, 'Mira uses Wind walk, 0 uses left'],
])('a rune power with %i uses', (uses, line) => {
  const held = table({}, { runes: ['minion'], powers: [{ name: 'Wind walk', colour: 'yellow', uses }] });
  expect(tell(held, { type: 'useRunePower', player: MIRA, index: 0 })).toBe(line);
});

/** Java needs silk and has got it; the shop is still open. */
const sold = (fulfilled = 0, state: Partial<State> = {}) =>
  play(
    table(
      { needs: { ...table().needs, Java: 'silk' }, needsFulfilled: fulfilled, ...state },
      { place: { nation: 'Java' }, goods: { ...NO_GOODS, silk: 1 } },
    ),
    { type: 'openShop', player: MIRA, city: 'Java' },
    { type: 'sellGoods', player: MIRA, goods: { ...NO_GOODS, silk: 1 } },
  );

test.each<[string, Action, string]>([
  [
    'travels on',
    { type: 'travel', player: MIRA, to: { nation: 'Java', die: 1 } },
    'The need marker of Java turns down',
  ],
  ['ends the turn', { type: 'endTurn', player: MIRA }, 'The need marker of Java turns down'],
  ['closes it', { type: 'closeShop', player: MIRA }, 'Mira closes the shop in Java; the need marker turns down'],
])('a seller who %s with the shop open is told to turn the marker, once', (_, action, words) => {
  expect(tell(sold(), action)).toContain(words);
  expect(tell(sold(), action).match(/turns down/g)).toHaveLength(1);
});

test('a seller who dies with the shop open has still fulfilled the need (R-12)', () => {
  const dying = play(
    sold(2, { npcs: { ...BOTH_OUT, brigand: null }, wantedRows: [[TEO, JUN], [MIRA]] }),
    { type: 'startBattle', player: MIRA, kind: 'government', foe: { name: 'Guard', lv1: 5, lv2: 0 } },
    { type: 'battleStage', player: MIRA, faces: [6, 6], foeFaces: [1, 1, 1, 1, 6], by },
  );
  const dies = { type: 'playerDies', player: MIRA, city: 'China' } as const;
  expect(play(dying, dies)).toMatchObject({ needs: { Java: 'down' }, needsFulfilled: 3, npcs: { brigand: {} } });
  expect(play(dying, dies).clans[MIRA]).toMatchObject({ visit: null, shopMonths: { Java: 1 } });
  expect(tell(dying, dies)).toMatch(/The need marker of Java turns down\. A Brigand appears$/);
});

test('tokens taken back by hand lie nowhere any more', () => {
  const places = [1, 2, 3].map((die) => ({ nation: 'Java' as const, die }));
  const three = table({ merchantX: 3, tokens: { merchant: places, monster: [] } });
  const set = (amount: number) =>
    play(three, { type: 'correct', player: MIRA, counter: 'merchantX', how: 'set', amount }).tokens.merchant;
  expect(set(2)).toEqual(places.slice(0, 2));
  expect(set(0)).toEqual([]);
  expect(set(5)).toEqual(places);
});

test('a rune power drawn with all slots full may be laid face up (p.11)', () => {
  const drawn = { type: 'takeRunePower', player: MIRA, name: '', colour: 'yellow', uses: 2 } as const;
  const shield = { name: 'Shield', colour: 'purple', uses: 1 } as const;
  const full = table({}, { runes: ['minion', 'raid'], powers: [shield], powersDue: 1 });
  expect(tell(full, drawn)).toBe('Mira keeps the old rune powers; the new one lies face up');
  expect(play(full, drawn).clans[MIRA]).toMatchObject({ powers: [shield], powersDue: 0 });
  const free = table({}, { runes: ['minion'], powersDue: 1 });
  expect(tell(free, drawn)).toBe('Mira takes the rune power without writing it down');
});

test.each<[Action, 'low' | 'neither' | undefined]>([
  [{ type: 'scout', player: MIRA, target: 'brigand', faces: [3], by }, 'low'],
  [{ type: 'battleStage', player: MIRA, faces: [3], by }, 'low'],
  [{ type: 'engage', player: MIRA, faces: [3], by }, 'neither'],
  [{ type: 'rollMarket', player: MIRA, faces: [3], by }, 'neither'],
  [{ type: 'rollRandomGold', player: MIRA, faces: [3], by }, undefined],
  [{ type: 'tieRoll', player: MIRA, face: 3, foeFace: 2, by }, undefined],
])('which faces one hopes for: %j', (action, good) => {
  expect(worldAdventure.rolls(action)).toEqual([{ seat: MIRA, sides: 6, faces: [3], by, ...(good ? { good } : {}) }]);
});
