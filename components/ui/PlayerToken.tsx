import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';
import Svg, { Circle, Path, Rect } from 'react-native-svg';

import { type PlayerColour, playerColour } from '@/components/theme/playerColour';
import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';

import { tokenLetter, type TokenShape, tokenShape, tokenStroke } from './tokenShape';

interface Props {
  /** Gives the shape, and the letter unless one is named. */
  seat: number;
  /** Index into the six player colours. */
  colour: number;
  size?: number;
  letter?: string;
  /** Said by screen readers; without it the token is only an ornament of the name beside it. */
  label?: string;
  style?: StyleProp<ViewStyle>;
  testID?: string;
}

function Outline({ shape, colour }: { shape: TokenShape; colour: PlayerColour }) {
  const paint = {
    fill: colour.fill,
    stroke: colour.outline ?? colour.fill,
    strokeWidth: tokenStroke(colour.outline !== undefined),
    strokeLinejoin: 'round' as const,
  };
  if (shape.kind === 'circle') return <Circle r={shape.r} {...paint} />;
  if (shape.kind === 'path') return <Path d={shape.d} {...paint} />;
  const { side, rx } = shape;
  return <Rect x={-side / 2} y={-side / 2} width={side} height={side} rx={rx} {...paint} />;
}

/** Colour, shape and letter, always together. */
export function PlayerToken({ seat, colour, size = 32, letter, label, style, testID }: Props) {
  const { scheme, type } = useTheme();
  const { shape, drop } = tokenShape(seat);
  const paint = playerColour(colour, scheme);
  const letterSize = Math.max(9, size * 0.4);
  return (
    <View
      testID={testID}
      {...(label
        ? { accessible: true, accessibilityRole: 'image', 'aria-label': label }
        : { 'aria-hidden': true, importantForAccessibility: 'no-hide-descendants' })}
      style={[{ width: size, height: size }, styles.token, style]}
    >
      <Svg width={size} height={size} viewBox="-20 -20 40 40" style={StyleSheet.absoluteFill}>
        <Outline shape={shape} colour={paint} />
      </Svg>
      <Txt
        type="label"
        tone={paint.on}
        align="center"
        maxFontSizeMultiplier={1}
        style={[type.button, { fontSize: letterSize, lineHeight: letterSize * 1.2, marginTop: 2 * drop * size }]}
      >
        {letter ?? tokenLetter(seat)}
      </Txt>
    </View>
  );
}

const styles = StyleSheet.create({ token: { alignItems: 'center', justifyContent: 'center', flexShrink: 0 } });
