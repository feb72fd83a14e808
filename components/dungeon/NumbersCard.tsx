import Clover from 'lucide-react-native/icons/clover';
import Coins from 'lucide-react-native/icons/coins';
import Zap from 'lucide-react-native/icons/battery-charging';

import { CounterCell } from '@/components/session/CounterCell';
import { Grid } from '@/components/ui/Grid';
import { AILMENTS } from '@/rules/dungeon/foes';

import { AILMENT_ICONS } from './icons';
import { Paper } from './Paper';
import { counterOf, type DungeonProps } from './props';

/** Ailments, stamina, gold and luck, each a tap away. */
export function NumbersCard({ table }: { table: DungeonProps }) {
  const { modules } = table.state;
  return (
    <Paper title="Ailments and supplies">
      <Grid>
        {AILMENTS.map((ailment) => (
          <CounterCell
            key={ailment}
            table={table}
            counter={counterOf(ailment)}
            seat={0}
            icon={AILMENT_ICONS[ailment]}
          />
        ))}
        {modules.draft ? <CounterCell table={table} counter={counterOf('stamina')} seat={0} icon={Zap} /> : null}
        {modules.merchant ? <CounterCell table={table} counter={counterOf('gold')} seat={0} icon={Coins} /> : null}
        <CounterCell table={table} counter={counterOf('luck')} seat={0} icon={Clover} />
      </Grid>
    </Paper>
  );
}
