import { useEffect } from 'react';

import { flushAll } from '@/store/app';

/** Puts everything on disk when the page is hidden or left. */
export function useFlush(): void {
  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') flushAll();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', flushAll);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', flushAll);
    };
  }, []);
}
