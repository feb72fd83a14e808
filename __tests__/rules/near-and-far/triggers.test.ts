import { totals } from '@/rules/kernel/score';
import type { Action } from '@/rules/near-and-far/actions';
import { NEW_QUESTER } from '@/rules/near-and-far/campaign';
import { nearAndFar } from '@/rules/near-and-far/game';
import { scoreSheet } from '@/rules/near-and-far/score';
import { playerOf, type Player, type State } from '@/rules/near-and-far/state';
import {
  ADVENTURE,
  adventurer,
  at,
  CAMP,
  EMPTY,
  log,
  MIRA,
  ON_MAP,
  played,
  refusal,
  step,
  TEO,
  twoPlayers,
} from './table';

const mira = (state: State): Player => playerOf(state, MIRA);
const end = (player: number): Action => ({ type: 'endTurn', player });
const cell = (state: State, row: string) => scoreSheet(state).rows.find(({ key }) => key === row)?.cells;
const skilled = (...talents: string[]) => ({ quester: { ...NEW_QUESTER, talents } });
const duel = (style: 'honorable' | 'dirty'): Action => ({
  type: 'declareDuel',
  player: MIRA,
  building: 'farm',
  opponent: TEO,
  style,
});
const roll = (attRoll: number, defRoll: number, heartsSpent = 0): Action => ({
  type: 'resolveDuel',
  player: MIRA,
  attRoll,
  defRoll,
  heartsSpent,
  by: 'typed',
});

describe('chiefs', () => {
  test('four banners of adventurers and tokens take the chief, for good, and 5 points', () => {
    const state = at({ turn: { main: 'town' } }, [
      {
        location: 'townHall',
        red: 1,
        blue: 1,
        adventurers: [adventurer('A', 'red'), adventurer('B', 'red', {}, false)],
      },
    ]);
    const after = played(state, { type: 'tradeGoods', player: MIRA, pay: { blue: 1 }, gain: { red: 1 } });
    expect(mira(after).chiefs).toEqual(['red']);
    expect(after.chiefPool).not.toContain('red');
    expect(cell(after, 'chiefs')).toEqual([5, 0, 0]);
    const paid = played(after, { type: 'correct', player: MIRA, counter: 'red', how: 'set', amount: 0 });
    expect(mira(paid).chiefs).toEqual(['red']);
  });
});

describe('duels', () => {
  const state = at({}, [{ hearts: 4 }, { location: 'farm' }]);
  test('the defender wins ties, and the loser goes to jail with its reputation', () => {
    const lost = played(state, duel('dirty'), roll(2, 3));
    expect(mira(lost)).toMatchObject({ location: 'jail', reputation: 0, hearts: 4 });
    expect(played({ ...state, side: 'day' }, duel('dirty'), roll(2, 3)).players[MIRA]?.food).toBe(1);
  });

  test('dirty adds 1 and costs a reputation when won; hearts are the attacker’s alone', () => {
    expect(mira(played(state, duel('dirty'), roll(3, 3)))).toMatchObject({ location: 'farm', reputation: -1 });
    expect(mira(played(state, duel('honorable'), roll(3, 3, 1)))).toMatchObject({ reputation: 1, hearts: 3 });
  });

  test('Martial Arts and Taunting hold for the defender too; the spare figure has the bare die', () => {
    const defended = at({}, [{}, { location: 'farm', ...skilled('martialArts', 'taunting') }]);
    expect(mira(played(defended, duel('honorable'), roll(5, 3))).location).toBe('jail');
    const spare = at({}, [{}, skilled('martialArts')], twoPlayers);
    const won = played(
      spare,
      { type: 'declareDuel', player: MIRA, building: 'townHall', opponent: null, style: 'honorable' },
      roll(4, 3),
    );
    expect(mira(won).location).toBe('townHall');
  });

  test('one undo after the end takes the whole duel back', () => {
    const table = log(state);
    table.act(duel('dirty')).act(roll(6, 1));
    expect(table.events.map(({ within }) => within)).toEqual(['duel:1', 'duel:1']);
    expect(nearAndFar.next(table.state).within).toBeUndefined();
  });

  test('from jail the next turn needs no duel', () => {
    const jailed = played(state, duel('dirty'), roll(1, 6), end(MIRA));
    const back = { ...jailed, active: TEO + 1, turn: { ...jailed.turn, main: 'town' as const } };
    expect(played(back, end(2)).turn.jailPass).toBe(true);
  });
});

