const KEPT = 3;

/** "2026-11-16T20-41-07-before-import.abaculus.json": sorts by time. */
export function copyName(at: number, why: 'import' | 'migration'): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}-before-${why}.abaculus.json`;
}

/** Those that go, of copies sorted newest first. */
export const toDrop = (names: readonly string[]): readonly string[] => names.slice(KEPT);
