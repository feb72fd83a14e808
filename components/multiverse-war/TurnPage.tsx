import { BattleRecord } from './BattleRecord';
import { GoldCard } from './GoldCard';
import { HeroCards } from './HeroCards';
import type { WarProps } from './props';
import { StartStrip } from './StartStrip';
import { WaysToWin } from './WaysToWin';

/** Revenue, record, heroes and the race: a turn at a glance. */
export function TurnPage({ table, onScore, ways }: { table: WarProps; onScore: () => void; ways: boolean }) {
  return (
    <>
      <GoldCard table={table} />
      <StartStrip table={table} />
      <BattleRecord table={table} />
      <HeroCards table={table} />
      {ways ? <WaysToWin table={table} onScore={onScore} /> : null}
    </>
  );
}
