import Undo2 from 'lucide-react-native/icons/undo-2';
import { useEffect, useEffectEvent } from 'react';
import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';

import { Pressy } from './Pressy';
import { unsqueezed } from './webStyle';

interface Props {
  /** Names the change: another id starts the eight seconds anew. */
  id: string | number;
  words: string;
  /** What the button does; Undo if left out. */
  act?: string;
  onUndo?: () => void;
  onHide: () => void;
  style?: StyleProp<ViewStyle>;
  testID?: string;
}

/** What has just been recorded, and the way back. Its place is 10 dp above the dock. */
export function Snackbar({ id, words, act = 'Undo', onUndo, onHide, style, testID }: Props) {
  const { color, scheme } = useTheme();
  const { y, blur, opacity } = tokens.elevation.floating[scheme];
  const hide = useEffectEvent(onHide);
  useEffect(() => {
    const timer = setTimeout(() => hide(), tokens.motion.undoVisible);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <View
      testID={testID}
      role="status"
      aria-live="polite"
      style={[
        styles.bar,
        { backgroundColor: color.ink, boxShadow: `0 ${y}px ${blur}px rgba(0,0,0,${opacity})` },
        style,
      ]}
    >
      <Txt type="bodyStrong" color="onInk" style={styles.words}>
        {words}
      </Txt>
      {onUndo ? (
        <Pressy
          onPress={onUndo}
          label={`${act}: ${words}`}
          style={styles.undo}
          testID={testID ? `${testID}-undo` : undefined}
        >
          <Undo2 size={20} color={color.onInk} strokeWidth={2.2} style={unsqueezed} />
          <Txt type="button" color="onInk">
            {act}
          </Txt>
        </Pressy>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    minHeight: tokens.size.snackbar,
    borderRadius: tokens.radius.card,
    paddingLeft: 16,
    paddingRight: 6,
    paddingVertical: 3,
    zIndex: tokens.zIndex.snackbar,
  },
  words: { flex: 1, paddingVertical: 8 },
  undo: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    paddingHorizontal: 10,
    borderRadius: tokens.radius.chip,
  },
});
