import { solveExactly } from '@/rules/dice/chain';
import { fraction, ONE, toNumber, toText, ZERO } from '@/rules/dice/fraction';
import { chance, mean } from '@/rules/dice/distribution';
import { toEnd, toState } from '@/rules/dice/graph';
import { finish } from '@/rules/dice/sliced';
import type { Side, Skill } from '@/rules/world-adventure/battleState';
import { duelChance, duelOdds } from '@/rules/world-adventure/duelOdds';
import { expeditionOdds, rowOdds } from '@/rules/world-adventure/expedition';
import { npcSide } from '@/rules/world-adventure/fight';
import {
  bestPlan,
  chaseStages,
  faintsInWin,
  leaveOdds,
  monsterStages,
  plansFor,
  raceOdds,
  rerollOdds,
} from '@/rules/world-adventure/raceOdds';
import { type Party, stageDamage, stageFalls } from '@/rules/world-adventure/strikeOdds';
import {
  awakeningOdds,
  buyableUnits,
  eitherCard,
  goldDice,
  npcFinds,
  scoutOdds,
  trainOdds,
} from '@/rules/world-adventure/townOdds';
import { CITIES, DIRECTIONS, NO_GOODS } from '@/rules/world-adventure/tables';
import { lines, must } from '../dice/brute';
import { soldier, table } from './table';

const DOUBLE_STRIKE: Skill = { cast: 3, needsHit: true, bonus: 1 };
const party = (lv1: number, lv2: number, skill: Skill | null = DOUBLE_STRIKE, attack = 1): Party => ({
  hero: { attack, skill },
  lv1,
  lv2,
});

/** Every throw of the dice of a stage, one by one: the twin of stageDamage. */
function bruteDamage({ hero, lv1, lv2 }: Party, accuracy: number): Map<number, number> {
  const dice = (hero ? (hero.skill ? 2 : 1) : 0) + lv1 + lv2;
  const counts = new Map<number, number>();
  for (let n = 0; n < 6 ** dice; n += 1) {
    const faces = Array.from({ length: dice }, (_, die) => (Math.floor(n / 6 ** die) % 6) + 1);
    let damage = 0;
    if (hero) {
      const hit = (faces.shift() ?? 7) <= accuracy;
      if (hit) damage += hero.attack;
      if (hero.skill && (faces.shift() ?? 7) <= hero.skill.cast && (hit || !hero.skill.needsHit))
        damage += hero.skill.bonus;
    }
    faces.forEach((face, index) => {
      if (face <= accuracy) damage += index < lv1 ? 1 : 2;
    });
    counts.set(damage, (counts.get(damage) ?? 0) + 1);
  }
  return counts;
}

test.each([
  ['double strike', party(1, 1), 3],
  ['a skill of its own', party(1, 0, { cast: 2, needsHit: false, bonus: 3 }, 2), 4],
  ['no skill', party(2, 1, null), 2],
  ['no hero', { hero: null, lv1: 2, lv2: 1 }, 3],
] as const)('the damage of a stage is that of all its throws: %s', (_, who, accuracy) => {
  const brute = bruteDamage(who, accuracy);
  const total = [...brute.values()].reduce((a, b) => a + b, 0);
  const spread = stageDamage(who, accuracy);
  for (const [damage, count] of brute) {
    expect(toNumber(chance(spread, (each) => each === damage))).toBeCloseTo(count / total, 12);
  }
  const falls = stageFalls(who, accuracy);
  const weights = falls.reduce((sum, { weight }) => sum + weight, 0);
  const expected = falls.reduce((sum, { damage, weight }) => sum + damage * weight, 0) / weights;
  expect(expected).toBeCloseTo(toNumber(mean(spread)), 12);
});

test('O1 the merchant of the example: 3/16, 175/256, with chase 3 3731/4096', () => {
  expect(lines(stageDamage(party(1, 1), 3))).toEqual(['0: 1/8', '1: 3/16', '2: 1/4', '3: 1/4', '4: 1/8', '5: 1/16']);
  expect([1, 2, 3].map((chase) => toText(raceOdds(chaseStages(party(1, 1), chase), 3, 4).win))).toEqual([
    '3/16',
    '175/256',
    '3731/4096',
  ]);
});