describe('visits', () => {
  const visit = (building: 'saloon' | 'mysticsHut' | 'stables'): Action => ({
    type: 'visitBuilding',
    player: MIRA,
    building,
    entry: 'free',
  });
  test.each([
    ['saloon', skilled('pianoPlaying'), { food: 1 }],
    ['mysticsHut', skilled('potionMaking'), { food: 1 }],
    ['stables', { ...skilled('packBirdBreeding'), birds: 2 }, { coins: 4 }],
  ] as const)('R36: the bonus of a visit to the %s comes by itself', (building, player, gained) => {
    expect(mira(played(at({}, [player]), visit(building)))).toMatchObject(gained);
  });

  test('R36: Pack Bird Breeding pays once a visit, though an animal goes back and another is bought', () => {
    const breeder = { ...skilled('packBirdBreeding'), food: 1 };
    const back: Action = { type: 'returnPackAnimals', player: MIRA, birds: 1, tortoises: 0 };
    const buy: Action = { type: 'gainPackAnimal', player: MIRA, kind: 'bird' };
    const twice = played(at({}, [{ ...breeder, birds: 2 }]), visit('stables'), back, buy);
    expect(mira(twice)).toMatchObject({ birds: 2, coins: 3 + 1 });
    // The purchase may make the second animal.
    expect(mira(played(at({}, [{ ...breeder, birds: 1 }]), visit('stables'), buy))).toMatchObject({ coins: 3 + 1 });
    // The coin is not the building's action.
    const come = played(at({}, [{ ...breeder, birds: 2 }]), visit('stables'));
    expect(nearAndFar.phases(come).at(-1)?.steps.at(-1)).toMatchObject({ done: false });
  });

  test('R34: Crown of Cruelty takes a coin from everybody there who has one', () => {
    const state = at({}, [
      { artifacts: ['Crown of Cruelty'] },
      { location: 'saloon' },
      { location: 'saloon', coins: 0 },
    ]);
    expect(played(state, visit('saloon')).players.map(({ coins }) => coins)).toEqual([4, 2, 0]);
  });

  test('the mine: camp, reveal, row and column reward, and on the Day side a reputation', () => {
    const cards = {
      'mine:Day town': { rows: '1* 4 / 2 3', rowRewards: '2 coins / food', columnRewards: 'gem / red' },
      'board:Player board': { coins: '1', topRow: 7 },
    };
    const state = at({ side: 'day', cards, turn: { main: 'town' } }, [{ location: 'mine' }]);
    const after = played(state, { type: 'digMine', player: MIRA, cell: '0-0' });
    expect(mira(after)).toMatchObject({ coins: 6, gems: 1, reputation: 1, mineCamps: 1 });
    expect(after.dug).toEqual({ '0-0': MIRA });
  });

  test('a mine drawn after the first digs: their camps may stand beside any number', () => {
    const cards = { 'mine:Dusk town': { rows: '1 1 / 1 1', rowRewards: 'coin / coin', columnRewards: 'gem / gem' } };
    const begun = at({ turn: { main: 'town' } }, [{ location: 'mine' }, { mineCamps: 1 }]);
    const dig = (cell: string): Action => ({ type: 'digMine', player: MIRA, cell });
    const drawn = { ...begun, cards };
    expect(played(drawn, dig('1-1')).dug).toEqual({ '1-1': MIRA });
    expect(refusal({ ...drawn, dug: { '0-0': 1 } }, dig('1-1'))?.words).toBe('Dig beside a camp');
  });
});

