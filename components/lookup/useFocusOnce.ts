import { type RefObject, useEffect, useRef } from 'react';
import { Platform, type View } from 'react-native';

/** Takes the keyboard's focus when it appears, in a browser: what had it before has gone. */
export function useFocusOnce(wanted: boolean): RefObject<View | null> {
  const target = useRef<View>(null);
  useEffect(() => {
    if (wanted && Platform.OS === 'web') target.current?.focus();
  }, [wanted]);
  return target;
}
