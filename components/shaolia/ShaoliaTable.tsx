import { TablePages } from '@/components/session/TablePages';
import { usePage } from '@/components/session/usePage';
import { useTheme } from '@/components/theme/theme';
import { Segments } from '@/components/ui/Segments';
import { activeSeat } from '@/rules/shaolia/flow';
import { rivalsOf, sideOf } from '@/rules/shaolia/state';

import { AllianceCard } from './AllianceCard';
import { DangerBanner } from './DangerBanner';
import { DuelCard } from './DuelCard';
import { LibraryOffer } from './LibraryOffer';
import { Numbers } from './Numbers';
import { PhasePanel } from './PhasePanel';
import { PlanCard } from './PlanCard';
import type { ShaoliaProps } from './props';
import { PoolCard } from './PoolCard';
import { ReserveCard } from './ReserveCard';
import { RivalRow } from './RivalRow';
import { TerritoryCard } from './TerritoryCard';
import { TradePage } from './TradePage';

const PAGES = [
  { value: 'table', words: 'Table' },
  { value: 'territory', words: 'Territory' },
  { value: 'trade', words: 'Trade' },
] as const;

/** Where two panes stand side by side the table has the shown player's territory and the other pane the rest. */
const BESIDE = PAGES.filter(({ value }) => value !== 'territory');

/**
 * Shaolia's Table: what the duel stands at above, what the shown player does below, in reach of a thumb. Where two
 * panes stand side by side the duel and the rivals are in the other one. The frame brings padding and scrolling.
 */
export function ShaoliaTable(table: ShaoliaProps) {
  const { rail } = useTheme();
  const pages = rail ? BESIDE : PAGES;
  const [page, setPage] = usePage<(typeof PAGES)[number]['value']>(pages, 'table');
  return (
    <TablePages pages={pages} page={page} onPage={setPage} testID="shaolia-table">
      <Segments label="Page" options={pages} value={page} onChange={setPage} testID="page" />
      {isFresh(table) ? <LibraryOffer table={table} /> : null}
      {page === 'table' ? <Play {...table} /> : null}
      {page === 'territory' ? <Territories {...table} /> : null}
      {page === 'trade' ? <TradePage table={table} /> : null}
    </TablePages>
  );
}

/** Nothing was typed yet, and the first round has not gone far. */
function isFresh({ state }: ShaoliaProps): boolean {
  return state.round === 1 && state.phase === 'purchase' && Object.keys(state.cards).length === 0;
}

function Play(table: ShaoliaProps) {
  const { rail } = useTheme();
  const { state, shown, seats } = table;
  const side = sideOf(state, shown);
  const rolled = state.phase === 'action' && side.dice !== null;
  // Buying and rolling come before counting; building and using the dice begin on the territory.
  const panel = <PhasePanel key="panel" table={table} seat={shown} />;
  const numbers = <Numbers key="numbers" table={table} seat={shown} />;
  const territory = <TerritoryCard key="territory" table={table} seat={shown} held />;
  const reserve = <ReserveCard key="reserve" table={table} seat={shown} />;
  const planned = rolled && !state.victory && activeSeat(state) === shown;
  return (
    <>
      {rail ? null : seats.length === 4 ? <AllianceCard table={table} /> : <DuelCard table={table} />}
      <DangerBanner table={table} seat={shown} />
      {state.phase === 'purchase' ? [panel, reserve, <PoolCard key="pool" table={table} />, numbers, territory] : null}
      {state.phase === 'building' ? [territory, reserve, numbers, panel] : null}
      {state.phase === 'action' ? (
        <>
          {rolled ? null : panel}
          {territory}
          {rolled ? panel : null}
          {planned ? <PlanCard table={table} seat={shown} /> : null}
          {numbers}
        </>
      ) : null}
      {rail
        ? null
        : seats.map((_, seat) => (seat === shown ? null : <RivalRow key={seat} table={table} seat={seat} />))}
    </>
  );
}

/** Every territory, the shown player's first. */
function Territories(table: ShaoliaProps) {
  const { state, shown } = table;
  const rivals = rivalsOf(state, shown);
  const mates = state.sides.flatMap((_, seat) => (seat === shown || rivals.includes(seat) ? [] : [seat]));
  return (
    <>
      {[shown, ...mates, ...rivals].map((seat) => (
        <TerritoryCard key={seat} table={table} seat={seat} held />
      ))}
    </>
  );
}