describe('travel', () => {
  test('R4: a threat that holds ends the movement at no passing cost; quest and camp stay possible', () => {
    const state = at({ turn: { ...ADVENTURE, steps: 1 } }, [{ ...ON_MAP, here: EMPTY, hearts: 4 }]);
    const fight: Action = { type: 'fightThreat', player: MIRA, level: 4, roll: 1, heartsSpent: 0, by: 'typed' };
    const held = played(state, fight);
    expect(held.turn).toMatchObject({ stopped: true, failed: true });
    expect(mira(held).hearts).toBe(4);
    expect(mira(played(held, { type: 'buildCamp', player: MIRA, spaceType: 'other' })).mapCamps).toBe(1);
    const elsewhere = played(
      { ...state, houseRules: { failedThreat: 'mayContinueElsewhere' } },
      fight,
      step(MIRA, CAMP),
    );
    expect(mira(elsewhere).hearts).toBe(3);
  });

  test('R9: toxic water takes a heart on entering, never below 0, and a pass does not help', () => {
    const state = at({ map: 5, turn: ADVENTURE }, [{ ...ON_MAP, hearts: 1, tortoises: 1 }]);
    const wet = { ...EMPTY, water: true };
    expect(mira(played(state, step(MIRA, wet), step(MIRA, wet))).hearts).toBe(0);
  });

  test('R5: leaving town overwrites with at most 13; later gains are not capped unless the table says so', () => {
    const state = at({}, [{ hearts: 9, adventurers: [adventurer('A', 'red', { heart: 14 })] }]);
    const out = played(state, { type: 'leaveTown', player: MIRA, party: [0], companion: true });
    expect(mira(out).hearts).toBe(13);
    const gain: Action = { type: 'correct', player: MIRA, counter: 'hearts', how: 'gain', amount: 2 };
    expect(mira(played(out, gain)).hearts).toBe(15);
    expect(nearAndFar.check({ ...out, houseRules: { heartCap: 'always13' } }, gain)?.refused).toBe('impossible');
  });

  test('R38: Meditation spends food as hearts, hearts first', () => {
    const state = at({ turn: ADVENTURE }, [{ ...ON_MAP, here: EMPTY, hearts: 2, food: 3, ...skilled('meditation') }]);
    expect(mira(played(state, { type: 'buildCamp', player: MIRA, spaceType: 'other' }))).toMatchObject({
      hearts: 0,
      food: 2,
    });
  });

  test('R35, R14: an animal lost leaves a treasure to discard, or to Scrounging’s side place', () => {
    const state = at({ turn: ADVENTURE }, [{ ...ON_MAP, birds: 1, treasures: ['Bell'] }]);
    const ignore: Action = { type: 'ignoreThreat', player: MIRA, means: 'bird' };
    expect(nearAndFar.next(played(state, ignore)).word).toBe('Discard');
    const scrounger = at({ turn: ADVENTURE }, [{ ...ON_MAP, birds: 1, treasures: ['Bell'], ...skilled('scrounging') }]);
    expect(mira(played(scrounger, ignore))).toMatchObject({ treasures: [], sideTreasure: 'Bell' });
  });

  test('Mercenary Contract: a free camp anywhere, in town too', () => {
    const cards = { 'artifact:Mercenary Contract': { points: 3, coins: 2 } };
    const state = at({ cards }, [{ hand: ['Mercenary Contract'] }]);
    const after = played(
      state,
      { type: 'buyArtifact', player: MIRA, card: 'Mercenary Contract' },
      { type: 'placeFreeCamp', player: MIRA, spaceType: 'gem' },
    );
    expect(mira(after)).toMatchObject({ coins: 1, gems: 1, mapCamps: 1, hand: [], artifacts: ['Mercenary Contract'] });
  });
});

describe('the end', () => {
  const last = { ...ON_MAP, here: EMPTY, hearts: 6, mapCamps: 13 };
  const build = (player: number): Action => ({ type: 'buildCamp', player, spaceType: 'other' });

  test('R2: the round is completed to the seat before the first player, then the sheet', () => {
    const state = at({ turn: ADVENTURE }, [last]);
    const table = log(state).act(build(MIRA));
    expect(nearAndFar.header(table.state).tag).toBe('Final round, 3 turns left');
    table.act(end(MIRA));
    table.act({ type: 'visitBuilding', player: TEO, building: 'farm', entry: 'free' }).act(end(TEO));
    expect(table.state.stage).toBe('play');
    table.act({ type: 'visitBuilding', player: 2, building: 'mine', entry: 'free' }).act(end(2));
    expect(table.state.stage).toBe('over');
    expect(nearAndFar.outcome(table.state)).toMatchObject({ winners: [MIRA], condition: 'points' });
  });

  test('the last seat’s own 14th camp is scored after its turn', () => {
    const state = at({ active: 2, turn: ADVENTURE }, [{}, {}, last]);
    expect(played(state, build(2), end(2)).stage).toBe('over');
  });

  test('R23: Long Game ends at 16, and the reveals shift by two', () => {
    const cards = { 'board:Player board': { coins: '1', topRow: 7 } };
    const state = at({ longGame: true, cards, turn: ADVENTURE }, [{ ...last, mapCamps: 2 }]);
    expect(mira(played(state, build(MIRA))).coins).toBe(4);
    const sixteenth = at({ longGame: true, turn: ADVENTURE }, [{ ...last, mapCamps: 15 }]);
    const after = played(sixteenth, build(MIRA));
    expect(after.endTriggered).not.toBeNull();
    expect(cell(after, 'allCamps')).toEqual([2, 0, 0]);
  });

  test('a corrected camp takes the final round back', () => {
    const state = played(at({ turn: ADVENTURE }, [last]), build(MIRA));
    const undone = played(state, { type: 'correct', player: MIRA, counter: 'mapCamps', how: 'pay', amount: 1 });
    expect(undone.endTriggered).toBeNull();
  });
});

