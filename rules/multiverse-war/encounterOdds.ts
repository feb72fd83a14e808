import { type Fraction, fraction, minus, ONE, times, ZERO } from '@/rules/dice/fraction';
import { isRefusal, type Refusal } from '@/rules/kernel/refusal';
import { pool } from '@/rules/dice/die';
import { successes } from '@/rules/dice/pool';
import type { Distribution } from '@/rules/dice/distribution';
import type { EncounterCard } from './classes';

const TEN = 10;

function tenths(count: number): Fraction {
  const value = fraction(Math.min(TEN, Math.max(0, Math.trunc(count))), TEN);
  return isRefusal(value) ? ZERO : value;
}

/** A card that asks for no roll succeeds. */
function oddsOfRoll({ upTo, atLeast }: EncounterCard): Fraction {
  if (upTo !== null) return tenths(upTo);
  return atLeast === null ? ONE : tenths(TEN + 1 - atLeast);
}

/** Whether this roll meets the card. */
export function meets({ upTo, atLeast }: EncounterCard, d10: number): boolean {
  return upTo !== null ? d10 <= upTo : atLeast === null || d10 >= atLeast;
}

export interface EncounterOdds {
  readonly success: Fraction;
  /** The unit lives, whatever the die says. */
  readonly survives: Fraction;
  /** Fails for certain: too few stand by. */
  readonly unsupported: boolean;
}

/**
 * One try at an encounter (5.7).
 *
 *     encounterOdds(kuma, 1, 4) // → success 7/10
 */
export function encounterOdds(card: EncounterCard, supporters: number, hp: number): EncounterOdds {
  const unsupported = supporters < card.support;
  const success = unsupported ? ZERO : oddsOfRoll(card);
  const survives = card.damage >= hp ? success : ONE;
  return { success, survives, unsupported };
}

/** Success within so many tries, each with a new card of its own odds, as long as the unit lives (5.7). */
export function severalTries(cards: readonly EncounterCard[], supporters: number, hp: number): Fraction {
  let fails: Fraction = ONE;
  let health = hp;
  for (const card of cards) {
    if (health <= 0) break;
    fails = times(fails, minus(ONE, encounterOdds(card, supporters, health).success));
    health -= card.damage;
  }
  return minus(ONE, fails);
}

/** "k dice, success up to N": how many succeed (5.8). */
export function abilityRoll(dice: number, upTo: number): Distribution | Refusal {
  const rolled = pool(dice, TEN);
  return isRefusal(rolled) ? rolled : successes(rolled, (face) => face <= upTo);
}

/** The wanderer comes towards us in so many of six directions (5.8). */
export function direction(sides: number): Fraction {
  const value = fraction(Math.min(6, Math.max(0, Math.trunc(sides))), 6);
  return isRefusal(value) ? ZERO : value;
}

/** New tokens on one of so many tile numbers of mine (5.8). */
export function newTokens(numbers: number): Fraction {
  return tenths(numbers);
}
