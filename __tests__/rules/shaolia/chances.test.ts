import { fraction, toText, type Fraction } from '@/rules/dice/fraction';
import { finish } from '@/rules/dice/sliced';
import type { Action } from '@/rules/shaolia/actions';
import { drawOdds, atLeastOne } from '@/rules/shaolia/draws';
import { shaolia } from '@/rules/shaolia/game';
import { modelOf, countsOf } from '@/rules/shaolia/plan/model';
import { advising } from '@/rules/shaolia/plan/advice';
import { atLeast, coming, spreading, wishing } from '@/rules/shaolia/plan/odds';
import { danger, threatening } from '@/rules/shaolia/plan/threat';
import { Prospect } from '@/rules/shaolia/plan/prospect';
import type { Side } from '@/rules/shaolia/state';
import { at, MIRA, TEO, territory, tokens, TYPED } from './table';

const before = (mira: Partial<Side>, teo: Partial<Side> = {}) => at({ phase: 'action', cards: TYPED }, mira, teo);
const school = territory(['back-0', 'School']);
const said = ({ direct, withPalace }: { direct: Fraction; withPalace: Fraction }) => [
  toText(direct),
  toText(withPalace),
];
const found = <T>(answer: T | undefined): T => {
  if (answer === undefined) throw new Error('too many ways');
  return answer;
};
const wish = (mira: Partial<Side>, ...places: string[]) => said(found(finish(wishing(before(mira), MIRA, places))));

describe('the closed forms (5.4), three dice', () => {
  test.each([
    [0, '91/216', '215/216'],
    [1, '7/8', '1'],
    [2, '215/216', '1'],
    [3, '1', '1'],
  ])('one number with %i officers', (officers, direct, withPalace) => {
    expect(wish({ ...school, officers }, 'back-0')).toEqual([direct, withPalace]);
  });

  test('a combo of two equal numbers, and of two different ones', () => {
    const combo = (comboB: string) => {
      const cards = { ...TYPED, 'combo:Cavalry': { ...TYPED['combo:Cavalry'], die: null, comboA: '3', comboB } };
      const state = {
        ...before(territory(['front-0', 'Cavalry'])),
        cards: { ...cards, 'combo:Cavalry': { ...cards['combo:Cavalry'], die: '3' } },
      };
      const model = modelOf(state, MIRA, { faces: [], coming: true });
      // The combo alone: its single command and the palace are left out.
      const only = finish(
        spreading(
          model,
          3,
          { for: 'wish', places: ['front-0'] },
          ({ place, needs }) => place === 'palace' || needs.length === 1,
        ),
      );
      return toText(atLeast(found(only), 1));
    };
    expect([combo('3'), combo('5')]).toEqual(['2/27', '5/36']);
  });

  test('a blocked card needs two matching dice', () => {
    const blocked = territory(['back-0', 'School', { tokens: tokens({ blockage: 1 }) }]);
    expect(wish(blocked, 'back-0')[0]).toBe('2/27');
  });

  test('a card of the reserve as if it stood, and what a die or officers add (5.6)', () => {
    const reserve = [{ card: 'School', level: 1 as const }];
    expect(wish({ reserve }, 'reserve-0')).toEqual(['91/216', '215/216']);
    const advice = finish(advising(before({ ...school, reserve }), MIRA, ['back-0', 'reserve-0']));
    expect(advice.map(({ key }) => key)).toEqual(['now', 'die', 'officers', 'dice', 'fourOfficers']);
    expect(advice.every(({ chance }, index) => index === 0 || chance.numerator > 0n)).toBe(true);
  });

  test('ANY is certain', () => {
    expect(wish(territory(['back-0', 'Library']), 'back-0')).toEqual(['1', '1']);
  });
});

/** The slow twin: all 216 throws one by one. */
test('every throw counted one by one gives the same', () => {
  const state = before({ ...territory(['back-0', 'School'], ['back-1', 'Blacksmith']), officers: 1 });
  const model = modelOf(state, MIRA, { faces: [], coming: true });
  let hits = 0;
  for (let a = 1; a <= 6; a += 1)
    for (let b = 1; b <= 6; b += 1)
      for (let c = 1; c <= 6; c += 1) {
        const prospect = new Prospect(model, { for: 'wish', places: ['back-0', 'back-1'] });
        if (finish(prospect.of(countsOf([a, b, c]))) === 2) hits += 1;
      }
  const { withPalace } = found(finish(wishing(state, MIRA, ['back-0', 'back-1'])));
  expect(withPalace).toEqual(fraction(hits, 216));
});

