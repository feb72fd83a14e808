import type { Seat } from '@/rules/kernel/setup';
import type { FighterRef } from './actions';
import { buildingCard } from './classes';
import { settlementMax } from './flow';
import { buildingOf, playerOf, type State } from './state';
import { REPAIR } from './tables';

/** What mends by itself between two turns of a siege. */
interface Walls {
  readonly hp: number;
  readonly full: number;
  readonly repair: number;
}

/** Buildings and the ant colony mend 1 a turn, tier 2 what its card prints (A10, A27, A48); nothing else mends. */
export function wallsOf(state: State, { kind, id, owner }: FighterRef): Walls | undefined {
  if (kind === 'permanent') {
    const colony = state.encounters.aside.find((each) => each.id === id && each.kind === 'colony');
    return colony && { hp: colony.hp, full: colony.maxHp, repair: REPAIR };
  }
  if (owner === null) return undefined;
  if (kind === 'settlement') {
    return { hp: playerOf(state, owner).settlement.hp, full: settlementMax(state), repair: REPAIR };
  }
  const building = kind === 'building' ? buildingOf(state, owner, id) : undefined;
  if (!building) return undefined;
  const { type, tier, hp, maxHp } = building;
  return { hp, full: maxHp, repair: buildingCard(state, type).repair[tier - 1] ?? REPAIR };
}

/** What stands of a player: the settlement and every building. */
export function housesOf(state: State, owner: Seat): readonly FighterRef[] {
  const { settlement, buildings } = playerOf(state, owner);
  return [
    ...(settlement.hp > 0 ? [{ kind: 'settlement' as const, id: '', owner }] : []),
    ...buildings.map(({ id }) => ({ kind: 'building' as const, id, owner })),
  ];
}
