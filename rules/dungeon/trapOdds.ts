import { type Fraction, ONE, ZERO } from '@/rules/dice/fraction';
import { chance, fromWeights, type Distribution } from '@/rules/dice/distribution';
import { isRefusal } from '@/rules/kernel/refusal';
import { trapProof } from './sheet';
import type { State } from './state';

export interface TrapOdds {
  /** The chance to fall in it at the present HP. */
  readonly falls: Fraction;
  readonly meanDamage: Fraction;
}

/** P(damage ≥ h) = 5/6 · (1/2)^(h−1) for h ≥ 1 (5.4). */
function atLeast(h: number): Fraction {
  return h < 1 ? ONE : { numerator: 5n, denominator: 6n * 2n ** BigInt(h - 1) };
}

/** Damage of a whole trap, as far as it matters with so much HP; the rest is a fall. */
export function trapOdds(state: State): TrapOdds {
  if (trapProof(state)) return { falls: ZERO, meanDamage: ZERO };
  if (state.rules.trapRepeats === false) {
    return {
      falls: state.hp <= 1 ? { numerator: 5n, denominator: 6n } : ZERO,
      meanDamage: { numerator: 5n, denominator: 6n },
    };
  }
  return { falls: atLeast(state.hp), meanDamage: { numerator: 5n, denominator: 3n } };
}

/** 5.5: 1–4 nothing, 5–8 battle, 9–10 trap. */
export const ENCOUNTERS: Distribution<string> | undefined = ((): Distribution<string> | undefined => {
  const odds = fromWeights([
    ['nothing', 4],
    ['battle', 4],
    ['trap', 2],
  ]);
  return isRefusal(odds) ? undefined : odds;
})();

/** How likely an encounter roll is to be this. */
export function encounterChance(met: 'nothing' | 'battle' | 'trap'): Fraction {
  return ENCOUNTERS ? chance(ENCOUNTERS, (each) => each === met) : ZERO;
}
