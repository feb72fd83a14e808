/**
 * How often a search looks up, counted in its own work: rules never ask the clock, so whoever runs the search asks it
 * at each look.
 *
 *     if (pace.isDue(branches)) yield { done, of };
 */
export class Pace {
  private since = 0;

  constructor(private readonly every: number) {}

  /** Whether so much work has been done since the last look, this included. */
  isDue(work = 1): boolean {
    this.since += work;
    if (this.since < this.every) return false;
    this.since = 0;
    return true;
  }
}
