import { Line } from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';

/** The wire that beads sit on, along the middle of a drawing of this size. */
export function RodLine({ width, height }: { width: number; height: number }) {
  const { color } = useTheme();
  return (
    <Line
      x1={2}
      x2={width - 2}
      y1={height / 2}
      y2={height / 2}
      stroke={color.rod}
      strokeWidth={tokens.bead.rodThickness}
      strokeLinecap="round"
    />
  );
}
