import { useId } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Defs, Path, Pattern, Rect } from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';

const SQUARE = 24;

/** The page the sheet lies on. It is read past, so it is faint, and absent in high contrast. */
export function GraphPaper() {
  const { accent, highContrast, padding } = useTheme();
  const id = `graph${useId()}`;
  if (highContrast) return null;
  return (
    <View style={[styles.page, { left: -padding, right: -padding }]} pointerEvents="none" aria-hidden>
      <Svg width="100%" height="100%">
        <Defs>
          <Pattern id={id} width={SQUARE} height={SQUARE} patternUnits="userSpaceOnUse">
            <Path
              d={`M${SQUARE},0 H0 V${SQUARE}`}
              fill="none"
              stroke={accent.accent}
              strokeOpacity={0.14}
              strokeWidth={1}
            />
          </Pattern>
        </Defs>
        <Rect width="100%" height="100%" fill={`url(#${id})`} />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({ page: { position: 'absolute', top: -80, bottom: -400 } });
