import type { Action } from '@/rules/near-and-far/actions';
import { pairPoints } from '@/rules/near-and-far/above-and-below';
import { affordable, flamesAt } from '@/rules/near-and-far/cards-in-hand';
import { usesNow } from '@/rules/near-and-far/card-uses';
import { nearAndFar } from '@/rules/near-and-far/game';
import { scoreSheet } from '@/rules/near-and-far/score';
import { canIgnoreThreats, combat } from '@/rules/near-and-far/sums';
import { playerOf, type Player, type State } from '@/rules/near-and-far/state';
import { ADVENTURE, at, EMPTY, JUN, MIRA, ON_MAP, played, refusal, TEO } from './table';

const mira = (state: State): Player => playerOf(state, MIRA);
const use = (card: string, gain: object): Action => ({ type: 'useCard', player: MIRA, card, gain, pay: {} });
const offered = (state: State) => usesNow(state, MIRA).map(({ card }) => card);
const nudged = (state: State) => nearAndFar.nudges(state).map(({ words }) => words);

test('V19, p.26: the pictured card gives 7 points, a sword and the way past threats', () => {
  const cards = { 'artifact:Mask': { points: 7, combat: 1, shield: 1 } };
  const hand = at({ cards }, [{ hand: ['Mask'], companionActive: false }]);
  expect([combat(hand, mira(hand)), canIgnoreThreats(hand, mira(hand))]).toEqual([0, false]);
  const bought = played(hand, { type: 'buyArtifact', player: MIRA, card: 'Mask' });
  expect([combat(bought, mira(bought)), canIgnoreThreats(bought, mira(bought))]).toEqual([1, true]);
  expect(scoreSheet(bought).rows.find(({ key }) => key === 'artifacts')?.cells[MIRA]).toBe(7);
});

describe('V31, p.33: the Jade Flute at the Stables', () => {
  const there = at({ turn: { main: 'town' } }, [{ location: 'stables', food: 0, artifacts: ['Jade Flute'] }]);
  const bird: Action = { type: 'gainPackAnimal', player: MIRA, kind: 'bird' };

  test('two food first, then a bird: one food is left', () => {
    expect(refusal(there, bird)?.words).toBe('Needs 1 food, you have 0');
    expect(mira(played(there, use('Jade Flute', { food: 2 }), bird))).toMatchObject({ food: 1, birds: 1 });
  });

  test('it is offered once, bought or not', () => {
    expect(offered(there)).toEqual(['Jade Flute']);
    expect(nudged(there)).toContain('Jade Flute: 2 food for the visit, whatever you do here.');
    expect(offered(played(there, use('Jade Flute', { food: 2 })))).toEqual([]);
    expect(offered(at({ turn: { main: 'town' } }, [{ location: 'farm', artifacts: ['Jade Flute'] }]))).toEqual([]);
  });
});

test('V33, p.34: the Noose Trap gives 1 food at the hut, though three cards are drawn', () => {
  const day = at({ side: 'day', turn: { main: 'town' } }, [
    { location: 'mysticsHut', birds: 2, treasures: ['noose trap'] },
  ]);
  const drawn = played(day, { type: 'visitHut', player: MIRA, keep: { name: 'Bell' } });
  expect(usesNow(drawn, MIRA)).toMatchObject([{ card: 'Noose Trap', gives: [{ food: 1 }] }]);
  expect(mira(played(drawn, use('Noose Trap', { food: 1 }))).food).toBe(1);
});

test('p.34: the Old Shovel comes on top of the camp', () => {
  const state = at({ turn: ADVENTURE }, [
    { ...ON_MAP, here: EMPTY, hearts: 3, birds: 1, treasures: ['Old Shovel'], companionActive: true },
  ]);
  const camped = played(state, { type: 'buildCamp', player: MIRA, spaceType: 'gem' });
  expect(offered(state)).toEqual([]);
  expect(offered(camped)).toEqual(['Old Shovel']);
  expect(mira(played(camped, use('Old Shovel', { gems: 1 })))).toMatchObject({ gems: 2 });
});

