import { useState } from 'react';
import { View } from 'react-native';
import Svg from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { BeadBody, BeadDefs } from '@/components/tracks/Bead';
import { RodLine } from '@/components/tracks/RodLine';

const HEIGHT = 34;
const MARGIN = 10;
const FIVE = { w: 16, h: 30 };
const ONE = { w: 11, h: 20 };
const GAP = 3;

/** Gold as beads on a rod: a large blue one for every five, a small brass one for each above. */
export function GoldRod({ gold }: { gold: number }) {
  const { accent, scheme } = useTheme();
  const [width, setWidth] = useState(280);
  const brass = tokens.bead.counted[scheme];
  const beads = [
    ...Array.from({ length: Math.floor(gold / 5) }, () => ({ ...FIVE, colour: accent.marker })),
    ...Array.from({ length: gold % 5 }, () => ({ ...ONE, colour: brass })),
  ];
  const wanted = beads.reduce((sum, { w }) => sum + w + GAP, 0);
  // A full purse stands closer together; what the rod cannot hold is told by the number.
  const tight = Math.min(1, (width - 2 * MARGIN) / Math.max(1, wanted));
  let at = MARGIN;
  const placed = beads.slice(0, 60).map((bead) => {
    const x = at + (bead.w * tight) / 2;
    at += (bead.w + GAP) * tight;
    return { ...bead, x, w: Math.max(3, bead.w * tight) };
  });
  return (
    <View
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      style={{ height: HEIGHT }}
      testID="gold-rod"
    >
      <Svg width="100%" height={HEIGHT}>
        <BeadDefs colours={[brass]}>
          <RodLine width={width} height={HEIGHT} />
          {placed.map(({ x, w, h, colour }, index) => (
            <BeadBody key={index} w={w} h={h} colour={colour} x={x} y={HEIGHT / 2} />
          ))}
        </BeadDefs>
      </Svg>
    </View>
  );
}
