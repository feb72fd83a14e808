import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { dragWords } from '@/components/tracks/stationDrag';

/** Over a number while a hold or a drag gathers: from where to where. */
export function CounterBubble({ from, to }: { from: number; to: number }) {
  const { color, scheme } = useTheme();
  const { y, blur, opacity } = tokens.elevation.floating[scheme];
  return (
    <View
      pointerEvents="none"
      aria-hidden
      style={[styles.bubble, { backgroundColor: color.ink, boxShadow: `0 ${y}px ${blur}px rgba(0,0,0,${opacity})` }]}
    >
      <Txt type="button" color="onInk" numberOfLines={1}>
        {dragWords(from, to)}
      </Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  bubble: {
    position: 'absolute',
    bottom: '100%',
    paddingHorizontal: 14,
    paddingVertical: 6,
    borderRadius: tokens.radius.pill,
    zIndex: tokens.zIndex.nudge,
  },
});
