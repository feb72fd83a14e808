import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';

const WIDTH = 112;

/** The bubble above the finger during a drag; it stays within the width of its track. */
export function DragBubble({ words, x, width }: { words: string; x: number; width: number }) {
  const { color, scheme } = useTheme();
  const { y, blur, opacity } = tokens.elevation.floating[scheme];
  const left = Math.max(0, Math.min(width - WIDTH, x - WIDTH / 2));
  return (
    <View
      pointerEvents="none"
      style={[
        styles.bubble,
        { left, backgroundColor: color.ink, boxShadow: `0 ${y}px ${blur}px rgba(0,0,0,${opacity})` },
      ]}
    >
      <Txt type="button" color="onInk" align="center" numberOfLines={1}>
        {words}
      </Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  bubble: {
    position: 'absolute',
    bottom: '100%',
    width: WIDTH,
    paddingVertical: 6,
    borderRadius: tokens.radius.pill,
    zIndex: tokens.zIndex.nudge,
  },
});
