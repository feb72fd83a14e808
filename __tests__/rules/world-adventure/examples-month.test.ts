import type { Action } from '@/rules/world-adventure/actions';
import { worldAdventure } from '@/rules/world-adventure/game';
import { NO_GOODS, placeWords, type Goods } from '@/rules/world-adventure/tables';
import { stallAllowance } from '@/rules/world-adventure/market';
import { powerSlots } from '@/rules/world-adventure/runes';
import type { Clan, State } from '@/rules/world-adventure/state';
import { eventsRunning } from '@/rules/world-adventure/time';
import { begin } from '../record';
import { BOTH_OUT, JUN, MIRA, play, table, teamSetup, tell, TEO } from './table';

const goods = (some: Partial<Goods>): Goods => ({ ...NO_GOODS, ...some });
const clan = (state: State, seat = MIRA): Clan => state.clans[seat] as Clan;
const gain = (amount: number) => ({ type: 'correct', player: MIRA, counter: 'gold', how: 'gain', amount }) as const;

describe('dice, gold and places (p.10)', () => {
  test('E1 random gold dice 2,3,4,5,6 are 15', () => {
    const state = play(table({}, { gold: 0 }), {
      type: 'rollRandomGold',
      player: MIRA,
      faces: [2, 3, 4, 5, 6],
      by: 'typed',
    });
    expect(clan(state).gold).toBe(15);
  });

  test('E2 the abaculus carries: 0, +19, +1', () => {
    const nineteen = play(table({}, { gold: 0 }), gain(19));
    expect([Math.floor(clan(nineteen).gold / 10), clan(nineteen).gold % 10]).toEqual([1, 9]);
    expect(clan(play(nineteen, gain(1))).gold).toBe(20);
  });

  test('above 99 is wasted, counted and told', () => {
    const state = table(
      {},
      {
        gold: 95,
        visit: { city: 'Java', need: null, sold: null, dice: null, bought: NO_GOODS, chose: false },
        goods: goods({ silk: 2 }),
      },
    );
    const sale = { type: 'sellGoods', player: MIRA, goods: goods({ silk: 2 }) } as const;
    expect(clan(play(state, sale))).toMatchObject({ gold: 99, wasted: 4 });
    expect(tell(state, sale)).toBe('Mira sells 2 silk for 8 gold, now 99. 4 gold of Mira wasted above 99');
  });

  test('E3 the Arabia marker and a 2 are Arabia NE', () => {
    expect(placeWords({ nation: 'Arabia', die: 2 })).toBe('Arabia NE');
  });
});

describe('runes and stage (p.11)', () => {
  const four = table({}, { runes: ['minion', 'brigand', 'quest1'], offers: ['raid', 'quest2'] });

  test('E5 the 4th rune raises the stage and gives a status point', () => {
    const claim = { type: 'claimRune', player: MIRA, slot: 'raid' } as const;
    expect(play(four, claim)).toMatchObject({ stage: 2, clans: [{ statusPoints: 1, powersDue: 1 }, {}, {}] });
    expect(tell(four, claim)).toBe(
      'Mira claims rune 4: defeat a Raid. Mira places 1 status point. Stage 2: swap the five card sets',
    );
  });

  test('E4 with five runes there are two slots; a third card takes the place of one', () => {
    const powers = [
      { name: 'Haste', colour: 'yellow', uses: 2 },
      { name: 'Rage', colour: 'purple', uses: 1 },
    ] as const;
    const state = table({}, { runes: ['minion', 'brigand', 'quest1', 'raid', 'quest2'], powers, powersDue: 1 });
    expect(powerSlots(5)).toBe(2);
    const take = { type: 'takeRunePower', player: MIRA, name: 'Mist', colour: 'yellow', uses: 2 } as const;
    expect(worldAdventure.check(state, take)).toMatchObject({ refused: 'againstTheRules' });
    expect(clan(play(state, { ...take, instead: 0 })).powers.map(({ name }) => name)).toEqual(['Rage', 'Mist']);
  });

  test('never two of one name, and a used-up power is gone', () => {
    const state = table(
      {},
      { runes: ['minion'], powers: [{ name: 'Haste', colour: 'yellow', uses: 2 }], powersDue: 1 },
    );
    const twin = { type: 'takeRunePower', player: MIRA, name: 'Haste', colour: 'yellow', uses: 2 } as const;
    expect(worldAdventure.check(state, twin)?.words).toBe('Never two of one name');
    const use = { type: 'useRunePower', player: MIRA, index: 0 } as const;
    expect(clan(play(state, use)).powers[0]?.uses).toBe(1);
    expect(clan(play(state, use, use)).powers).toEqual([]);
  });

  test('the ninth rune wins at once, and a correction of the target is not needed', () => {
    const runes = ['minion', 'brigand', 'quest1', 'raid', 'quest2', 'quest3', 'stall2', 'stall3'] as const;
    const state = table({}, { runes, offers: ['stall4'] });
    const won = play(state, { type: 'claimRune', player: MIRA, slot: 'stall4' });
    expect(worldAdventure.outcome(won)).toEqual({
      winners: [MIRA],
      condition: 'runes',
      words: 'Mira holds 9 Ancient Runes.',
    });
    expect(won.stage).toBe(3);
  });

  test('the Legendary challenge waits for the Legendary (7.2)', () => {
    const runes = ['minion', 'brigand', 'quest1', 'raid', 'quest2', 'quest3', 'stall2', 'stall3', 'stall4'] as const;
    const state = table({ requireLegendary: true }, { runes, offers: ['sale12', 'legendary'] });
    const ten = play(state, { type: 'claimRune', player: MIRA, slot: 'sale12' });
    expect(worldAdventure.outcome(ten)).toBeUndefined();
    const eleven = play(ten, { type: 'claimRune', player: MIRA, slot: 'legendary' });
    expect(worldAdventure.outcome(eleven)?.winners).toEqual([MIRA]);
  });

  test('E37 a team of 5 and 13 has won', () => {
    const state = begin(worldAdventure, teamSetup);
    const slots = [
      'minion',
      'brigand',
      'quest1',
      'raid',
      'quest2',
      'quest3',
      'stall2',
      'stall3',
      'stall4',
      'sale12',
      'sale16',
      'heroLv2',
    ] as const;
    const teams = {
      ...state,
      clans: state.clans.map((each, seat) => ({
        ...each,
        runes: seat === 0 ? slots.slice(0, 5) : seat === 2 ? slots : [],
        offers: seat === 2 ? (['government'] as const) : [],
      })),
    };
    const won = worldAdventure.apply(teams, { type: 'claimRune', player: 2, slot: 'government' });
    expect(worldAdventure.outcome(won)).toMatchObject({ winners: [0, 2] });
  });
});

