import type { ReactElement } from 'react';
import { Dimensions } from 'react-native';
import { fireEvent, render } from '@testing-library/react-native';

import { type Look, ThemeProvider } from '@/components/theme/theme';

const LOOK: Look = { scheme: 'dark', textSize: 1, hand: 'right', highContrast: false, reducedMotion: true };

const PHONE = { width: 390, height: 844 };

/** Draws inside Shaolia's theme, as on its own screens. */
export function draw(element: ReactElement, look: Partial<Look> = {}, size = PHONE) {
  Dimensions.set({ window: { ...size, scale: 2, fontScale: 1 }, screen: { ...size, scale: 2, fontScale: 1 } });
  return render(
    <ThemeProvider look={{ ...LOOK, ...look }} game="shaolia">
      {element}
    </ThemeProvider>,
  );
}

/** A tap with the event that a real one carries. */
export function tap(target: Parameters<typeof fireEvent.press>[0]) {
  fireEvent.press(target, { nativeEvent: { detail: 1 } });
}
