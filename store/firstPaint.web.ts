import { parseJson } from './sessionRows';

const KEY = 'abaculus.firstPaint';

export const firstPaint = {
  read(): Readonly<Record<string, unknown>> {
    try {
      const value = parseJson(window.localStorage.getItem(KEY));
      return typeof value === 'object' && value !== null ? { ...value } : {};
    } catch {
      return {};
    }
  },
  keep(settings: Readonly<Record<string, unknown>>): void {
    try {
      window.localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // Storage is full or forbidden: the next first paint follows the system.
    }
  },
};
