import { View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { sideOf } from '@/rules/shaolia/state';

import { DuelCard } from './DuelCard';
import { Numbers } from './Numbers';
import { PhasePanel } from './PhasePanel';
import type { ShaoliaProps } from './props';
import { RivalRow } from './RivalRow';

/**
 * Shaolia's Table: what the duel stands at above, what the shown player changes below, in reach of a thumb. Where two
 * panes stand side by side the duel and the rival are in the other one. The frame brings padding and scrolling.
 */
export function ShaoliaTable(table: ShaoliaProps) {
  const { gap, rail } = useTheme();
  const { state, shown, seats } = table;
  // Buying and rolling come before counting; building and using the dice are counting.
  const phaseFirst = state.phase === 'purchase' || (state.phase === 'action' && sideOf(state, shown).dice === null);
  const panel = <PhasePanel key="panel" table={table} seat={shown} />;
  const numbers = <Numbers key="numbers" table={table} seat={shown} />;
  return (
    <View style={{ gap }} testID="shaolia-table">
      {rail ? null : <DuelCard table={table} />}
      {phaseFirst ? [panel, numbers] : [numbers, panel]}
      {rail
        ? null
        : seats.map((_, seat) => (seat === shown ? null : <RivalRow key={seat} table={table} seat={seat} />))}
    </View>
  );
}
