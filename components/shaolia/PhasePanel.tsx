import { StyleSheet } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { Grid } from '@/components/ui/Grid';
import type { Seat } from '@/rules/kernel/setup';
import { PHASE_WORDS } from '@/rules/shaolia/flow';
import { menu } from '@/rules/shaolia/menu';
import { type PhaseKey, sideOf, type Side } from '@/rules/shaolia/state';

import { PhaseTile } from './PhaseTile';
import type { ShaoliaProps } from './props';
import { DiceTray } from './DiceTray';

/** Which tiles of the menu belong to the running phase; the rest stay in the Actions sheet. */
const TILES: Readonly<Record<PhaseKey, (side: Side) => readonly string[]>> = {
  purchase: () => [
    'buyLv1',
    'buyLv2',
    'buyExtraDie',
    'buyOfficers',
    'refreshPool',
    'advice',
    'share',
    'wonder',
    'market',
  ],
  building: ({ front, back }) => [
    'build',
    ...(front.includes('locked') ? ['openFront'] : []),
    ...(back.includes('locked') ? ['openBack'] : []),
  ],
  action: (side) => [...(side.begun ? [] : ['beginAction']), ...(side.dice ? [] : ['setRoll', 'chances', 'threat'])],
};

/** What the running phase offers this player. */
export function PhasePanel({ table, seat }: { table: ShaoliaProps; seat: Seat }) {
  const { layout } = useTheme();
  const { state, onAct, onOpen, onTopic } = table;
  if (state.victory) return null;
  const side = sideOf(state, seat);
  const tiles = menu(state, seat);
  const shown = TILES[state.phase](side).flatMap((key) => tiles.find((tile) => tile.key === key) ?? []);
  return (
    <Card large style={styles.card}>
      {layout === 'smallPhone' ? null : (
        <Txt type="section" heading style={styles.heading}>
          {PHASE_WORDS[state.phase]}
        </Txt>
      )}
      {side.dice ? <DiceTray faces={side.dice} spent={side.spent} label={`${side.name} rolled`} /> : null}
      {shown.length > 0 ? (
        <Grid>
          {shown.map((tile) => (
            <PhaseTile key={tile.key} tile={tile} onAct={onAct} onOpen={onOpen} onTopic={onTopic} />
          ))}
        </Grid>
      ) : null}
    </Card>
  );
}

const styles = StyleSheet.create({ card: { gap: 8, padding: 8 }, heading: { paddingStart: 4, paddingTop: 2 } });
