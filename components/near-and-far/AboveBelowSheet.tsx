import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Grid } from '@/components/ui/Grid';
import { Sheet } from '@/components/ui/Sheet';
import { plural } from '@/rules/kernel/plural';
import { pairPoints } from '@/rules/near-and-far/above-and-below';

import { NumberRow } from './NumberRow';
import { draftOf, type NearPanel } from './props';

/** Adventurers lent to Above and Below: what their bacon and bread are worth at its end. */
export function AboveBelowSheet(props: NearPanel) {
  const [draft, set] = draftOf(props, { bacon: 0, bread: 0 });
  const pairs = Math.min(draft.bacon, draft.bread);
  return (
    <Sheet
      title="Above and Below"
      onClose={props.onClose}
      onRules={() => props.onTopic('above-below')}
      testID="above-below-sheet"
    >
      <View style={styles.body}>
        <Grid>
          <NumberRow
            label="Bacon symbols"
            words="bacon"
            value={draft.bacon}
            max={40}
            onChange={(bacon) => set({ bacon })}
            testID="bacon"
          />
          <NumberRow
            label="Bread symbols"
            words="bread"
            value={draft.bread}
            max={40}
            onChange={(bread) => set({ bread })}
            testID="bread"
          />
        </Grid>
        <Txt type="section" heading testID="pairs">
          {`${plural(pairs, 'pair')}: ${plural(pairPoints(draft.bacon, draft.bread), 'village point')}`}
        </Txt>
        <Txt type="body" color="ink2">
          One bacon and one bread make a pair; what is left over counts nothing.
        </Txt>
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ body: { gap: 12, paddingBottom: 16 } });
