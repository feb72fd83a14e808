import { useEffect, useRef } from 'react';

import { announce } from '@/components/ui/announce';

/** Says politely which of the lines have changed; not those that stand there from the first, and nothing while quiet. */
export function useTold(lines: readonly string[], quiet: boolean): void {
  const text = lines.join('\n');
  const told = useRef(text);
  useEffect(() => {
    if (quiet || text === told.current) return;
    const before = told.current.split('\n');
    told.current = text;
    announce(
      text
        .split('\n')
        .filter((line, index) => line !== before[index])
        .join('. '),
    );
  }, [text, quiet]);
}
