import { useState } from 'react';

import type { WorldPanelProps } from './props';

/** What is half-typed in a panel: shown at once, and kept by the frame so that a kill gives it back. */
export function useDraft<T extends object>(
  { draft, onDraft }: WorldPanelProps,
  empty: T,
): [T, (change: Partial<T>) => void] {
  const [kept, setKept] = useState<T>(() => ({ ...empty, ...(draft as Partial<T> | undefined) }));
  const change = (next: Partial<T>) => {
    const all = { ...kept, ...next };
    setKept(all);
    onDraft(all);
  };
  return [kept, change];
}
