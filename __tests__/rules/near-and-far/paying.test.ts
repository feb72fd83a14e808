import fc from 'fast-check';

import type { Action } from '@/rules/near-and-far/actions';
import { foodInstead, gemsInstead, takenFor } from '@/rules/near-and-far/pay';
import { playerOf, type Player, type State } from '@/rules/near-and-far/state';
import { ADVENTURE, at, EMPTY, MIRA, ON_MAP, played, refusal, step } from './table';

const mira = (state: State): Player => playerOf(state, MIRA);
const learnt = (...talents: string[]): Partial<Player> => ({
  quester: { ...mira(at()).quester, talents },
});

describe('Meditation, R38: hearts first, or food by choice', () => {
  const camp = (foodSpent?: number): Action => ({
    type: 'buildCamp',
    player: MIRA,
    spaceType: 'other',
    ...(foodSpent === undefined ? {} : { foodSpent }),
  });
  const out = (more: Partial<Player>) =>
    at({ turn: ADVENTURE }, [{ ...ON_MAP, here: EMPTY, hearts: 4, food: 2, ...learnt('meditation'), ...more }]);

  test.each([
    ['hearts first', out({}), camp(), { hearts: 1, food: 2 }],
    ['two in food', out({}), camp(2), { hearts: 3, food: 0 }],
    ['what hearts cannot cover', out({ hearts: 2 }), camp(), { hearts: 0, food: 1 }],
  ])('%s', (_, state, action, left) => {
    expect(mira(played(state, action))).toMatchObject(left);
  });

  test.each([
    ['Only with Meditation', out(learnt()), camp(1)],
    ['More food than hearts are asked', out({ food: 9 }), camp(4)],
    ['Needs 3 food, you have 2', out({}), camp(3)],
  ])('%s', (words, state, action) => {
    expect(refusal(state, action)?.words).toBe(words);
  });

  test('passing and rolls take food too', () => {
    const there = played(out({ here: { camp: false, town: true, water: false }, birds: 1 }), step(MIRA));
    expect(
      mira(played(there, { type: 'moveStep', player: MIRA, path: 'plain', to: EMPTY, foodSpent: 1 })),
    ).toMatchObject({ hearts: 4, food: 1 });
    const fought = played(out({}), {
      type: 'fightThreat',
      player: MIRA,
      level: 4,
      roll: 2,
      heartsSpent: 2,
      foodSpent: 2,
      by: 'typed',
    });
    expect(mira(fought)).toMatchObject({ hearts: 4, food: 0, threats: [4] });
  });
});

describe('Gem Trading, R57: coins first, or gems by choice', () => {
  const saloon = (more: Partial<Player>) =>
    at({ turn: { main: 'town' } }, [{ location: 'saloon', coins: 3, gems: 2, ...learnt('gemTrading'), ...more }]);
  const icons = { skill: 0, combat: 0, search: 0, move: 0, shield: 0, heart: 0 };
  const recruit = (gemsAsCoins?: number): Action => ({
    type: 'recruitAdventurer',
    player: MIRA,
    adventurer: { name: 'Kel', faction: 'red', cost: 3, icons },
    place: 'inactive',
    ...(gemsAsCoins === undefined ? {} : { gemsAsCoins }),
  });

  test.each([
    ['coins first', saloon({}), recruit(), { coins: 0, gems: 2 }],
    ['two in gems', saloon({}), recruit(2), { coins: 2, gems: 0 }],
    ['what coins cannot cover', saloon({ coins: 2 }), recruit(), { coins: 0, gems: 1 }],
  ])('%s', (_, state, action, left) => {
    expect(mira(played(state, action))).toMatchObject(left);
  });

  test.each([
    ['Only with Gem Trading', saloon(learnt()), recruit(1)],
    ['More gems than the price has coins', saloon({ gems: 9 }), recruit(4)],
    ['Needs 3 gems, you have 2', saloon({}), recruit(3)],
  ])('%s', (words, state, action) => {
    expect(refusal(state, action)?.words).toBe(words);
  });

  test("an artifact's own gems come before those that stand for coins", () => {
    const cards = { 'artifact:Mask': { points: 2, coins: 2, gems: 1 } };
    const state = at({ cards }, [{ hand: ['Mask'], coins: 3, gems: 2, ...learnt('gemTrading') }]);
    const bought = played(state, { type: 'buyArtifact', player: MIRA, card: 'Mask', gemsAsCoins: 1 });
    expect(mira(bought)).toMatchObject({ coins: 2, gems: 0 });
    expect(refusal(state, { type: 'buyArtifact', player: MIRA, card: 'Mask', gemsAsCoins: 2 })?.words).toBe(
      'Needs 3 gems, you have 2',
    );
  });
});

test('law: a price that can be paid is paid in full, whatever stands in for what', () => {
  const amount = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(amount, amount, amount, amount, amount, fc.boolean(), (coins, gems, price, own, wish, trades) => {
      const player = {
        ...mira(at()),
        coins,
        gems,
        food: wish,
        ...learnt(...(trades ? ['gemTrading', 'meditation'] : [])),
      };
      const taken = takenFor(player, { coins: price, gems: own }, wish);
      expect(taken.coins + taken.gems).toBe(price + own);
      expect(taken.gems).toBeGreaterThanOrEqual(own);
      expect(gemsInstead(player, { coins: price, gems: own })).toBeLessThanOrEqual(trades ? price : 0);
      expect(foodInstead(player, price)).toBe(trades ? Math.min(wish, price) : 0);
    }),
  );
});
