import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { PlayerToken } from '@/components/ui/PlayerToken';
import type { Luck } from '@/rules/dice/luck';
import { plural } from '@/rules/kernel/plural';

import { numberText } from './bins';
import { FaceCounts } from './FairnessCard';

interface Props {
  luck: Luck;
  name: string;
  /** Index into the six player colours. */
  colour: number;
}

/** A player's dice against what was to be expected. */
export function LuckCard({ luck, name, colour }: Props) {
  const { seat, dice, sum, expected, variance, words, fairness } = luck;
  return (
    <Card style={styles.card} testID={`luck-${seat}`}>
      <View style={styles.head}>
        <PlayerToken seat={seat} colour={colour} size={30} />
        <Txt type="section" heading style={styles.name}>
          {name}
        </Txt>
        {variance > 0 ? (
          <Txt type="bodyStrong" align="right" style={styles.shrink}>
            {words}
          </Txt>
        ) : null}
      </View>
      <Txt type="body" color="ink2">
        {`${plural(dice, 'die', 'dice')} came to ${sum}, ${numberText(expected)} to be expected.`}
      </Txt>
      {fairness.map((each) => (
        <FaceCounts key={each.sides} fairness={each} testID={`luck-${seat}-d${each.sides}`} />
      ))}
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: 10 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 },
  name: { flexGrow: 1, flexShrink: 1 },
  shrink: { flexShrink: 1 },
});
