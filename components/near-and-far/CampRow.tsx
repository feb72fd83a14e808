import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Ellipse, G, Path, Rect } from 'react-native-svg';

import { playerColour } from '@/components/theme/playerColour';
import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { Pressy } from '@/components/ui/Pressy';
import { plural } from '@/rules/kernel/plural';
import type { Seat } from '@/rules/kernel/setup';
import { reveal, topRow } from '@/rules/near-and-far/printed';
import { boardCamps, campsOf, playerOf } from '@/rules/near-and-far/state';

import type { NearProps } from './props';

const CELL = 44;
const ROW = 46;
const TENT = 'M-15,13 L0,-14 L15,13 Z';
const DOOR = 'M-5,13 L0,-8 L5,13 Z';
const POLES = 'M-3.4,-18 L0,-13 L3.4,-18';

/** The camps still on the board; lifted ones show what they hid. The next is ringed, the last says +2. */
export function CampRow({ table, seat }: { table: NearProps; seat: Seat }) {
  const { color, accent, scheme } = useTheme();
  const { state } = table;
  const player = playerOf(state, seat);
  const placed = campsOf(player);
  const most = boardCamps(state);
  const top = topRow(state) + (state.longGame ? 2 : 0);
  const columns = Math.max(top, most - top);
  const left = Math.max(0, most - placed);
  const tent = playerColour(table.seats[seat]?.colour ?? seat, scheme);
  const tell = `${player.name}: ${plural(placed, 'camp')} placed, ${left} left`;
  return (
    <Card large style={styles.card}>
      <View style={styles.head}>
        <Txt type="section" heading>
          Camps
        </Txt>
        <Txt type="bodyStrong" color="ink2">
          {`${placed} placed, ${left} left`}
        </Txt>
      </View>
      <Pressy
        label={tell}
        hint="Says where a camp was placed"
        onPress={() => table.onOpen('camp')}
        onLongPress={() => table.onTopic('camp-row')}
        holdLabel="Read the rule"
        testID={`camps-${seat}`}
        style={styles.row}
      >
        <Svg
          width="100%"
          height={ROW * 2}
          viewBox={`0 0 ${columns * CELL} ${ROW * 2}`}
          preserveAspectRatio="xMidYMid meet"
          aria-hidden
        >
          {Array.from({ length: most }, (_, index) => {
            const ordinal = index + 1;
            const row = index < top ? 0 : 1;
            const x = (index - (row === 0 ? 0 : top) + 0.5) * CELL;
            const y = row * ROW + ROW / 2;
            const lifted = ordinal <= placed;
            const next = ordinal === placed + 1;
            return (
              <G key={ordinal} transform={`translate(${x},${y})`}>
                {next ? <Circle r={21} fill={accent.tint} stroke={accent.accent} strokeWidth={2} /> : null}
                {lifted ? (
                  <Lifted shows={reveal(state, ordinal)} line={color.lineStrong} ground={color.sunken} />
                ) : null}
                {lifted ? null : (
                  <G scale={next ? 0.86 : 1}>
                    <Path d={POLES} stroke={tent.fill} strokeWidth={2.4} fill="none" strokeLinecap="round" />
                    <Path d={TENT} fill={tent.fill} stroke={tent.outline ?? tent.fill} strokeLinejoin="round" />
                    <Path d={DOOR} fill={scheme === 'light' ? '#00000066' : '#00000088'} />
                  </G>
                )}
                {ordinal === most ? <Rect x={6} y={-21} width={16} height={14} rx={7} fill={accent.accent} /> : null}
                {ordinal === most ? <PlusTwo colour={accent.onAccent} /> : null}
              </G>
            );
          })}
        </Svg>
      </Pressy>
    </Card>
  );
}

function PlusTwo({ colour }: { colour: string }) {
  return (
    <Path
      d="M8.5,-14 h4 M10.5,-16 v4 M14.5,-16.5 q0,-1.8 2,-1.8 q2,0 2,1.8 q0,1.4 -4,4.2 h4.2"
      stroke={colour}
      strokeWidth={1.2}
      fill="none"
    />
  );
}

function Lifted({ shows, line, ground }: { shows: 'coin' | 'gem' | 'none' | undefined; line: string; ground: string }) {
  if (shows === 'coin') {
    return (
      <>
        <Ellipse cx={0} cy={14} rx={15} ry={4} fill={ground} />
        <Circle r={10} fill="#D9A441" stroke="#7A5310" strokeWidth={2} />
        <Path d="M-2.4,-3 L0.6,-5 V5" stroke="#4A3208" strokeWidth={2} fill="none" />
      </>
    );
  }
  if (shows === 'gem') {
    return (
      <>
        <Ellipse cx={0} cy={14} rx={15} ry={4} fill={ground} />
        <Path
          d="M-9,-6 H9 L12,-1 L0,11 L-12,-1 Z"
          fill="#2FA79B"
          stroke="#0E5F57"
          strokeWidth={2}
          strokeLinejoin="round"
        />
      </>
    );
  }
  return <Path d={TENT} fill="none" stroke={line} strokeWidth={2} strokeDasharray="4 4" strokeLinejoin="round" />;
}

const styles = StyleSheet.create({
  card: { padding: 12, gap: 4 },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: 8,
  },
  row: { minHeight: ROW * 2 },
});
