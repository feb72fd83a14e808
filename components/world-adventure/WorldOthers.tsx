import { View } from 'react-native';

import { useShow } from '@/components/session/useShow';
import { useTheme } from '@/components/theme/theme';

import { activeSeat } from '@/rules/world-adventure/state';

import { ClanRows } from './ClanRows';
import type { WorldProps } from './props';
import { RuneChart } from './RuneChart';
import { WantedCard } from './WantedCard';

/** The pane beside the table, for those who watch. */
export function WorldOthers(table: WorldProps) {
  const { gap } = useTheme();
  const { show } = useShow(activeSeat(table.state) ?? table.state.order[0]);
  return (
    <View style={{ gap }} testID="world-adventure-others">
      <WantedCard table={table} />
      <RuneChart table={table} />
      <ClanRows table={table} onShow={show} />
    </View>
  );
}
