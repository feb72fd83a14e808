import { useState } from 'react';
import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import type { Distribution } from '@/rules/dice/distribution';
import { fraction } from '@/rules/dice/fraction';
import { percentText } from '@/rules/dice/percent';
import { isRefusal } from '@/rules/kernel/refusal';

import { binsOf, findingOf } from './bins';
import { SpreadChart } from './SpreadChart';
import { Table } from './Table';

interface Props {
  /** "Sum of 3 dice" */
  title: string;
  /** What an outcome is called in the table: "Sum". */
  words: string;
  spread: Distribution;
  /** Outcomes that are good stand solid, the others hatched; without it all are alike. */
  holds?: (outcome: number) => boolean;
  style?: StyleProp<ViewStyle>;
  testID?: string;
}

/** How results scatter: bars from zero, the mean marked, one sentence, and the same as a table. */
export function Spread({ title, words, spread, holds, style, testID = 'spread' }: Props) {
  const [asTable, setAsTable] = useState(false);
  const bins = binsOf(spread, holds);
  const share = (weight: bigint) => {
    const chance = fraction(weight, spread.total);
    return isRefusal(chance) ? chance.words : percentText(chance);
  };
  const finding = findingOf(spread);
  return (
    <View style={[styles.spread, style]} testID={testID}>
      <Txt type="section" heading>
        {title}
      </Txt>
      {asTable ? (
        <Table
          title={title}
          heads={[words, 'Chance', 'That or more']}
          rows={bins.bins.map((bin) => [bin.words, share(bin.weight), share(bin.orMore)])}
          testID={`${testID}-table`}
        />
      ) : (
        <SpreadChart
          label={`${title}. ${finding}`}
          bins={bins}
          split={holds !== undefined}
          testID={`${testID}-chart`}
        />
      )}
      <Txt type="body" color="ink2">
        {finding}
      </Txt>
      <Button
        kind="secondary"
        words={asTable ? 'Show as bars' : 'Show as table'}
        onPress={() => setAsTable(!asTable)}
        testID={`${testID}-switch`}
      />
    </View>
  );
}

const styles = StyleSheet.create({ spread: { gap: 10 } });
