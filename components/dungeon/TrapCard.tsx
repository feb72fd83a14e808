import { Txt } from '@/components/theme/Txt';
import { OddsBar } from '@/components/odds/OddsBar';
import { Button } from '@/components/ui/Button';
import { minus, ONE, toNumber } from '@/rules/dice/fraction';
import { trapHolds } from '@/rules/dungeon/map';
import { trapProof } from '@/rules/dungeon/sheet';
import type { Trap } from '@/rules/dungeon/state';
import { trapOdds } from '@/rules/dungeon/trapOdds';

import { Paper } from './Paper';
import type { DungeonProps } from './props';

/** The chance to die in it, for the HP that is left. */
export function TrapOdds({ table, trap }: { table: DungeonProps; trap: Trap }) {
  const { state } = table;
  const { falls, meanDamage } = trapOdds(state);
  return (
    <>
      <OddsBar good={[{ chance: minus(ONE, falls) }]} aim="to get out alive" testID="trap-odds" />
      <Txt type="body" color="ink2">
        {`${trap.damage} damage so far, ${toNumber(meanDamage).toFixed(1)} more on average. ${
          trapHolds(state, 1)
            ? 'A 1–3 hurts and holds, a 4–5 hurts and frees, a 6 frees.'
            : 'A 1–5 hurts, a 6 does not, and either way you are out.'
        }`}
      </Txt>
    </>
  );
}

/** Caught in a trap: roll until you are out. */
export function TrapCard({ table, trap }: { table: DungeonProps; trap: Trap }) {
  const { state, onAct, onOpen, onTopic } = table;
  if (trapProof(state)) {
    return (
      <Paper title="A trap" testID="trap">
        <Txt type="body">Six equipment: it cannot hurt you.</Txt>
        <Button
          words="Walk out"
          onPress={() => onAct({ type: 'leaveTrap', player: 0 })}
          onLongPress={() => onTopic('trap-with-six-equipment')}
          testID="leave-trap"
        />
      </Paper>
    );
  }
  return (
    <Paper title="Caught in a trap" testID="trap">
      <TrapOdds table={table} trap={trap} />
      <Button
        words="Roll to get out"
        onPress={() => onOpen('trap')}
        onLongPress={() => onTopic('trap')}
        testID="roll-trap"
      />
    </Paper>
  );
}
