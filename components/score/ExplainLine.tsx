import { StyleSheet, View } from 'react-native';

import { pageWords } from '@/components/lookup/reference';
import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { cellOf, type ScorePart, type ScoreRow, type ScoreSheet, type Total, totals } from '@/rules/kernel/score';
import type { Topic } from '@/rules/kernel/topic';

import { ColumnTokens } from './ColumnTokens';
import { figure, totalWords } from './figures';

interface Props {
  sheet: ScoreSheet;
  colours: readonly number[];
  /** The line asked about; without one, the total. */
  row?: ScoreRow;
  /** The rule behind the line, for its page. */
  topic?: Topic;
  onTopic?: (topic: string) => void;
}

/** How a line was counted: the rule in one sentence, its page, what each player put in, and the sum. */
export function ExplainLine({ sheet, colours, row, topic, onTopic }: Props) {
  const sums = totals(sheet);
  const known = row?.topic;
  const rule = row ? row.explain : 'The sum of the lines above.';
  return (
    <View style={styles.explained}>
      {rule ? <Txt type="bodyLarge">{rule}</Txt> : null}
      {topic ? (
        <Txt type="caption" color="ink3">
          {pageWords(topic)}
        </Txt>
      ) : null}
      {sheet.columns.map((column, index) => {
        const parts = row ? (row.parts?.[index] ?? []) : partsOfTotal(sheet, index);
        const sum = row ? figure(cellOf(row, index)) : totalWords(sums[index] ?? NOTHING);
        return (
          <View key={index} style={styles.column} testID={`explain-${index}`}>
            <View style={styles.line}>
              <ColumnTokens column={column} colours={colours} />
              <Txt type="bodyStrong" style={styles.words}>
                {column.words}
              </Txt>
              {parts.length === 0 ? <Sum words={sum === '?' ? UNTYPED : sum} /> : null}
            </View>
            {parts.length > 0 ? <Parts parts={parts} sum={sum} /> : null}
          </View>
        );
      })}
      {known !== undefined && onTopic ? (
        <Button kind="secondary" words="Read the rule" onPress={() => onTopic(known)} testID="explain-rule" />
      ) : null}
    </View>
  );
}

const UNTYPED = 'not typed yet';
const NOTHING: Total = { sum: 0, open: false };

interface Entered {
  readonly words: string;
  readonly value: number | undefined;
}

function partsOfTotal(sheet: ScoreSheet, column: number): Entered[] {
  return sheet.rows
    .filter((row) => !row.keepsake)
    .map((row) => ({ words: row.words, value: cellOf(row, column) }))
    .filter(({ value }) => value !== 0);
}

function Parts({ parts, sum }: { parts: readonly (ScorePart | Entered)[]; sum: string }) {
  const { color } = useTheme();
  return (
    <>
      {parts.map(({ words, value }, index) => (
        <View key={index} style={styles.line}>
          <Txt type="body" color="ink2" style={styles.words}>
            {words}
          </Txt>
          <Txt type="body" color={value !== undefined && value < 0 ? 'danger' : 'ink'}>
            {figure(value)}
          </Txt>
        </View>
      ))}
      <View style={[styles.line, { borderTopWidth: 1, borderTopColor: color.lineStrong }]}>
        <Txt type="bodyStrong" color="ink2" style={styles.words}>
          Sum
        </Txt>
        <Sum words={sum} />
      </View>
    </>
  );
}

function Sum({ words }: { words: string }) {
  return (
    <Txt type={words === UNTYPED ? 'body' : 'numeralSmall'} color={words.startsWith('−') ? 'danger' : 'ink'}>
      {words}
    </Txt>
  );
}

const styles = StyleSheet.create({
  explained: { gap: 14, paddingBottom: 8 },
  column: { gap: 4 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 10, minHeight: 26 },
  words: { flexGrow: 1, flexShrink: 1 },
});
