import { useId } from 'react';
import Svg, { Circle, Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import type { MotifProps } from './ShaoliaMotif';

const SKY = [
  [0, '#5B2C5E'],
  [0.45, '#C4566A'],
  [0.8, '#F3A95B'],
] as const;
/** For light figures on it. */
const DEEP_SKY = [
  [0, '#4A2350'],
  [0.5, '#B4476A'],
  [0.78, '#E99A5B'],
  [1, '#F0B062'],
] as const;
/** From the farthest to the nearest. */
const RIDGES = [
  {
    d: 'M-5,173 V94 L0,99 L42.5,97.3 L85,96 L127.5,74.8 L170,105 L212.5,95 L255,91 L297.5,78.4 L340,109 L345,173 Z',
    colour: '#B24A63',
  },
  {
    d: 'M-5,173 V111 L0,130.6 L42.5,90.6 L85,106.6 L127.5,112 L170,125 L212.5,85.9 L255,113.4 L297.5,115 L340,117.5 L345,173 Z',
    colour: '#7E3560',
  },
  {
    d: 'M-5,173 V131 L0,125.8 L42.5,118.2 L85,147.5 L127.5,124 L170,124.3 L212.5,124.2 L255,147.4 L297.5,118 L340,126 L345,173 Z',
    colour: '#4E2350',
  },
  {
    d: 'M-5,173 V151 L0,155 L42.5,153.5 L85,152.5 L127.5,137.8 L170,159 L212.5,151.8 L255,148.9 L297.5,140.3 L340,162 L345,173 Z',
    colour: '#2B1433',
  },
];
const TENTS = [
  { place: 'translate(68,134.4) scale(0.93)', cloth: '#FFE3A6', opening: '#C4566A' },
  { place: 'translate(102.5,141.1) scale(0.75)', cloth: '#F6BC66', opening: '#7E3560' },
];

/**
 * The sun over ridges at dusk, with two tents; `bare` is the evening alone, for what is drawn over it. Decoration: it says
 * nothing to screen readers.
 */
export function NearAndFarMotif({
  width = '100%',
  height = '100%',
  style,
  bare = false,
}: MotifProps & { bare?: boolean }) {
  const sky = `sky${useId()}`;
  return (
    <Svg
      width={width}
      height={height}
      style={style}
      viewBox="0 0 340 168"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
    >
      <Defs>
        <LinearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          {(bare ? DEEP_SKY : SKY).map(([offset, colour]) => (
            <Stop key={offset} offset={offset} stopColor={colour} />
          ))}
        </LinearGradient>
      </Defs>
      <Rect width={340} height={168} fill={`url(#${sky})`} />
      {bare ? null : <Circle cx={244.8} cy={70.6} r={28.6} fill="#FFE3A6" />}
      {RIDGES.map(({ d, colour }) => (
        <Path key={colour} d={d} fill={colour} />
      ))}
      {(bare ? [] : TENTS).map(({ place, cloth, opening }) => (
        <G key={cloth} transform={place}>
          <Path d="M-15,13 L0,-13 L15,13 Z" fill={cloth} />
          <Path d="M0,-13 L5.5,13 L-5.5,13 Z" fill={opening} />
          <Path d="M0,-13 L-2.4,-16.5 M0,-13 L2.4,-16.5" stroke={cloth} strokeWidth={2} strokeLinecap="round" />
        </G>
      ))}
    </Svg>
  );
}
