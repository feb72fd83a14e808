import type { ReactElement } from 'react';
import { Dimensions } from 'react-native';
import { fireEvent, render, screen } from '@testing-library/react-native';

import { type Look, ThemeProvider } from '@/components/theme/theme';

const LOOK: Look = { scheme: 'dark', textSize: 1, hand: 'right', highContrast: false, reducedMotion: true };
const SMALL_PHONE = { width: 360, height: 640, scale: 2, fontScale: 1 };

export const inTheme = (element: ReactElement, look: Partial<Look> = {}) => (
  <ThemeProvider look={{ ...LOOK, ...look }} game="shaolia">
    {element}
  </ThemeProvider>
);

export function show(element: ReactElement, look: Partial<Look> = {}) {
  Dimensions.set({ window: SMALL_PHONE, screen: SMALL_PHONE });
  return render(inTheme(element, look));
}

let now = 0;

/** A tap by a finger; the same control is deaf for 120 ms, so each comes later than the last. */
export function tap(testID: string) {
  jest.spyOn(Date, 'now').mockReturnValue((now += 1000));
  fireEvent.press(screen.getByTestId(testID), { nativeEvent: { detail: 1 } });
}

export const tapFaces = (...faces: number[]) => faces.forEach((face) => tap(`dice-face-${face}`));

export const slotLabels = () =>
  screen.getAllByTestId(/^dice-slot-\d+$/).map((slot) => slot.props['aria-label'] ?? slot.props.accessibilityLabel);
