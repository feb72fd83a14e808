import type { LucideIcon } from 'lucide-react-native';
import Minus from 'lucide-react-native/icons/minus';
import Plus from 'lucide-react-native/icons/plus';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path, Text as SvgText } from 'react-native-svg';

import { NearAndFarMotif } from '@/components/motifs/NearAndFarMotif';
import { useLiveNumber } from '@/components/session/useLive';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { useStationDrag } from '@/components/tracks/stationDrag';
import { Figure } from '@/components/ui/Figure';
import { Pressy } from '@/components/ui/Pressy';
import { dragsSideways } from '@/components/ui/webStyle';
import { plural } from '@/rules/kernel/plural';
import type { Seat } from '@/rules/kernel/setup';
import { spendable } from '@/rules/near-and-far/sums';
import { CAMP_PRICE, LEAVE_CAP, playerOf, type State } from '@/rules/near-and-far/state';

import { type NearProps, moveCounter } from './props';

const HEIGHT = 190;
const CREAM = '#FFE9C4';
const DUSK = '#4A1F3F';
const ROSE = '#B8315F';
const HEART =
  'M0,6.4 C-8,0.6 -9.2,-4.4 -5.4,-6.8 C-2.8,-8.4 -0.7,-6.9 0,-4.9 C0.7,-6.9 2.8,-8.4 5.4,-6.8 C9.2,-4.4 8,0.6 0,6.4 Z';

const place = (station: number, width: number) => {
  const angle = Math.PI * (1 - (station + 0.35) / (LEAVE_CAP + 0.7));
  return { x: width / 2 + (width / 2 - 26) * Math.cos(angle), y: 120 - 92 * Math.sin(angle) };
};

/** Hearts as the sun's path over the ridges: 0 to 13, more as a badge; drag sideways, tap the number to type. */
export function HeartArc({ table, seat }: { table: NearProps; seat: Seat }) {
  const { highContrast } = useTheme();
  const [width, setWidth] = useState(328);
  const player = playerOf(table.state, seat);
  const { hearts } = player;
  const live = useLiveNumber((now: State) => playerOf(now, seat).hearts);
  const { to, handlers } = useStationDrag(
    { value: Math.min(LEAVE_CAP, hearts), max: LEAVE_CAP, spacing: (width - 52) / LEAVE_CAP },
    (value) => moveCounter(table, seat, 'hearts', value - hearts),
  );
  const shown = to ?? hearts;
  const camps = Math.floor((spendable(player) - hearts + shown) / CAMP_PRICE);
  const words =
    camps > 0
      ? `${shown === 1 ? 'heart' : 'hearts'}, enough for ${plural(camps, 'camp')}`
      : `${shown === 1 ? 'heart' : 'hearts'}, a camp needs 3`;
  const marker = place(Math.min(LEAVE_CAP, shown), width);
  return (
    <View
      style={[styles.sky, { backgroundColor: DUSK }]}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
    >
      {highContrast ? null : <NearAndFarMotif bare style={styles.fill} />}
      <View {...handlers} style={[styles.fill, dragsSideways]}>
        <Svg width={width} height={HEIGHT} aria-hidden>
          {Array.from({ length: LEAVE_CAP + 1 }, (_, station) => {
            if (station === Math.min(LEAVE_CAP, shown)) return null;
            const { x, y } = place(station, width);
            const full = station < shown;
            return (
              <Path
                key={station}
                d={HEART}
                transform={`translate(${x},${y}) scale(${station === CAMP_PRICE ? 1.25 : 1})`}
                fill={full ? CREAM : 'none'}
                stroke={CREAM}
                strokeWidth={1.6}
              />
            );
          })}
          <Circle cx={marker.x} cy={marker.y} r={24} fill={CREAM} opacity={0.28} />
          <Path d={HEART} transform={`translate(${marker.x},${marker.y}) scale(2)`} fill={CREAM} />
          <Path d={HEART} transform={`translate(${marker.x},${marker.y + 0.5}) scale(0.95)`} fill={ROSE} />
          {shown > LEAVE_CAP ? (
            <SvgText
              x={marker.x - 28}
              y={marker.y + 6}
              fill={CREAM}
              fontSize={16}
              fontWeight="700"
              textAnchor="end"
            >{`+${shown - LEAVE_CAP}`}</SvgText>
          ) : null}
        </Svg>
      </View>
      <View style={styles.middle} pointerEvents="box-none">
        <Pressy
          label={`${player.name}'s hearts, ${hearts} of ${LEAVE_CAP}`}
          hint="Type a number"
          onPress={() => table.onKeypad(seat, 'hearts')}
          onLongPress={() => table.onTopic('hearts')}
          holdLabel="Read the rule"
          testID={`hearts-${seat}`}
          style={styles.number}
        >
          <Figure
            type="numeralHero"
            value={shown}
            live={to === undefined ? live : undefined}
            tone={CREAM}
            align="center"
            testID={`hearts-${seat}-value`}
          />
        </Pressy>
        <View style={styles.row} pointerEvents="box-none">
          <Step
            icon={Minus}
            label={`${player.name}'s hearts, minus 1`}
            onPress={() => table.onPay(seat, 'hearts', 1)}
            testID={`hearts-${seat}-minus`}
          />
          <View style={styles.pill}>
            <Txt type="bodyStrong" tone={CREAM} align="center">
              {words}
            </Txt>
          </View>
          <Step
            icon={Plus}
            label={`${player.name}'s hearts, plus 1`}
            onPress={() => table.onGain(seat, 'hearts', 1)}
            testID={`hearts-${seat}-plus`}
          />
        </View>
      </View>
    </View>
  );
}

function Step({
  icon: Icon,
  label,
  onPress,
  testID,
}: {
  icon: LucideIcon;
  label: string;
  onPress: () => void;
  testID: string;
}) {
  return (
    <Pressy label={label} repeats onPress={onPress} testID={testID} style={styles.step}>
      <Icon size={24} color={CREAM} strokeWidth={2.4} />
    </Pressy>
  );
}

const styles = StyleSheet.create({
  sky: { minHeight: HEIGHT, borderRadius: tokens.radius.cardLarge, overflow: 'hidden' },
  fill: { position: 'absolute', inset: 0 },
  // With large text the number grows downwards: the top is the arc's.
  middle: {
    minHeight: HEIGHT,
    alignItems: 'center',
    justifyContent: 'flex-end',
    paddingTop: 52,
    paddingBottom: 10,
    gap: 2,
  },
  number: { minWidth: 96, alignItems: 'center', justifyContent: 'center' },
  row: { flexDirection: 'row', alignItems: 'center', gap: 8, paddingHorizontal: 10 },
  pill: {
    flexShrink: 1,
    backgroundColor: 'rgba(50,20,50,0.94)',
    borderRadius: tokens.radius.pill,
    paddingHorizontal: 14,
    paddingVertical: 7,
  },
  step: {
    width: 48,
    minHeight: 48,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: tokens.radius.pill,
    backgroundColor: 'rgba(50,20,50,0.94)',
  },
});
