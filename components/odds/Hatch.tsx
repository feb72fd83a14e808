import { useId } from 'react';
import { Defs, Path, Pattern, Rect } from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';

/** Stripes from edge to edge of a tile of 10, with the corners of their neighbours. */
const STRIPES = 'M-2,2 L2,-2 M-1,11 L11,-1 M8,12 L12,8';

/** A name for the hatch of one drawing: names are global in a web page. */
export function useHatch(): string {
  return `hatch${useId()}`;
}

/** The bad side is hatched, so that it reads without colour. Stands inside an Svg. */
export function HatchDefs({ id }: { id: string }) {
  const { scheme } = useTheme();
  const [ground, stripe] = tokens.chart.oddsBadHatch[scheme];
  return (
    <Defs>
      <Pattern id={id} width={10} height={10} patternUnits="userSpaceOnUse">
        <Rect width={10} height={10} fill={ground} />
        <Path d={STRIPES} stroke={stripe} strokeWidth={3.5} />
      </Pattern>
    </Defs>
  );
}
