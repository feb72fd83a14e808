import { type ReactNode, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Line } from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Bead, BeadDefs, beadSize } from '@/components/tracks/Bead';
import { RodLine } from '@/components/tracks/RodLine';
import { useStationDrag } from '@/components/tracks/stationDrag';
import { stepsByKeys } from '@/components/tracks/stepsByKeys';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { dragsSideways, noOutline } from '@/components/ui/webStyle';
import { plural } from '@/rules/kernel/plural';
import { BRACKETS } from '@/rules/near-and-far/card-kinds';
import { reputationPoints } from '@/rules/near-and-far/printed';
import { clamp, REPUTATION_HIGH, REPUTATION_LOW, type State } from '@/rules/near-and-far/state';
import { signed } from '@/rules/near-and-far/words';

const HEIGHT = 56;
const TOKEN = 18;
const MARGIN = 18;
const STATIONS = REPUTATION_HIGH - REPUTATION_LOW;
const VALUES = Array.from({ length: STATIONS + 1 }, (_, index) => index + REPUTATION_LOW);

interface Rival {
  readonly seat: number;
  readonly colour: number;
  readonly name: string;
  readonly value: number;
}

interface Props {
  state: State;
  /** Whose: "Mira's reputation". */
  label: string;
  value: number;
  /** How far it may go; the whole track if left out. */
  low?: number;
  high?: number;
  /** Where it stands before a purchase. */
  from?: number;
  rivals: readonly Rival[];
  /** Told once, by a tap on a station, a drag or a key. */
  onValue: (value: number) => void;
  /** What stands above it, told of the value under the finger. */
  children?: (shown: number) => ReactNode;
  testID: string;
}

/** Reputation −6 to 12 as a track: tap a station, drag the marker or use the arrow keys; points below, rivals above. */
export function ReputationTrack({
  state,
  label,
  value,
  low = REPUTATION_LOW,
  high = REPUTATION_HIGH,
  from,
  rivals,
  onValue,
  children,
  testID,
}: Props) {
  const { color, accent, type } = useTheme();
  const [width, setWidth] = useState(300);
  const spacing = (width - 2 * MARGIN) / STATIONS;
  const x = (station: number) => MARGIN + (station - REPUTATION_LOW) * spacing;
  const go = (to: number) => {
    const next = clamp(to, low, high);
    if (next !== value) onValue(next);
  };
  const { to, handlers } = useStationDrag(
    { value: value - REPUTATION_LOW, max: STATIONS, spacing, first: MARGIN },
    (station) => go(station + REPUTATION_LOW),
  );
  const shown = to === undefined ? value : clamp(to + REPUTATION_LOW, low, high);
  const marker = beadSize('marker', to !== undefined);
  const digit = tokens.bead.size.marker.digit * (shown > 9 || shown < 0 ? 0.8 : 1);
  const others = rivals.map((rival) => `${rival.name} ${signed(rival.value)}`);
  return (
    <>
      {children?.(shown)}
      <View
        testID={testID}
        accessible
        accessibilityRole="adjustable"
        accessibilityLabel={label}
        aria-valuemin={low}
        aria-valuemax={high}
        aria-valuenow={value}
        aria-valuetext={[`${signed(value)}, ${plural(reputationPoints(state, value), 'point')}`, ...others].join('. ')}
        accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
        onAccessibilityAction={({ nativeEvent }) => go(value + (nativeEvent.actionName === 'increment' ? 1 : -1))}
        {...stepsByKeys((by) => go(value + by))}
        onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
        {...handlers}
        style={[dragsSideways, noOutline, { outlineColor: color.focus }]}
      >
        <View pointerEvents="none">
          <View style={styles.rivals}>
            {rivals.map((rival) => (
              <View key={rival.seat} style={[styles.rival, { left: x(rival.value) - TOKEN / 2 }]}>
                <PlayerToken seat={rival.seat} colour={rival.colour} size={TOKEN} />
              </View>
            ))}
          </View>
          <Svg width="100%" height={HEIGHT}>
            <BeadDefs colours={[]}>
              <RodLine width={width} height={HEIGHT} />
              <Line x1={x(0)} x2={x(0)} y1={12} y2={HEIGHT - 12} stroke={color.ink2} strokeWidth={2} />
              {VALUES.map((station) => {
                if (station === shown || station === 0) return null;
                const counted = Math.abs(station) < Math.abs(shown) && Math.sign(station) === Math.sign(shown);
                if (counted) return <Bead key={station} kind="counted" x={x(station)} y={HEIGHT / 2} />;
                const within = station >= low && station <= high;
                return (
                  <Circle
                    key={station}
                    cx={x(station)}
                    cy={HEIGHT / 2}
                    r={within ? 4.5 : 2.5}
                    fill={color.surface}
                    stroke={color.rod}
                    strokeWidth={2}
                  />
                );
              })}
              {from === undefined || from === shown ? null : (
                <Circle cx={x(from)} cy={HEIGHT / 2} r={9} fill="none" stroke={accent.accent} strokeWidth={2.5} />
              )}
              <Bead kind="marker" x={x(shown)} y={HEIGHT / 2} dragged={to !== undefined} />
            </BeadDefs>
          </Svg>
          <View style={[styles.digit, { left: x(shown) - marker.w / 2, width: marker.w }]}>
            <Txt
              type="numeral"
              tone={accent.onMarker}
              align="center"
              maxFontSizeMultiplier={1}
              style={[type.numeral, { fontSize: digit, lineHeight: digit * 1.15 }]}
            >
              {signed(shown)}
            </Txt>
          </View>
          <Brackets state={state} reputation={shown} x={x} spacing={spacing} />
        </View>
      </View>
    </>
  );
}

interface BracketProps {
  state: State;
  reputation: number;
  x: (value: number) => number;
  spacing: number;
}

function Brackets({ state, reputation, x, spacing }: BracketProps) {
  const { color, accent } = useTheme();
  const worth = BRACKETS.map((each) => ({ ...each, points: reputationPoints(state, each.from) }));
  const reach = Math.min(24, spacing * 0.9);
  return (
    <View style={styles.brackets}>
      <Txt type="label" color="ink2" style={styles.end}>
        −6
      </Txt>
      {worth
        .filter(({ points }) => points !== 0)
        .map(({ key, from, to, points }) => {
          const here = reputation >= from && reputation <= to;
          const ground = here ? accent.accent : color.sunken;
          return (
            <View
              key={key}
              style={[
                styles.bracket,
                { left: x(from) - reach / 2, width: (to - from) * spacing + reach, backgroundColor: ground },
              ]}
            >
              <Txt
                type="numeralSmall"
                tone={here ? accent.onAccent : color.ink2}
                align="center"
                maxFontSizeMultiplier={1}
                // The brackets do not grow with the text, so neither do their digits.
                style={styles.points}
              >
                {signed(points)}
              </Txt>
            </View>
          );
        })}
    </View>
  );
}

const styles = StyleSheet.create({
  rivals: { height: TOKEN },
  rival: { position: 'absolute', top: 0 },
  digit: { position: 'absolute', top: TOKEN, height: HEIGHT, justifyContent: 'center' },
  brackets: { height: 28 },
  bracket: {
    position: 'absolute',
    top: 0,
    height: 26,
    borderRadius: 8,
    justifyContent: 'center',
    alignItems: 'center',
  },
  points: { fontSize: 16, lineHeight: 22 },
  end: { position: 'absolute', top: 3, left: 0 },
});
