import { goodsText, minePlan, mineOf, parseReward, planValues, resized } from '@/rules/near-and-far/mine';

describe('the mine as it is drawn', () => {
  const values = { rows: '1 4* 3 / 2 - 5', rowRewards: '2 coins / food', columnRewards: 'gem /  / 1 red' };

  test('what was typed comes back as it was', () => {
    expect(planValues(minePlan(values))).toEqual(values);
    expect(mineOf({ side: 'day', cards: { 'mine:Day town': planValues(minePlan(values)) } })).toEqual(
      mineOf({ side: 'day', cards: { 'mine:Day town': values } }),
    );
  });

  test('an untyped one begins with twelve places, and none of them is a chamber yet', () => {
    const { cells, rows, columns } = minePlan(undefined);
    expect([cells.flat().length, cells.flat().filter(Boolean).length, rows.length, columns.length]).toEqual([
      12, 0, 3, 4,
    ]);
    expect(mineOf({ side: 'dusk', cards: { 'mine:Dusk town': planValues(minePlan(undefined)) } })).toBeUndefined();
  });

  test('another shape keeps what still fits', () => {
    const plan = resized(minePlan(values), 3, 2);
    expect(planValues(plan)).toEqual({
      rows: '1 4* / 2 - / - -',
      rowRewards: '2 coins / food / ',
      columnRewards: 'gem / ',
    });
  });

  test('goods are written as they are read', () => {
    const goods = { coins: 2, gems: 1, food: 1, red: 3 };
    expect(goodsText(goods)).toBe('1 food + 2 coins + 1 gem + 3 red');
    expect(parseReward(goodsText(goods))).toEqual(goods);
  });
});
