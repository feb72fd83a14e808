import { type PropsWithChildren, useEffect, useState } from 'react';
import { Animated } from 'react-native';

import { useTheme } from '@/components/theme/theme';

import { type Bumped, BUMP } from './bumps';

/** A number that can go no further knocks against its end and comes back. The web has its own. */
export function Bump({ count, by, children }: PropsWithChildren<Bumped>) {
  const { reducedMotion } = useTheme();
  const [x] = useState(() => new Animated.Value(0));
  useEffect(() => {
    if (count === 0 || reducedMotion) return undefined;
    const half = { duration: BUMP.ms / 2, useNativeDriver: true };
    const knock = Animated.sequence([
      Animated.timing(x, { toValue: by * BUMP.far, ...half }),
      Animated.timing(x, { toValue: 0, ...half }),
    ]);
    knock.start();
    return () => knock.stop();
  }, [x, count, by, reducedMotion]);
  return <Animated.View style={{ transform: [{ translateX: x }] }}>{children}</Animated.View>;
}
