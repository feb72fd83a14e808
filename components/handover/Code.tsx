import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { tokens } from '@/components/theme/tokens';
import { pictureOf } from '@/store/handover/picture';

/** Black on white in both themes: a camera needs it so. */
const PAPER = '#FFFFFF';
const PRINT = '#000000';

/** One frame as a QR code, with its quiet zone. */
export function Code({ frame, side, words }: { frame: string; side: number; words: string }) {
  const { size, path } = pictureOf(frame);
  return (
    <View
      role="img"
      aria-label={words}
      testID="handover-code"
      style={[styles.paper, { width: side, height: side, backgroundColor: PAPER }]}
    >
      <Svg width={side} height={side} viewBox={`0 0 ${size} ${size}`} {...crisp}>
        <Path d={path} fill={PRINT} />
      </Svg>
    </View>
  );
}

/** No grey between the modules: the web's own attribute, which devices do not need. */
const crisp = { shapeRendering: 'crispEdges' } as object;

const styles = StyleSheet.create({
  paper: { borderRadius: tokens.radius.chip, overflow: 'hidden', alignSelf: 'center' },
});
