import { useEffect, useState } from 'react';
import { Animated, StyleSheet } from 'react-native';

import { tokens } from '@/components/theme/tokens';

import { edge, type TurnLightProps, useTurns } from './turns';

/** The screen's edge lights once in the colour of whoever is on now. The web has its own in CSS. */
export function TurnLight(props: TurnLightProps) {
  const { count, colour } = useTurns(props);
  return colour === undefined ? null : <Light key={count} colour={colour} />;
}

function Light({ colour }: { colour: string }) {
  const [fade] = useState(() => new Animated.Value(1));
  useEffect(() => {
    const fading = Animated.timing(fade, {
      toValue: 0,
      duration: tokens.motion.duration.slow,
      useNativeDriver: true,
    });
    fading.start();
    return () => fading.stop();
  }, [fade]);
  return (
    <Animated.View
      testID="turn-light"
      style={[StyleSheet.absoluteFill, edge, { borderColor: colour, opacity: fade }]}
    />
  );
}
