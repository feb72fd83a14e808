import { tokens } from '@/components/theme/tokens';

/** How far a number knocks against its end, and how long that takes, there and back. */
export const BUMP = { far: 4, ms: tokens.motion.duration.base };

export interface Bumped {
  /** How often it did so far. */
  readonly count: number;
  /** 1 at the most, -1 at the least. */
  readonly by: 1 | -1;
}
