import { worldAdventure } from '@/rules/world-adventure/game';
import { goodsOfFaces, NO_GOODS, type Goods } from '@/rules/world-adventure/tables';
import { offerOf, saleOf, whereToSell } from '@/rules/world-adventure/market';
import type { Clan, State } from '@/rules/world-adventure/state';
import { MIRA, play, table, TEO, TRADER } from './table';

const goods = (some: Partial<Goods>): Goods => ({ ...NO_GOODS, ...some });
const clan = (state: State, seat = MIRA): Clan => state.clans[seat] as Clan;

describe('the market (p.19)', () => {
  const shop = (need: 'iron' | null, held: Goods, more: Partial<Clan> = {}) =>
    table({ needs: { ...table().needs, Java: need } }, { goods: held, ...more });

  test('E26 spice, iron and silk with iron needed are 14, 1 experience and the 12 rune', () => {
    const held = goods({ spice: 1, iron: 1, silk: 1 });
    expect(saleOf(held, 'iron')).toMatchObject({ gold: 14, exp: 1, reaches: 12 });
    const sold = play(
      shop('iron', held),
      { type: 'openShop', player: MIRA, city: 'Java' },
      { type: 'sellGoods', player: MIRA, goods: held },
    );
    expect(clan(sold)).toMatchObject({ gold: 34, offers: ['sale12'], hero: { exp: 1 } });
    const closed = play(sold, { type: 'closeShop', player: MIRA });
    expect(closed).toMatchObject({ needsFulfilled: 1, needs: { Java: 'down' } });
  });

  test.each([
    [{ fruit: 3 }, 'fruit', 18, 16],
    [{ fruit: 2 }, 'fruit', 12, 12],
    [{ fruit: 3 }, null, 12, 0],
    [{ fruit: 4 }, null, 16, 0],
    [{ fruit: 1, silk: 2 }, 'fruit', 14, 12],
    [{ fruit: 2, silk: 1 }, 'fruit', 16, 16],
  ] as const)('6.2 %j with %s needed: %i gold', (held, need, gold, reaches) => {
    expect(saleOf(goods(held), need)).toMatchObject({ gold, reaches });
  });

  test('one rune a sale: the second large one fills sale12, with the switch both at once (R-3)', () => {
    const held = goods({ iron: 4 });
    const sell = (state: State) =>
      play(state, { type: 'openShop', player: MIRA, city: 'Java' }, { type: 'sellGoods', player: MIRA, goods: held });
    expect(clan(sell(shop('iron', held))).offers).toEqual(['sale16']);
    expect(clan(sell(shop('iron', held, { runes: ['sale16'] }))).offers).toEqual(['sale12']);
    const both = shop('iron', held);
    expect(clan(sell({ ...both, houseRules: { ...both.houseRules, oneSaleBothRunes: true } })).offers).toEqual([
      'sale16',
      'sale12',
    ]);
  });

  test('E27 dice 1,2,2,4,5,5, medicine out of stock, iron needed: 1 fruit, 2 spice', () => {
    const state = { ...shop('iron', NO_GOODS), stock: goods({ fruit: 3, spice: 3, chocolate: 3, iron: 3, silk: 3 }) };
    const rolled = play(
      state,
      { type: 'openShop', player: MIRA, city: 'Java' },
      { type: 'rollMarket', player: MIRA, faces: [1, 2, 2, 4, 5, 5], by: 'typed' },
    );
    const visit = clan(rolled).visit;
    if (!visit) throw new Error('no visit');
    expect(offerOf(rolled, visit)).toEqual(goods({ fruit: 1, spice: 2 }));
    expect(goodsOfFaces([1, 2, 2, 4, 5, 5])).toMatchObject({ iron: 2, medicine: 1 });
  });

  test('E24 Charisma 2 buys for 2', () => {
    const rolled = play(
      shop(null, NO_GOODS, { charisma: 2 }),
      { type: 'openShop', player: MIRA, city: 'Java' },
      { type: 'rollMarket', player: MIRA, faces: [1, 1, 1, 1, 1, 1], by: 'typed' },
    );
    const bought = play(rolled, { type: 'buyGoods', player: MIRA, goods: goods({ fruit: 3 }) });
    expect(clan(bought)).toMatchObject({ gold: 14, goods: { fruit: 3 } });
    expect(bought.stock.fruit).toBe(0);
  });

  test('the shop is closed next month and open in the one after (R-11)', () => {
    const state = table({ month: 8 }, { shopMonths: { Java: 7 } });
    expect(worldAdventure.check(state, { type: 'openShop', player: MIRA, city: 'Java' })?.words).toBe(
      'Visited in month 7: open again in month 9',
    );
    expect(
      worldAdventure.check({ ...state, month: 9 }, { type: 'openShop', player: MIRA, city: 'Java' }),
    ).toBeUndefined();
  });

  test('where shall I sell: all nine cities, closed shops and 16 marks', () => {
    const state = shop('iron', goods({ iron: 3 }), { shopMonths: { Persia: 1 } });
    const rows = whereToSell({ ...state, month: 2 }, MIRA);
    expect(rows).toHaveLength(9);
    expect(rows.find(({ city }) => city === 'Java')).toMatchObject({
      sale: { gold: 18, reaches: 16 },
      runes: ['sale16'],
      opens: undefined,
    });
    expect(rows.find(({ city }) => city === 'Persia')).toMatchObject({ opens: 3 });
  });

  test('a rune that is held already draws nobody to a city, one sale for both or not (R-3)', () => {
    const state = shop('iron', goods({ iron: 4 }), { runes: ['sale16'], offers: ['sale12'] });
    const both = { ...state, houseRules: { ...state.houseRules, oneSaleBothRunes: true } };
    const runes = (so: State) => whereToSell(so, MIRA).find(({ city }) => city === 'Java')?.runes;
    expect([runes(state), runes(both)]).toEqual([[], []]);
  });

  test('the ninth fulfilled need brings a Brigand, then all markers come back (R-32)', () => {
    const held = goods({ iron: 1 });
    const state = { ...shop('iron', held), needsFulfilled: 8 };
    const sold = play(
      state,
      { type: 'openShop', player: MIRA, city: 'Java' },
      { type: 'sellGoods', player: MIRA, goods: held },
      { type: 'closeShop', player: MIRA },
    );
    expect(sold).toMatchObject({ needsFulfilled: 0, npcs: { brigand: { place: null } } });
  });
});

