import { StyleSheet, View, type ViewStyle } from 'react-native';

import { tokens } from '@/components/theme/tokens';

import { edge, type TurnLightProps, useTurns } from './turns';

export function TurnLight(props: TurnLightProps) {
  const { count, colour } = useTurns(props);
  if (colour === undefined) return null;
  return (
    <View
      key={count}
      testID="turn-light"
      style={[StyleSheet.absoluteFill, edge, styles.fades as ViewStyle, { borderColor: colour }]}
    />
  );
}

// React Native Web makes keyframes only of styles it is told beforehand. It stands there unseen once it has faded.
const styles = StyleSheet.create({
  fades: {
    opacity: 0,
    animationKeyframes: { from: { opacity: 1 } },
    animationDuration: `${tokens.motion.duration.slow}ms`,
    animationTimingFunction: 'ease-out',
  } as ViewStyle,
});
