import { StyleSheet } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import type { Seat } from '@/rules/kernel/setup';
import { PHASE_WORDS } from '@/rules/shaolia/flow';
import { menu } from '@/rules/shaolia/menu';
import { type PhaseKey, sideOf, type Side } from '@/rules/shaolia/state';

import { Grid } from './Grid';
import { PhaseTile } from './PhaseTile';
import type { ShaoliaProps } from './props';
import { RolledDice } from './RolledDice';

/** Which tiles of the menu belong to the running phase; the rest stay in the Actions sheet. */
const TILES: Readonly<Record<PhaseKey, (side: Side) => readonly string[]>> = {
  purchase: () => ['buyLv1', 'buyExtraDie', 'buyOfficers', 'refreshPool'],
  building: ({ locked }) => [...(locked.front ? ['openFront'] : []), ...(locked.back ? ['openBack'] : [])],
  action: (side) => [...(side.begun ? [] : ['beginAction']), ...(side.dice ? [] : ['setRoll'])],
};

/** What the running phase offers this player. */
export function PhasePanel({ table, seat }: { table: ShaoliaProps; seat: Seat }) {
  const { state } = table;
  if (state.victory) return null;
  const side = sideOf(state, seat);
  const keys = TILES[state.phase](side);
  const tiles = menu(state, seat);
  return (
    <Card large style={styles.card}>
      <Txt type="section" heading>
        {PHASE_WORDS[state.phase]}
      </Txt>
      {side.dice ? <RolledDice faces={side.dice} label={`${side.name} rolled`} /> : null}
      {state.phase === 'building' ? (
        <Txt type="caption" color="ink2">
          Build on the table and take the price off the supplies.
        </Txt>
      ) : null}
      <Grid>
        {keys.flatMap((key) => {
          const tile = tiles.find((each) => each.key === key);
          return tile ? [<PhaseTile key={key} tile={tile} table={table} />] : [];
        })}
      </Grid>
    </Card>
  );
}

const styles = StyleSheet.create({ card: { gap: 8, padding: 12 } });
