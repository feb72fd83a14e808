import { useState } from 'react';
import { View } from 'react-native';
import Svg, { Circle } from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';

import { Bead, BeadDefs } from './Bead';
import { RodLine } from './RodLine';

const HEIGHT = 24;
const MARK = 7;

interface Props {
  count: number;
  of: number;
  /** Stations where something is gained: they stand out. */
  isMark?: (station: number) => boolean;
}

/** A count to be read, not moved: beads for what is there, empty stations for what is still to come. */
export function StationRod({ count, of, isMark = () => false }: Props) {
  const { color, accent } = useTheme();
  const [width, setWidth] = useState(200);
  const most = Math.max(1, of, count);
  const step = width / most;
  return (
    <View aria-hidden onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
      <Svg width="100%" height={HEIGHT}>
        <RodLine width={width} height={HEIGHT} />
        <BeadDefs>
          {Array.from({ length: most }, (_, index) => {
            const x = step * (index + 0.5);
            const marked = isMark(index + 1);
            return index < count ? (
              <Bead key={index} kind="counted" x={x} y={HEIGHT / 2} />
            ) : (
              <Circle
                key={index}
                cx={x}
                cy={HEIGHT / 2}
                r={marked ? MARK : tokens.bead.stationRadius}
                fill={color.surface}
                stroke={marked ? accent.second : color.rod}
                strokeWidth={marked ? 2.5 : 2}
              />
            );
          })}
        </BeadDefs>
      </Svg>
    </View>
  );
}
