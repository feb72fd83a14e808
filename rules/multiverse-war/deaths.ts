import { NO_CAP } from '@/rules/kernel/counter';
import type { Seat } from '@/rules/kernel/setup';
import { classOf, stepsOf } from './classes';
import { activeSeat } from './flow';
import { heroesInside } from './garrison';
import { isOn } from './houseRules';
import {
  buildingOf,
  clamped,
  heroOf,
  type Permanent,
  playerOf,
  type State,
  unitOf,
  withBuilding,
  withHero,
  withPlayer,
  withUnit,
} from './state';
import { HERO_MOST_LEVEL } from './tables';

/** Who gets the credit: a class on somebody's battle record, a hero, or nobody. */
export type Credit =
  | { readonly seat: Seat; readonly class: string; readonly hero?: undefined }
  | { readonly seat: Seat; readonly hero: string; readonly class?: undefined }
  | { readonly seat: Seat; readonly hero?: undefined; readonly class?: undefined }
  | null;

/** Steps on a battle track, up to its printed end (2.3). */
export function addSteps(state: State, seat: Seat, name: string, steps: number): State {
  const player = playerOf(state, seat);
  if (name.trim() === '') return state;
  const most = classOf(state, name).track ?? NO_CAP;
  const now = stepsOf(state, seat, name);
  // A track typed shorter than what was already gained takes nothing away.
  const after = clamped(now + steps, 0, Math.max(most, now));
  return after === now ? state : withPlayer(state, seat, { steps: { ...player.steps, [name]: after } });
}

/** A kill for a hero: level L to L + 1 takes L + 1 kills, counted from 0 each time (trap 8). */
export function addXp(state: State, seat: Seat, id: string, kills: number): State {
  const hero = heroOf(state, seat, id);
  if (!hero) return state;
  let { level, xp } = hero;
  for (let kill = 0; kill < clamped(kills, 0, 99) && level < HERO_MOST_LEVEL; kill += 1) {
    xp += 1;
    if (xp > level) [level, xp] = [level + 1, 0];
  }
  return withHero(state, seat, id, { level, xp });
}

/** A kill of a unit or a hero. */
export function creditKill(state: State, credit: Credit): State {
  if (!credit) return state;
  if (credit.hero !== undefined) return addXp(state, credit.seat, credit.hero, 1);
  return credit.class === undefined ? state : addSteps(state, credit.seat, credit.class, 1);
}

/** A destroyed building: a step for a class; a hero learns from it only by the switch (A28). */
export function creditBuilding(state: State, credit: Credit): State {
  if (!credit) return state;
  if (credit.hero !== undefined) {
    return isOn(state, 'heroXpFromBuildings') ? addXp(state, credit.seat, credit.hero, 1) : state;
  }
  return credit.class === undefined ? state : addSteps(state, credit.seat, credit.class, 1);
}

/** Takes a block off the board; a builder that shared its hex stays, unless the killing was melee (A23). */
export function removeUnit(state: State, seat: Seat, id: string, inMelee: boolean): State {
  const unit = unitOf(state, seat, id);
  if (!unit) return state;
  const partner = unit.sharesWith === null ? undefined : unitOf(state, seat, unit.sharesWith);
  const builderFalls = inMelee && partner !== undefined && classOf(state, partner.class).type === 'civilian';
  const { units } = playerOf(state, seat);
  return withPlayer(state, seat, {
    units: units
      .filter((each) => each.id !== id && !(builderFalls && each.id === partner.id))
      .map((each) => (each.sharesWith === id ? { ...each, sharesWith: null } : each)),
  });
}

export function hurtUnit(state: State, seat: Seat, id: string, damage: number, inMelee = false): State {
  const unit = unitOf(state, seat, id);
  if (!unit || damage <= 0) return state;
  const hp = Math.max(0, unit.hp - damage);
  return hp === 0 ? removeUnit(state, seat, id, inMelee) : withUnit(state, seat, id, { hp });
}

export function hurtHero(state: State, seat: Seat, id: string, damage: number): State {
  const hero = heroOf(state, seat, id);
  if (!hero || !hero.alive || damage <= 0) return state;
  const hp = Math.max(0, hero.hp - damage);
  return withHero(state, seat, id, { hp, alive: hp > 0 });
}

/** All inside die with their house; steps for them only by the switch (A19). */
function emptyHouse(state: State, seat: Seat, house: string, credit: Credit): State {
  const counted = (gone: State) => (isOn(state, 'countGarrisonKills') ? creditKill(gone, credit) : gone);
  const units = playerOf(state, seat).units.filter((unit) => unit.inside === house);
  const emptied = units.reduce((so, { id }) => counted(removeUnit(so, seat, id, false)), state);
  return heroesInside(state, seat, house).reduce((so, { id }) => counted(hurtHero(so, seat, id, 99)), emptied);
}

export function hurtBuilding(state: State, owner: Seat, id: string, damage: number, credit: Credit): State {
  const building = buildingOf(state, owner, id);
  if (!building || damage <= 0) return state;
  const hp = Math.max(0, building.hp - damage);
  if (hp > 0) return withBuilding(state, owner, id, { hp });
  const player = playerOf(state, owner);
  const { type, tier } = building;
  let after = withPlayer(state, owner, {
    buildings: player.buildings.filter((each) => each.id !== id),
    lost: [...player.lost, { type, tier }],
  });
  after = emptyHouse(after, owner, id, credit);
  if (credit) {
    const { destroyed } = playerOf(after, credit.seat);
    after = withPlayer(after, credit.seat, { destroyed: [...destroyed, { type, tier, owner }] });
  }
  return creditBuilding(after, credit);
}

export function hurtSettlement(state: State, owner: Seat, damage: number, credit: Credit): State {
  const { settlement } = playerOf(state, owner);
  if (settlement.hp <= 0 || damage <= 0) return state;
  const hp = Math.max(0, settlement.hp - damage);
  if (hp > 0) return withPlayer(state, owner, { settlement: { ...settlement, hp } });
  // Struck down by hand it falls to whoever is on; in its owner's own turn to nobody.
  const on = activeSeat(state);
  const fallenTo = credit?.seat ?? (on === owner ? null : on);
  const fallen = withPlayer(state, owner, { settlement: { ...settlement, hp, fallenTo } });
  return creditBuilding(emptyHouse(fallen, owner, 'settlement', credit), credit);
}

/** The colony falls like a building, other foes of a card give no step (A39); the village changes hands, whole (A46). */
export function hurtPermanent(state: State, id: string, damage: number, credit: Credit): State {
  const found = state.encounters.aside.find((each) => each.id === id);
  if (!found || found.hp <= 0 || damage <= 0) return state;
  const hp = Math.max(0, found.hp - damage);
  const taken = hp === 0 && found.kind === 'village' && credit !== null;
  const change: Partial<Permanent> = taken ? { hp: found.maxHp, owner: credit.seat } : { hp };
  const after: State = {
    ...state,
    encounters: {
      ...state.encounters,
      aside: state.encounters.aside.map((each) => (each.id === id ? { ...each, ...change } : each)),
    },
  };
  return hp === 0 && found.kind === 'colony' ? creditBuilding(after, credit) : after;
}