test('O2 without the skill and two Lv 1: 11/32', () => {
  expect(toText(raceOdds(chaseStages(party(2, 0, null), 2), 3, 4).win)).toBe('11/32');
});

test.each([
  ['with double strike', DOUBLE_STRIKE, 0, '279/512'],
  ['without skill', null, 0, '11/32'],
  ['without skill, barrier 1', null, 1, '191/256'],
] as const)('O3 the monster of the example, %s', (_, skill, barrier, win) => {
  const odds = raceOdds(monsterStages(party(2, 0, skill), barrier), 3, 4);
  expect(toText(odds.win)).toBe(win);
  const faints = faintsInWin(odds, barrier);
  expect(faints.reduce((sum, each) => sum + toNumber(each.chance), 0)).toBeCloseTo(toNumber(odds.win), 12);
});

test.each([
  ['a retreat die of 3', 3, ['17/64', '13/32', '21/64']],
  ['a Smoke Bomb', 6, ['3/16', '13/16', '0']],
] as const)('O4 leaving when the hero is alone, by %s', (_, faces, expected) => {
  const { win, escape, die } = leaveOdds(monsterStages(party(2, 0, null), 0), 0, 3, 4, {
    units: 1,
    faces,
    atOnce: false,
  });
  expect([win, escape, die].map(toText)).toEqual(expected);
});

test('the plan keeps to the risk, and where none does it dies least', () => {
  const plans = finish(plansFor(party(2, 0, null), 0, 3, 4, { retreat: 3, bomb: true, atOnce: false, tried: false }));
  expect(plans).toHaveLength(7);
  expect(bestPlan(plans, 0.1)).toMatchObject({ by: 'bomb', units: 1 });
  const brave = plans.filter(({ by }) => by !== 'bomb');
  const least = bestPlan(brave, 0.1);
  expect(bestPlan(brave, 1)).toMatchObject({ by: 'fight' });
  expect(brave.every(({ die }) => toNumber(die) >= toNumber(least?.die ?? die))).toBe(true);
});

test('where no plan wins the one that dies least is taken, though another keeps to the risk too', () => {
  // The hero alone behind one barrier point cannot deal 6.
  const ways = { retreat: 5, bomb: true, atOnce: false, tried: false };
  const plans = finish(plansFor(party(0, 0, null), 1, 3, 6, ways));
  expect(bestPlan(plans, 0.25)).toMatchObject({ by: 'bomb', units: 1 });
});

/** 5.4 by hand: after every fall the better of keeping it and rerolling. */
function bruteReroll(stages: readonly Party[], accuracy: number, hp: number, stage = 0, rerolls = 1): number {
  if (hp <= 0) return 1;
  const who = stages[stage];
  if (!who) return 0;
  const falls = stageFalls(who, accuracy);
  const total = falls.reduce((sum, { weight }) => sum + weight, 0);
  return falls.reduce((sum, { damage, gain, weight }) => {
    const keep = bruteReroll(stages, accuracy, hp - damage, stage + 1, rerolls);
    const again =
      rerolls === 0 || gain === 0
        ? 0
        : (accuracy / 6) * bruteReroll(stages, accuracy, hp - damage - gain, stage + 1, 0) +
          (1 - accuracy / 6) * bruteReroll(stages, accuracy, hp - damage, stage + 1, 0);
    return sum + (weight / total) * Math.max(keep, again);
  }, 0);
}

test.each([
  ['a chase', chaseStages(party(1, 1), 2), 3, 4],
  ['a monster', monsterStages(party(1, 1), 1), 2, 6],
] as const)('one reroll, chosen as best: %s', (_, stages, accuracy, hp) => {
  expect(finish(rerollOdds(stages, accuracy, hp, false))).toBeCloseTo(bruteReroll(stages, accuracy, hp), 12);
});

test('the gain of a reroll counts a gold success already on the table (trap 6)', () => {
  const best = Math.max(...stageFalls(party(0, 0), 3).map(({ gain }) => gain));
  expect(best).toBe(2);
});

