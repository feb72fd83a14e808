const isElement = (value: object) => '$$typeof' in value;

/**
 * For `memo`: data that the rules make anew with every tap is compared by what it says, so that a control is drawn again
 * only when it says something else. Functions, icons and elements are compared by who they are.
 */
export function sameData<P extends object>(before: P, after: P): boolean {
  const keys = Object.keys(after) as (keyof P)[];
  return keys.length === Object.keys(before).length && keys.every((key) => isSame(before[key], after[key]));
}

function isSame(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true;
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return false;
  if (isElement(before) || isElement(after)) return false;
  return JSON.stringify(before) === JSON.stringify(after);
}
