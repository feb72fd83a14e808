/** Below this many dice per face the exact distribution is used; above it the gamma function is as good. */
const FEW_PER_FACE = 5;
const MOST_EXACT = { dice: 40, sides: 20 };
/** The odds at which a table may ask for another die. */
const SUSPICIOUS = 0.01;

/**
 * The sum of squared distances from an even spread, each over what was to be expected.
 *
 *     chiSquare([10, 10, 10, 10, 10, 10]) // → 0
 */
export function chiSquare(counts: readonly number[]): number {
  const dice = counts.reduce((a, b) => a + b, 0);
  if (dice === 0) return 0;
  const expected = dice / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/**
 * How likely a fair die is to spread its faces at least this unevenly.
 *
 *     fairnessChance([10, 10, 10, 10, 10, 10]) // → 1
 *     fairnessChance([6, 0, 0, 0, 0, 0])       // → 6 / 6⁶, six alike
 */
export function fairnessChance(counts: readonly number[]): number {
  const dice = counts.reduce((a, b) => a + b, 0);
  if (dice === 0 || counts.length < 2) return 1;
  const few = dice <= MOST_EXACT.dice && counts.length <= MOST_EXACT.sides && dice < FEW_PER_FACE * counts.length;
  if (few) return exactTail(counts, dice);
  return upperGamma((counts.length - 1) / 2, chiSquare(counts) / 2);
}

/**
 *     fairnessWords(0.4)   // → "luck alone explains this"
 *     fairnessWords(0.003) // → "luck alone hardly explains this"
 */
export function fairnessWords(p: number): string {
  return p < SUSPICIOUS ? 'luck alone hardly explains this' : 'luck alone explains this';
}

/**
 * The chance that the squares of the counts add up to at least what they do here, which orders spreads as chi-square
 * does. Face by face: how many dice are used and what their squares come to, each spread weighing 1 / Π count!.
 */
function exactTail(counts: readonly number[], dice: number): number {
  const wide = dice * dice + 1;
  const squares = counts.reduce((sum, count) => sum + count * count, 0);
  let weights = new Float64Array((dice + 1) * wide);
  weights[0] = 1;
  for (let face = 0; face < counts.length; face++) {
    const next = new Float64Array(weights.length);
    weights.forEach((weight, at) => {
      if (weight === 0) return;
      const used = Math.floor(at / wide);
      let share = weight;
      for (let count = 0; used + count <= dice; count++) {
        if (count > 0) share /= count;
        const to = at + count * wide + count * count;
        next[to] = (next[to] ?? 0) + share;
      }
    });
    weights = next;
  }
  let [tail, all] = [0, 0];
  weights.subarray(dice * wide).forEach((weight, at) => {
    all += weight;
    if (at >= squares) tail += weight;
  });
  return Math.min(1, tail / all);
}

/** The logarithm of the gamma function at halves and whole numbers above zero, by its own recursion. */
function logGamma(a: number): number {
  let [sum, at] = [0, a];
  while (at > 1) {
    at -= 1;
    sum += Math.log(at);
  }
  return at === 0.5 ? sum + Math.log(Math.PI) / 2 : sum;
}

/**
 * The regularised upper gamma function Q(a, x): the chance that chi-square with 2a degrees of freedom passes 2x. `a` is
 * a half or a whole number.
 *
 *     upperGamma(1, 2) // → e⁻²
 */
export function upperGamma(a: number, x: number): number {
  if (!(x > 0)) return 1;
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    // The series of the lower part.
    let [term, sum] = [1 / a, 1 / a];
    for (let n = 1; n < 1000 && term > sum * 1e-17; n++) {
      term *= x / (a + n);
      sum += term;
    }
    return Math.max(0, 1 - front * sum);
  }
  // The continued fraction of the upper part, from the front (Lentz).
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let h = d;
  for (let n = 1; n < 1000; n++) {
    const an = -n * (n - a);
    b += 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    h *= d * c;
    if (Math.abs(d * c - 1) < 1e-16) break;
  }
  return Math.min(1, front * h);
}
