import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { useTextScale } from '@/components/tracks/textScale';

import { ChartOrTable } from './ChartOrTable';

export interface Bar {
  readonly key: string;
  /** Before the bar: "Nov 26", "3 players". */
  readonly words: string;
  readonly value: number;
  /** The value as it is read: "1 h 20 min". */
  readonly said?: string;
  /** What the bar was counted from. */
  readonly n?: number;
}

interface Props {
  title: string;
  /** What the bars are and what they count: "Month", "Games". */
  heads: readonly [string, string];
  bars: readonly Bar[];
  /** One sentence: what the chart shows, and from how many games. */
  finding: string;
  testID: string;
}

/** Room for a value, and for each sign of it at the normal text size, in dp. */
const LEAST_ROOM = 44;
const A_SIGN = 11;

/** Bars from zero, the largest as wide as there is room. Also as a table. */
export function BarChart({ title, heads, bars, finding, testID }: Props) {
  const { color, accent } = useTheme();
  const most = Math.max(0, ...bars.map(({ value }) => value)) || 1;
  const shown = ({ said, value }: Bar) => said ?? `${value}`;
  // The same room for every value: beside "45 min" a bar must not be longer than it is beside "1 h 20 min".
  const longest = Math.max(...bars.map((bar) => shown(bar).length));
  const room = Math.max(LEAST_ROOM, Math.ceil(longest * A_SIGN * useTextScale()));
  const read = ({ value, said, n }: Bar) => `${said ?? value}${n === undefined ? '' : ` (n ${n})`}`;
  return (
    <ChartOrTable
      title={title}
      type="title"
      finding={finding}
      testID={testID}
      heads={heads}
      rows={bars.map((bar) => [bar.words, read(bar)])}
    >
      <View accessible accessibilityRole="image" aria-label={`${title}. ${finding}`} style={styles.bars}>
        {bars.map((bar) => (
          <View key={bar.key} style={styles.row}>
            <Txt type="label" color="ink2" style={styles.name} numberOfLines={2}>
              {bar.words}
            </Txt>
            <View style={styles.track}>
              <View
                style={[
                  styles.bar,
                  { width: `${(100 * bar.value) / most}%`, backgroundColor: accent.accent },
                  bar.value === 0 ? { backgroundColor: color.line } : null,
                ]}
              />
            </View>
            <Txt type="numeralSmall" align="right" style={{ width: room }} testID={`${testID}-${bar.key}-value`}>
              {shown(bar)}
            </Txt>
          </View>
        ))}
      </View>
    </ChartOrTable>
  );
}

const styles = StyleSheet.create({
  bars: { gap: 8 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 10, minHeight: 24 },
  name: { width: '30%' },
  track: { flex: 1 },
  bar: { height: 18, minWidth: 2, borderRadius: 4 },
});
