import { useEffect, useState } from 'react';
import { AccessibilityInfo, useColorScheme } from 'react-native';
import { useStore } from 'zustand';

import type { Look } from '@/components/theme/theme';
import { settings } from '@/store/settings';

/** How things look: what the player chose, and the system where the choice is left to it. */
export function useLook(): Look {
  const { theme, textSize, hand, highContrast, motion } = useStore(settings);
  const system = useColorScheme();
  const [stillness, setStillness] = useState(false);

  useEffect(() => {
    void AccessibilityInfo.isReduceMotionEnabled().then(setStillness);
    const listening = AccessibilityInfo.addEventListener('reduceMotionChanged', setStillness);
    return () => listening.remove();
  }, []);

  return {
    scheme: theme === 'system' ? (system === 'dark' ? 'dark' : 'light') : theme,
    textSize,
    hand,
    highContrast,
    reducedMotion: motion === 'reduced' || stillness,
  };
}
