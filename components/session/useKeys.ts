/** The hardware keyboard belongs to the web. */
export function useKeys(_keys: { onUndo: () => void; onRules: () => void }): void {}
