import type { Action } from '@/rules/world-adventure/actions';
import { worldAdventure } from '@/rules/world-adventure/game';
import { NO_GOODS, type Goods } from '@/rules/world-adventure/tables';
import { monsterTarget, npcTarget, attackable } from '@/rules/world-adventure/pursuit';
import type { Clan, State } from '@/rules/world-adventure/state';
import { JUN, MIRA, play, soldier, table, TEO } from './table';

const goods = (some: Partial<Goods>): Goods => ({ ...NO_GOODS, ...some });
const clan = (state: State, seat = MIRA): Clan => state.clans[seat] as Clan;
const gain = (amount: number) => ({ type: 'correct', player: MIRA, counter: 'gold', how: 'gain', amount }) as const;
const MINION = { name: 'Wolf', hp: 4, accuracy: 3, retreat: 3, exp: 1, tier: 'minion' } as const;

describe('whom they hunt (p.14–16)', () => {
  const wanted = (rows: number[][]) => ({ wantedRows: rows });

  test('E11 the Brigand takes the richer of two', () => {
    const state = table({}, { gold: 22 }, { gold: 31 });
    expect(npcTarget(state, 'brigand', [MIRA, TEO])).toEqual({ seats: [TEO], why: 'Teo: 31 gold against 22 gold' });
  });

  test('E12 the Government takes the higher rank at equal distance', () => {
    const state = table(wanted([[], [TEO], [JUN], [MIRA]]));
    expect(npcTarget(state, 'government', [MIRA, TEO])).toEqual({
      seats: [MIRA],
      why: 'Mira: same distance, 1st most wanted',
    });
  });

  test('E13 the nearer of two, whatever the rank', () => {
    const state = table(wanted([[], [MIRA], [JUN], [TEO]]));
    expect(npcTarget(state, 'government', [MIRA])).toEqual({ seats: [MIRA], why: 'Mira: the nearest wanted player' });
  });

  test('nobody wanted: the Government stays (R-23)', () => {
    expect(npcTarget(table(), 'government', [MIRA, TEO])).toBeUndefined();
  });

  test('E15 a Destroyer takes whoever has fewer soldiers awake', () => {
    const state = table(
      {},
      { soldiers: [soldier(), soldier()] },
      { soldiers: [soldier(), soldier(1, { fainted: true })] },
    );
    expect(monsterTarget(state, [MIRA, TEO])?.why).toBe('Teo: 1 soldier awake against 2 soldiers awake');
  });

  test('a tie in everything is drawn for', () => {
    expect(monsterTarget(table(), [MIRA, TEO])).toEqual({
      seats: [MIRA, TEO],
      why: 'Mira and Teo tie in everything: draw a turn marker',
    });
  });

  test('E14 a Minion that killed its engager attacks the next one', () => {
    const state = play(table(), { type: 'attackMonster', player: MIRA, foe: MINION });
    const dead = play(
      state,
      { type: 'battleStage', player: MIRA, faces: [6, 6], by: 'typed' },
      { type: 'playerDies', player: MIRA, city: 'Java' },
    );
    expect(dead.monsters.minion).toMatchObject({ card: 'Wolf' });
    expect(attackable(dead, 'minion', 'Wolf')).toEqual([TEO, JUN]);
  });

  test('E18 an engager who declined is spared', () => {
    const state = play(
      table(),
      { type: 'engage', player: MIRA, faces: [2, 5], by: 'typed' },
      { type: 'declineEncounter', player: MIRA, tier: 'destroyer', card: 'Ogre' },
    );
    expect(attackable(state, 'destroyer', 'Ogre')).toEqual([TEO, JUN]);
  });

  /** Mira has met the Wolf at Java NE and left it there; Teo is on, in the same territory. */
  const wolfLeft = (place: Clan['place']) =>
    play(
      table({}, { place: { nation: 'Java', die: 2 } }, { place }),
      { type: 'engage', player: MIRA, faces: [2, 5], by: 'typed' },
      { type: 'declineEncounter', player: MIRA, tier: 'minion', card: 'Wolf' },
      { type: 'endTurn', player: MIRA },
    );

  test('a second player who meets the same meeple and leaves it does not end the peace of the first', () => {
    const state = play(
      wolfLeft({ nation: 'Java', die: 2 }),
      { type: 'engage', player: TEO, meeple: 'minion', faces: [], by: 'typed' },
      { type: 'declineEncounter', player: TEO, tier: 'minion', card: 'Wolf' },
    );
    expect(state.engagers.minion).toEqual([MIRA, TEO]);
  });

  const AGAIN = { name: 'Wolf', hp: 9, accuracy: 3, retreat: 3, tier: 'minion' } as const;
  test.each<[string, readonly Action[]]>([
    ['left', [{ type: 'declineEncounter', player: TEO, tier: 'minion', card: 'Wolf' }]],
    [
      'lost to',
      [
        { type: 'attackMonster', player: TEO, foe: AGAIN },
        { type: 'battleStage', player: TEO, faces: [6, 6], by: 'typed' },
        { type: 'playerDies', player: TEO, city: 'Java' },
      ],
    ],
  ])('the same card drawn in another territory and %s moves the meeple there (p.23)', (_, actions) => {
    const drawn: Action = { type: 'engage', player: TEO, faces: [2, 3], by: 'typed' };
    const state = play(wolfLeft({ nation: 'China', die: 1 }), drawn, ...actions);
    expect(state.monsters.minion).toEqual({ card: 'Wolf', place: { nation: 'China', die: 1 } });
    expect(state.engagers.minion).toEqual([TEO]);
  });

  test.each([
    [
      'E10 the Brigand',
      { npcs: { brigand: { place: { nation: 'Java', die: 2 }, card: null }, government: null } },
      'The Brigand stands where Mira is: it attacks at once.',
    ],
    [
      'E17 a Legendary',
      { legendaries: [{ place: { nation: 'Java', die: 2 }, card: 'Hydra', event: null }] },
      'Hydra stands where Mira is: it attacks at once.',
    ],
    [
      'E16 a Raid',
      { monsters: { minion: null, destroyer: null, raid: { place: { nation: 'Java', die: 2 }, card: null } } },
      'The Raid stands where Mira is: it attacks at once.',
    ],
  ] as const)('%s strikes whoever enters', (_, there, words) => {
    const state = play(table(there as Partial<State>), {
      type: 'travel',
      player: MIRA,
      to: { nation: 'Java', die: 2 },
    });
    expect(worldAdventure.nudges(state).map((nudge) => nudge.words)).toContain(words);
  });
});

