import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { toNumber } from '@/rules/dice/fraction';
import { percentText } from '@/rules/dice/percent';
import { shameRow } from '@/rules/dungeon/printed';
import { shameLeft, shameOdds } from '@/rules/dungeon/shame';
import { maxHpOf } from '@/rules/dungeon/sheet';
import { MOST_STAMINA } from '@/rules/dungeon/state';

import { Paper } from './Paper';
import { PencilBoxes } from './PencilBoxes';
import type { DungeonProps } from './props';

/** The shame row, what the next box is expected to cost, and what a revive gives. */
export function ShameRow({ table }: { table: DungeonProps }) {
  const { state } = table;
  const row = shameRow(state.cards);
  const { cost, none } = shameOdds(state);
  return (
    <>
      <PencilBoxes
        boxes={row.map((box) => ({ look: state.shame.includes(box) ? 'crossed' : 'open', words: `${box}` }))}
        testID="shame-row"
      />
      <Txt type="body" color="ink2">
        {`Back with ${Math.floor(maxHpOf(state) / 2)} of ${maxHpOf(state)} HP${
          state.modules.draft && state.stamina < MOST_STAMINA ? ' and 1 stamina more' : ''
        }. The shame die costs ${toNumber(cost).toFixed(1)} fame on average${none.numerator > 0n ? `, and ${percentText(none)} of its faces revive nobody` : ''}.`}
      </Txt>
    </>
  );
}

/** HP is 0: revive for shame, or accept the defeat. */
export function FallenCard({ table }: { table: DungeonProps }) {
  const { state, onAct, onOpen, onTopic } = table;
  const can = state.modules.revive && shameLeft(state) > 0;
  return (
    <Paper title={`${state.name} has fallen`} testID="fallen">
      {can ? (
        <>
          <ShameRow table={table} />
          <Button
            words="Revive"
            onPress={() => onOpen('revive')}
            onLongPress={() => onTopic('revive')}
            testID="open-revive"
          />
        </>
      ) : (
        <Txt type="body" color="ink2">
          {state.modules.revive ? 'Every shame box is crossed.' : 'The Revive Option is not played.'}
        </Txt>
      )}
      <Button
        kind={can ? 'secondary' : 'primary'}
        words="Accept the defeat"
        onPress={() => onAct({ type: 'acceptDefeat', player: 0 })}
        onLongPress={() => onTopic('defeat')}
        testID="accept-defeat"
      />
    </Paper>
  );
}
