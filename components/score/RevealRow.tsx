import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { cellOf, type ScoreSheet } from '@/rules/kernel/score';

import { ColumnTokens } from './ColumnTokens';
import { figure, ordinal, totalWords } from './figures';
import type { RevealStep, Standing } from './revealSteps';
import { swatchesOf } from './segments';
import { swatchColour } from './SwatchMark';

interface Props {
  sheet: ScoreSheet;
  /** The lines told so far. */
  told: readonly string[];
  standing: Standing;
  /** As it was before this line's points were read, then as it is; 0 before the first. */
  rank: number;
  kind: RevealStep['kind'];
  colours: readonly number[];
  height: number;
  barred: boolean;
}

/** From here there is room for large numbers. */
const ROOMY = 84;

/** One player while the points are told: rank, name, what the line gave, the points so far and where they came from. */
export function RevealRow({ sheet, told, standing, rank, kind, colours, height, barred }: Props) {
  const { color } = useTheme();
  const column = sheet.columns[standing.column];
  if (!column) return null;
  const { gained, total } = standing;
  const alone = sheet.columns.length === 1;
  const roomy = height >= ROOMY;
  return (
    <View style={[styles.player, { height }]} testID={`reveal-${standing.column}`}>
      <View style={styles.row}>
        {alone ? null : (
          <Txt type="label" color="ink2" style={styles.rank} testID={`reveal-${standing.column}-rank`}>
            {rank === 0 ? '' : ordinal(rank)}
          </Txt>
        )}
        <ColumnTokens column={column} colours={colours} size={roomy ? 36 : 30} />
        <Txt type={roomy ? 'section' : 'bodyStrong'} numberOfLines={1} style={styles.name}>
          {column.words}
        </Txt>
        {kind === 'line' ? (
          <Txt
            type={roomy ? 'numeralSmall' : 'bodyStrong'}
            color={gained !== undefined && gained < 0 ? 'danger' : 'ink2'}
            testID={`reveal-${standing.column}-gained`}
          >
            {gained !== undefined && gained >= 0 ? `+${gained}` : figure(gained)}
          </Txt>
        ) : null}
        <Txt
          type={total.open ? 'numeralSmall' : roomy ? 'numeralLarge' : 'numeral'}
          align="right"
          tone={total.sum < 0 ? color.danger : color.ink}
          style={styles.total}
          testID={`reveal-${standing.column}-total`}
        >
          {totalWords(total)}
        </Txt>
      </View>
      {barred ? <Bar sheet={sheet} told={told} column={standing.column} thick={roomy} /> : null}
    </View>
  );
}

interface BarProps {
  sheet: ScoreSheet;
  told: readonly string[];
  column: number;
  thick: boolean;
}

function Bar({ sheet, told, column, thick }: BarProps) {
  const theme = useTheme();
  const swatches = swatchesOf(sheet);
  const gains = sheet.columns.map((_, each) =>
    sheet.rows.reduce((sum, row) => sum + (row.keepsake ? 0 : Math.max(0, cellOf(row, each) ?? 0)), 0),
  );
  const longest = Math.max(1, ...gains);
  return (
    <View style={[styles.bar, thick ? styles.thick : null]}>
      {sheet.rows.map((row, index) => {
        const value = told.includes(row.key) ? (cellOf(row, column) ?? 0) : 0;
        const swatch = swatches[index];
        return value > 0 && swatch ? (
          <View
            key={row.key}
            style={[
              styles.segment,
              { width: `${(100 * value) / longest}%`, backgroundColor: swatchColour(swatch, theme) },
            ]}
          />
        ) : null;
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  player: { justifyContent: 'center' },
  row: { flexDirection: 'row', alignItems: 'center', gap: 10, minHeight: 38 },
  rank: { minWidth: 26 },
  name: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  total: { minWidth: 52 },
  bar: {
    flexDirection: 'row',
    gap: 2,
    height: 12,
    borderStartStartRadius: 6,
    borderEndStartRadius: 6,
    overflow: 'hidden',
  },
  thick: { height: 22, borderStartStartRadius: 9, borderEndStartRadius: 9 },
  segment: { flexShrink: 1, borderRadius: 2 },
});
