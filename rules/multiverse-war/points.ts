import type { Seat } from '@/rules/kernel/setup';
import { missionPoints } from './classes';
import { isOn } from './houseRules';
import { connectedBuildings } from './missions';
import { playerOf, type State } from './state';
import { buildingFacts, type BuildingType, HERO_VP, LINK_VP } from './tables';

export function buildingVp(type: BuildingType, tier: 1 | 2): number {
  return buildingFacts(type).vp[tier - 1] ?? 0;
}

export interface Part {
  readonly words: string;
  readonly value: number;
}

/** 7.2, row by row; a mission's points are undefined until they are typed. */
export interface Points {
  readonly buildings: readonly Part[];
  readonly destroyed: readonly Part[];
  readonly links: readonly Part[];
  readonly missions: readonly { readonly words: string; readonly value: number | undefined }[];
  readonly heroes: readonly Part[];
}

export function pointRows(state: State, seat: Seat): Points {
  const player = playerOf(state, seat);
  const lost = isOn(state, 'keepLostBuildingVp') ? player.lost : [];
  const linked = connectedBuildings(player);
  const titled = ({ type, tier }: { type: BuildingType; tier: 1 | 2 }) =>
    `${buildingFacts(type).words}${tier === 2 ? ', tier 2' : ''}`;
  return {
    buildings: [...player.buildings, ...lost].map((each) => ({
      words: titled(each),
      value: buildingVp(each.type, each.tier),
    })),
    destroyed: player.destroyed.map((each) => ({
      words: `${playerOf(state, each.owner).name}'s ${titled(each)}, twice`,
      value: 2 * buildingVp(each.type, each.tier),
    })),
    links: linked > 0 ? [{ words: `${linked} connected`, value: LINK_VP * linked }] : [],
    missions: player.missions
      .filter(({ done }) => done !== null)
      .map(({ title }) => ({ words: title, value: missionPoints(state, title) ?? undefined })),
    heroes: player.heroes
      .filter(({ alive }) => alive)
      .map(({ name, level }) => ({ words: `${name}, level ${level}`, value: HERO_VP[level] ?? 0 })),
  };
}

/** All points typed so far. */
export function pointsOf(state: State, seat: Seat): number {
  const rows = pointRows(state, seat);
  return [...rows.buildings, ...rows.destroyed, ...rows.links, ...rows.missions, ...rows.heroes].reduce(
    (sum, { value }) => sum + (value ?? 0),
    0,
  );
}
