import { useId } from 'react';
import Svg, { Defs, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import type { MotifProps } from './ShaoliaMotif';

const BACK = 'M0,112 L48,104 L92,86 L138,118 L196,92 L240,112 L292,84 L340,106 V168 H0 Z';
const MIDDLE = 'M0,132 L36,116 L82,124 L118,128 L164,110 L206,132 L262,122 L306,112 L340,128 V168 H0 Z';
const FRONT = 'M0,150 L34,144 L78,158 L108,146 L150,156 L204,152 L240,144 L288,158 L316,148 L340,154 V168 H0 Z';
const TENTS = 'M214,154 l12,-20 l12,20 z M244,156 l8,-14 l8,14 z';

/** The evening sky over ridges, with two tents. Decoration: it says nothing to screen readers. */
export function NearAndFarMotif({ width = '100%', height = '100%', style }: MotifProps) {
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
          <Stop offset="0" stopColor="#4A2350" />
          <Stop offset="0.5" stopColor="#B4476A" />
          <Stop offset="0.78" stopColor="#E99A5B" />
          <Stop offset="1" stopColor="#F0B062" />
        </LinearGradient>
      </Defs>
      <Rect width={340} height={168} fill={`url(#${sky})`} />
      <Path d={BACK} fill="#8E3A62" />
      <Path d={MIDDLE} fill="#642B58" />
      <Path d={FRONT} fill="#3F1C45" />
      <Path d={TENTS} fill="#FFE2A6" />
    </Svg>
  );
}
