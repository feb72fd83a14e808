import { useEffect, useState } from 'react';

import { afterFrame } from './afterFrame';

/** False until the first frame has been drawn: what a finger asked for comes first, and the rest of it a moment later. */
export function useAfterFirstFrame(atOnce = false): boolean {
  const [begun, setBegun] = useState(atOnce);
  useEffect(() => (begun ? undefined : afterFrame(() => setBegun(true))), [begun]);
  return begun;
}
