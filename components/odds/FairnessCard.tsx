import CircleAlert from 'lucide-react-native/icons/circle-alert';
import CircleCheck from 'lucide-react-native/icons/circle-check';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { unsqueezed } from '@/components/ui/webStyle';
import type { Fairness } from '@/rules/dice/luck';

import { FaceBars } from './FaceBars';
import { FaceTable } from './FaceTable';
import { fairSentence, isFair, rollsWords } from './fairText';

/** One kind of die: how often each face came, in one sentence, as bars or as a table. */
export function FaceCounts({ fairness, testID = 'faces' }: { fairness: Fairness; testID?: string }) {
  const { color } = useTheme();
  const [asTable, setAsTable] = useState(false);
  const fair = isFair(fairness);
  const Mark = fair ? CircleCheck : CircleAlert;
  return (
    <View style={styles.counts}>
      <Txt type="label" color="ink2">{`d${fairness.sides}: ${rollsWords(fairness)}`}</Txt>
      {asTable ? (
        <FaceTable fairness={fairness} testID={`${testID}-table`} />
      ) : (
        <FaceBars fairness={fairness} testID={`${testID}-bars`} />
      )}
      <View style={styles.finding}>
        <Mark size={20} color={fair ? color.success : color.warn} strokeWidth={2} style={unsqueezed} />
        <Txt type="body" color="ink2" style={styles.shrink}>
          {fairSentence(fairness)}
        </Txt>
      </View>
      <Button
        kind="secondary"
        words={asTable ? 'Show as bars' : 'Show as table'}
        onPress={() => setAsTable(!asTable)}
        testID={`${testID}-switch`}
      />
    </View>
  );
}

/** All dice of the table together, kind by kind. */
export function FairnessCard({ table }: { table: readonly Fairness[] }) {
  return (
    <Card style={styles.card} testID="fairness">
      <Txt type="title" heading>
        Are our dice fair?
      </Txt>
      {table.length === 0 ? (
        <Txt type="body" color="ink2">
          No die was rolled yet.
        </Txt>
      ) : (
        table.map((fairness) => (
          <FaceCounts key={fairness.sides} fairness={fairness} testID={`fairness-d${fairness.sides}`} />
        ))
      )}
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: 12 },
  counts: { gap: 8 },
  finding: { flexDirection: 'row', gap: 10 },
  shrink: { flexShrink: 1 },
});
