import type { Total } from '@/rules/kernel/score';
import { signed } from '@/rules/kernel/signed';

/** With a true minus; what was not typed is a question mark. */
export function figure(value: number | undefined): string {
  return value === undefined ? '?' : signed(value);
}

/** "72", or "17 + ?" while a value is still to be typed. */
export function totalWords({ sum, open }: Total): string {
  return open ? `${figure(sum)} + ?` : figure(sum);
}

/** "Ana", "Ana and Ben", "Ana, Ben and Cleo" */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** 1st, 2nd, 3rd, 4th; a table has no 21st. */
export function ordinal(place: number): string {
  return `${place}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`;
}
