import { useEffect, useEffectEvent, useRef } from 'react';
import { Platform } from 'react-native';

import { type Key, keyOf } from './keypad';

/** Digits, Backspace, + and Enter from a keyboard, wherever the focus is in the sheet (web). */
export function useHardwareKeys(onKey: (key: Key) => void, onEnter: () => void): void {
  // Who walks the pad with Tab means the key that has the focus; who types means the button.
  const walking = useRef(false);
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Tab') walking.current = true;
    const key = keyOf(event.key);
    if (!key && (event.key !== 'Enter' || walking.current)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!key) {
      if (!event.repeat) onEnter();
      return;
    }
    walking.current = false;
    onKey(key);
  });
  useEffect(() => {
    if (Platform.OS !== 'web') return;
    const heard = (event: KeyboardEvent) => listen(event);
    document.addEventListener('keydown', heard, true);
    return () => document.removeEventListener('keydown', heard, true);
  }, []);
}
