/** A whole weight: plain as long as that is exact. */
export type Weight = number | bigint;

const BEGIN = 1024;

/** A long list of whole numbers that grows: a plain array of that length would be copied more slowly and more often. */
export class Numbers {
  length = 0;
  private all = new Int32Array(BEGIN);

  push(number: number): number {
    if (this.length === this.all.length) {
      const larger = new Int32Array(this.length * 2);
      larger.set(this.all);
      this.all = larger;
    }
    this.all[this.length] = number;
    this.length += 1;
    return this.length;
  }

  /** What stands at a place that has been pushed. */
  get(at: number): number {
    return this.all[at] ?? 0;
  }

  put(at: number, number: number): void {
    this.all[at] = number;
  }

  get last(): number {
    return this.get(this.length - 1);
  }

  done(): Int32Array {
    return this.all.subarray(0, this.length);
  }
}

/**
 * A long list of weights that grows. Plain ones lie where the garbage collector need not look: among a million of them
 * it would hold up the screen. The first that is too large for that makes it a common list.
 */
export class Weights {
  length = 0;
  private all = new Float64Array(BEGIN);
  private large: Weight[] | undefined;

  push(weight: Weight): void {
    if (this.length === this.all.length && !this.large) {
      const larger = new Float64Array(this.length * 2);
      larger.set(this.all);
      this.all = larger;
    }
    this.length += 1;
    this.put(this.length - 1, weight);
  }

  get(at: number): Weight {
    return (this.large ?? this.all)[at] ?? 0;
  }

  put(at: number, weight: Weight): void {
    if (!this.large && typeof weight === 'number') {
      this.all[at] = weight;
      return;
    }
    this.large ??= Array.from(this.all.subarray(0, this.length));
    this.large[at] = weight;
  }

  done(): ArrayLike<Weight> {
    return this.large ?? this.all.subarray(0, this.length);
  }
}
