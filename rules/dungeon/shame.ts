import { D6 } from '@/rules/dice/die';
import { chance, fromTally, map, mean, tallyUp, entriesOf } from '@/rules/dice/distribution';
import { type Fraction, ZERO } from '@/rules/dice/fraction';
import { shameRow } from './printed';
import type { State } from './state';

/** The box a shame die reaches: its own, else the next higher free one (Variant 3), else the next lower (A31). */
export function shameBox(state: State, face: number): number | undefined {
  const free = shameRow(state.cards).filter((box) => !state.shame.includes(box));
  const above = free.find((box) => box >= face);
  if (above !== undefined) return above;
  return state.rules.shameTop === 'noRevive' ? undefined : free.at(-1);
}

export function shameLeft(state: State): number {
  return shameRow(state.cards).filter((box) => !state.shame.includes(box)).length;
}

export function shameSum(state: State): number {
  return state.shame.reduce((sum, box) => sum + box, 0);
}

export interface ShameOdds {
  /** The mean of the boxes that the six faces reach. */
  readonly cost: Fraction;
  /** How likely no box is free for the roll (only by house rule, or when all are crossed). */
  readonly none: Fraction;
}

/** 5.9: what the next revive is expected to cost. */
export function shameOdds(state: State): ShameOdds {
  const none = chance(
    map(D6, (face) => (shameBox(state, face) === undefined ? 0 : 1)),
    (reached) => reached === 0,
  );
  const tally = new Map<number, bigint>();
  for (const [face, weight] of entriesOf(D6)) {
    const box = shameBox(state, face);
    if (box !== undefined) tallyUp(tally, box, weight);
  }
  return { cost: tally.size > 0 ? mean(fromTally(tally)) : ZERO, none };
}
