import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Pressy } from '@/components/ui/Pressy';

import { Die } from './Die';
import type { Sides } from './entry';

/** Six faces side by side, or three over three where there is no room; ten faces five over five. */
const GROUPS: Readonly<Record<Sides, readonly (readonly number[])[]>> = {
  6: [
    [1, 2, 3],
    [4, 5, 6],
  ],
  10: [
    [1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10],
  ],
};

interface Props {
  sides: Sides;
  /** Whose face is asked for. */
  label: string;
  onFace: (face: number) => void;
}

/** The faces to tap, in the order of the slots. */
export function FacePad({ sides, label, onFace }: Props) {
  const { color, highContrast } = useTheme();
  return (
    <View role="group" aria-label={label} style={sides === 6 ? styles.row : styles.rows}>
      {GROUPS[sides].map((group) => (
        <View key={group[0]} style={[styles.group, sides === 6 ? styles.half : null]}>
          {group.map((face) => (
            <Pressy
              key={face}
              label={`Enter ${face}`}
              repeats
              onPress={() => onFace(face)}
              style={[
                styles.face,
                { backgroundColor: color.surfaceAlt },
                highContrast ? { borderWidth: 2, borderColor: color.lineStrong } : null,
              ]}
              testID={`dice-face-${face}`}
            >
              <Die kind="ivory" sides={sides} face={face} size={36} decorative />
            </Pressy>
          ))}
        </View>
      ))}
    </View>
  );
}

const FACE = tokens.size.dieTapTarget;
// Eight would leave six faces of 49 dp on the smallest phone.
const GAP = 6;

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
  rows: { gap: GAP },
  group: { flexDirection: 'row', gap: GAP },
  half: { flexGrow: 1, flexBasis: 0, minWidth: 3 * FACE + 2 * GAP },
  face: {
    flexGrow: 1,
    flexBasis: 0,
    minWidth: FACE,
    minHeight: FACE + 2,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: tokens.radius.control,
  },
});
