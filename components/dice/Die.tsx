import { useId } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Defs, Ellipse, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { shade } from '@/components/tracks/beadShape';

import type { Face, Sides } from './entry';

/** The colour of the physical die; `adjusted` is a face that was changed after the roll. */
export type DieKind = keyof typeof tokens.dice;

// Drawn in a square of 100: the face is lifted off its side, and the side stands on its shadow.
const FACE = { x: 4, y: 2, width: 92, height: 86 };
const SIDE_DROP = 8;
const CORNER = (100 * tokens.radius.die) / tokens.size.dieEntered;
const CENTRE = { x: FACE.x + FACE.width / 2, y: FACE.y + FACE.height / 2 };
const STEP = 24;
const PIP = 9.5;

/** Where the pips of a face are, in steps from its centre: column, row. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** The kite that a ten-sided die shows from above. */
const KITE = 'M50 7 L86 50 L50 83 L14 50 Z';

interface Props {
  kind: DieKind;
  /** Empty if left out: a dashed slot in the die's colour. */
  face?: Face;
  sides?: Sides;
  size?: number;
  /** What a screen reader says; "Die, 5" if left out. */
  label?: string;
  /** Inside a control that says it already. */
  decorative?: boolean;
}

/** A die as it lies on the table. */
export function Die({ kind, face, sides = 6, size = tokens.size.dieEntered, label, decorative = false }: Props) {
  const words = label ?? (face === undefined ? 'Die, empty' : `Die, ${face}`);
  return (
    <View
      accessible={!decorative}
      accessibilityRole={decorative ? undefined : 'image'}
      aria-label={decorative ? undefined : words}
      aria-hidden={decorative}
      style={{ width: size, height: size }}
    >
      {face === undefined ? (
        <EmptyDie kind={kind} size={size} />
      ) : (
        <Body kind={kind} face={face} sides={sides} size={size} />
      )}
    </View>
  );
}

function EmptyDie({ kind, size }: { kind: DieKind; size: number }) {
  const { color } = useTheme();
  return (
    <Svg width={size} height={size} viewBox="0 0 100 100">
      <Rect
        {...FACE}
        y={FACE.y + SIDE_DROP / 2}
        rx={CORNER}
        fill={tokens.dice[kind].face}
        fillOpacity={0.24}
        stroke={color.lineStrong}
        strokeWidth={3}
        strokeDasharray="9 7"
      />
    </Svg>
  );
}

function Body({ kind, face, sides, size }: { kind: DieKind; face: number; sides: Sides; size: number }) {
  const { color, highContrast } = useTheme();
  // Ids are global in a web page, and a gradient inside a hidden screen paints nothing: so every die has its own.
  const gradient = `die${useId()}`;
  const look: { face: string; pip: string; outline?: string } = tokens.dice[kind];
  const outline = highContrast ? color.ink : (look.outline ?? shade(look.face, 'darker', tokens.bead.shadeBottom));
  return (
    <>
      <Svg width={size} height={size} viewBox="0 0 100 100">
        <Defs>
          <LinearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
            <Stop offset="0" stopColor={shade(look.face, 'lighter', 0.22)} />
            <Stop offset="0.5" stopColor={look.face} />
            <Stop offset="1" stopColor={shade(look.face, 'darker', 0.08)} />
          </LinearGradient>
        </Defs>
        <Ellipse cx={50} cy={95} rx={44} ry={5} fill="#000000" opacity={0.28} />
        <Rect {...FACE} y={FACE.y + SIDE_DROP} rx={CORNER} fill={shade(look.face, 'darker', 0.46)} />
        <Rect {...FACE} rx={CORNER} fill={`url(#${gradient})`} stroke={outline} strokeWidth={highContrast ? 4 : 1.5} />
        {sides === 10 ? (
          <Path d={KITE} fill="#FFFFFF" fillOpacity={0.14} stroke={look.pip} strokeOpacity={0.4} strokeWidth={1.5} />
        ) : (
          (PIPS[face] ?? []).map(([column, row]) => (
            <Circle
              key={`${column} ${row}`}
              cx={CENTRE.x + column * STEP}
              cy={CENTRE.y + row * STEP}
              r={PIP}
              fill={look.pip}
            />
          ))
        )}
      </Svg>
      {sides === 10 ? (
        <View style={[styles.numeral, { height: (size * (FACE.height + 2 * FACE.y)) / 100 }]}>
          <Txt
            type="numeral"
            tone={look.pip}
            allowFontScaling={false}
            // Piazzolla sits low in its line box.
            style={{ fontSize: size * 0.44, lineHeight: size * 0.52, transform: [{ translateY: -0.03 * size }] }}
          >
            {face}
          </Txt>
        </View>
      ) : null}
    </>
  );
}

const styles = StyleSheet.create({
  numeral: {
    position: 'absolute',
    top: 0,
    start: 0,
    end: 0,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