describe('the coming turn (5.5, 5.8)', () => {
  test('trap 15: one search for the win, not the larger of two chances', () => {
    const mira = { ...territory(['back-0', 'School'], ['front-0', 'Infantry']), culture: 17 };
    const palace = { 'palace:Palace': { die1: 'any', what1: 'gold', gives1: 1 } };
    const state = before(mira, { palaceDamage: 11 });
    const without = { ...state, cards: { ...TYPED, ...palace } };
    // A 4 wins by culture, a 2 by the palace: 1 − (4/6)³.
    expect(toText(found(finish(coming(without, MIRA))).win)).toBe('19/27');
  });

  test('after the roll the coming turn is the next round’s: no extra dice, Mines and Gyms give again', () => {
    const board = territory(['front-0', 'Gym'], ['front-1', 'Infantry'], ['back-0', 'Mine'], ['back-1', 'Market']);
    const turn = { ...board, extraDice: 2, begun: true };
    const rolled = { ...turn, dice: [1, 1, 1, 1, 1], spent: [true, true, true, true, true] };
    const posts = ['Sell mineral', 'Hire mercenary'];
    const next = (mira: Partial<Side>) => found(finish(coming({ ...before(mira), posts }, MIRA)));
    expect([next(turn), next(rolled)].map(({ dice, most }) => [dice, most])).toEqual([
      [5, 2],
      [3, 3],
    ]);
    const minerals = (mira: Partial<Side>) => modelOf(before(mira), MIRA, { faces: [], coming: true }).start.minerals;
    expect([minerals(turn), minerals(rolled)]).toEqual([0, 1]);
  });

  test('a Gym’s token is counted where it does most', () => {
    const mira = territory(['front-0', 'Gym'], ['front-1', 'Infantry']);
    expect(found(finish(coming(before(mira, { palaceDamage: 10 }), MIRA))).most).toBe(2);
  });

  test('5.8: the card likeliest to fall, and the chance to lose', () => {
    // Teo's Infantry strikes on a 2, alone: the wounded Farm falls, the School does not.
    const mira = { ...territory(['back-0', 'School'], ['back-1', 'Farm', { damage: 1 }]), palaceDamage: 11 };
    const palace = { 'palace:Palace': { die1: 'any', what1: 'gold', gives1: 1 } };
    const state = { ...before(mira, territory(['front-0', 'Infantry'])), cards: { ...TYPED, ...palace } };
    const threat = found(finish(threatening(state, TEO, MIRA)));
    expect(threat.endangered?.target).toEqual({ seat: MIRA, place: 'back-1' });
    expect([threat.endangered?.chance, threat.win].map((chance) => chance && toText(chance))).toEqual([
      '91/216',
      '91/216',
    ]);
    expect(threat.most).toBe(1);
  });

  test('a guard is in the way of everything behind it', () => {
    const mira = territory(['front-0', 'Barricade'], ['back-1', 'Farm', { damage: 1 }]);
    const state = before(mira, territory(['front-0', 'Infantry']));
    expect(found(finish(threatening(state, TEO, MIRA))).endangered).toBeUndefined();
  });

  test('29: told on one’s own turn, not while the opponent is on, and not where nobody can win', () => {
    const near = before({ palaceDamage: 11 }, territory(['front-0', 'Infantry']));
    expect(finish(danger(near, MIRA))?.rival).toBe(TEO);
    expect(finish(danger({ ...near, turnIndex: 1 }, MIRA))).toBeUndefined();
    expect(finish(danger(before({}, territory(['front-0', 'Infantry'])), MIRA))).toBeUndefined();
  });
});

