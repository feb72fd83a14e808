import { tokens } from '@/components/theme/tokens';

const APART = 60;
/** Even the first of many dice is seen to tumble. */
const SHORTEST = 200;

/** When each of so many dice lies still, in ms after the throw: left to right, the last when the tumble ends. */
export function settleTimes(count: number): readonly number[] {
  const last = tokens.motion.diceRoll;
  const apart = count > 1 ? Math.min(APART, (last - SHORTEST) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, index) => last - (count - 1 - index) * apart);
}

/** What a die in the air shows: never the same face twice in a row, and no hint of the one it will land on. */
export function passingFace(tick: number, slot: number, sides: number): number {
  const turns = sides === 10 ? 3 : 5;
  return ((tick * turns + slot * 2) % sides) + 1;
}
