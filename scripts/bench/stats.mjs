/** The value below which `share` of the samples lie. */
export function quantile(samples, share) {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

export const median = (samples) => quantile(samples, 0.5);
export const p95 = (samples) => quantile(samples, 0.95);

const SERIES = 2;

/**
 * Of some series, the one beside the quietest baseline: a shared machine has loud minutes, and this choice looks at no
 * figure but the baseline's.
 */
export async function quietest(measure, baselineOf) {
  let best;
  for (let at = 0; at < SERIES; at += 1) {
    const series = await measure();
    const loudness = p95(baselineOf(series));
    if (!best || loudness < best.loudness) best = { series, loudness };
  }
  return best.series;
}

/** Milliseconds of each call, after some to warm up. */
export async function timed(times, run, { warm = Math.ceil(times / 4) } = {}) {
  const samples = [];
  for (let at = -warm; at < times; at += 1) {
    const from = performance.now();
    await run(Math.max(0, at));
    if (at >= 0) samples.push(performance.now() - from);
  }
  return samples;
}

/** Both in turn, so that whatever else the machine does meanwhile falls on either. */
export async function sideBySide(times, run, baseline) {
  const figures = [];
  const baselines = [];
  for (let at = 0; at < times; at += 1) {
    baselines.push(...(await baseline(at)));
    figures.push(...(await run(at)));
  }
  return [figures, baselines];
}
