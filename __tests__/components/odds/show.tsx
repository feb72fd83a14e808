import { fireEvent, render, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { Dimensions } from 'react-native';

import { type Look, ThemeProvider } from '@/components/theme/theme';
import { type Fraction, fraction } from '@/rules/dice/fraction';
import { isRefusal } from '@/rules/kernel/refusal';

const LOOK: Look = { scheme: 'light', textSize: 1, hand: 'right', highContrast: false, reducedMotion: true };
const SMALL_PHONE = { width: 360, height: 640, scale: 2, fontScale: 1 };

export const inTheme = (element: ReactElement, look: Partial<Look> = {}) => (
  <ThemeProvider look={{ ...LOOK, ...look }} game="dungeon">
    {element}
  </ThemeProvider>
);

export function show(element: ReactElement, look: Partial<Look> = {}) {
  Dimensions.set({ window: SMALL_PHONE, screen: SMALL_PHONE });
  return render(inTheme(element, look));
}

/** A fraction known to be one. */
export function of(numerator: number, denominator: number): Fraction {
  const made = fraction(numerator, denominator);
  if (isRefusal(made)) throw new Error(made.words);
  return made;
}

let now = 0;

/** A tap by a finger; the same control is deaf for 120 ms, so each comes later than the last. */
export function tap(testID: string, times = 1) {
  for (let i = 0; i < times; i++) {
    jest.spyOn(Date, 'now').mockReturnValue((now += 1000));
    fireEvent.press(screen.getByTestId(testID), { nativeEvent: { detail: 1 } });
  }
}

export const labelOf = (testID: string): unknown => {
  const { props } = screen.getByTestId(testID);
  return props['aria-label'] ?? props.accessibilityLabel;
};

/** Ornaments are hidden from screen readers. */
export const seen = (words: string | RegExp) => screen.queryByText(words, { includeHiddenElements: true });
