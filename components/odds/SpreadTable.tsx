import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { percentText } from '@/rules/dice/percent';

import type { Bin } from './bins';

interface Props {
  title: string;
  words: string;
  bins: readonly Bin[];
  testID?: string;
}

/** The bars in numbers: how often each comes, and how often that much or more. */
export function SpreadTable({ title, words, bins, testID }: Props) {
  const { color } = useTheme();
  const line = { borderTopWidth: 1, borderTopColor: color.line };
  return (
    <View role="table" aria-label={title} testID={testID}>
      <View role="row" style={styles.row}>
        {[words, 'Chance', 'That or more'].map((head, index) => (
          <View key={head} role="columnheader" style={[styles.cell, index > 0 ? styles.number : null]}>
            <Txt type="label" color="ink2" align={index > 0 ? 'right' : undefined}>
              {head}
            </Txt>
          </View>
        ))}
      </View>
      {bins.map((bin) => (
        <View
          key={bin.words}
          role="row"
          accessible
          aria-label={`${bin.words}: ${percentText(bin.chance)}, that or more ${percentText(bin.atLeast)}`}
          style={[styles.row, line]}
        >
          <View role="rowheader" style={styles.cell}>
            <Txt type="numeralSmall">{bin.words}</Txt>
          </View>
          {[bin.chance, bin.atLeast].map((chance, index) => (
            <View key={index} role="cell" style={[styles.cell, styles.number]}>
              <Txt type="body" align="right">
                {percentText(chance)}
              </Txt>
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', minHeight: 36, gap: 8 },
  cell: { flex: 1 },
  number: { alignItems: 'flex-end' },
});
