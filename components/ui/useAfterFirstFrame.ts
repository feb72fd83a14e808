import { useEffect, useState } from 'react';

/** False until the first frame has been drawn: what a finger asked for comes first, and the rest of it a moment later. */
export function useAfterFirstFrame(atOnce = false): boolean {
  const [begun, setBegun] = useState(atOnce);
  useEffect(() => {
    if (begun) return;
    let later: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      later = setTimeout(() => setBegun(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
    };
  }, [begun]);
  return begun;
}
