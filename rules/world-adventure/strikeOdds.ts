import { addAll, convolve } from '@/rules/dice/combine';
import { type Distribution, fromTally } from '@/rules/dice/distribution';
import { choose } from '@/rules/dice/multiset';
import type { Fighter, Side, Skill } from './battleState';
import { standing } from './fight';

/** Who strikes in a stage: the hero, if he stands, and the soldiers by level. */
export interface Party {
  readonly hero: { readonly attack: number; readonly skill: Skill | null } | null;
  readonly lv1: number;
  readonly lv2: number;
}

export function partyOf(side: Side): Party {
  const units = standing(side);
  const hero = units.find((unit) => unit.hero);
  const soldiers = (level: 1 | 2) => units.filter((unit: Fighter) => !unit.hero && unit.level === level).length;
  return {
    hero: hero ? { attack: hero.attack, skill: side.skill } : null,
    lv1: soldiers(1),
    lv2: soldiers(2),
  };
}

export const unitsIn = ({ hero, lv1, lv2 }: Party): number => Number(hero !== null) + lv1 + lv2;

const tally = (entries: readonly (readonly [damage: number, weight: number])[]): Distribution => {
  const weights = new Map<number, bigint>();
  for (const [damage, weight] of entries) {
    if (weight > 0) weights.set(damage, (weights.get(damage) ?? 0n) + BigInt(weight));
  }
  return fromTally(weights);
};

/** A soldier's die against an accuracy: his damage on a hit, else nothing. */
const soldier = (accuracy: number, damage: number): Distribution =>
  tally([
    [0, 6 - accuracy],
    [damage, accuracy],
  ]);

/** The hero's silver and gold die together (5.4). */
function heroStrike(accuracy: number, attack: number, skill: Skill | null): Distribution {
  if (!skill) return soldier(accuracy, attack);
  const { cast, bonus, needsHit } = skill;
  const miss = 6 - accuracy;
  return tally([
    [0, miss * (6 - cast)],
    [needsHit ? 0 : bonus, miss * cast],
    [attack, accuracy * (6 - cast)],
    [attack + bonus, accuracy * cast],
  ]);
}

/**
 * The damage of one stage.
 *
 *     stageDamage({ hero: { attack: 1, skill: DOUBLE_STRIKE }, lv1: 1, lv2: 1 }, 3) // → 0: 1/8 … 5: 1/16
 */
export function stageDamage({ hero, lv1, lv2 }: Party, accuracy: number): Distribution {
  const first = soldier(accuracy, 1);
  const second = soldier(accuracy, 2);
  const row = addAll([...Array<Distribution>(lv1).fill(first), ...Array<Distribution>(lv2).fill(second)]);
  return hero ? convolve(row, heroStrike(accuracy, hero.attack, hero.skill)) : row;
}

/** One way a stage may fall, and what rerolling its best failed hit die could add. */
export interface Fall {
  readonly damage: number;
  readonly gain: number;
  readonly weight: number;
}

/** Every way a stage may fall, alike ones together: for weighing the Leadership reroll. */
export function stageFalls(party: Party, accuracy: number): readonly Fall[] {
  const miss = 6 - accuracy;
  const heroes: readonly Fall[] = heroFalls(party, accuracy);
  const falls = new Map<string, Fall>();
  for (const hero of heroes) {
    for (let a = 0; a <= party.lv1; a += 1) {
      for (let b = 0; b <= party.lv2; b += 1) {
        const weight =
          hero.weight *
          choose(party.lv1, a) *
          accuracy ** a *
          miss ** (party.lv1 - a) *
          choose(party.lv2, b) *
          accuracy ** b *
          miss ** (party.lv2 - b);
        if (weight === 0) continue;
        const damage = hero.damage + a + 2 * b;
        const gain = Math.max(hero.gain, a < party.lv1 ? 1 : 0, b < party.lv2 ? 2 : 0);
        const key = `${damage},${gain}`;
        falls.set(key, { damage, gain, weight: (falls.get(key)?.weight ?? 0) + weight });
      }
    }
  }
  return [...falls.values()];
}

function heroFalls({ hero }: Party, accuracy: number): readonly Fall[] {
  if (!hero) return [{ damage: 0, gain: 0, weight: 1 }];
  const { attack, skill } = hero;
  const miss = 6 - accuracy;
  if (!skill) {
    return [
      { damage: 0, gain: attack, weight: miss },
      { damage: attack, gain: 0, weight: accuracy },
    ];
  }
  const { cast, bonus, needsHit } = skill;
  // A gold success on the table counts as soon as a reroll brings the hit (trap 6).
  return [
    { damage: 0, gain: attack, weight: miss * (6 - cast) },
    { damage: needsHit ? 0 : bonus, gain: attack + (needsHit ? bonus : 0), weight: miss * cast },
    { damage: attack, gain: 0, weight: accuracy * (6 - cast) },
    { damage: attack + bonus, gain: 0, weight: accuracy * cast },
  ];
}
