import { G, Rect } from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';

/** Brass stays brass: the caps take the gold die's face, which stands out on both surfaces. */
const CAP = tokens.dice.gold.face;

interface Props {
  x: number;
  y: number;
  /** Degrees; 0 hangs upright. */
  angle: number;
  lit: boolean;
}

/** One lantern inside an `Svg`: lit it is filled and has caps, unlit it is an outline. */
export function Lantern({ x, y, angle, lit }: Props) {
  const { color, accent } = useTheme();
  return (
    <G transform={`translate(${x} ${y}) rotate(${angle})`}>
      {lit ? (
        <>
          <Rect x={-2.75} y={-8} width={5.5} height={16} fill={CAP} />
          <Rect x={-4.75} y={-6} width={9.5} height={12} rx={3.5} fill={accent.marker} />
        </>
      ) : (
        <Rect
          x={-3.75}
          y={-5.5}
          width={7.5}
          height={11}
          rx={3.5}
          fill="none"
          stroke={color.lineStrong}
          strokeWidth={1.5}
        />
      )}
    </G>
  );
}
