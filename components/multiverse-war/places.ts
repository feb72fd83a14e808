import { buildingCard } from '@/rules/multiverse-war/classes';
import { playerOf, type State } from '@/rules/multiverse-war/state';
import { buildingFacts, SETTLEMENT_UNITS } from '@/rules/multiverse-war/tables';

/** Where a player may make units and heroes. */
export function placesOf(state: State, seat: number): readonly { readonly value: string; readonly words: string }[] {
  const { settlement, buildings } = playerOf(state, seat);
  return [
    ...(settlement.hp > 0
      ? [{ value: 'settlement', words: `Settlement, ${Math.max(0, SETTLEMENT_UNITS - settlement.made)} left` }]
      : []),
    ...buildings
      .filter(({ type }) => buildingCard(state, type).makesUnits)
      .map(({ id, type, made }) => ({ value: id, words: `${buildingFacts(type).words}${made > 0 ? ', made' : ''}` })),
  ];
}
