import { useId } from 'react';
import { StyleSheet } from 'react-native';
import Svg, { Defs, Line, Pattern, Rect } from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';

const STEP = 6;

/** Slanted lines over what counts against somebody: it is told from the rest without colour. */
export function Hatch() {
  const { scheme } = useTheme();
  const id = useId();
  const [stroke, ground] = tokens.chart.oddsBadHatch[scheme];
  return (
    <Svg width="100%" height="100%" style={StyleSheet.absoluteFill}>
      <Defs>
        <Pattern id={id} width={STEP} height={STEP} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <Line x1={STEP / 4} y1={0} x2={STEP / 4} y2={STEP} stroke={stroke} strokeWidth={STEP / 2} />
        </Pattern>
      </Defs>
      <Rect width="100%" height="100%" fill={ground} />
      <Rect width="100%" height="100%" fill={`url(#${id})`} />
    </Svg>
  );
}
