import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { useTextScale } from '@/components/tracks/textScale';
import { Card } from '@/components/ui/Card';
import { Sheet } from '@/components/ui/Sheet';
import { cellOf, type ScoreRow, type ScoreSheet, totals } from '@/rules/kernel/score';
import type { Seat } from '@/rules/kernel/setup';
import type { Topic } from '@/rules/kernel/topic';

import { ColumnTokens } from './ColumnTokens';
import { type Correction, ExplainLine } from './ExplainLine';
import { figure, totalWords } from './figures';
import { ScoreLine } from './ScoreLine';
import { Fixed, Sideways } from './Sideways';
import { StandingNotes } from './StandingNotes';
import { isSettled, placeWords, wonBy } from './standing';
import { swatchesOf } from './segments';
import { tableShape, type TableShape } from './tableShape';

interface Props {
  sheet: ScoreSheet;
  /** The colour of each seat. */
  colours: readonly number[];
  onTopic?: (topic: string) => void;
  /** The rules reference, for the page behind a line. */
  topics?: readonly Topic[];
  /** Who won by the game's outcome; without it, the first place. */
  winners?: readonly Seat[];
  /** Whose seat it is, where a column is a team. */
  names?: readonly string[];
  /** The way to correct what one player has in a line, where there is one. */
  correction?: Correction;
}

/** The end of a game, category by category: the best of each row in ink, the others quieter, minus in danger. */
export function ScoreTable({ sheet, colours, onTopic, topics, winners, names, correction }: Props) {
  const { color, accent } = useTheme();
  const scale = useTextScale();
  // Without a row it is the total that is explained.
  const [explained, setExplained] = useState<{ readonly row?: string; readonly column?: number }>();
  const asked = sheet.rows.find((row) => row.key === explained?.row);
  const sums = totals(sheet);
  const won = wonBy(sheet, winners);
  const swatches = swatchesOf(sheet);
  const shape = tableShape({
    columns: sheet.columns.length,
    scale,
    open: sheet.totals && sums.some((total) => total.open),
  });
  const closed = () => setExplained(undefined);
  const common = { columns: sheet.columns, shape };

  const line = (row: ScoreRow, index: number) => {
    const { topic } = row;
    return (
      <ScoreLine
        key={row.key}
        {...common}
        words={row.words}
        cells={cellsShown(row, sheet, color)}
        swatch={sheet.totals && !row.keepsake ? swatches[index] : undefined}
        onPress={() => setExplained({ row: row.key })}
        onHold={topic !== undefined && onTopic ? () => onTopic(topic) : undefined}
        onCell={(column) => setExplained({ row: row.key, column })}
        testID={`score-${row.key}`}
      />
    );
  };
  const lines = sheet.rows.map(line);

  return (
    <Card flush>
      <Sideways on={shape.sideways}>
        <View
          role="table"
          aria-label={titleOf(sheet)}
          style={[styles.table, shape.sideways ? { width: shape.width } : null]}
        >
          <Heads sheet={sheet} colours={colours} shape={shape} />
          {lines.filter((_, index) => !sheet.rows[index]?.keepsake)}
          {sheet.totals ? (
            <ScoreLine
              {...common}
              closes
              words="Total"
              type={shape.cell < 48 || sums.some((total) => total.open) ? 'numeralSmall' : 'numeral'}
              wordsType="section"
              cells={sums.map((total, column) => ({
                text: totalWords(total),
                tone: won.has(column) ? accent.accent : total.sum < 0 ? color.danger : color.ink,
              }))}
              onPress={() => setExplained({})}
              onCell={(column) => setExplained({ column })}
              testID="score-total"
            />
          ) : null}
          {isSettled(sheet) && sheet.columns.length > 1 ? (
            <ScoreLine
              {...common}
              words="Place"
              type="bodyStrong"
              cells={placeWords(sheet).map((text) => ({ text, tone: color.ink }))}
              testID="score-place"
            />
          ) : null}
          {lines.filter((_, index) => sheet.rows[index]?.keepsake)}
        </View>
      </Sideways>
      <StandingNotes sheet={sheet} />
      {explained ? (
        <Sheet title={asked?.words ?? 'Total'} onClose={closed} testID="score-explained">
          <ExplainLine
            sheet={sheet}
            colours={colours}
            row={asked}
            column={explained.column}
            names={names}
            correction={correction}
            onLeave={closed}
            topic={asked && topics?.find(({ id }) => id === asked.topic)}
            onTopic={onTopic}
          />
        </Sheet>
      ) : null}
    </Card>
  );
}

const titleOf = (sheet: ScoreSheet) => (sheet.totals ? 'Points by category' : 'How it stands');

function Heads({ sheet, colours, shape }: { sheet: ScoreSheet; colours: readonly number[]; shape: TableShape }) {
  return (
    <View role="row" style={[styles.heads, { gap: shape.gap }]}>
      <Fixed role="columnheader" style={[styles.head, { minWidth: shape.head }]}>
        <Txt type="label" color="ink2">
          {titleOf(sheet)}
        </Txt>
      </Fixed>
      {sheet.columns.map((column, index) => (
        <View key={index} role="columnheader" style={{ width: shape.cell }}>
          <View accessible role="img" aria-label={column.words}>
            <ColumnTokens column={column} colours={colours} />
          </View>
        </View>
      ))}
    </View>
  );
}

/** A line where all have nothing has no best. */
function cellsShown(row: ScoreRow, sheet: ScoreSheet, color: { ink: string; ink3: string; danger: string }) {
  const values = sheet.columns.map((_, column) => cellOf(row, column));
  const best = values.some((value) => value) ? Math.max(...values.map((value) => value ?? -Infinity)) : undefined;
  return values.map((value) => {
    if (value !== undefined && value < 0) return { text: figure(value), tone: color.danger };
    const first = row.keepsake || (value !== undefined && value === best);
    return { text: figure(value), tone: first ? color.ink : color.ink3 };
  });
}

const styles = StyleSheet.create({
  table: { flexGrow: 1 },
  heads: { flexDirection: 'row', alignItems: 'center', minHeight: 48 },
  head: { flexGrow: 1, flexShrink: 1, flexBasis: 0, alignSelf: 'stretch', justifyContent: 'center' },
});
