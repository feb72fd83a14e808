import { type PropsWithChildren, useEffect, useRef } from 'react';
import { View } from 'react-native';

import { useTheme } from '@/components/theme/theme';

import { type Bumped, BUMP } from './bumps';

export function Bump({ count, by, children }: PropsWithChildren<Bumped>) {
  const { reducedMotion } = useTheme();
  const frame = useRef<View>(null);
  useEffect(() => {
    if (count === 0 || reducedMotion) return;
    const there = { transform: `translateX(${by * BUMP.far}px)` };
    // A browser's view is an element; React Native's types do not know that.
    const element: unknown = frame.current;
    if (element instanceof HTMLElement) element.animate([{}, there, {}], BUMP.ms);
  }, [count, by, reducedMotion]);
  return <View ref={frame}>{children}</View>;
}
