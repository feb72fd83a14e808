import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect } from 'react';
import { AppState } from 'react-native';
import { useStore } from 'zustand';

import { session } from '@/store/app';
import { settings } from '@/store/settings';

const TAG = 'session';
const AFTER_LAST_TOUCH = 10 * 60_000;

/** The screen stays awake in a session until ten minutes after the last tap; taken up again on return. */
export function useAwake(): void {
  const wanted = useStore(settings, (state) => state.keepAwake);
  const taps = useStore(session.store, (state) => state.said?.count ?? 0);
  useEffect(() => {
    if (!wanted) return undefined;
    // A browser may refuse (low battery, not in view): play goes on without.
    const hold = () => void activateKeepAwakeAsync(TAG).catch(() => undefined);
    const letGo = () => void deactivateKeepAwake(TAG).catch(() => undefined);
    hold();
    const timer = setTimeout(letGo, AFTER_LAST_TOUCH);
    const returning = AppState.addEventListener('change', (state) => {
      if (state === 'active') hold();
    });
    return () => {
      clearTimeout(timer);
      returning.remove();
      letGo();
    };
  }, [wanted, taps]);
}
