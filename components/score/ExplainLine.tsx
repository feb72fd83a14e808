import BookOpen from 'lucide-react-native/icons/book-open';
import Pencil from 'lucide-react-native/icons/pencil';
import { StyleSheet, View } from 'react-native';

import { pageWords } from '@/components/lookup/reference';
import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import {
  cellOf,
  type ScoreColumn,
  type ScorePart,
  type ScoreRow,
  type ScoreSheet,
  type Total,
  totals,
} from '@/rules/kernel/score';
import type { Seat } from '@/rules/kernel/setup';
import type { Topic } from '@/rules/kernel/topic';

import { ColumnTokens } from './ColumnTokens';
import { figure, totalWords } from './figures';

/** How to correct what a player has in a line; undefined where it cannot be. */
export type Correction = (row: ScoreRow, seat: Seat) => (() => void) | undefined;

interface Props {
  sheet: ScoreSheet;
  colours: readonly number[];
  names?: readonly string[];
  /** The line asked about; without one, the total. */
  row?: ScoreRow;
  /** The number asked about; without one, all of the line. */
  column?: number;
  correction?: Correction;
  /** Before it leads elsewhere. */
  onLeave: () => void;
  /** The rule behind the line, for its page. */
  topic?: Topic;
  onTopic?: (topic: string) => void;
}

/** How a line was counted: the rule in one sentence, its page, what each player put in, the sum, and how to correct it. */
export function ExplainLine(props: Props) {
  const { sheet, colours, row, column, topic, onTopic, onLeave } = props;
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
      {sheet.columns.map((each, index) => {
        if (column !== undefined && column !== index) return null;
        const parts = row ? (row.parts?.[index] ?? []) : partsOfTotal(sheet, index);
        const sum = row ? figure(cellOf(row, index)) : totalWords(sums[index] ?? NOTHING);
        const ways = waysOf(props, each);
        const inLine = column === undefined && ways.length === 1;
        return (
          <View key={index} style={styles.column} testID={`explain-${index}`}>
            <View style={styles.line}>
              <ColumnTokens column={each} colours={colours} />
              <Txt type="bodyStrong" style={styles.words}>
                {each.words}
              </Txt>
              {parts.length === 0 ? <Sum words={sum === '?' ? UNTYPED : sum} /> : null}
              {inLine ? <Ways ways={ways} /> : null}
            </View>
            {parts.length > 0 ? <Parts parts={parts} sum={sum} /> : null}
            {inLine || ways.length === 0 ? null : (
              <View style={styles.ways}>
                <Ways ways={ways} wide />
              </View>
            )}
          </View>
        );
      })}
      {known !== undefined && onTopic ? (
        <Button
          kind="quiet"
          icon={BookOpen}
          words="Read the rule"
          onPress={() => {
            onLeave();
            onTopic(known);
          }}
          testID="explain-rule"
        />
      ) : null}
    </View>
  );
}

interface Way {
  readonly seat: Seat;
  readonly words: string;
  readonly whose: string;
  readonly onPress: () => void;
}

/** One for each player of the column whose number can be corrected. */
function waysOf({ row, names = [], correction, onLeave }: Props, column: ScoreColumn): Way[] {
  if (!row) return [];
  return column.seats.flatMap((seat) => {
    const correct = correction?.(row, seat);
    if (!correct) return [];
    const alone = column.seats.length === 1;
    const name = alone ? column.words : (names[seat] ?? '');
    const onPress = () => {
      onLeave();
      correct();
    };
    return {
      seat,
      words: alone ? 'Correct this' : `Correct ${name}'s`,
      whose: `${name}'s ${row.words.toLowerCase()}`,
      onPress,
    };
  });
}

function Ways({ ways, wide = false }: { ways: readonly Way[]; wide?: boolean }) {
  return ways.map(({ seat, words, whose, onPress }) => (
    <Button
      key={seat}
      kind={wide ? 'secondary' : 'quiet'}
      icon={wide ? Pencil : undefined}
      words={wide ? words : 'Correct'}
      label={wide ? `${words}: ${whose}` : `Correct ${whose}`}
      onPress={onPress}
      style={wide ? null : styles.atEnd}
      testID={`correct-${seat}`}
    />
  ));
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
  ways: { gap: 8, marginTop: 8 },
  atEnd: { marginEnd: -16 },
});
