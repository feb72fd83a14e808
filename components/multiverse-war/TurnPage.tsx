import { skillCost, skillPoints } from '@/rules/multiverse-war/applyBuild';
import { playerOf } from '@/rules/multiverse-war/state';

import { BattleRecord } from './BattleRecord';
import { GoldCard } from './GoldCard';
import { HeroCard } from './HeroCard';
import type { WarProps } from './props';
import { StartStrip } from './StartStrip';
import { WaysToWin } from './WaysToWin';

/** Revenue, record, heroes and the race: a turn at a glance. */
export function TurnPage({ table, onScore, ways }: { table: WarProps; onScore: () => void; ways: boolean }) {
  const { state, shown, onOpen } = table;
  return (
    <>
      <GoldCard table={table} />
      <StartStrip table={table} />
      <BattleRecord table={table} />
      {playerOf(state, shown).heroes.map((hero) => (
        <HeroCard
          key={hero.id}
          hero={hero}
          unspent={skillPoints(state, hero.level) - skillCost(hero.hpPoints, hero.apPoints, hero.abilities.length)}
          onPress={() => onOpen(`hero:${hero.id}`)}
        />
      ))}
      {ways ? <WaysToWin table={table} onScore={onScore} /> : null}
    </>
  );
}
