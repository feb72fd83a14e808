import type { Seat } from '@/rules/kernel/setup';
import { buildingCard } from './classes';
import { type Building, playerOf, type State } from './state';
import { buildingFacts, FIRST_GOLD, LINK_INCOME, SETTLEMENT_INCOME } from './tables';

export interface RevenueLine {
  readonly key: string;
  readonly from: 'first' | 'settlement' | 'building' | 'road';
  readonly words: string;
  readonly gold: number;
  /** Its revenue was not typed yet, so it counts for nothing. */
  readonly untyped?: true;
}

export function revenueOf(state: State, building: Building): number | null {
  return buildingCard(state, building.type).revenue[building.tier - 1] ?? null;
}

/** What the Revenue phase brings, line by line (2.5); on the first turn 9 and nothing else (A53). */
export function revenueLines(state: State, seat: Seat): readonly RevenueLine[] {
  if (state.round === 1) return [{ key: 'first', from: 'first', words: 'First turn', gold: FIRST_GOLD }];
  const { settlement, buildings } = playerOf(state, seat);
  const stands = settlement.hp > 0;
  const lines: RevenueLine[] = stands
    ? [{ key: 'settlement', from: 'settlement', words: 'Settlement', gold: SETTLEMENT_INCOME }]
    : [];
  for (const building of buildings) {
    const { words } = buildingFacts(building.type);
    const gold = revenueOf(state, building);
    if (gold === null) lines.push({ key: building.id, from: 'building', words, gold: 0, untyped: true });
    else if (gold > 0) lines.push({ key: building.id, from: 'building', words, gold });
    if (stands && building.connected && (gold ?? 0) > 0) {
      lines.push({ key: `${building.id}-road`, from: 'road', words: `Road to ${words}`, gold: LINK_INCOME });
    }
  }
  return lines;
}

export function revenueTotal(state: State, seat: Seat): number {
  return revenueLines(state, seat).reduce((sum, { gold }) => sum + gold, 0);
}

/** Turns until a building has paid for itself (5.9); undefined where it brings nothing. */
export function paybackTurns(cost: number, revenue: number, connected: boolean): number | undefined {
  return revenue <= 0 ? undefined : Math.ceil(cost / (revenue + (connected ? LINK_INCOME : 0)));
}