const clan = (lv1: number, hp = 4, attack = 1): Side => ({
  ...npcSide(lv1, 0),
  seat: 0,
  heroAccuracy: 3,
  fighters: [...npcSide(lv1, 0).fighters, { slot: 0, hero: true, level: 1, hp, attack, down: false }],
});

test('O5 a clan against three brigands', () => {
  const odds = duelChance(finish(duelOdds(clan(2), npcSide(3, 0), true)));
  expect(odds?.win).toBeCloseTo(8600328502728886999 / 12676284036264948750, 10);
  expect((odds?.win ?? 0) + (odds?.die ?? 0)).toBeCloseTo(1, 12);
});

test('O6 two identical clans are a coin', () => {
  expect(duelChance(finish(duelOdds(clan(2, 5, 2), clan(2, 5, 2), true)))?.win).toBeCloseTo(0.5, 12);
});

test('a duel of two heroes, stage by stage: fighting and fleeing', () => {
  // One hit fells either: each stage 1/4 nothing, 1/4 win, 1/4 die, 1/4 both (a coin); before it half the tries get away.
  const one = clan(0, 1);
  expect(duelChance(finish(duelOdds(one, one, true)))?.win).toBeCloseTo(0.5, 12);
  const exact = must(
    solveExactly<number, 'away' | 'win' | 'die'>(
      0,
      () => [toEnd(8, 'away'), toState(2, 0), toEnd(3, 'win'), toEnd(3, 'die')],
      Number,
    ),
  );
  const fled = duelChance(finish(duelOdds(one, one, true, { faces: 3, atOnce: true })));
  expect(fled?.escape).toBeCloseTo(toNumber(exact.ends.get('away') ?? { numerator: 0n, denominator: 1n }), 12);
});

test('5.2, 5.3, 5.1: scouting, two cards, gold dice', () => {
  expect([1, 2, 3, 4, 5].map((dice) => toText(scoutOdds(dice).found))).toEqual(['1/2', '3/4', '7/8', '15/16', '1']);
  expect([1, 2, 3, 4, 5].map((dice) => toText(scoutOdds(dice).bonus))).toEqual(['0', '1/4', '1/2', '11/16', '13/16']);
  expect([1, 2, 3, 4, 5, 6].map((k) => toText(eitherCard(k)))).toEqual(['11/36', '5/9', '3/4', '8/9', '35/36', '1']);
  const gold = goldDice(3);
  expect(gold && toText(mean(gold))).toBe('17/2');
  expect(gold && [6, 7, 8, 9, 10, 11, 12].map((sum) => toText(chance(gold, (each) => each === sum)))).toEqual([
    '1/27',
    '1/6',
    '11/36',
    '7/24',
    '11/72',
    '1/24',
    '1/216',
  ]);
});

test('5.2 a Smoke Bomb after an empty roll, and after one success, against every throw', () => {
  expect([1, 2, 3, 4].map((dice) => toText(scoutOdds(dice).bombed))).toEqual(['3/4', '15/16', '63/64', '255/256']);
  expect([1, 2, 3, 4].map((dice) => toText(scoutOdds(dice).bonusBombed))).toEqual(['0', '1/2', '3/4', '7/8']);
});

test('5.8 an NPC finds with one success, however many dice its card has', () => {
  expect([1, 2, 3, 5].map((dice) => toText(npcFinds(dice)))).toEqual(['1/2', '3/4', '7/8', '31/32']);
  expect(toText(npcFinds(0))).toBe('0');
});

test('5.11 training is a coin for each unit', () => {
  expect([1, 2, 3].map((units) => toText(trainOdds(units).some))).toEqual(['1/2', '3/4', '7/8']);
  expect([1, 2, 3].map((units) => toText(trainOdds(units).all))).toEqual(['1/2', '1/4', '1/8']);
});

