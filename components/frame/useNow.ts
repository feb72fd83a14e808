import { useState } from 'react';

/** The time at which this came on screen; good enough for "12 minutes ago". */
export function useNow(): number {
  const [now] = useState(() => Date.now());
  return now;
}
