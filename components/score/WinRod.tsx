import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import { playerColour } from '@/components/theme/playerColour';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Bead, BeadDefs, beadSize } from '@/components/tracks/Bead';
import { Glide } from '@/components/tracks/Glide';

interface Props {
  /** The colours of those who won; the beads take turns. */
  colours: readonly number[];
  /** The beads run across, once; otherwise they stand there. */
  sweeps: boolean;
}

const BEADS = 9;
const SIZE = beadSize('counted');
const STEP = SIZE.w + 4;
const HEIGHT = SIZE.h + 4;
/** The last bead still has to get there. */
const EVERY = (tokens.motion.duration.celebrate - tokens.motion.duration.base) / BEADS;

/** The winner's rod: its beads sweep across when the result is told. */
export function WinRod({ colours, sweeps }: Props) {
  const { reducedMotion } = useTheme();
  const [width, setWidth] = useState(0);
  const [over, setOver] = useState(sweeps && !reducedMotion ? 0 : BEADS);
  useEffect(() => {
    if (width === 0 || over >= BEADS) return undefined;
    const timer = setTimeout(() => setOver(over + 1), EVERY);
    return () => clearTimeout(timer);
  }, [over, width]);
  return (
    <View
      aria-hidden
      testID="win-rod"
      pointerEvents="none"
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      style={styles.frame}
    >
      <View style={[styles.rod, { backgroundColor: tokens.color.dark.rod }]} />
      {width > 0
        ? Array.from({ length: BEADS }, (_, index) => (
            <Glide key={index} x={index < over ? width - (index + 1) * STEP : (BEADS - 1 - index) * STEP} still={false}>
              <OneBead colour={playerColour(colours[index % colours.length] ?? 0, 'dark').fill} />
            </Glide>
          ))
        : null}
    </View>
  );
}

function OneBead({ colour }: { colour: string }) {
  return (
    <Svg width={STEP} height={HEIGHT}>
      <BeadDefs colours={[colour]}>
        <Bead kind="counted" colour={colour} x={STEP / 2} y={HEIGHT / 2} />
      </BeadDefs>
    </Svg>
  );
}

const styles = StyleSheet.create({
  frame: { height: HEIGHT, justifyContent: 'center' },
  rod: { height: tokens.bead.rodThickness, borderRadius: 2 },
});
