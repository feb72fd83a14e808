import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Line } from 'react-native-svg';

import { playerColour } from '@/components/theme/playerColour';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Bead, BeadDefs, beadSize } from '@/components/tracks/Bead';
import { PlayerToken } from '@/components/ui/PlayerToken';
import type { Person } from '@/store/statistics';

const HEIGHT = 34;
const GAP = 2;

/** A rod a player, a bead a win. Where the beads do not fit, the last stands for the rest and the number says how many. */
export function WinBeads({ people }: { people: readonly Person[] }) {
  return (
    <View style={styles.rows}>
      {people.map((person) => (
        <View
          key={person.key}
          accessible
          accessibilityRole="image"
          aria-label={`${person.name}: ${person.wins} wins in ${person.plays} games`}
          style={styles.row}
        >
          <PlayerToken seat={person.seat} colour={person.colour} size={28} />
          <Txt type="bodyStrong" numberOfLines={1} style={styles.name}>
            {person.name}
          </Txt>
          <Rod wins={person.wins} colour={person.colour} />
          <Txt type="numeral" align="right" style={styles.wins}>
            {person.wins}
          </Txt>
        </View>
      ))}
    </View>
  );
}

function Rod({ wins, colour }: { wins: number; colour: number }) {
  const { color, scheme } = useTheme();
  const [width, setWidth] = useState(0);
  const { w } = beadSize('counted');
  const fits = Math.max(1, Math.floor((width - 8) / (w + GAP)));
  const beads = Math.min(wins, fits);
  const { fill } = playerColour(colour, scheme);
  return (
    <View style={styles.rod} onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
      {width > 0 && wins > 0 ? (
        <Svg width={width} height={HEIGHT}>
          <BeadDefs colours={[fill]}>
            <Line
              x1={0}
              x2={Math.min(width, 8 + beads * (w + GAP))}
              y1={HEIGHT / 2}
              y2={HEIGHT / 2}
              stroke={color.rod}
              strokeWidth={tokens.bead.rodThickness}
              strokeLinecap="round"
            />
            {Array.from({ length: beads }, (_, index) => (
              <Bead key={index} kind="counted" colour={fill} x={6 + w / 2 + index * (w + GAP)} y={HEIGHT / 2} />
            ))}
          </BeadDefs>
        </Svg>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  rows: { gap: 6 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 10, minHeight: 40 },
  name: { width: 76 },
  rod: { flex: 1, height: HEIGHT },
  wins: { minWidth: 32 },
});
