import type { Battle } from './battleState';
import type { State } from './state';
import type { Tier } from './tables';

const MONSTER_POINTS: Readonly<Record<Tier, number>> = { minion: 0, destroyer: -1, raid: -1, legendary: -2 };

/** 6.6: what a deed does to the wanted points of whoever opened the battle. */
export function deedPoints({ kind, foe, rivalWanted }: Pick<Battle, 'kind' | 'foe' | 'rivalWanted'>): number {
  switch (kind) {
    case 'merchant':
      return 1;
    case 'government':
      return foe.wanted ?? 2;
    case 'brigand':
      return foe.wanted ?? -2;
    case 'monster':
      return foe.wanted ?? MONSTER_POINTS[foe.tier ?? 'minion'];
    case 'player':
      return rivalWanted ? -1 : 1;
  }
}

/** crimes on attacking, good deeds on defeating; an NPC that attacked you only on its defeat. */
export function deedAt(
  state: State,
  battle: Pick<Battle, 'kind' | 'foe' | 'rivalWanted' | 'opened'>,
): 'attack' | 'defeat' {
  if (battle.kind === 'merchant') return 'attack';
  if (battle.opened === 'foe') return 'defeat';
  const timing = state.houseRules['wantedTiming'];
  if (timing === 'allOnAttack') return 'attack';
  if (timing === 'allOnDefeatButMerchant') return 'defeat';
  return deedPoints(battle) > 0 ? 'attack' : 'defeat';
}
