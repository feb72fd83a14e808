import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { type Chance, percentText } from '@/rules/dice/percent';

export interface PlanRow {
  readonly words: string;
  readonly win: Chance;
  readonly escape: Chance;
  readonly die: Chance;
  /** Why it is the one to take. */
  readonly best?: string;
}

/** What may be done, with its three chances side by side; the advised one is outlined and says why. */
export function Plans({ plans, testID }: { plans: readonly PlanRow[]; testID?: string }) {
  const { color, accent } = useTheme();
  return (
    <View style={styles.list} testID={testID}>
      {plans.map(({ words, win, escape, die, best }) => (
        <View
          key={words}
          style={[styles.plan, best ? { borderColor: accent.accent, borderWidth: 2 } : { borderColor: color.line }]}
        >
          <Txt type="bodyStrong">{words}</Txt>
          {best ? (
            <Txt type="caption" tone={accent.accent}>
              {best}
            </Txt>
          ) : null}
          <View style={styles.row}>
            <Share words="win" chance={win} />
            <Share words="get away" chance={escape} />
            <Share words="die" chance={die} danger />
          </View>
        </View>
      ))}
    </View>
  );
}

function Share({ words, chance, danger = false }: { words: string; chance: Chance; danger?: boolean }) {
  return (
    <View style={styles.share}>
      <Txt type="numeralSmall" color={danger ? 'danger' : 'ink'}>
        {percentText(chance)}
      </Txt>
      <Txt type="caption" color="ink2">
        {words}
      </Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: 8 },
  plan: { borderWidth: 1, borderRadius: tokens.radius.control, paddingHorizontal: 12, paddingVertical: 8, gap: 2 },
  row: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 16, rowGap: 4 },
  share: { flexDirection: 'row', alignItems: 'baseline', gap: 5 },
});
