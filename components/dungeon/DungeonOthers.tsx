import { View } from 'react-native';

import { useTheme } from '@/components/theme/theme';

import { EnemyRows } from './EnemyRows';
import { FameCard } from './FameCard';
import type { DungeonProps } from './props';

/** The pane beside the sheet: fame and the defeated enemies, always in sight. */
export function DungeonOthers(table: DungeonProps) {
  const { gap } = useTheme();
  return (
    <View style={{ gap }} testID="dungeon-others">
      <FameCard table={table} />
      <EnemyRows table={table} />
    </View>
  );
}
