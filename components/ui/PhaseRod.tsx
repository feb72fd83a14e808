import { memo, useState } from 'react';
import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';
import Svg, { Circle, Line } from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Bead, BeadDefs } from '@/components/tracks/Bead';
import type { Phase } from '@/rules/kernel/phase';

import { Pressy } from './Pressy';

interface Props {
  phases: readonly Phase[];
  /** Opens the checklist behind a station. */
  onPress: (key: string) => void;
  style?: StyleProp<ViewStyle>;
  testID?: string;
}

const ROD_HEIGHT = 28;
/** A column narrower than this has no room for its name: only the current phase is named then. */
const NAMED_FROM = 62;

const SAID: Readonly<Record<Phase['status'], string>> = { done: 'done', now: 'now', due: 'still to come' };

/** The phases of a turn as beads: passed ones counted, the current one marked, the rest still empty. */
function DrawnRod({ phases, onPress, style, testID }: Props) {
  const { color } = useTheme();
  const [width, setWidth] = useState(0);
  const column = phases.length > 0 ? width / phases.length : 0;
  const x = (index: number) => (index + 0.5) * column;
  return (
    <View style={style} testID={testID} onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
      <View pointerEvents="none" style={styles.rod} aria-hidden>
        <Svg width="100%" height={ROD_HEIGHT}>
          <BeadDefs>
            <Line
              x1={2}
              x2={Math.max(2, width - 2)}
              y1={ROD_HEIGHT / 2}
              y2={ROD_HEIGHT / 2}
              stroke={color.rod}
              strokeWidth={3}
              strokeLinecap="round"
            />
            {phases.map((phase, index) =>
              phase.status === 'due' ? (
                <Circle
                  key={phase.key}
                  cx={x(index)}
                  cy={ROD_HEIGHT / 2}
                  r={tokens.bead.stationRadius}
                  fill={color.bg}
                  stroke={color.rod}
                  strokeWidth={2}
                />
              ) : (
                <Bead
                  key={phase.key}
                  kind={phase.status === 'now' ? 'phase' : 'counted'}
                  x={x(index)}
                  y={ROD_HEIGHT / 2}
                />
              ),
            )}
          </BeadDefs>
        </Svg>
      </View>
      <View style={styles.stations}>
        {phases.map((phase) => (
          <Pressy
            key={phase.key}
            label={`${phase.words}, ${SAID[phase.status]}`}
            hint="Shows its checklist"
            onPress={() => onPress(phase.key)}
            testID={`phase-${phase.key}`}
            style={styles.station}
          >
            {column >= NAMED_FROM || phase.status === 'now' ? (
              <Txt
                type="label"
                color={phase.status === 'now' ? 'ink' : 'ink3'}
                align="center"
                style={column < NAMED_FROM ? styles.spills : null}
              >
                {phase.words}
              </Txt>
            ) : null}
          </Pressy>
        ))}
      </View>
    </View>
  );
}

/** The phases are made anew with every tap; the rod is drawn again only when one of them changed. */
export const PhaseRod = memo(
  DrawnRod,
  (before, after) =>
    before.onPress === after.onPress && before.style === after.style && same(before.phases, after.phases),
);

function same(before: readonly Phase[], after: readonly Phase[]): boolean {
  return before.length === after.length && before.every((phase, index) => sameStation(phase, after[index]));
}

function sameStation(before: Phase, after: Phase | undefined): boolean {
  return before.key === after?.key && before.status === after.status && before.words === after.words;
}

const styles = StyleSheet.create({
  rod: { position: 'absolute', left: 0, right: 0, top: 0 },
  stations: { flexDirection: 'row' },
  station: {
    flex: 1,
    minWidth: 0,
    paddingTop: ROD_HEIGHT + 2,
    alignItems: 'center',
    borderRadius: tokens.radius.chip,
  },
  spills: { width: 120 },
});
