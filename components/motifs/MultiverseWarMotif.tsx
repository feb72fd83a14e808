import Svg, { Circle, Polygon, Rect } from 'react-native-svg';

import type { MotifProps } from './ShaoliaMotif';

/** Hexes by colour, each by its centre; the darkest are the shadows under raised ones, so they come first. */
const HEXES: readonly (readonly [fill: string, centres: readonly (readonly [number, number])[]])[] = [
  ['#0A1233', [[175, 4]]],
  [
    '#142255',
    [
      [0, 0],
      [175, -2],
      [87, 50],
      [291, 101],
    ],
  ],
  [
    '#17275F',
    [
      [58, 0],
      [116, 0],
      [262, 50],
      [204, 151],
      [0, 202],
    ],
  ],
  [
    '#35589C',
    [
      [233, 0],
      [349, 0],
      [58, 101],
      [116, 101],
      [262, 151],
    ],
  ],
  [
    '#1B2D6C',
    [
      [291, 0],
      [-29, 151],
      [175, 202],
    ],
  ],
  [
    '#1F347A',
    [
      [-29, 50],
      [204, 50],
      [175, 101],
      [29, 151],
      [320, 151],
      [233, 202],
    ],
  ],
  [
    '#2A459B',
    [
      [29, 50],
      [146, 50],
      [320, 50],
      [0, 101],
      [233, 101],
      [349, 101],
      [87, 151],
      [58, 202],
      [116, 202],
      [291, 202],
    ],
  ],
  [
    '#8A6A35',
    [
      [146, 151],
      [349, 202],
    ],
  ],
];

const CORNERS: readonly (readonly [number, number])[] = [
  [28, 16],
  [0, 32],
  [-28, 16],
  [-28, -16],
  [0, -32],
  [28, -16],
];

/** The map beyond and the Stone Portal's ring. Decoration: it says nothing to screen readers. */
export function MultiverseWarMotif({ width = '100%', height = '100%', style }: MotifProps) {
  return (
    <Svg
      width={width}
      height={height}
      style={style}
      viewBox="0 0 340 168"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <Rect width={340} height={168} fill="#0F1B45" />
      {HEXES.flatMap(([fill, centres]) =>
        centres.map(([x, y]) => (
          <Polygon
            key={`${fill}${x},${y}`}
            points={CORNERS.map(([dx, dy]) => `${x + dx},${y + dy}`).join(' ')}
            fill={fill}
          />
        )),
      )}
      <Circle cx={231.2} cy={84} r={55.4} fill="#0A1233" opacity={0.85} />
      <Circle cx={231.2} cy={84} r={47} fill="none" stroke="#C9D6FF" strokeWidth={8.4} strokeDasharray={[16.8, 5.9]} />
      <Circle cx={231.2} cy={84} r={30.2} fill="#63D4EA" opacity={0.9} />
      <Circle cx={231.2} cy={84} r={16.8} fill="#E7FBFF" />
    </Svg>
  );
}
