import { type PropsWithChildren, useEffect, useState } from 'react';
import { Animated, Easing, type StyleProp, type ViewStyle } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';

interface Props {
  from: 'bottom' | 'left' | 'right' | 'nowhere';
  style?: StyleProp<ViewStyle>;
}

const FAR = 480;
const EASING = Easing.bezier(0.2, 0, 0, 1);

/** Comes in once, when it is first shown: a sheet slides, a scrim fades. The web has its own in CSS. */
export function SlideIn({ from, style, children }: PropsWithChildren<Props>) {
  const { reducedMotion } = useTheme();
  const [progress] = useState(() => new Animated.Value(reducedMotion ? 1 : 0));
  useEffect(() => {
    if (reducedMotion) return;
    const coming = Animated.timing(progress, {
      toValue: 1,
      duration: tokens.motion.duration.base,
      easing: EASING,
      useNativeDriver: true,
    });
    coming.start();
    return () => coming.stop();
  }, [progress, reducedMotion]);
  const away = progress.interpolate({ inputRange: [0, 1], outputRange: [from === 'left' ? -FAR : FAR, 0] });
  const moved =
    from === 'nowhere'
      ? { opacity: progress }
      : { transform: [from === 'bottom' ? { translateY: away } : { translateX: away }] };
  return <Animated.View style={[style, moved]}>{children}</Animated.View>;
}
