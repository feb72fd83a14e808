import { View } from 'react-native';

import { usePage } from '@/components/session/usePage';
import { useTheme } from '@/components/theme/theme';
import { Segments } from '@/components/ui/Segments';

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

/** Multiverse War's Table in four pages. */
export function WarTable(table: WarProps) {
  const { gap, rail } = useTheme();
  const { phase, round, turnIndex } = table.state;
  // A page chosen by hand counts for this phase of this turn.
  const pages = rail ? BESIDE : PAGES;
  const [page, turnTo] = usePage<Page>(pages, HOME[phase], `${round}/${turnIndex}/${phase}`);
  return (
    <View style={{ gap }} testID="multiverse-war-table">
      <Segments label="Pages" options={pages} value={page} onChange={turnTo} testID="page" />
      {page === 'turn' ? <TurnPage table={table} ways={!rail} onScore={() => turnTo('score')} /> : null}
      {page === 'army' ? <ArmyPage table={table} /> : null}
      {page === 'build' ? <BuildPage table={table} /> : null}
      {page === 'score' ? <ScorePage table={table} /> : null}
    </View>
  );
}
