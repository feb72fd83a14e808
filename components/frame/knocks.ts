import type { Feel } from './feel';

/** When the wood clicks, in ms from the touch: a step once, a carry on both rods, dice in the air at no beat, a win like beads along their rod. */
export const KNOCKS: Readonly<Partial<Record<Feel, readonly number[]>>> = {
  step: [0],
  carry: [0, 60],
  throw: [0, 70, 120, 210, 270, 380, 430, 540],
  win: Array.from({ length: 12 }, (_, bead) => 100 * bead),
};
