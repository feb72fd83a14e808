import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { LARGE_TEXT, useTextScale } from '@/components/tracks/textScale';
import { Card } from '@/components/ui/Card';
import type { ScoreSheet } from '@/rules/kernel/score';
import type { Seat } from '@/rules/kernel/setup';

import { ColumnTokens } from './ColumnTokens';
import { totalWords } from './figures';
import { Hatch } from './Hatch';
import { type Bar, barsOf } from './segments';
import { Band, swatchColour } from './SwatchMark';

interface Props {
  sheet: ScoreSheet;
  /** The colour of each seat. */
  colours: readonly number[];
  /** Who won by the game's outcome; without it, the first place. */
  winners?: readonly Seat[];
}

/** Where the points came from: a stacked bar for each column, the best first. Nothing where there are no points. */
export function ScoreBars({ sheet, colours, winners }: Props) {
  const bars = barsOf(sheet, winners);
  if (bars.length === 0) return null;
  const open = bars.some((bar) => bar.total.open);
  return (
    <Card style={styles.card}>
      {bars.map((bar) => (
        <BarLine key={bar.column} bar={bar} sheet={sheet} colours={colours} wide={open} />
      ))}
    </Card>
  );
}

interface LineProps {
  bar: Bar;
  sheet: ScoreSheet;
  colours: readonly number[];
  /** Some total reads "17 + ?". */
  wide: boolean;
}

function BarLine({ bar, sheet, colours, wide }: LineProps) {
  const { color } = useTheme();
  const scale = useTextScale();
  const column = sheet.columns[bar.column];
  const numbers = Math.round((wide ? 88 : 62) * Math.min(Math.max(1, scale), LARGE_TEXT));
  const team = sheet.columns.some(({ seats }) => seats.length > 1);
  return (
    <View accessible role="img" aria-label={bar.said} testID={`bar-${bar.column}`} style={styles.line}>
      <View style={team ? styles.team : styles.token}>
        {column ? <ColumnTokens column={column} colours={colours} size={28} /> : null}
      </View>
      <View style={styles.track}>{bar.segments.length > 0 ? <Segments bar={bar} /> : null}</View>
      <Txt
        type={bar.won && !wide ? 'numeralLarge' : 'numeral'}
        tone={bar.total.sum < 0 ? color.danger : color.ink}
        align="right"
        style={[styles.raised, { minWidth: numbers }]}
      >
        {totalWords(bar.total)}
      </Txt>
    </View>
  );
}

function Segments({ bar }: { bar: Bar }) {
  const theme = useTheme();
  return (
    <View testID={`bar-${bar.column}-length`} style={[styles.bar, { width: `${bar.length * 100}%` }]}>
      {bar.segments.map(({ key, value, swatch }) => (
        <View
          key={key}
          testID={`bar-${bar.column}-${key}`}
          style={[styles.segment, { flexGrow: value, backgroundColor: swatchColour(swatch, theme) }]}
        >
          {swatch.kind === 'colour' && swatch.banded ? <Band /> : null}
        </View>
      ))}
      {bar.notch > 0 ? (
        <View
          testID={`bar-${bar.column}-notch`}
          style={[styles.notch, { width: `${bar.notch * 100}%`, borderColor: theme.color.surface }]}
        >
          <Hatch />
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  card: { gap: 8, paddingVertical: 12 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 10, minHeight: 38 },
  token: { width: 28, alignItems: 'center' },
  team: { width: 54, alignItems: 'flex-start' },
  track: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  bar: {
    height: 28,
    flexDirection: 'row',
    gap: 2,
    borderStartStartRadius: 9,
    borderEndStartRadius: 9,
    overflow: 'hidden',
  },
  segment: { flexBasis: 0, flexShrink: 1, borderRadius: 2, justifyContent: 'center' },
  // The gap before the notch is drawn by its own edge, so that it takes nothing from the segments.
  notch: { position: 'absolute', top: 0, bottom: 0, end: 0, borderStartWidth: 2, minWidth: 6 },
  // Piazzolla sits low in its line box.
  raised: { marginTop: -3 },
});
