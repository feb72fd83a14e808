import { useId } from 'react';
import Svg, { Circle, Defs, LinearGradient, Rect, Stop } from 'react-native-svg';

import { shade } from '@/components/tracks/Bead';

type Spot = readonly [number, number];

const PIPS: Readonly<Record<number, readonly Spot[]>> = {
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

/** A six-sided die with volume, as an ornament; what it shows is said beside it. */
export function DieFace({
  face,
  colour,
  pip,
  size = 44,
}: {
  face: number;
  colour: string;
  pip: string;
  size?: number;
}) {
  const id = `die${useId()}`;
  return (
    <Svg width={size} height={size + 3} viewBox="0 0 44 47" aria-hidden>
      <Defs>
        <LinearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={shade(colour, 'lighter', 0.22)} />
          <Stop offset="1" stopColor={colour} />
        </LinearGradient>
      </Defs>
      <Rect x={0} y={4} width={44} height={43} rx={9} fill={shade(colour, 'darker', 0.45)} />
      <Rect x={0} y={0} width={44} height={43} rx={9} fill={`url(#${id})`} />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <Circle key={`${x}${y}`} cx={22 + x * 11.5} cy={21.5 + y * 11.5} r={4.4} fill={pip} />
      ))}
    </Svg>
  );
}
