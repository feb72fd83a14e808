import { useId } from 'react';
import Svg, { Defs, Path, RadialGradient, Rect, Stop } from 'react-native-svg';

import type { MotifProps } from './ShaoliaMotif';

const STEP = 32.307;
const LEFT = 4;
const TOP = 4.84;
const CROSS = 'M7.2,7.2 Q16.5,14.2 22.7,22.7 M22.7,8 Q15,15.7 8,22.7';

/** The explored tiles, column and row. */
const TILES: readonly (readonly [number, number])[] = [
  [0, 3],
  [1, 3],
  [1, 2],
  [2, 2],
  [3, 2],
  [3, 1],
  [4, 1],
  [5, 1],
  [5, 2],
  [6, 2],
  [7, 2],
  [7, 3],
  [8, 3],
  [9, 3],
  [3, 3],
  [3, 4],
  [5, 0],
  [10, 3],
  [11, 3],
  [11, 2],
];
const CROSSED: readonly (readonly [number, number])[] = [
  [0, 3],
  [1, 3],
  [1, 2],
  [2, 2],
  [3, 2],
  [3, 1],
  [4, 1],
  [5, 1],
  [5, 2],
];

/** Graph paper by torchlight, the way already crossed out. Decoration: it says nothing to screen readers. */
export function DungeonMotif({ width = '100%', height = '100%', style }: MotifProps) {
  const torch = `torch${useId()}`;
  return (
    <Svg
      width={width}
      height={height}
      style={style}
      viewBox="0 0 340 168"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <Defs>
        <RadialGradient id={torch} cx="0.74" cy="0.36" r="0.7">
          <Stop offset="0" stopColor="#FFB055" />
          <Stop offset="0.28" stopColor="#8A4F6A" />
          <Stop offset="1" stopColor="#1C1333" />
        </RadialGradient>
      </Defs>
      <Rect width={340} height={168} fill={`url(#${torch})`} />
      {TILES.map(([column, row]) => (
        <Rect
          key={`${column},${row}`}
          x={LEFT + column * STEP}
          y={TOP + row * STEP}
          width={29.8}
          height={29.8}
          rx={2.5}
          fill="#F4EBDD"
          opacity={0.93}
        />
      ))}
      {CROSSED.map(([column, row]) => (
        <Path
          key={`${column},${row}`}
          d={CROSS}
          transform={`translate(${LEFT + column * STEP},${TOP + row * STEP})`}
          stroke="#4A2E86"
          strokeWidth={3.2}
          strokeLinecap="round"
          fill="none"
        />
      ))}
    </Svg>
  );
}
