import Svg, { Rect } from 'react-native-svg';

import { BeadBody, BeadDefs } from '@/components/tracks/Bead';

const GOLD = '#E0A93A';
const VERMILION = '#E2573A';
const BEAD = { w: 8.4, h: 12.5 };

/** The app's own mark, three beads on two rods; the name stands beside it, so screen readers pass over it. */
export function AppMark({ size = 40 }: { size?: number }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 40 40" aria-hidden>
      <BeadDefs colours={[GOLD, VERMILION]}>
        <Rect width={40} height={40} rx={11} fill="#14201D" />
        <Rect x={4} y={12.6} width={32} height={2} fill="#C9A45A" />
        <Rect x={4} y={25.4} width={32} height={2} fill="#C9A45A" />
        <BeadBody {...BEAD} colour={GOLD} x={13} y={13.6} />
        <BeadBody {...BEAD} colour={VERMILION} x={28.5} y={26.4} />
        <BeadBody {...BEAD} colour={VERMILION} x={19.4} y={26.4} />
      </BeadDefs>
    </Svg>
  );
}
