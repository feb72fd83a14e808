import { TablePages } from '@/components/session/TablePages';
import { usePage } from '@/components/session/usePage';
import { useShow } from '@/components/session/useShow';
import { useTheme } from '@/components/theme/theme';
import { PlayerSwitcher } from '@/components/ui/PlayerSwitcher';
import { Segments } from '@/components/ui/Segments';
import { plural } from '@/rules/kernel/plural';
import { boardCamps, campsOf, type Player, type State } from '@/rules/near-and-far/state';
import { signed } from '@/rules/near-and-far/words';

import { MePage } from './MePage';
import type { NearProps } from './props';
import { ScorePage } from './ScorePage';
import { TownPage } from './TownPage';
import { TravelPage } from './TravelPage';
import { UseTyped } from './UseTyped';

type Page = 'me' | 'town' | 'travel' | 'score';

const PAGES: readonly { readonly value: Page; readonly words: string }[] = [
  { value: 'me', words: 'Me' },
  { value: 'town', words: 'Town' },
  { value: 'travel', words: 'Travel' },
  { value: 'score', words: 'Score' },
];

/** Where two panes stand side by side the score is in the other one (NearOthers). */
const BESIDE = PAGES.filter(({ value }) => value !== 'score');

/** The chip: hearts, reputation and the tents still on the board, short enough for two in a row. */
function chipOf(state: State, player: Player) {
  const tents = Math.max(0, boardCamps(state) - campsOf(player));
  return {
    figure: `♥ ${player.hearts} rep ${signed(player.reputation)} ▲ ${tents}`,
    said: `${plural(tents, 'camp')} left`,
  };
}

/** Near and Far's Table: the players, four pages, and what the shown player holds and can do. */
export function NearTable(table: NearProps) {
  const { rail } = useTheme();
  const pages = rail ? BESIDE : PAGES;
  const [page, setPage] = usePage(pages, 'me');
  const { state, seats, shown } = table;
  const { show, actFor } = useShow(state.active);
  const Shown = { me: MePage, town: TownPage, travel: TravelPage, score: ScorePage }[page];
  return (
    <TablePages pages={pages} page={page} onPage={setPage} testID="near-table">
      {rail ? null : (
        <PlayerSwitcher
          players={seats.map(({ name, colour }, seat) => {
            const player = state.players[seat];
            return { seat, name, colour, ...(player ? chipOf(state, player) : {}) };
          })}
          active={state.active}
          shown={shown}
          onShow={show}
          onHold={actFor}
          testID="players"
        />
      )}
      <UseTyped table={table} />
      <Segments label="Page" options={pages} value={page} onChange={setPage} testID="page" />
      <Shown table={table} />
    </TablePages>
  );
}
