import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { RANKS } from '@/rules/dungeon/score';

const [TOP] = RANKS;
const END = TOP?.from ?? 150;
const STEPS = RANKS.filter(({ from }) => from > 0).map(({ from }) => from);
const share = (fame: number): `${number}%` => `${Math.max(0, Math.min(100, (fame / END) * 100))}%`;

/** How far the fame reaches along the five ranks; the list under it says the same in words. */
export function RankBar({ fame }: { fame: number }) {
  const { color, accent } = useTheme();
  return (
    <View aria-hidden style={styles.all} testID="rank-bar">
      <View style={[styles.bar, { backgroundColor: color.sunken }]}>
        <View style={[styles.fill, { width: share(fame), backgroundColor: accent.accent }]} />
        {STEPS.filter((from) => from < END).map((from) => (
          <View key={from} style={[styles.step, { start: share(from), backgroundColor: color.surface }]} />
        ))}
      </View>
      <View style={styles.numbers}>
        {STEPS.map((from) => (
          <View key={from} style={[styles.number, { width: share(from) }]}>
            <Txt type="micro" tone={fame >= from ? accent.accent : color.ink2}>
              {from}
            </Txt>
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: 2 },
  bar: { height: 14, borderRadius: tokens.radius.pill, overflow: 'hidden' },
  fill: { height: '100%' },
  step: { position: 'absolute', top: 0, bottom: 0, width: 2, marginStart: -2 },
  numbers: { minHeight: 16 },
  // Each number ends where its step is.
  number: { position: 'absolute', top: 0, start: 0, alignItems: 'flex-end' },
});