describe('clan and status (p.16–18, 21)', () => {
  test('E20 a hero with 6 experience trains on a 2', () => {
    const state = table({}, { gold: 5, hero: soldier(1, { exp: 6 }) });
    const after = play(state, { type: 'train', player: MIRA, units: [0], faces: [2], by: 'typed' });
    expect(clan(after)).toMatchObject({ gold: 0, hero: { level: 2 }, offers: ['heroLv2'] });
  });

  test('E31 hero and four soldiers for 25 gold, 3,4,2,6,1', () => {
    const ripe = soldier(1, { exp: 6 });
    const state = table({}, { gold: 25, leadership: 4, hero: ripe, soldiers: [ripe, ripe, ripe, ripe] });
    const after = play(state, {
      type: 'train',
      player: MIRA,
      units: [0, 1, 2, 3, 4],
      faces: [3, 4, 2, 6, 1],
      by: 'typed',
    });
    expect([clan(after).hero, ...clan(after).soldiers].map(({ level }) => level)).toEqual([2, 1, 2, 1, 2]);
    expect(clan(after)).toMatchObject({ gold: 0, offers: ['heroLv2', 'soldiersLv2'] });
    const again = worldAdventure.check(after, { type: 'train', player: MIRA, units: [1], faces: [1], by: 'typed' });
    expect(again).toMatchObject({ words: 'Trained this month already' });
    const sure = worldAdventure.check(play(after, gain(15)), { type: 'autoEvolve', player: MIRA, slot: 1 });
    expect(sure).toBeUndefined();
  });

  test('E23 0/3/2 are five points, a sixth is refused', () => {
    const place = (status: 'charisma' | 'leadership') => ({ type: 'placeStatusPoint', player: MIRA, status }) as const;
    const state = play(
      table({}, { statusPoints: 5 }),
      place('charisma'),
      place('charisma'),
      place('charisma'),
      place('leadership'),
      place('leadership'),
    );
    expect(clan(state)).toMatchObject({ explorer: 0, charisma: 3, leadership: 2, statusPoints: 0 });
    expect(worldAdventure.check(state, place('charisma'))?.words).toBe('No points to place');
  });

  test('above 4 needs a legendary item (R-5)', () => {
    const state = table({}, { charisma: 4, statusPoints: 1 });
    const place = { type: 'placeStatusPoint', player: MIRA, status: 'charisma' } as const;
    expect(worldAdventure.check(state, place)).toMatchObject({ words: 'Above 4 needs a legendary item' });
    expect(worldAdventure.check(table({}, { charisma: 4, statusPoints: 1, items: 1 }), place)).toBeUndefined();
  });

  test('Leadership 5 recruits the fifth soldier at Lv 2, and he counts for no rune', () => {
    const state = table({}, { leadership: 5, soldiers: [soldier(2), soldier(), soldier(), soldier()] });
    expect(clan(play(state, { type: 'recruit', player: MIRA })).soldiers[4]).toMatchObject({
      level: 2,
      limitBreak: true,
    });
  });

  test('E22 death: gold, goods, quest and wanted points go, the rest stays', () => {
    const state = table(
      { wantedRows: [[TEO, JUN], [], [MIRA]] },
      {
        gold: 20,
        goods: goods({ silk: 2 }),
        medicPacks: 3,
        soldiers: [soldier(), soldier()],
        runes: ['minion', 'raid', 'quest1'],
        powers: [{ name: 'Haste', colour: 'yellow', uses: 2 }],
        quest: { name: 'Letter', city: 'Java' },
      },
    );
    const dead = play(
      state,
      { type: 'startBattle', player: MIRA, kind: 'monster', foe: { ...MINION, tier: 'raid' } },
      { type: 'battleStage', player: MIRA, faces: [6, 6, 6, 6], by: 'typed' },
      { type: 'battleStage', player: MIRA, faces: [6, 6, 6], by: 'typed' },
      { type: 'battleStage', player: MIRA, faces: [6, 6], by: 'typed' },
      { type: 'playerDies', player: MIRA, city: 'Java' },
    );
    expect(clan(dead)).toMatchObject({
      gold: 0,
      goods: NO_GOODS,
      quest: null,
      penalty: true,
      medicPacks: 3,
      runes: ['minion', 'raid', 'quest1'],
      powers: [{ name: 'Haste' }],
      place: { nation: 'Java' },
      soldiers: [{ fainted: true }, { fainted: true }],
    });
    expect(dead.wantedRows).toEqual([[TEO, JUN, MIRA]]);
    expect(dead.stock.silk).toBe(state.stock.silk + 2);
    expect(dead.order[dead.turn]).toBe(TEO); // the turn in which you die ends
    const penalty = { ...dead, turn: 0 };
    expect(clan(play(penalty, { type: 'penaltyTurn', player: MIRA, faces: [1, 3, 6], by: 'typed' }))).toMatchObject({
      gold: 9,
      penalty: false,
    });
  });
});
