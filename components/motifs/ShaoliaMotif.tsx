import { useId } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import Svg, { Circle, Defs, Ellipse, Path, Pattern, Rect } from 'react-native-svg';

const LATTICE = 'M20,0 V11.2 H31.2 V28.8 H8.8 V11.2 H20 M0,20 H8.8 M31.2,20 H40 M20,28.8 V40';
const COLUMNS =
  'M192.2,119.3 h4 v40.4 h-4 z M216.6,119.3 h4 v40.4 h-4 z M241.8,119.3 h4 v40.4 h-4 z M266.2,119.3 h4 v40.4 h-4 z';
const UPPER_ROOF = 'M157.3,79 Q185.4,73.9 200.2,50.4 L262.2,50.4 Q277,73.9 305.1,79 Q231.2,67.2 157.3,79 Z';
const LOWER_ROOF = 'M120.3,117.6 Q162.5,112.6 184.6,89 L277.8,89 Q299.9,112.6 342.1,117.6 Q231.2,105.8 120.3,117.6 Z';

export interface MotifProps {
  width?: number | string;
  height?: number | string;
  style?: StyleProp<ViewStyle>;
}

/** Window lattice, lanterns and the palace before the moon. Decoration: it says nothing to screen readers. */
export function ShaoliaMotif({ width = '100%', height = '100%', style }: MotifProps) {
  const lattice = `lattice${useId()}`;
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
        <Pattern id={lattice} width={40} height={40} patternUnits="userSpaceOnUse">
          <Path d={LATTICE} stroke="#1C5A42" strokeWidth={2.2} fill="none" />
        </Pattern>
      </Defs>
      <Rect width={340} height={168} fill="#0F3B2B" />
      <Rect width={340} height={168} fill={`url(#${lattice})`} />
      <Circle cx={231.2} cy={77.3} r={57.1} fill="#E9D9A8" />
      <Rect x={194.2} y={77.3} width={73.9} height={33.6} fill="#7E1C28" />
      <Path d={UPPER_ROOF} fill="#B8303C" />
      <Rect x={174.1} y={114.2} width={114.2} height={54} fill="#6B1621" />
      <Path d={LOWER_ROOF} fill="#C93B45" />
      <Path d={COLUMNS} fill="#E0A93A" />
      <Rect x={96.8} y={159.6} width={268.8} height={10} fill="#0A2A1E" />
      <Path d="M47.6,0 V57.1 M102,0 V37" stroke="#E9D9A8" strokeWidth={1.2} />
      <Ellipse cx={47.6} cy={73.9} rx={16.8} ry={18.5} fill="#E2574C" />
      <Ellipse cx={102} cy={50.1} rx={13.1} ry={14.4} fill="#E2574C" />
      <Path
        d="M39.2,57.1 h16.8 M39.2,92.4 h16.8 M47.6,92.4 v16.8 M95.4,37 h13.1 M95.4,64.5 h13.1 M102,64.5 v13.1"
        stroke="#F2C25E"
        strokeWidth={2.4}
        strokeLinecap="round"
      />
    </Svg>
  );
}