describe('workshop and starting tips (p.20, 27)', () => {
  test('E29 Trader, a pack and the bomb bring 9; Master Trader costs 40', () => {
    const values = { type: 'Trader', level: 2, cargo: 6, chaser: 1, barrier: 1, price: 40 };
    const state = table({}, { gold: 31, medicPacks: 1 });
    const swap = { type: 'swapCaravan', player: MIRA, card: 'Master Trader', values, sale: 5, price: 40 } as const;
    expect(clan(play(state, swap))).toMatchObject({
      gold: 0,
      caravan: 'Master Trader',
      smokeBomb: 0,
      medicPacks: 0,
      offers: ['caravanLv2'],
    });
    expect(worldAdventure.check(table({}, { gold: 30, medicPacks: 1 }), swap)).toMatchObject({ refused: 'impossible' });
  });

  test('E30 pet, cargo, a bomb and a pack are 20 gold', () => {
    const buy = (upgrade: 'mountPet' | 'cargoUpgrade' | 'smokeBomb' | 'medicPacks') =>
      ({ type: 'buyUpgrade', player: MIRA, upgrade }) as const;
    const state = play(
      table({}, { smokeBomb: 0 }),
      buy('mountPet'),
      buy('cargoUpgrade'),
      buy('smokeBomb'),
      buy('medicPacks'),
    );
    expect(clan(state).gold).toBe(0);
    expect(worldAdventure.check(table(), buy('smokeBomb'))).toMatchObject({
      refused: 'impossible',
      words: 'You have the Smoke Bomb',
    });
  });

  test('all parts on a Lv 2 caravan are a rune', () => {
    const state = table(
      { cards: { ...table().cards, 'caravan:Big': { ...TRADER, level: 2 } } },
      { caravan: 'Big', medicPacks: 2, mountPet: 1, cargoUpgrade: 1 },
    );
    expect(clan(play(state, { type: 'buyUpgrade', player: MIRA, upgrade: 'medicPacks' })).offers).toEqual([
      'caravanFull',
    ]);
  });

  test('E38–E40 the three starts are legal', () => {
    const recruit = { type: 'recruit', player: MIRA } as const;
    const buy = (upgrade: 'mountPet' | 'cargoUpgrade') => ({ type: 'buyUpgrade', player: MIRA, upgrade }) as const;
    expect(
      clan(play(table({}, { explorer: 3, leadership: 2 }), buy('mountPet'), buy('cargoUpgrade'), recruit, recruit))
        .gold,
    ).toBe(0);
    expect(clan(play(table({}, { charisma: 1, leadership: 4 }), recruit, recruit, recruit, recruit)).gold).toBe(0);
    const trader = play(
      table({}, { charisma: 3, leadership: 2 }),
      buy('cargoUpgrade'),
      { type: 'openShop', player: MIRA, city: 'Java' },
      { type: 'rollMarket', player: MIRA, faces: [1, 2, 3, 4, 5, 6], by: 'typed' },
      { type: 'buyGoods', player: MIRA, goods: goods({ fruit: 1, spice: 1, silk: 1 }) },
      { type: 'closeShop', player: MIRA },
      { type: 'buildStall', player: MIRA, city: 'Java' },
      recruit,
    );
    expect(clan(trader).gold).toBe(2);
  });

  test('a toll of 2 goes to a rival with Charisma 4, and Charisma 5 bars the city', () => {
    const state = table({}, {}, { charisma: 4, stalls: ['Java'] });
    const there = play(state, { type: 'travel', player: MIRA, to: { nation: 'Java' } });
    expect([clan(there).gold, clan(there, TEO).gold]).toEqual([18, 22]);
    const barred = table({}, {}, { charisma: 5, stalls: ['Java'] });
    expect(worldAdventure.check(barred, { type: 'travel', player: MIRA, to: { nation: 'Java' } })?.words).toBe(
      'City closed to rivals of Teo',
    );
  });
});
