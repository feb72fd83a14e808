import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Line } from 'react-native-svg';

import { useLive } from '@/components/session/useLive';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Bead, BeadDefs, beadSize } from '@/components/tracks/Bead';
import { useStationDrag } from '@/components/tracks/stationDrag';
import { Card } from '@/components/ui/Card';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { Pressy } from '@/components/ui/Pressy';
import { dragsSideways } from '@/components/ui/webStyle';
import type { Seat } from '@/rules/kernel/setup';
import { BRACKETS } from '@/rules/near-and-far/card-kinds';
import { reputationPoints } from '@/rules/near-and-far/printed';
import { playerOf, REPUTATION_HIGH, REPUTATION_LOW } from '@/rules/near-and-far/state';
import { plural, signed } from '@/rules/near-and-far/words';

import { type NearProps, setCounter } from './props';

const HEIGHT = 56;
const MARGIN = 18;
const STATIONS = REPUTATION_HIGH - REPUTATION_LOW;

/** Reputation −6 to 12 on a rod, its points below and the others as small tokens above. */
export function ReputationRod({ table, seat }: { table: NearProps; seat: Seat }) {
  const { color, accent, type } = useTheme();
  const [width, setWidth] = useState(300);
  const { name } = playerOf(table.state, seat);
  const reputation = useLive(table.state, (now) => playerOf(now, seat).reputation);
  const spacing = (width - 2 * MARGIN) / STATIONS;
  const x = (value: number) => MARGIN + (value - REPUTATION_LOW) * spacing;
  const { to, handlers } = useStationDrag({ value: reputation - REPUTATION_LOW, max: STATIONS, spacing }, (station) =>
    setCounter(table, seat, 'reputation', station + REPUTATION_LOW),
  );
  const shown = to === undefined ? reputation : to + REPUTATION_LOW;
  const points = reputationPoints(table.state, shown);
  const marker = beadSize('marker', to !== undefined);
  const others = table.seats.flatMap((other, at) =>
    at === seat ? [] : [{ at, colour: other.colour, value: playerOf(table.state, at).reputation }],
  );
  const digit = tokens.bead.size.marker.digit * (shown < -9 || shown > 9 || shown < 0 ? 0.8 : 1);
  return (
    <Card large style={styles.card}>
      <View style={styles.head}>
        <Pressy
          label={`${name}'s reputation, ${signed(reputation)}`}
          hint="Type a number"
          onPress={() => table.onKeypad(seat, 'reputation')}
          onLongPress={() => table.onTopic('reputation')}
          holdLabel="Read the rule"
          testID={`reputation-${seat}`}
          style={styles.title}
        >
          <Txt type="section">Reputation</Txt>
        </Pressy>
        <Txt type="bodyStrong" tone={accent.accent} style={styles.worth}>
          {points === 0
            ? 'no points now'
            : `worth ${signed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'} now`}
        </Txt>
      </View>
      <View
        onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
        aria-label={`${name}'s reputation ${signed(reputation)}, ${plural(points, 'point')}. ${others
          .map(({ at, value }) => `${table.seats[at]?.name} ${signed(value)}`)
          .join(', ')}`}
        {...handlers}
        style={dragsSideways}
      >
        <View style={styles.others} aria-hidden>
          {others.map(({ at, colour, value }) => (
            <View key={at} style={[styles.other, { left: x(value) - 9 }]}>
              <PlayerToken seat={at} colour={colour} size={18} />
            </View>
          ))}
        </View>
        <Svg width="100%" height={HEIGHT} aria-hidden>
          <BeadDefs colours={[]}>
            <Line
              x1={4}
              x2={width - 4}
              y1={HEIGHT / 2}
              y2={HEIGHT / 2}
              stroke={color.rod}
              strokeWidth={4}
              strokeLinecap="round"
            />
            <Line x1={x(0)} x2={x(0)} y1={12} y2={HEIGHT - 12} stroke={color.ink2} strokeWidth={2} />
            {Array.from({ length: STATIONS + 1 }, (_, index) => index + REPUTATION_LOW).map((value) => {
              if (value === shown) return null;
              const counted = value !== 0 && Math.abs(value) < Math.abs(shown) && Math.sign(value) === Math.sign(shown);
              return counted ? (
                <Bead key={value} kind="counted" x={x(value)} y={HEIGHT / 2} />
              ) : value === 0 ? null : (
                <Circle
                  key={value}
                  cx={x(value)}
                  cy={HEIGHT / 2}
                  r={4.5}
                  fill={color.surface}
                  stroke={color.rod}
                  strokeWidth={2}
                />
              );
            })}
            <Bead kind="marker" x={x(shown)} y={HEIGHT / 2} dragged={to !== undefined} />
          </BeadDefs>
        </Svg>
        <View pointerEvents="none" style={[styles.digit, { left: x(shown) - marker.w / 2, width: marker.w }]}>
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
      </View>
      <Brackets table={table} reputation={shown} x={x} spacing={spacing} />
    </Card>
  );
}

interface BracketProps {
  table: NearProps;
  reputation: number;
  x: (value: number) => number;
  spacing: number;
}

function Brackets({ table, reputation, x, spacing }: BracketProps) {
  const { color, accent } = useTheme();
  const worth = BRACKETS.map((each) => ({ ...each, points: reputationPoints(table.state, each.from) }));
  return (
    <View style={styles.brackets} aria-hidden>
      <Txt type="label" color="ink2" style={[styles.end, { left: 0 }]}>
        −6
      </Txt>
      {worth
        .filter(({ points }) => points !== 0)
        .map(({ key, from, to, points }) => {
          const here = reputation >= from && reputation <= to;
          const width = (to - from) * spacing + Math.min(24, spacing * 0.9);
          return (
            <View
              key={key}
              style={[
                styles.bracket,
                {
                  left: x(from) - Math.min(24, spacing * 0.9) / 2,
                  width,
                  backgroundColor: here ? accent.accent : color.sunken,
                },
              ]}
            >
              <Txt
                type="numeralSmall"
                tone={here ? accent.onAccent : color.ink2}
                align="center"
                maxFontSizeMultiplier={1}
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
  card: { padding: 12, gap: 2 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 8 },
  title: { justifyContent: 'center' },
  worth: { flexShrink: 1 },
  others: { height: 18 },
  other: { position: 'absolute', top: 0 },
  digit: { position: 'absolute', top: 18, height: HEIGHT, justifyContent: 'center' },
  brackets: { height: 28 },
  bracket: {
    position: 'absolute',
    top: 0,
    height: 26,
    borderRadius: 8,
    justifyContent: 'center',
    alignItems: 'center',
  },
  end: { position: 'absolute', top: 3 },
});
