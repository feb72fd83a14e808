import type { Seat } from './setup';

/** Who rolled what, typed off the table or by the app: the luck record. */
export interface Roll {
  readonly seat: Seat;
  readonly sides: number;
  readonly faces: readonly number[];
  readonly by: 'app' | 'typed';
  /** Which faces one hopes for; high ones if left out. */
  readonly good?: 'low' | 'neither';
}
