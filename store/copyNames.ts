const KEPT = 3;

/** "2026-11-16T20-41-07-before-import.abaculus.json": sorts by time. */
export function copyName(at: number, why: 'import' | 'migration'): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}-before-${why}.abaculus.json`;
}

/** When a copy was made, by its name. */
export function copyTime(name: string): number {
  return Date.parse(`${name.slice(0, 10)}T${name.slice(11, 19).replaceAll('-', ':')}Z`);
}

/** Those that go, of copies sorted newest first. */
export const toDrop = (names: readonly string[]): readonly string[] => names.slice(KEPT);
