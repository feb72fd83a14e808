import { Platform, type ViewProps } from 'react-native';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };

interface KeyPress {
  readonly key: string;
  preventDefault(): void;
}

/** In a browser a drawing that can be dragged is reached by Tab and moved by the arrow keys. */
export function stepsByKeys(step: (by: number) => void): ViewProps {
  if (Platform.OS !== 'web') return {};
  const heard = {
    tabIndex: 0 as const,
    dataSet: { press: 'still' },
    onKeyDown: (event: KeyPress) => {
      const by = STEPS[event.key];
      if (by === undefined) return;
      event.preventDefault();
      step(by);
    },
  };
  return heard;
}
