import { useWindowDimensions } from 'react-native';

import { useTheme } from '@/components/theme/theme';

/** How large text stands: the app's own setting times the system's (1 on the web). */
export function useTextScale(): number {
  const { textSize } = useTheme();
  const { fontScale } = useWindowDimensions();
  return textSize * fontScale;
}

/** From here tiles stand in one column and captions leave the drawings. */
export const LARGE_TEXT = 1.3;

/** From here rods hide their stations and keep the marker and the number. */
export const HUGE_TEXT = 1.6;
