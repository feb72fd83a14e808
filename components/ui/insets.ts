import { useContext } from 'react';
import { type EdgeInsets, SafeAreaInsetsContext } from 'react-native-safe-area-context';

const NONE: EdgeInsets = { top: 0, right: 0, bottom: 0, left: 0 };

/** The room a notch or a home bar takes; none where nobody has measured it. */
export function useInsets(): EdgeInsets {
  return useContext(SafeAreaInsetsContext) ?? NONE;
}