describe('the month (p.12–16)', () => {
  test('E6 the card visible in month 1 runs in month 2', () => {
    const first = { ...table({ phase: 'beginning', month: 2, nextEvent: 'Drought' }) };
    const state = play(first, { type: 'revealEvent', player: MIRA, next: 'Fair' });
    expect(state).toMatchObject({ event: 'Drought', nextEvent: 'Fair' });
  });

  test('E28 two stalls pay 10, Charisma 3 allows one more', () => {
    const state = table({ phase: 'beginning' }, { gold: 0, charisma: 3, stalls: ['China', 'Persia'] });
    expect(clan(play(state, { type: 'collectIncome', player: MIRA })).gold).toBe(10);
    expect(stallAllowance(clan(state))).toBe(3);
    const again = worldAdventure.check(play(state, { type: 'collectIncome', player: MIRA }), {
      type: 'collectIncome',
      player: MIRA,
    });
    expect(again?.words).toBe('Already paid this month');
  });

  test('E19 at the end of the month Minion and Destroyer go home, the Raid stays', () => {
    const out = { card: null, place: null };
    const state = table({
      phase: 'end',
      monsters: { minion: out, destroyer: out, raid: out },
      engagers: { minion: [0], destroyer: [1] },
      attacked: { raid: [1] },
    });
    expect(play(state, { type: 'endMonth', player: MIRA })).toMatchObject({
      month: 2,
      phase: 'beginning',
      monsters: { minion: null, destroyer: null, raid: out },
      engagers: { minion: [], destroyer: [] },
      attacked: {},
    });
  });

  test('the turn goes round, the NPCs act only where one is out', () => {
    const end = (player: number) => ({ type: 'endTurn', player }) as const;
    const quiet = play(table(), end(MIRA), end(TEO), end(JUN));
    expect(quiet.phase).toBe('end');
    const hunted = play(
      table({ npcs: { brigand: { place: null, card: null }, government: null } }),
      end(MIRA),
      end(TEO),
      end(JUN),
    );
    expect(hunted.phase).toBe('npc');
    expect(play(hunted, { type: 'npcDone', player: MIRA, who: 'brigand' }).phase).toBe('end');
  });
});

describe('scouting (p.13, 17)', () => {
  test.each([
    ['E7', 'brigand', [1, 1, 1]],
    ['E8', 'merchant', [1, 3, 5]],
  ])('%s two successes find it and give one more action', (_, target, faces) => {
    const state = table({ npcs: BOTH_OUT }, { explorer: 3 });
    expect(clan(play(state, { type: 'scout', player: MIRA, target, faces, by: 'typed' }))).toMatchObject({
      actions: 1,
      bonus: true,
    });
  });

  test('the bonus comes once a turn, or with every roll by house rule (R-8)', () => {
    const scout = (target: string): Action => ({ type: 'scout', player: MIRA, target, faces: [1, 1], by: 'typed' });
    const once = play(table({ npcs: BOTH_OUT }, { explorer: 2 }), scout('brigand'), scout('merchant'));
    expect(clan(once).actions).toBe(0);
    const houseRules = { ...table().houseRules, scoutBonus: 'oncePerRoll' };
    const often = table({ houseRules, npcs: BOTH_OUT }, { explorer: 2 });
    expect(clan(play(often, scout('brigand'), scout('merchant'))).actions).toBe(1);
  });

  test('a Smoke Bomb rerolls an empty roll and is gone', () => {
    const state = play(table({}, { explorer: 2 }), {
      type: 'scout',
      player: MIRA,
      target: 'merchant',
      faces: [4, 6],
      by: 'typed',
    });
    const again = play(state, { type: 'smokeReroll', player: MIRA, faces: [2, 3], by: 'typed' });
    expect(clan(again)).toMatchObject({ smokeBomb: 0, actions: 1 });
  });
});

test("until the card of the month is turned over, last month's event runs no more", () => {
  const told = (state: State) => worldAdventure.phases(state)[0]?.steps.map(({ words }) => words);
  const third = table({ month: 3, phase: 'beginning', event: 'Storm', nextEvent: 'Drought', eventDone: false });
  expect(eventsRunning(third)).toEqual([]);
  expect(told(third)).toContain('World event: Drought');
  const turned = play(third, { type: 'revealEvent', player: MIRA, next: 'Flood' });
  expect(eventsRunning(turned)).toEqual(['Drought']);
  expect(told(turned)).toContain('World event: Drought');
});

test('the events of living Legendaries run instead of the card (p.12)', () => {
  const one = { place: null, card: 'Roc', event: 'Night' };
  const state = table({ month: 3, event: 'Storm', eventDone: true, legendaries: [one, { ...one, event: null }] });
  expect(eventsRunning(state)).toEqual(['Night', 'that of the Legendary']);
});
