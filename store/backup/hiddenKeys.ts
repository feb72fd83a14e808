/** Deeper than any value the app writes. */
const DEEPEST = 60;

/** `__proto__` is an ordinary key in JSON and a trap in JavaScript. Also refuses what is nested without end. */
export function hasHiddenKeys(json: unknown): boolean {
  const left: [unknown, number][] = [[json, 0]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [value, depth] = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > DEEPEST || Object.hasOwn(value, '__proto__')) return true;
    for (const each of Object.values(value)) left.push([each, depth + 1]);
  }
  return false;
}