describe('draw odds (5.9)', () => {
  test('a Lv1 kind: 8 of 48', () => {
    expect(drawOdds(at({}), 'Farm', 1)).toMatchObject({ left: 8, chance: fraction(1, 6) });
  });

  test('cards that were seen are no longer there', () => {
    const state = at({ lv1Deck: 46, lv1Discard: ['Farm'] }, { reserve: [{ card: 'Farm', level: 1 }] });
    expect(drawOdds(state, 'Farm', 1)).toMatchObject({ left: 6, chance: fraction(6, 46) });
  });

  test('a deck that runs out goes on with its discard pile', () => {
    const state = at({
      lv2Deck: 1,
      lv2Discard: ['Gym', 'Bank'],
      pool: ['Temple', 'Temple', 'Bank'],
      deck: { kinds: ['Temple', 'Gym', 'Bank'], wonders: {} },
    });
    expect(drawOdds(state, 'Gym', 2).chance).toEqual(fraction(1, 1));
  });

  test('cards bought unseen may be any: six kinds share one draw evenly', () => {
    const bought = Array.from({ length: 8 }, () => ({ card: null, level: 1 as const }));
    const state = at({ lv1Deck: 40 }, { reserve: bought });
    expect(drawOdds(state, 'Farm', 1)).toMatchObject({ left: 8, chance: fraction(1, 6) });
  });

  test('corrections by hand lose no card and make none: the chances of the six kinds add up to one', () => {
    const stands = (space: string): Action => ({ type: 'adjustSpace', player: MIRA, place: 'back-0', space });
    const held: Action = { type: 'noteReserve', player: MIRA, card: 'Farm', level: 1 };
    const notes = (there: boolean): Action => ({ type: 'noteDiscard', player: MIRA, level: 1, card: 'Farm', there });
    const gone: Action = { type: 'noteReserve', player: MIRA, index: 0, level: 1, gone: true };
    const deck = (...actions: readonly Action[]) => actions.reduce(shaolia.apply, at({})).lv1Deck;
    expect([deck(stands('Farm')), deck(held), deck(notes(true))]).toEqual([47, 47, 47]);
    expect(drawOdds(shaolia.apply(at({}), stands('Farm')), 'Farm', 1)).toMatchObject({ chance: fraction(7, 47) });
    expect([deck(stands('Farm'), stands('empty')), deck(held, gone), deck(notes(true), notes(false))]).toEqual([
      48, 48, 48,
    ]);
    // Another name for what stands there, a card moved out of the reserve, one that lies on its pile after all.
    expect(deck(stands('Farm'), stands('School'))).toBe(47);
    expect(deck(held, stands('Farm'), gone)).toBe(47);
    expect(deck(stands('Farm'), stands('empty'), notes(true))).toBe(47);
    expect(deck(stands('Monk'))).toBe(48);
    const lv2 = at({ deck: { kinds: ['Gym', 'Bank'], wonders: {} }, lv2Deck: 5 });
    expect(shaolia.apply(lv2, stands('Gym')).lv2Deck).toBe(4);
    // A deck that nobody has told has no count to keep.
    const untold = at({ mode: 'custom', deck: { kinds: [], wonders: {} }, lv2Deck: 0 });
    expect(shaolia.apply(shaolia.apply(untold, stands('Gym')), stands('empty')).lv2Deck).toBe(0);
  });

  test('a card put on its pile by hand is not drawn from the deck', () => {
    const table = at({ lv1Deck: 46 }, { reserve: [{ card: 'Farm', level: 1 }], ...territory(['back-0', 'Farm']) });
    const piled = [
      { type: 'adjustSpace', player: MIRA, place: 'back-0', space: 'empty', pile: true },
      { type: 'noteReserve', player: MIRA, index: 0, level: 1, gone: true, pile: true },
    ] satisfies readonly Action[];
    const state = piled.reduce<typeof table>(shaolia.apply, table);
    expect([state.lv1Discard, state.sides[MIRA]?.reserve]).toEqual([['Farm', 'Farm'], []]);
    expect(drawOdds(state, 'Farm', 1)).toMatchObject({ left: 6, chance: fraction(6, 46) });
  });

  test('a card named on the pile is one of those discarded unnamed, not one more', () => {
    const note = (card: string): Action => ({ type: 'noteDiscard', player: MIRA, level: 1, card, there: true });
    const farm = shaolia.apply(at({ lv1Deck: 45, lv1Discard: [null, 'School', null] }), note('Farm'));
    expect(farm.lv1Discard).toEqual(['Farm', 'School', null]);
    expect(drawOdds(farm, 'Farm', 1)).toMatchObject({ left: 7, chance: fraction(7, 46) });
    const all = shaolia.apply(shaolia.apply(farm, note('Market')), note('Barricade'));
    expect(all.lv1Discard).toEqual(['Farm', 'School', 'Market', 'Barricade']);
  });

  test('against counting: unnamed cards in reserve and pile, a deck that runs out', () => {
    // Two Gyms nobody has seen among the four unseen cards: two in the deck, one in a reserve, one on the pile.
    const state = at(
      {
        lv2Deck: 2,
        lv2Discard: [null, 'Gym', 'Bank'],
        pool: ['Gym', 'Mine', 'Bank'],
        deck: { kinds: ['Gym', 'Bank', 'Mine'], wonders: {} },
      },
      { reserve: [{ card: null, level: 2 }] },
    );
    let [hits, all] = [0, 0];
    for (let a = 0; a < 4; a += 1)
      for (let b = 0; b < 4; b += 1)
        for (let onPile = 0; onPile < 4; onPile += 1) {
          if (a === b || a === onPile || b === onPile) continue;
          for (const last of [onPile < 2, true, false]) {
            all += 1;
            if (a < 2 || b < 2 || last) hits += 1;
          }
        }
    expect(drawOdds(state, 'Gym', 3)).toMatchObject({ left: 2, chance: fraction(hits, all) });
  });

  test('against counting: at least one of 2 in 3 draws of 5', () => {
    const all: number[][] = [];
    for (let a = 0; a < 5; a += 1)
      for (let b = a + 1; b < 5; b += 1) for (let c = b + 1; c < 5; c += 1) all.push([a, b, c]);
    const hits = all.filter((hand) => hand.some((card) => card < 2)).length;
    expect(atLeastOne(5, 2, 3)).toEqual(fraction(hits, all.length));
  });
});
