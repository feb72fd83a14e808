import { TablePages } from '@/components/session/TablePages';
import { usePage } from '@/components/session/usePage';
import { useShow } from '@/components/session/useShow';
import { useTheme } from '@/components/theme/theme';
import { PlayerSwitcher } from '@/components/ui/PlayerSwitcher';
import { Segments } from '@/components/ui/Segments';
import { activeSeat } from '@/rules/multiverse-war/flow';
import { playerOf } from '@/rules/multiverse-war/state';

import { ArmyPage } from './ArmyPage';
import { BuildPage } from './BuildPage';
import type { WarProps } from './props';
import { ScorePage } from './ScorePage';
import { TurnPage } from './TurnPage';

type Page = 'turn' | 'army' | 'build' | 'score';

const PAGES = [
  { value: 'turn', words: 'Turn' },
  { value: 'army', words: 'Army' },
  { value: 'build', words: 'Build' },
  { value: 'score', words: 'Score' },
] as const;

/** Where two panes stand side by side the race is in the other one (WarOthers). */
const BESIDE = PAGES.filter(({ value }) => value !== 'score');

/** Each phase opens on the page it is played on. */
const HOME = { revenue: 'turn', build: 'build', action: 'army' } as const;

/** Multiverse War's Table: who is on, and four pages. */
export function WarTable(table: WarProps) {
  const { rail } = useTheme();
  const { state, seats, shown } = table;
  const { phase, round, turnIndex, victory } = state;
  const active = victory ? undefined : activeSeat(state);
  const { show, actFor } = useShow(active);
  // A page chosen by hand counts for this phase of this turn.
  const pages = rail ? BESIDE : PAGES;
  const [page, turnTo] = usePage<Page>(pages, HOME[phase], `${round}/${turnIndex}/${phase}`);
  return (
    <TablePages pages={pages} page={page} onPage={turnTo} testID="multiverse-war-table">
      {rail ? null : (
        <PlayerSwitcher
          players={seats.map(({ name, colour }, seat) => ({
            seat,
            name,
            colour,
            figure: `${playerOf(state, seat).gold} gold`,
          }))}
          active={active}
          shown={shown}
          onShow={show}
          onHold={actFor}
          testID="players"
        />
      )}
      <Segments label="Pages" options={pages} value={page} onChange={turnTo} testID="page" />
      {page === 'turn' ? <TurnPage table={table} ways={!rail} onScore={() => turnTo('score')} /> : null}
      {page === 'army' ? <ArmyPage table={table} /> : null}
      {page === 'build' ? <BuildPage table={table} /> : null}
      {page === 'score' ? <ScorePage table={table} /> : null}
    </TablePages>
  );
}
