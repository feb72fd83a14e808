import { TablePages } from '@/components/session/TablePages';
import { usePage } from '@/components/session/usePage';
import { useShow } from '@/components/session/useShow';
import { useTheme } from '@/components/theme/theme';
import { PlayerSwitcher } from '@/components/ui/PlayerSwitcher';
import { Segments } from '@/components/ui/Segments';
import { activeSeat, clanOf } from '@/rules/world-adventure/state';

import { CaravanCard } from './CaravanCard';
import { CitiesPage } from './CitiesPage';
import { ClanRows } from './ClanRows';
import { CompanyCard } from './CompanyCard';
import { GoldCard } from './GoldCard';
import type { WorldProps } from './props';
import { RuneChart } from './RuneChart';
import { StatusCard } from './StatusCard';
import { TracksPage } from './TracksPage';
import { WantedCard } from './WantedCard';

const PAGES = [
  { value: 'table', words: 'Table' },
  { value: 'clan', words: 'Clan' },
  { value: 'cities', words: 'Cities' },
  { value: 'tracks', words: 'Tracks' },
] as const;
type Page = (typeof PAGES)[number]['value'];

/** World Adventure's Table: four pages of what the shown player changes. Where two panes stand side by side the wanted
 * track, the runes and the others are in the other one. */
export function WorldTable(table: WorldProps) {
  const { rail } = useTheme();
  const [page, setPage] = usePage<Page>(PAGES, 'table');
  const { state, seats, shown } = table;
  const active = activeSeat(state) ?? state.order[0];
  const { show, actFor } = useShow(active);
  return (
    <TablePages pages={PAGES} page={page} onPage={setPage} testID="world-adventure-table">
      <Segments<Page> label="Page" options={PAGES} value={page} onChange={setPage} testID="page" />
      {page === 'table' ? (
        <>
          <GoldCard table={table} seat={shown} />
          {rail ? null : (
            <>
              <WantedCard table={table} />
              <RuneChart table={table} />
              <ClanRows
                table={table}
                onShow={(seat) => {
                  setPage('clan');
                  show(seat);
                }}
              />
            </>
          )}
        </>
      ) : null}
      {page === 'clan' ? (
        <>
          {rail ? null : (
            <>
              <PlayerSwitcher
                players={seats.map(({ name, colour }, seat) => ({
                  seat,
                  name,
                  colour,
                  figure: `${clanOf(state, seat).gold} gold`,
                }))}
                {...(active === undefined ? {} : { active })}
                shown={shown}
                onShow={show}
                onHold={actFor}
                testID="players"
              />
              {shown === active ? null : <GoldCard table={table} seat={shown} />}
            </>
          )}
          <StatusCard table={table} seat={shown} />
          <CompanyCard table={table} seat={shown} />
          <CaravanCard table={table} seat={shown} />
        </>
      ) : null}
      {page === 'cities' ? <CitiesPage table={table} /> : null}
      {page === 'tracks' ? <TracksPage table={table} /> : null}
    </TablePages>
  );
}