describe('the sheet', () => {
  test('every line of section 7.2', () => {
    const cards = {
      'routes:Map 10': { peppersSole: 6, peppersJoint: 2 },
      'artifact:Crown': { points: 5, bonus: 'perRed', bonusPoints: 1 },
      'treasure:Coin Purse': { bonus: 'mostCoins', bonusPoints: 2 },
      'threat:Threat 4': { points: 1 },
    };
    const state = at(
      { map: 10, cards, routes: { peppers: [0, 0], machineParts: [1], ichorStone: [], teaLeaves: [] } },
      [
        {
          mapCamps: 10,
          mineCamps: 3,
          threats: [4],
          artifacts: ['Crown'],
          hand: ['', '', '', ''],
          coins: 4,
          gems: 1,
          blue: 2,
          chiefs: ['green'],
          reputation: 6,
          birds: 3,
          treasures: ['Coin Purse', 'a', 'b'],
          adventurers: [adventurer('A', 'red'), adventurer('B', 'red', {}, false)],
          ...skilled('lore', 'storytelling'),
        },
        { coins: 3, mammothCamps: 1 },
      ],
    );
    const sheet = Object.fromEntries(scoreSheet(state).rows.map((row) => [row.key, row.cells[MIRA]]));
    expect(sheet).toEqual({
      camps: 14,
      routes: 6,
      artifacts: 5,
      hand: -1,
      threats: 1,
      bonuses: 4,
      purse: 2,
      tokens: 2,
      chiefs: 5,
      reputation: 3,
      allCamps: 2,
      treasures: 5,
      storytelling: 2,
      mammoth: -8,
    });
    expect(totals(scoreSheet(state))[MIRA]).toEqual({ sum: 42, open: false });
  });

  test('R21, p.33: a tie for most gives nothing', () => {
    const cards = { 'artifact:Ancient Compass': { points: 0, bonus: 'mostCoins', bonusPoints: 4 } };
    const state = at({ cards }, [
      { artifacts: ['Ancient Compass'], coins: 3, reputation: 2, ...skilled('storytelling') },
      { coins: 3, reputation: 2 },
    ]);
    expect(cell(state, 'bonuses')).toEqual([0, 0, 0]);
    expect(cell(state, 'storytelling')).toEqual([0, 0, 0]);
  });

  test('p.34: the Bounty Contract gives to the first, to two at the top 2 each, and to the second alone', () => {
    const cards = { 'treasure:Bounty Contract': { bonus: 'mostThreats', bonusPoints: 5, secondPoints: 3 } };
    const given = (own: number, teo: number, jun: number) => {
      const threats = [own, teo, jun].map((size) => ({ threats: Array.from({ length: size }, (_, index) => index) }));
      return cell(
        at({ cards }, [{ ...threats[0], treasures: ['Bounty Contract'] }, ...threats.slice(1)]),
        'bonuses',
      )?.[0];
    };
    expect([given(3, 2, 1), given(3, 3, 1), given(2, 3, 1), given(2, 3, 2), given(2, 3, 3)]).toEqual([5, 2, 3, 0, 0]);
    expect([given(0, 0, 0), given(0, 2, 0), given(0, 2, 1)]).toEqual([0, 0, 0]);
  });

  test('p.34: what the second gets is asked for where nobody has typed it', () => {
    const state = at({ stage: 'over' }, [{ threats: [4], treasures: ['Bounty Contract'] }, { threats: [5, 6] }]);
    const words = nearAndFar.endValues?.(state).flatMap(({ fields }) => fields.map((field) => field.words));
    expect(words).toContain('Bounty Contract, for second most');
    expect(words).not.toContain('Bonus of Bounty Contract');
  });

  test('7.3: ties fall to a card, then reputation, then coins and gems; then the win is shared', () => {
    const winners = (players: readonly Partial<Player>[], cards = {}) =>
      nearAndFar.outcome(at({ stage: 'over', cards }, players))?.winners;
    expect(winners([{ reputation: 3 }, { reputation: 2 }, {}])).toEqual([0]);
    expect(winners([{ coins: 2 }, { coins: 3 }, { coins: 2 }])).toEqual([1]);
    expect(winners([{}, {}, { coins: 0 }])).toEqual([0, 1]);
    const tie = { 'worldCard:Crest': { winsTies: true } };
    expect(winners([{ reputation: 3 }, { worldCards: ['Crest'] }, {}], tie)).toEqual([1]);
  });

  test('a value nobody typed leaves the sum open, and the end asks for it', () => {
    const state = at({ stage: 'over' }, [{ threats: [4, 5], artifacts: ['Mask'] }]);
    expect(totals(scoreSheet(state))[MIRA]?.open).toBe(true);
    const [asked] = nearAndFar.endValues?.(state) ?? [];
    expect(asked?.fields.map(({ words }) => words)).toEqual([
      'Points on Mask',
      'Points on threat 4',
      'Points on threat 5',
    ]);
    const typed = asked?.action(Object.fromEntries((asked?.fields ?? []).map(({ key }) => [key, 2])));
    if (!typed) throw new Error('nothing asked');
    const done = played(state, typed);
    expect(totals(scoreSheet(done))[MIRA]).toEqual({ sum: 2 + 6 + 1, open: false });
    expect(nearAndFar.endValues?.(done)).toEqual([]);
  });
});
