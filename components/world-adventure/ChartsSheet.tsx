import { StyleSheet, View } from 'react-native';

import { LineChart } from '@/components/charts/LineChart';
import { Sheet } from '@/components/ui/Sheet';
import { clanOf, type MonthEnd, type State, wantedOf } from '@/rules/world-adventure/state';

import type { WorldPanelProps } from './props';

const CHARTS = [
  { key: 'gold', title: 'Gold', most: 'the richest' },
  { key: 'runes', title: 'Ancient Runes', most: 'ahead' },
  { key: 'wanted', title: 'Wanted points', most: 'the most wanted' },
] as const;

/** Gold, runes and wanted points at the end of each month, and now. */
export function ChartsSheet({ state, seats, onClose }: WorldPanelProps) {
  const months = [...state.months, nowOf(state)];
  return (
    <Sheet title="Month by month" onClose={onClose} tall testID="charts-sheet">
      <View style={styles.list}>
        {CHARTS.map(({ key, title, most }) => (
          <LineChart
            key={key}
            title={title}
            step="Month"
            from={months[0]?.month ?? 1}
            lines={seats.map(({ colour }, seat) => ({
              seat,
              colour,
              name: clanOf(state, seat).name,
              values: months.map((each) => each[key][seat] ?? 0),
            }))}
            finding={findingOf(state, months, key, most)}
            testID={`chart-${key}`}
          />
        ))}
      </View>
    </Sheet>
  );
}

function nowOf(state: State): MonthEnd {
  return {
    month: state.month,
    gold: state.clans.map(({ gold }) => gold),
    runes: state.clans.map(({ runes }) => runes.length),
    wanted: state.clans.map((_, seat) => wantedOf(state, seat)),
  };
}

function findingOf(state: State, months: readonly MonthEnd[], key: 'gold' | 'runes' | 'wanted', most: string): string {
  const values = months.at(-1)?.[key] ?? [];
  const top = Math.max(...values);
  const first = values.flatMap((value, seat) => (value === top ? [clanOf(state, seat).name] : []));
  if (top === 0) return 'Nobody has any yet.';
  return first.length === 1
    ? `${first[0]} is ${most} with ${top}.`
    : `${first.join(' and ')} share the lead with ${top}.`;
}

const styles = StyleSheet.create({ list: { gap: 20 } });
