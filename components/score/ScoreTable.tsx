import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { Divider } from '@/components/ui/Divider';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { Pressy } from '@/components/ui/Pressy';
import { ranking, type ScoreRow, type ScoreSheet, totals } from '@/rules/kernel/score';

interface Props {
  sheet: ScoreSheet;
  colours: readonly number[];
  onTopic?: (topic: string) => void;
}

/** The end of a game, category by category: the best of each row in ink, the others quieter, minus in danger. */
export function ScoreTable({ sheet, colours, onTopic }: Props) {
  const [explained, setExplained] = useState<string>();
  return (
    <Card flush>
      <ScrollView horizontal={sheet.columns.length > 4} contentContainerStyle={styles.grow}>
        <View style={styles.grow}>
          <View style={styles.row}>
            <Txt type="label" color="ink2" style={styles.words}>
              {sheet.totals ? 'Points by category' : 'How it stands'}
            </Txt>
            {sheet.columns.map((column, index) => (
              <View key={column.words} style={styles.cell} role="img" aria-label={column.words}>
                {column.seats.map((seat) => (
                  <PlayerToken key={seat} seat={seat} colour={colours[seat] ?? index} size={26} />
                ))}
              </View>
            ))}
          </View>
          {sheet.rows.map((row) => (
            <View key={row.key}>
              <Divider />
              <Row
                row={row}
                sheet={sheet}
                open={explained === row.key}
                onPress={() => setExplained(explained === row.key ? undefined : row.key)}
                onTopic={onTopic}
              />
            </View>
          ))}
          {sheet.totals ? <Totals sheet={sheet} /> : null}
        </View>
      </ScrollView>
    </Card>
  );
}

function Row({
  row,
  sheet,
  open,
  onPress,
  onTopic,
}: {
  row: ScoreRow;
  sheet: ScoreSheet;
  open: boolean;
  onPress: () => void;
  onTopic?: (topic: string) => void;
}) {
  const { color } = useTheme();
  const best = Math.max(...row.cells.map((cell) => cell ?? -Infinity));
  const said = sheet.columns
    .map((column, index) => `${column.words} ${row.cells[index] ?? 'not typed yet'}`)
    .join(', ');
  return (
    <View>
      <Pressy
        hint="How it was counted"
        expanded={open}
        onPress={onPress}
        testID={`score-${row.key}`}
        style={styles.row}
      >
        <Txt type="body" style={styles.words}>
          {row.words}
        </Txt>
        {row.cells.map((cell, index) => (
          <Txt
            key={index}
            type="numeralSmall"
            align="right"
            style={styles.cell}
            tone={cell !== undefined && cell < 0 ? color.danger : cell === best ? color.ink : color.ink3}
          >
            {shown(cell)}
          </Txt>
        ))}
      </Pressy>
      {open ? (
        <View style={styles.explained}>
          <Txt type="body" color="ink2">
            {row.explain ?? said}
          </Txt>
          {row.topic && onTopic ? (
            <Pressy label={`The rule behind ${row.words}`} onPress={() => onTopic(row.topic ?? '')} style={styles.rule}>
              <Txt type="bodyStrong" color="info">
                Read the rule
              </Txt>
            </Pressy>
          ) : null}
        </View>
      ) : null}
    </View>
  );
}

function shown(cell: number | undefined): string {
  return cell === undefined ? '?' : String(cell).replace('-', '−');
}

function Totals({ sheet }: { sheet: ScoreSheet }) {
  const { color, accent } = useTheme();
  const sums = totals(sheet);
  const ranks = ranking(sheet);
  const winners = new Set(ranks.filter((rank) => rank.rank === 1).map((rank) => rank.column));
  return (
    <View style={[styles.row, { borderTopWidth: 2, borderTopColor: color.ink }]}>
      <Txt type="section" style={styles.words}>
        Total
      </Txt>
      {sums.map((total, index) => (
        <Txt
          key={index}
          type="numeral"
          align="right"
          style={styles.cell}
          tone={winners.has(index) ? accent.accent : color.ink}
        >
          {total.open ? `${total.sum} + ?` : String(total.sum).replace('-', '−')}
        </Txt>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  grow: { flexGrow: 1 },
  row: { flexDirection: 'row', alignItems: 'center', minHeight: 48, gap: 8 },
  words: { flex: 1, minWidth: 120 },
  cell: { minWidth: 56, flexDirection: 'row', justifyContent: 'flex-end' },
  explained: { paddingBottom: 12, gap: 4 },
  rule: { justifyContent: 'center' },
});
