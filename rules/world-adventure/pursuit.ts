import { plural } from '@/rules/kernel/plural';
import type { Seat } from '@/rules/kernel/setup';
import { activeSoldiers, type Clan, clanOf, type NpcKey, seatsOf, type State, wantedOf } from './state';
import { isFar, samePlace, type Tier, totalGoods } from './tables';
import { rankOf, rankWords } from './wanted';

export interface Target {
  readonly seats: readonly Seat[];
  /** The reason in words: "Teo: same distance, 31 gold against 22". */
  readonly why: string;
}

interface Measure {
  readonly words: (value: number) => string;
  readonly read: (seat: Seat) => number;
  readonly best: 'most' | 'fewest';
}

/** Breaks a tie measure by measure and says which one decided. */
function decide(state: State, seats: readonly Seat[], measures: readonly Measure[], lead: string): Target {
  let left = [...seats];
  if (left.length === 1) return { seats: left, why: `${clanOf(state, left[0] ?? 0).name}: ${lead}` };
  for (const { read, words, best } of measures) {
    const values = left.map(read);
    const top = best === 'most' ? Math.max(...values) : Math.min(...values);
    const first = left.filter((_, index) => values[index] === top);
    if (first.length === left.length) continue;
    const others = values.filter((value) => value !== top);
    const next = best === 'most' ? Math.max(...others) : Math.min(...others);
    left = first;
    if (left.length === 1) {
      return { seats: left, why: `${clanOf(state, left[0] ?? 0).name}: ${words(top)} against ${words(next)}` };
    }
  }
  const names = left.map((seat) => clanOf(state, seat).name).join(' and ');
  return { seats: left, why: `${names} tie in everything: draw a turn marker` };
}

/** 5.8: among the nearest, the Brigand takes the richest, then most goods; the Government the highest rank. */
export function npcTarget(state: State, npc: NpcKey, nearest: readonly Seat[]): Target | undefined {
  const pool = nearest.filter((seat) => state.clans[seat] && (npc === 'brigand' || wantedOf(state, seat) > 0));
  if (pool.length === 0) return undefined;
  if (npc === 'brigand') return decide(state, pool, [gold(state), goods(state)], 'the nearest');
  const [first] = [...pool].sort((a, b) => (rankOf(state, a) ?? 99) - (rankOf(state, b) ?? 99));
  if (first === undefined) return undefined;
  const { name } = clanOf(state, first);
  if (pool.length === 1) return { seats: [first], why: `${name}: the nearest wanted player` };
  return { seats: [first], why: `${name}: same distance, ${rankWords(state, first)} most wanted` };
}

/** Whom the NPC could pursue at all: the Government only looks for wanted players. */
export const pursued = (state: State, npc: NpcKey): readonly Seat[] =>
  seatsOf(state).filter((seat) => npc === 'brigand' || wantedOf(state, seat) > 0);

/** 5.9: fewest awake soldiers, fewest Lv 2 soldiers, most gold, most goods, else by lot. */
export function monsterTarget(state: State, near: readonly Seat[]): Target | undefined {
  const pool = near.filter((seat) => state.clans[seat]);
  if (pool.length === 0) return undefined;
  return decide(state, pool, [awake(state), evolved(state), gold(state), goods(state)], 'the only one near');
}

/** Whom this monster may strike. */
export const attackable = (state: State, tier: Tier, name: string): readonly Seat[] =>
  seatsOf(state).filter((seat) => sparedBy(state, tier, name, seat) === undefined);

/** Why it may not strike somebody: not its engagers, nobody twice a month, nobody out of its reach. */
export function sparedBy(state: State, tier: Tier, name: string, seat: Seat): string | undefined {
  const clan = clanOf(state, seat);
  const perMonth = state.houseRules['monsterAttackLimit'] === 'perMonth';
  const key = tier === 'legendary' ? `legendary:${name}` : tier;
  const struck = perMonth ? Object.values(state.attacked).flat() : (state.attacked[key] ?? []);
  const met = tier === 'minion' || tier === 'destroyer' ? state.engagers[tier] : [];
  if (met.includes(seat)) return `${clan.name} engaged it and is spared`;
  if (struck.includes(seat)) return `${clan.name} was attacked by ${perMonth ? 'a monster' : 'it'} this month already`;
  return outOfReach(state, tier, name, clan) ? `${clan.name} is out of its reach` : undefined;
}

/**
 * Only where places were told: a Destroyer or Raid spares cities and reaches the next territory, which across a border
 * the board tells; the others strike in their own.
 */
function outOfReach(state: State, tier: Tier, name: string, { place }: Clan): boolean {
  if (place === null) return false;
  const out = tier === 'legendary' ? state.legendaries.find(({ card }) => card === name) : state.monsters[tier];
  const at = out?.place ?? null;
  if (tier !== 'destroyer' && tier !== 'raid') return at !== null && !samePlace(at, place);
  if (place.die === undefined) return true;
  return isFar(at, place);
}

/** Where this monster strikes, in words (6.10). */
export const REACH: Readonly<Record<Tier, string>> = {
  minion: 'in its territory',
  destroyer: 'in its territory or next to it, outside cities',
  raid: 'in its territory or next to it, outside cities',
  legendary: 'in its territory',
};

const measure = (
  state: State,
  best: Measure['best'],
  read: (clan: Clan) => number,
  words: (value: number) => string,
): Measure => ({ best, words, read: (seat) => read(clanOf(state, seat)) });

const gold = (state: State) =>
  measure(
    state,
    'most',
    (clan) => clan.gold,
    (value) => `${value} gold`,
  );
const goods = (state: State) =>
  measure(
    state,
    'most',
    (clan) => totalGoods(clan.goods),
    (value) => plural(value, 'good', 'goods'),
  );
const awake = (state: State) =>
  measure(state, 'fewest', activeSoldiers, (value) => plural(value, 'soldier awake', 'soldiers awake'));
const evolved = (state: State) =>
  measure(
    state,
    'fewest',
    (clan) => clan.soldiers.filter(({ level }) => level === 2).length,
    (value) => plural(value, 'Lv 2 soldier', 'Lv 2 soldiers'),
  );
