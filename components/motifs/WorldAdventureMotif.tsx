import Svg, { Path, Rect } from 'react-native-svg';

import { BeadBody, BeadDefs } from '@/components/tracks/Bead';

import type { MotifProps } from './ShaoliaMotif';

const SILK = ['#7A2114', '#96301B', '#B04526', '#8A2817', '#6B1C11'];
const GOLD = '#E0A93A';
const VERMILION = '#E2573A';
const BEAD = { w: 31.7, h: 44 };
const RODS = [
  { y: 60.5, gold: [47.6, 81.2, 210.8, 244.4], marker: 278 },
  { y: 114.2, gold: [102, 135.6], marker: 251.6 },
];

const wave = (drop: number) =>
  `M-10,${50.4 + drop} C68,${-6.7 + drop} 142.8,${94.1 + drop} 224.4,${40.3 + drop} S323,${16.8 + drop} 350,${53.8 + drop} L350,178 L-10,178 Z`;

/** Waves of silk behind the two rods of the gold abaculus. Decoration: it says nothing to screen readers. */
export function WorldAdventureMotif({ width = '100%', height = '100%', style }: MotifProps) {
  return (
    <Svg
      width={width}
      height={height}
      style={style}
      viewBox="0 0 340 168"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <BeadDefs colours={[GOLD, VERMILION]}>
        <Rect width={340} height={168} fill="#5A160D" />
        {SILK.map((fill, index) => (
          <Path key={fill} d={wave(33.6 * index)} fill={fill} />
        ))}
        {RODS.map(({ y }) => (
          <Rect key={y} x={-4} y={y - 1.6} width={348} height={3.2} fill="#E9C57A" />
        ))}
        {RODS.flatMap(({ y, gold, marker }) => [
          ...gold.map((x) => <BeadBody key={`${x}-${y}`} {...BEAD} colour={GOLD} x={x} y={y} shadow />),
          <BeadBody key={`marker-${y}`} {...BEAD} colour={VERMILION} x={marker} y={y} shadow />,
        ])}
      </BeadDefs>
    </Svg>
  );
}
