import { Fragment, type PropsWithChildren, startTransition, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** As often as it takes until a browser thinks code worth compiling. */
const TIMES = 3;

/**
 * Draws something where nobody sees or hears it. A browser reads code when it first runs it, which on a slow phone takes
 * as long as the drawing itself: what must open at once has been through that before.
 */
export function Rehearsal({ children }: PropsWithChildren) {
  const [stage] = useState(() => document.createElement('div'));
  const [done, setDone] = useState(0);
  useEffect(() => {
    if (done < TIMES) startTransition(() => setDone(done + 1));
  }, [done]);
  return done < TIMES ? createPortal(<Fragment key={done}>{children}</Fragment>, stage) : null;
}
