import type { Total } from '@/rules/kernel/score';

/** A delve in the list of the best. */
export interface Delve {
  readonly id: string;
  readonly name: string;
  readonly fame: Total;
  readonly cleared: boolean;
  /** When it ended; a delve under way is the newest of all. */
  readonly at: number;
}

/** Section 7: by fame, then cleared before not cleared, then the newest. */
export function bestFirst(delves: readonly Delve[]): readonly Delve[] {
  return [...delves].sort((a, b) => b.fame.sum - a.fame.sum || Number(b.cleared) - Number(a.cleared) || b.at - a.at);
}
