import { useEffect } from 'react';
import { AppState } from 'react-native';

import { flushAll } from '@/store/app';

/** Puts everything on disk when the app is put away. */
export function useFlush(): void {
  useEffect(() => {
    const listening = AppState.addEventListener('change', (state) => {
      if (state !== 'active') flushAll();
    });
    return () => listening.remove();
  }, []);
}
