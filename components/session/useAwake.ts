import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect, useState } from 'react';
import { AppState } from 'react-native';
import { useStore } from 'zustand';

import { settings } from '@/store/settings';

const TAG = 'session';
const AFTER_LAST_TOUCH = 10 * 60_000;

/** The screen stays awake in a session until ten minutes after its newest line; taken up again on return. */
export function useAwake(head: number): void {
  const wanted = useStore(settings, (state) => state.keepAwake);
  const [idleSince, setIdleSince] = useState<number>();
  const awake = wanted && idleSince !== head;

  useEffect(() => {
    const timer = setTimeout(() => setIdleSince(head), AFTER_LAST_TOUCH);
    return () => clearTimeout(timer);
  }, [head]);

  useEffect(() => {
    if (!awake) return undefined;
    // A browser may refuse (low battery, not in view): play goes on without.
    const hold = () => void activateKeepAwakeAsync(TAG).catch(() => undefined);
    hold();
    const returning = AppState.addEventListener('change', (state) => {
      if (state === 'active') hold();
    });
    return () => {
      returning.remove();
      void deactivateKeepAwake(TAG).catch(() => undefined);
    };
  }, [awake]);
}
