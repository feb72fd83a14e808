import { worldAdventure } from '@/rules/world-adventure/game';
import { NO_GOODS, type Goods } from '@/rules/world-adventure/tables';
import type { Clan, State } from '@/rules/world-adventure/state';
import { rankWords, wantedRanks } from '@/rules/world-adventure/wanted';
import { JUN, MIRA, play, PLAIN, soldier, table, tell, TEO, TRADER } from './table';

const goods = (some: Partial<Goods>): Goods => ({ ...NO_GOODS, ...some });
const clan = (state: State, seat = MIRA): Clan => state.clans[seat] as Clan;
const MERCHANT = {
  name: 'Caravan of Basra',
  hp: 4,
  accuracy: 3,
  exp: 2,
  cargo: 0,
  loot: 0,
  colour: 'green',
} as const;
const MINION = { name: 'Wolf', hp: 4, accuracy: 3, retreat: 3, exp: 1, tier: 'minion' } as const;

describe('battles (p.18, 22–26)', () => {
  const stage = (faces: number[], foeFaces?: number[]) => ({
    type: 'battleStage' as const,
    player: MIRA,
    faces,
    ...(foeFaces ? { foeFaces } : {}),
    by: 'typed' as const,
  });

  test('E25 the skill is void without the hit; two soldiers hit', () => {
    const state = table({}, { soldiers: [soldier(), soldier(), soldier(), soldier()] });
    const fought = play(
      state,
      { type: 'attackMerchant', player: MIRA, foe: { ...MERCHANT, hp: 9 } },
      stage([4, 2, 2, 3, 5, 6]),
    );
    expect(fought.battle?.hp).toBe(7);
  });

  test('E32 the chase: 2 damage, then 2, plundered with chase 0', () => {
    const state = table({ merchantX: 2 }, { soldiers: [soldier(1), soldier(2)] });
    const attack = { type: 'attackMerchant', player: MIRA, foe: MERCHANT } as const;
    const begun = play(state, attack);
    expect(begun).toMatchObject({ merchantX: 3, npcs: { government: { place: null } } });
    expect(tell(state, attack)).toBe(
      'Mira attacks the merchant Caravan of Basra; an X token lies there. Mira is wanted for 1 now, 1st most wanted. The Government appears',
    );
    const first = play(begun, stage([1, 4, 2, 5]));
    expect(first.battle).toMatchObject({ hp: 2, chase: 1 });
    const second = play(first, stage([4, 1, 6, 2]));
    expect(second.battle).toMatchObject({ hp: 0, chase: 0, result: 'won' });
    const over = play(second, { type: 'endBattle', player: MIRA });
    expect(clan(over)).toMatchObject({ offers: ['merchantGreen'], hero: { exp: 2 }, plunders: 1 });
  });

  test('a failed chase keeps the point and the token (trap 2)', () => {
    const state = play(table(), { type: 'attackMerchant', player: MIRA, foe: MERCHANT }, stage([6, 6]), stage([6, 6]));
    expect(state).toMatchObject({ battle: { result: 'escaped' }, merchantX: 1, wantedRows: [[TEO, JUN], [MIRA]] });
  });

  test('E33 the monster battle: two faint, slain in the third stage', () => {
    const state = table({}, { soldiers: [soldier(), soldier()] });
    const begun = play(state, { type: 'attackMonster', player: MIRA, foe: MINION });
    const one = play(begun, stage([1, 1, 4, 6]));
    expect(one).toMatchObject({
      battle: { hp: 2 },
      clans: [{ soldiers: [{ fainted: true }, { fainted: false }] }, {}, {}],
    });
    const two = play(one, stage([4, 1, 2]));
    expect(two).toMatchObject({
      battle: { hp: 1 },
      clans: [{ soldiers: [{ fainted: true }, { fainted: true }] }, {}, {}],
    });
    const three = play(two, stage([1, 3]));
    expect(three.battle?.result).toBe('won');
    const over = play(three, { type: 'endBattle', player: MIRA });
    expect(over).toMatchObject({
      monsterX: 1,
      clans: [{ offers: ['minion'], hero: { exp: 1 }, soldiers: [{ exp: 1 }, { exp: 1 }] }, {}, {}],
    });
  });

  test('the barrier takes the first losses, but not from a Legendary', () => {
    const cards = { ...table().cards, 'caravan:Shell': { ...TRADER, barrier: 1 } };
    const state = table({ cards }, { caravan: 'Shell', soldiers: [soldier()] });
    const held = play(state, { type: 'attackMonster', player: MIRA, foe: MINION }, stage([6, 6, 6]));
    expect(held).toMatchObject({ battle: { barrier: 0 }, clans: [{ soldiers: [{ fainted: false }] }, {}, {}] });
    const legend = play(
      { ...state, legendaries: [{ card: MINION.name, place: null, event: null }] },
      { type: 'attackMonster', player: MIRA, foe: { ...MINION, tier: 'legendary' } },
      stage([6, 6, 6]),
    );
    expect(legend).toMatchObject({ clans: [{ soldiers: [{ fainted: true }] }, {}, {}] });
  });

  test('a Legendary gives an item, a point and its rune', () => {
    const legendaries = [{ card: 'Hydra', place: null, event: null }];
    const won = play(
      table({ legendaries, wantedRows: [[TEO, JUN], [], [], [MIRA]] }),
      { type: 'attackMonster', player: MIRA, foe: { ...MINION, name: 'Hydra', tier: 'legendary', hp: 1 } },
      stage([1, 6]),
      { type: 'endBattle', player: MIRA },
    );
    expect(won).toMatchObject({
      legendaries: [],
      monsterX: 0,
      wantedRows: [[TEO, JUN], [MIRA]],
      clans: [{ items: 1, statusPoints: 1, offers: ['legendary'] }, {}, {}],
    });
  });

  test('E34 three brigands, three stages: felled units still strike', () => {
    const state = table(
      { npcs: { brigand: { place: null, card: null }, government: null } },
      { soldiers: [soldier(), soldier()] },
    );
    const begun = play(state, {
      type: 'attackBrigand',
      player: MIRA,
      foe: { name: 'Brigand, stage 1', lv1: 3, lv2: 0 },
    });
    const one = play(begun, stage([1, 1, 4, 6], [1, 5, 6]));
    expect(one.battle?.theirs?.fighters.filter(({ down }) => down)).toHaveLength(1);
    const two = play(one, stage([1, 1, 4, 6], [1, 6]));
    expect(two.battle?.mine.fighters.filter(({ down }) => down).map(({ slot }) => slot)).toEqual([1]);
    const three = play(two, stage([1, 1, 4], [1]));
    expect(three.battle).toMatchObject({ result: 'won' });
    const over = play(three, { type: 'endBattle', player: MIRA });
    expect(over).toMatchObject({
      battle: null,
      npcs: { brigand: null },
      clans: [
        {
          offers: ['brigand'],
          soldiers: [
            { fainted: true, exp: 2 },
            { fainted: false, exp: 2 },
          ],
        },
        {},
        {},
      ],
    });
  });

  test('E35 all who fought gain the full experience; who lay fainted before gains none', () => {
    const soldiers = [soldier(1, { fainted: true }), soldier(), soldier()];
    const won = play(
      table({}, { soldiers }),
      { type: 'attackMonster', player: MIRA, foe: { ...MINION, exp: 3 } },
      stage([6, 6, 6, 6]),
      stage([1, 1, 1]),
      { type: 'battleStage', player: MIRA, faces: [1, 1], by: 'typed' },
      { type: 'endBattle', player: MIRA },
    );
    expect(clan(won)).toMatchObject({ hero: { exp: 3 }, soldiers: [{ exp: 0 }, { exp: 3 }, { exp: 3 }] });
  });

  test('E36 the wanted row: A +1, B +1, C +2, C −1 rank A, B, C', () => {
    const change = (player: number, delta: number) => ({ type: 'changeWanted', player, delta }) as const;
    const state = play(table(), change(MIRA, 1), change(TEO, 1), change(JUN, 2), change(JUN, -1));
    expect(state.wantedRows).toEqual([[], [MIRA, TEO, JUN]]);
    expect(wantedRanks(state)).toEqual([MIRA, TEO, JUN]);
    expect(rankWords(state, JUN)).toBe('3rd');
  });

  test('a change that ends on the same number moves nobody to the right (trap 1)', () => {
    const state = table();
    expect(worldAdventure.apply(state, { type: 'changeWanted', player: MIRA, delta: -2 }).wantedRows).toBe(
      state.wantedRows,
    );
  });

  test('driving off a player counts as defeating him; the good he drops goes to the pursuer', () => {
    const state = table({}, {}, { goods: goods({ silk: 1 }) });
    const fled = play(
      state,
      { type: 'attackPlayer', player: MIRA, target: TEO },
      { type: 'smokeRetreat', player: TEO, drop: 'silk' },
    );
    expect(fled.battle?.result).toBe('foeFled');
    const over = play(fled, { type: 'endBattle', player: MIRA });
    expect(over).toMatchObject({
      clans: [{ offers: ['player1'], goods: { silk: 1 }, hero: { exp: 2 } }, { goods: { silk: 0 } }, {}],
    });
  });

  test('a killed rival leaves gold, goods and quest within the caps of the victor (R-10)', () => {
    const state = table(
      { wantedRows: [[MIRA, JUN], [TEO]] },
      { gold: 90, goods: goods({ fruit: 3 }) },
      { gold: 30, goods: goods({ silk: 3 }), quest: { name: 'Letter', city: null } },
    );
    const won = play(
      state,
      { type: 'attackPlayer', player: MIRA, target: TEO },
      { type: 'battleStage', player: MIRA, faces: [1, 1], foeFaces: [6, 6], extra: 4, by: 'typed' },
      { type: 'playerDies', player: TEO, city: 'Egypt', bounty: 5 },
    );
    expect(won).toMatchObject({
      wantedRows: [[MIRA, JUN, TEO]],
      clans: [
        { gold: 99, wasted: 26, goods: { fruit: 3, silk: 1 }, quest: { name: 'Letter' }, offers: ['player1'] },
        { gold: 0, penalty: true, quest: null },
        {},
      ],
    });
    expect(won.stock.silk).toBe(state.stock.silk + 2);
  });

  test('both sides out is a tie, and equal dice are rolled again (R-37)', () => {
    const cards = { ...table().cards, 'hero:Plain': { ...PLAIN, hp: 1 } };
    const state = table({ cards }, { heroCard: 'Plain' }, { heroCard: 'Plain' });
    const tied = play(state, { type: 'attackPlayer', player: MIRA, target: TEO }, stage([1], [1]));
    expect(tied.battle?.result).toBe('tie');
    const roll = (face: number, foeFace: number) =>
      ({ type: 'tieRoll', player: MIRA, face, foeFace, by: 'typed' }) as const;
    expect(play(tied, roll(3, 3)).battle?.result).toBe('tie');
    expect(play(tied, roll(5, 3)).battle?.result).toBe('won');
  });

  test('Leadership 4 rerolls one hit die, never the gold one, once a battle', () => {
    const state = play(table({}, { leadership: 4, soldiers: [soldier()] }), {
      type: 'attackMonster',
      player: MIRA,
      foe: MINION,
    });
    const rolled = { ...stage([6, 1, 6]), reroll: { die: 0, face: 2 } } as const;
    expect(play(state, rolled).battle).toMatchObject({ hp: 2, mine: { rerolled: true } });
    expect(worldAdventure.check(state, { ...rolled, reroll: { die: 1, face: 2 } })?.words).toBe(
      'The gold die is never rerolled',
    );
  });
});
