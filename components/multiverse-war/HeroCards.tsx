import { skillCost, skillPoints } from '@/rules/multiverse-war/applyBuild';
import { playerOf } from '@/rules/multiverse-war/state';

import { HeroCard } from './HeroCard';
import type { WarProps } from './props';

/** The shown player's heroes, which everybody sees. */
export function HeroCards({ table }: { table: WarProps }) {
  const { state, shown, onOpen } = table;
  return playerOf(state, shown).heroes.map((hero) => (
    <HeroCard
      key={hero.id}
      hero={hero}
      unspent={skillPoints(state, hero.level) - skillCost(hero.hpPoints, hero.apPoints, hero.abilities.length)}
      scores={state.turnLimit !== null}
      onPress={() => onOpen(`hero:${hero.id}`)}
    />
  ));
}
