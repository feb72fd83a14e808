import { View } from 'react-native';

import { useTheme } from '@/components/theme/theme';

import { activeSeat } from '@/rules/world-adventure/state';
import { session } from '@/store/app';

import { ClanRows } from './ClanRows';
import type { WorldProps } from './props';
import { RuneChart } from './RuneChart';
import { WantedCard } from './WantedCard';

/** The pane beside the table, for those who watch. */
export function WorldOthers(table: WorldProps) {
  const { gap } = useTheme();
  return (
    <View style={{ gap }} testID="world-adventure-others">
      <WantedCard table={table} />
      <RuneChart table={table} />
      <ClanRows
        table={table}
        onShow={(seat) =>
          session.keep({ shown: seat === (activeSeat(table.state) ?? table.state.order[0]) ? undefined : seat })
        }
      />
    </View>
  );
}
