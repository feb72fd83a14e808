import ArrowRight from 'lucide-react-native/icons/arrow-right';
import HandCoins from 'lucide-react-native/icons/hand-coins';
import { StyleSheet, View } from 'react-native';

import { CounterCell } from '@/components/session/CounterCell';
import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { activeSeat } from '@/rules/multiverse-war/flow';
import { type RevenueLine, revenueLines } from '@/rules/multiverse-war/revenue';
import { playerOf } from '@/rules/multiverse-war/state';

import { GoldRod } from './GoldRod';
import { counterOf, type WarProps } from './props';

const SOURCES = [
  { from: 'settlement', words: 'Settlement' },
  { from: 'building', words: 'Buildings' },
  { from: 'road', words: 'Roads' },
] as const;

/** Gold now and after collecting, with where it comes from. Once it is collected, the number to tap. */
export function GoldCard({ table }: { table: WarProps }) {
  const { color } = useTheme();
  const { state, shown, onAct, onOpen } = table;
  const { gold } = playerOf(state, shown);
  const due = !state.victory && state.phase === 'revenue' && !state.collected && activeSeat(state) === shown;
  const lines = revenueLines(state, shown);
  const total = lines.reduce((sum, line) => sum + line.gold, 0);
  const after = gold + total;
  if (!due) {
    return (
      <Card large style={styles.card}>
        <CounterCell table={table} counter={counterOf('gold')} seat={shown} icon={HandCoins} />
        <GoldRod gold={gold} />
        <Txt type="caption" color="ink3" style={styles.pad}>
          {state.round === 1 ? 'First turn: 9 gold, units or a hero only.' : `Next revenue ${total}.`}
        </Txt>
      </Card>
    );
  }
  return (
    <Card large style={styles.card}>
      <View style={styles.head}>
        <View role="img" aria-label={`Gold ${gold}, after collecting ${after}`} style={styles.sum}>
          <Txt type="numeralLarge" color="brass">
            {gold}
          </Txt>
          <ArrowRight size={22} color={color.ink3} />
          <Txt type="numeralLarge">{after}</Txt>
        </View>
        <Button
          words={`Collect ${total}`}
          icon={HandCoins}
          onPress={() => onAct({ type: 'collectRevenue', player: shown })}
          onLongPress={() => table.onTopic('revenue-phase')}
          testID="collect"
        />
      </View>
      <GoldRod gold={gold} />
      <Sources lines={lines} />
      {state.round === 1 ? null : (
        <Button
          kind="quiet"
          words="Line by line, and extra gold"
          onPress={() => onOpen('revenue')}
          testID="open-revenue"
        />
      )}
    </Card>
  );
}

/** The sources stacked side by side, wide by what they bring. */
function Sources({ lines }: { lines: readonly RevenueLine[] }) {
  const { color, accent } = useTheme();
  const [first] = lines;
  if (first?.from === 'first') {
    return (
      <Txt type="caption" color="ink2">
        First turn: 9 gold and nothing on top.
      </Txt>
    );
  }
  const tones = { settlement: accent.accent, building: accent.second, road: color.brass };
  const parts = SOURCES.map(({ from, words }) => ({
    from,
    words,
    gold: lines.filter((line) => line.from === from).reduce((sum, line) => sum + line.gold, 0),
  })).filter(({ gold }) => gold > 0);
  const untyped = lines.filter((line) => line.untyped);
  return (
    <View style={styles.sources}>
      <View aria-hidden style={styles.bar}>
        {parts.map(({ from, gold }) => (
          <View key={from} style={[styles.part, { flexGrow: gold, backgroundColor: tones[from] }]}>
            <Txt type="label" tone={from === 'road' ? color.onInk : accent.onAccent}>
              {gold}
            </Txt>
          </View>
        ))}
      </View>
      <View style={styles.legend}>
        {parts.map(({ from, words, gold }) => (
          <View key={from} style={styles.entry}>
            <View style={[styles.dot, { backgroundColor: tones[from] }]} />
            <Txt type="caption" color="ink2">{`${words} ${gold}`}</Txt>
          </View>
        ))}
        {untyped.length > 0 ? (
          <Txt type="caption" color="warn">{`${untyped.map(({ words }) => words).join(', ')}: revenue not typed`}</Txt>
        ) : null}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { gap: 8, padding: 12 },
  pad: { paddingHorizontal: 4 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
  sum: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  sources: { gap: 6 },
  bar: { flexDirection: 'row', gap: 3, height: 24, borderRadius: 8, overflow: 'hidden' },
  part: { flexBasis: 16, justifyContent: 'center', paddingHorizontal: 8 },
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 14, rowGap: 2 },
  entry: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  dot: { width: 10, height: 10, borderRadius: 3 },
});