test('5.3 an expedition is worth the better of two cards, against all 36 throws', () => {
  const values = [ONE, undefined, must(fraction(1, 3)), must(fraction(2, 5)), ZERO, must(fraction(7, 8))];
  const found = scoutOdds(3).found;
  let sum = 0;
  for (let a = 0; a < 6; a += 1)
    for (let b = 0; b < 6; b += 1) sum += Math.max(...[a, b].map((at) => toNumber(values[at] ?? ZERO)));
  expect(toNumber(expeditionOdds(values, found))).toBeCloseTo((toNumber(found) * sum) / 36, 12);
  expect(toText(expeditionOdds([ONE], ONE))).toBe('11/36');
});

test('5.3 the six cards are weighed as the clan stands; a card without its values is left out', () => {
  const ox = { hp: 4, accuracy: 3, colour: 'green' };
  const stands = { merchant: ['Ox', 'Blank', null, null, null, null], monster: ['Wolf', null, null, null, null, null] };
  const state = table(
    {
      stands,
      cards: { ...table().cards, 'merchant:Ox': ox, 'merchant:Blank': {}, 'monster:Wolf': { hp: 4, accuracy: 3 } },
    },
    { soldiers: [soldier(1), soldier(2)] },
  );
  expect(finish(rowOdds(state, 0, 'merchant')).map((odds) => odds && toText(odds))).toEqual([
    '175/256',
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  const monsters = finish(rowOdds(state, 0, 'monster'));
  expect(monsters[0] && toText(monsters[0])).toBe(toText(raceOdds(monsterStages(party(1, 1), 0), 3, 4).win));
});

test('5.10 one of a kind on six dice 31031/46656, two 12281/46656', () => {
  const state = { ...table(), stock: { ...NO_GOODS, fruit: 6 } };
  const mira = state.clans[0];
  if (!mira) throw new Error('nobody');
  const spread = buyableUnits(state, { ...mira, gold: 99 }, null);
  expect(spread && toText(chance(spread, (units) => units >= 1))).toBe('31031/46656');
  expect(spread && toText(chance(spread, (units) => units >= 2))).toBe('12281/46656');
});

test('5.10 units that can be bought, against all 6⁶ throws', () => {
  const state = { ...table(), stock: { ...NO_GOODS, fruit: 1, spice: 2, silk: 3 } };
  const mira = state.clans[0];
  if (!mira) throw new Error('nobody');
  const rich = { ...mira, gold: 9, charisma: 1 };
  const spread = buyableUnits(state, rich, 'silk');
  let three = 0;
  for (let n = 0; n < 6 ** 6; n += 1) {
    const faces = Array.from({ length: 6 }, (_, die) => (Math.floor(n / 6 ** die) % 6) + 1);
    const of = (face: number) => faces.filter((each) => each === face).length;
    if (Math.min(1, of(1)) + Math.min(2, of(2)) >= 3) three += 1;
  }
  expect(spread && toNumber(chance(spread, (units) => units >= 3))).toBeCloseTo(three / 6 ** 6, 12);
});

test('5.12 the awakening: a nation 1/9, a territory 1/54, counted out', () => {
  const draws = CITIES.flatMap((nation) => DIRECTIONS.map((_, die) => `${nation} ${die + 1}`));
  const share = (is: (draw: string) => boolean) => must(fraction(draws.filter(is).length, draws.length));
  const { nation, territory } = awakeningOdds();
  expect(toText(nation)).toBe(toText(share((draw) => draw.startsWith('Arabia'))));
  expect(toText(territory)).toBe(toText(share((draw) => draw === 'Arabia 2')));
  expect([toText(nation), toText(territory)]).toEqual(['1/9', '1/54']);
});

test('after a failed try the die comes again only before the next stage, a bomb at once (R-21)', () => {
  const ways = { retreat: 3, bomb: true };
  const odds = (atOnce: boolean, tried: boolean) => (by: 'die' | 'bomb') =>
    finish(plansFor(party(1, 0, null), 0, 3, 4, { ...ways, atOnce, tried }))
      .filter((plan) => plan.by === by)
      .map(({ win, escape, die }) => [win, escape, die].map(toText));
  expect(odds(true, true)('die')).toEqual(odds(false, false)('die'));
  expect(odds(true, true)('die')).not.toEqual(odds(true, false)('die'));
  expect(odds(true, true)('bomb')).toEqual(odds(true, false)('bomb'));
});
