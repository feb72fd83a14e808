import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';
import Svg, { Circle, Path, Rect } from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';

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

type Shape = 'circle' | 'triangle' | 'square' | 'diamond' | 'pentagon' | 'hexagon';

const SHAPES: readonly Shape[] = ['circle', 'triangle', 'square', 'diamond', 'pentagon', 'hexagon'];

/** Drawn round (0, 0) in a field of 40. */
const PATHS: Readonly<Record<Exclude<Shape, 'circle' | 'square'>, string>> = {
  triangle: 'M0,-16.49 L16.49,12.66 L-16.49,12.66 Z',
  diamond: 'M0,-18.56 L18.56,0 L0,18.56 L-18.56,0 Z',
  pentagon: 'M0,-17.28 L16.43,-5.34 L10.16,13.98 L-10.16,13.98 L-16.43,-5.34 Z',
  hexagon: 'M16.96,0 L8.48,14.69 L-8.48,14.69 L-16.96,0 L-8.48,-14.69 L8.48,-14.69 Z',
};

/** The letter sits in the widest part of the shape: below the middle in a triangle. */
const LETTER_DROP: Readonly<Partial<Record<Shape, number>>> = { triangle: 0.12, pentagon: 0.02 };

export interface PlayerColour {
  readonly fill: string;
  readonly on: string;
  readonly outline: string | undefined;
}

/** The player colour of an index in a theme; charts use it too. */
export function playerColour(colour: number, scheme: 'light' | 'dark'): PlayerColour {
  const of = tokens.player[colour % tokens.player.length] ?? tokens.player[0];
  if (!of) throw new Error('tokens.json has no player colours');
  return scheme === 'light'
    ? { fill: of.light, on: of.onLight, outline: of.outlineLight ?? undefined }
    : { fill: of.dark, on: of.onDark, outline: undefined };
}

function Outline({ shape, colour }: { shape: Shape; colour: PlayerColour }) {
  // The corners are rounded by a stroke of the fill's own colour.
  const paint = {
    fill: colour.fill,
    stroke: colour.outline ?? colour.fill,
    strokeWidth: colour.outline ? 1.6 : 2.4,
    strokeLinejoin: 'round' as const,
  };
  if (shape === 'circle') return <Circle r={15.36} {...paint} />;
  if (shape === 'square') return <Rect x={-14.08} y={-14.08} width={28.16} height={28.16} rx={3.52} {...paint} />;
  return <Path d={PATHS[shape]} {...paint} />;
}

/** Colour, shape and letter, always together. */
export function PlayerToken({ seat, colour, size = 32, letter, label, style, testID }: Props) {
  const { scheme, type } = useTheme();
  const shape = SHAPES[seat % SHAPES.length] ?? 'circle';
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
        style={[
          type.button,
          { fontSize: letterSize, lineHeight: letterSize * 1.2, marginTop: 2 * (LETTER_DROP[shape] ?? 0) * size },
        ]}
      >
        {letter ?? String.fromCharCode(65 + (seat % SHAPES.length))}
      </Txt>
    </View>
  );
}

const styles = StyleSheet.create({ token: { alignItems: 'center', justifyContent: 'center', flexShrink: 0 } });
