/**
 * A copy of the settings that can be read before the database is open, so that the first paint has the right theme and
 * text size, with those of them that are still on their way there. The database stays the truth. Native starts behind a splash screen and needs none.
 */
export const firstPaint = {
  read: (): Readonly<Record<string, unknown>> => ({}),
  keep: (_settings: Readonly<Record<string, unknown>>): void => undefined,
};
