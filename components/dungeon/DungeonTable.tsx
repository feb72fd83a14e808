import { TablePages } from '@/components/session/TablePages';
import { usePage } from '@/components/session/usePage';
import { useTheme } from '@/components/theme/theme';
import { Segments } from '@/components/ui/Segments';

import { BattleCard } from './BattleCard';
import { EnemyRows } from './EnemyRows';
import { FallenCard } from './FallenCard';
import { FameCard } from './FameCard';
import { GraphPaper } from './GraphPaper';
import { ItemChips } from './ItemChips';
import { LootBoxes } from './LootBoxes';
import { MapPage } from './MapPage';
import { NumbersCard } from './NumbersCard';
import { Paper } from './Paper';
import type { DungeonProps } from './props';
import { ScorePage } from './ScorePage';
import { SheetCard } from './SheetCard';
import { ShopGoods } from './ShopGoods';
import { TrapCard } from './TrapCard';
import { VictoryCard } from './VictoryCard';

type Page = 'sheet' | 'map' | 'loot' | 'score';

const PAGES: readonly { readonly value: Page; readonly words: string }[] = [
  { value: 'sheet', words: 'Sheet' },
  { value: 'map', words: 'Map' },
  { value: 'loot', words: 'Loot' },
  { value: 'score', words: 'Score' },
];

/** The paper sheet, made better: what the moment asks for stands right under the character. */
export function DungeonTable(table: DungeonProps) {
  const { low } = useTheme();
  const [page, setPage] = usePage(PAGES, 'sheet');
  // The dice come first where there is little room.
  const fighting = low && page === 'sheet' && table.state.battle !== null;
  const pages = <Segments label="Page" options={PAGES} value={page} onChange={setPage} testID="page" />;
  return (
    <TablePages pages={PAGES} page={page} onPage={setPage} testID="dungeon-table">
      <GraphPaper />
      {fighting ? null : pages}
      {page === 'sheet' ? <SheetPage table={table} short={fighting} onScore={() => setPage('score')} /> : null}
      {page === 'map' ? <MapPage table={table} /> : null}
      {page === 'loot' ? <LootBoxes table={table} /> : null}
      {page === 'score' ? <ScorePage table={table} /> : null}
      {fighting ? pages : null}
    </TablePages>
  );
}

function SheetPage({ table, short, onScore }: { table: DungeonProps; short: boolean; onScore: () => void }) {
  const { rail, layout } = useTheme();
  const sheet = <SheetCard key="sheet" table={table} short={short} />;
  const moment = <Moment key="moment" table={table} />;
  return (
    <>
      {layout === 'landscapePhone' ? [moment, sheet] : [sheet, moment]}
      {rail ? null : <FameCard table={table} onPress={onScore} />}
      <ItemChips table={table} />
      <NumbersCard table={table} />
      {rail ? null : <EnemyRows table={table} />}
    </>
  );
}

/** What is going on: a battle, a trap, the spoils, the merchant, a fall. */
function Moment({ table }: { table: DungeonProps }) {
  const { state } = table;
  if (state.phase === 'fallen') return <FallenCard table={table} />;
  if (state.battle) return <BattleCard table={table} battle={state.battle} />;
  if (state.trap) return <TrapCard table={table} trap={state.trap} />;
  if (state.phase === 'rewards') return <VictoryCard table={table} />;
  if (state.phase === 'shop') {
    return (
      <Paper title="Merchant">
        <ShopGoods table={table} />
      </Paper>
    );
  }
  return null;
}
