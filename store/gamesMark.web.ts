const KEY = 'abaculus.games';

/** Kept apart from the games, so that it can outlive them where a browser clears only what takes much room. */
export const gamesMark = {
  isSet(): boolean {
    try {
      return window.localStorage.getItem(KEY) !== null;
    } catch {
      return false;
    }
  },
  set(): void {
    try {
      window.localStorage.setItem(KEY, 'kept');
    } catch {
      // Storage is full or forbidden: a loss would go unexplained, no more.
    }
  },
  remove(): void {
    try {
      window.localStorage.removeItem(KEY);
    } catch {
      // As above.
    }
  },
};
