import { render } from '@testing-library/react-native';
import type { ReactElement } from 'react';

import { type Look, ThemeProvider } from '@/components/theme/theme';
import type { GameId } from '@/components/theme/tokens';

const LOOK: Look = { scheme: 'light', textSize: 1, hand: 'right', highContrast: false, reducedMotion: true };

/** What every component needs round it. */
export function themed(element: ReactElement, look: Partial<Look> = {}, game: GameId = 'shaolia'): ReactElement {
  return (
    <ThemeProvider look={{ ...LOOK, ...look }} game={game}>
      {element}
    </ThemeProvider>
  );
}

export function renderThemed(element: ReactElement, look: Partial<Look> = {}) {
  return render(themed(element, look));
}