describe('p.33: Crown of Cruelty on a space of the map', () => {
  const there = at({ turn: { ...ADVENTURE, steps: 1, stopped: true } }, [
    { ...ON_MAP, here: EMPTY, artifacts: ['crown of cruelty'] },
    { ...ON_MAP, coins: 2 },
    { ...ON_MAP, coins: 0 },
  ]);
  const toll = (...from: number[]): Action => {
    const card = 'crown of cruelty';
    return { type: 'useCard', player: MIRA, card, gain: {}, pay: {}, from };
  };
  const reminder = 'crown of cruelty: everybody else on this space gives you 1 coin.';

  test('R34: those who stand there give a coin each, who has none gives none', () => {
    const paid = played(there, toll(TEO, JUN));
    expect(paid.players.map(({ coins }) => coins)).toEqual([4, 1, 0]);
    expect(nearAndFar.describe(there, toll(TEO)).words).toBe(
      'Mira uses crown of cruelty: +1 coin (now 4); Teo −1 coin (now 1)',
    );
  });

  test('nobody pays his own toll, nor does a seat where nobody sits', () => {
    for (const seat of [MIRA, 3]) {
      expect(refusal(there, toll(seat))).toEqual({ refused: 'impossible', words: 'Only another player gives a coin' });
    }
  });

  test('it is remembered where the journey ends beside somebody, until it was used', () => {
    expect(nudged(there)).toContain(reminder);
    expect(nudged(played(there, toll(TEO)))).not.toContain(reminder);
    for (const turn of [{ stopped: false }, { steps: 0 }]) {
      expect(nudged({ ...there, turn: { ...there.turn, ...turn } })).not.toContain(reminder);
    }
    const alone = there.players.map((player, seat) =>
      seat === TEO ? { ...player, location: 'farm' as const } : player,
    );
    expect(nudged({ ...there, players: alone })).not.toContain(reminder);
  });
});

test('a card that is not yours is not used', () => {
  expect(refusal(at(), use('Lock Picks', { coins: 1 }))).toEqual({
    refused: 'impossible',
    words: 'That card is not yours',
  });
  const chief = at({}, [{ chiefs: ['red'] }]);
  expect(refusal(chief, use('Chief of the lizardfolk', { coins: 1 }))).toBeUndefined();
});

describe('a hand with names', () => {
  const state = at({ turn: { main: 'town' } }, [{ location: 'farm', hand: ['', ''], coins: 3 }]);
  const named = played(state, {
    type: 'nameArtifact',
    player: MIRA,
    card: 'Mask',
    values: { points: 4, coins: 2, flame: 1 },
  });

  test('one of the unnamed gets the name and what is printed on it', () => {
    expect(mira(named).hand).toEqual(['Mask', '']);
    expect(affordable(named, MIRA)).toEqual([]);
    expect([flamesAt(named, mira(named), 0), flamesAt(named, mira(named), 1)]).toEqual([0, 1]);
  });

  test('the reminder says that one can be bought, not which', () => {
    const famed = { ...named, players: named.players.map((player) => ({ ...player, reputation: 1 })) };
    expect(affordable(famed, MIRA)).toEqual(['Mask']);
    expect(nudged(famed).join()).toContain('Mira can buy an artifact from hand now.');
    expect(nudged(famed).join()).not.toContain('Mask');
  });

  test('the history keeps the cover', () => {
    const line = nearAndFar.describe(state, { type: 'nameArtifact', player: MIRA, card: 'Mask' });
    expect(line).toMatchObject({ words: 'Mira names an artifact in hand', covered: 'It is Mask' });
  });

  test('there must be one without', () => {
    const full = at({}, [{ hand: ['Mask'] }]);
    expect(refusal(full, { type: 'nameArtifact', player: MIRA, card: 'Hat' })?.words).toBe(
      'Every card in hand has a name',
    );
  });
});

test.each([
  [0, 0, 0],
  [1, 0, 0],
  [2, 3, 10],
  [4, 4, 20],
])('p.37, Above and Below: %i bacon and %i bread are %i village points', (bacon, bread, points) => {
  expect(pairPoints(bacon, bread)).toBe(points);
});
