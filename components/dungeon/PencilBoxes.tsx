import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Rect } from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';

import { DrawnCross } from './DrawnCross';
import { PencilLine, STROKES } from './PencilLine';

/** How a box of the sheet stands: full, crossed by the pencil, empty, or not there yet. */
export interface Box {
  readonly look: 'full' | 'crossed' | 'open' | 'none';
  /** Drawn in the accent: a level, a box that is worth fame. */
  readonly marked?: boolean;
  /** Under the box. */
  readonly words?: string;
}

/** A row of boxes as they are printed; what it says stands beside it, so screen readers pass over it. */
export function PencilBoxes({ boxes, testID }: { boxes: readonly Box[]; testID?: string }) {
  // What was crossed before is not drawn anew.
  const [first] = useState(boxes);
  const worded = boxes.some(({ words }) => words);
  return (
    <View aria-hidden style={styles.row} testID={testID}>
      {boxes.map((box, index) => (
        <View key={index} style={styles.cell}>
          <PencilBox box={box} fresh={first[index]?.look !== 'crossed'} />
          {worded ? (
            <View style={styles.under}>
              {box.words ? (
                <Txt type="micro" color="ink2" numberOfLines={1} style={styles.words}>
                  {box.words}
                </Txt>
              ) : null}
            </View>
          ) : null}
        </View>
      ))}
    </View>
  );
}

function PencilBox({ box: { look, marked = false }, fresh }: { box: Box; fresh: boolean }) {
  const { color, accent, reducedMotion } = useTheme();
  const line = look === 'none' ? color.line : marked ? accent.accent : color.lineStrong;
  const fill = look === 'full' ? color.dangerTint : marked && look !== 'none' ? accent.tint : color.surface;
  const drawn = fresh && !reducedMotion;
  return (
    <View style={styles.box}>
      <Svg width="100%" height="100%" viewBox="0 0 24 24">
        <Rect
          x={1.25}
          y={1.25}
          width={21.5}
          height={21.5}
          rx={6}
          fill={fill}
          stroke={line}
          strokeWidth={1.75}
          strokeDasharray={look === 'none' ? '3 3' : undefined}
        />
        {look === 'crossed' && !drawn ? (
          <PencilLine d={STROKES.map(({ d }) => d).join(' ')} testID="pencil-cross" />
        ) : null}
      </Svg>
      {look === 'crossed' && drawn ? <DrawnCross /> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: 2 },
  cell: { flex: 1, minWidth: 0, maxWidth: 34 },
  box: { width: '100%', maxWidth: 24, aspectRatio: 1, alignSelf: 'center' },
  under: { minHeight: 16, alignItems: 'center' },
  words: { width: 40, textAlign: 'center' },
});
