import ChevronDown from 'lucide-react-native/icons/chevron-down';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Line } from 'react-native-svg';
import { memo, useState } from 'react';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { sameData } from '@/components/ui/sameData';
import type { Seat } from '@/rules/kernel/setup';
import { clanOf, seatsOf, type State, wantedOf } from '@/rules/world-adventure/state';
import { rankOf, rankWords, wantedRanks } from '@/rules/world-adventure/wanted';

import type { WorldProps } from './props';
import { SpokenPress } from './SpokenPress';

const LEAST_NUMBERS = 7;
const TOKEN = 26;

/** The Most Wanted track: tokens on one number stand in the order they came, the rank above each. */
export function WantedCard({ table }: { table: WorldProps }) {
  const { layout } = useTheme();
  const [open, setOpen] = useState(false);
  const { state, seats, onOpen, onTopic } = table;
  const colours = seats.map(({ colour }) => colour);
  if (layout === 'smallPhone' && !open) {
    const ranks = wantedRanks(state).map((seat) => ({ seat, points: wantedOf(state, seat) }));
    return <Folded ranks={ranks} colours={colours} said={spoken(state)} onPress={() => setOpen(true)} />;
  }
  const highest = state.wantedRows.length - 1;
  const numbers = Math.max(LEAST_NUMBERS, highest + 2);
  const first = numbers > 9 ? Math.max(0, highest - 7) : 0;
  const columns = Array.from({ length: Math.min(9, numbers - first) }, (_, index) => {
    const number = first + index;
    return {
      number,
      row: (state.wantedRows[number] ?? []).map((seat) => ({
        seat,
        rank: number === 0 ? ' ' : rankWords(state, seat),
      })),
    };
  });
  return (
    <Card large style={styles.card}>
      <SpokenPress
        label={`Most wanted. ${spoken(state)}`}
        hint="Changes wanted points"
        onPress={() => onOpen('wanted')}
        onLongPress={() => onTopic('most-wanted-order')}
        holdLabel="Read the rule"
        testID="wanted-track"
      >
        <View style={styles.head}>
          <Txt type="label" color="ink2">
            Most wanted
          </Txt>
          <Txt type="label" color="ink2">
            {leader(state)}
          </Txt>
        </View>
        <Track columns={columns} colours={colours} />
      </SpokenPress>
    </Card>
  );
}

interface FoldedProps {
  ranks: readonly { seat: Seat; points: number }[];
  colours: readonly number[];
  said: string;
  onPress: () => void;
}

/** On a small phone one row: who is wanted, the first first. */
const Folded = memo(function Folded({ ranks, colours, said, onPress }: FoldedProps) {
  const { color } = useTheme();
  return (
    <Card large style={styles.folded}>
      <SpokenPress
        label={`Most wanted. ${said}`}
        hint="Opens the track"
        expanded={false}
        onPress={onPress}
        inner={styles.row}
        testID="wanted-folded"
      >
        <Txt type="label" color="ink2" style={styles.title}>
          Most wanted
        </Txt>
        <View style={styles.pairs}>
          {ranks.length === 0 ? <Txt type="label">All Good Boys</Txt> : null}
          {ranks.map(({ seat, points }) => (
            <View key={seat} style={styles.pair}>
              <PlayerToken seat={seat} colour={colours[seat] ?? seat} size={22} />
              <Txt type="numeralSmall" style={styles.raised}>
                {points}
              </Txt>
            </View>
          ))}
        </View>
        <ChevronDown size={20} color={color.ink3} strokeWidth={2} />
      </SpokenPress>
    </Card>
  );
}, sameData);

interface TrackProps {
  columns: readonly { number: number; row: readonly { seat: Seat; rank: string }[] }[];
  colours: readonly number[];
}

const Track = memo(function Track({ columns, colours }: TrackProps) {
  const { color, accent } = useTheme();
  const [width, setWidth] = useState(300);
  const spacing = width / columns.length;
  return (
    <View style={styles.track} onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
      <Svg width="100%" height={TOKEN} style={styles.rod}>
        <Line
          x1={4}
          x2={width - 4}
          y1={TOKEN / 2}
          y2={TOKEN / 2}
          stroke={color.rod}
          strokeWidth={tokens.bead.rodThickness}
          strokeLinecap="round"
        />
        {columns.map(({ number }, index) => (
          <Circle
            key={number}
            cx={spacing * (index + 0.5)}
            cy={TOKEN / 2}
            r={tokens.bead.stationRadius}
            fill={color.surface}
            stroke={color.rod}
            strokeWidth={2}
          />
        ))}
      </Svg>
      {columns.map(({ number, row }, index) => {
        // More than fit side by side overlap, the first to arrive on top.
        const step = row.length > 1 ? Math.min(TOKEN, (spacing - TOKEN) / (row.length - 1)) : 0;
        const from = spacing * (index + 0.5) - TOKEN / 2 - (step * (row.length - 1)) / 2;
        return (
          <View key={number} style={StyleSheet.absoluteFill} pointerEvents="none">
            {row.map(({ seat, rank }, place) => (
              <View key={seat} style={[styles.token, { left: from + step * place, zIndex: row.length - place }]}>
                <Txt type="micro" tone={accent.second} align="center" maxFontSizeMultiplier={1} style={styles.rank}>
                  {rank}
                </Txt>
                <PlayerToken seat={seat} colour={colours[seat] ?? seat} size={TOKEN} />
              </View>
            ))}
            <Txt
              type="numeralSmall"
              color={row.length > 0 ? 'ink' : 'ink3'}
              align="center"
              maxFontSizeMultiplier={1}
              style={[styles.number, { left: spacing * index, width: spacing }]}
            >
              {number}
            </Txt>
          </View>
        );
      })}
    </View>
  );
}, sameData);

function leader(state: State): string {
  const [first] = wantedRanks(state);
  return first === undefined ? 'All Good Boys' : `${clanOf(state, first).name} is hunted first`;
}

function spoken(state: State): string {
  return seatsOf(state)
    .map((seat) => {
      const rank = rankOf(state, seat);
      const { name } = clanOf(state, seat);
      return rank === undefined ? `${name}, Good Boy` : `${name}, ${wantedOf(state, seat)}, rank ${rank}`;
    })
    .join('. ');
}

const styles = StyleSheet.create({
  folded: { paddingHorizontal: 14, paddingVertical: 0 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  title: { flexShrink: 1 },
  pairs: {
    flex: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    columnGap: 12,
    paddingVertical: 4,
  },
  pair: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  raised: { marginTop: -4 },
  card: { paddingHorizontal: 10, paddingVertical: 8 },
  head: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 8, paddingHorizontal: 4 },
  track: { height: 72 },
  rod: { position: 'absolute', top: 18 },
  token: { position: 'absolute', top: 2, width: TOKEN, alignItems: 'center' },
  rank: { height: 16, width: 34 },
  number: { position: 'absolute', top: 45, fontSize: 17, lineHeight: 22 },
});
