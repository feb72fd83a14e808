import type { Seat } from '@/rules/kernel/setup';
import type { FighterRef } from './actions';
import { classOf, isMilitary } from './classes';
import { type Hero, heroOf, playerOf, type State, type Unit, unitOf } from './state';
import { SETTLEMENT_HEXES } from './tables';

/** The building id under which a building's garrison is kept. */
export function houseOf(ref: FighterRef): string | undefined {
  if (ref.kind === 'settlement') return 'settlement';
  return ref.kind === 'building' ? ref.id : undefined;
}

/** The house a block or a hero stands in; null outside, and for what has no block here. */
export function houseAround(state: State, { kind, id, owner }: FighterRef): string | null {
  if (owner === null) return null;
  if (kind === 'hero') return heroOf(state, owner, id)?.inside ?? null;
  return kind === 'unit' ? (unitOf(state, owner, id)?.inside ?? null) : null;
}

/** Blocks inside a building that can answer for it. */
function blocksInside(state: State, owner: Seat, house: string): readonly Unit[] {
  return playerOf(state, owner).units.filter(
    (unit) => unit.inside === house && classOf(state, unit.class).attack !== 'none',
  );
}

/** Living heroes inside: they answer and die with the building as units do (A54). */
export function heroesInside(state: State, owner: Seat, house: string): readonly Hero[] {
  return playerOf(state, owner).heroes.filter(({ alive, inside }) => alive && inside === house);
}

/** Who could answer for a building, so that the screen asks which one (A19). */
export function possibleAnswerers(state: State, target: FighterRef): readonly string[] {
  const house = houseOf(target);
  if (house === undefined || target.owner === null) return [];
  const heroes = heroesInside(state, target.owner, house).filter(({ hp }) => hp > 0);
  return [...blocksInside(state, target.owner, house), ...heroes].map(({ id }) => id);
}

/** Who of the defenders strikes back: the target itself, or one of a building's garrison. */
export function answererRef(state: State, target: FighterRef, retaliator: string | null): FighterRef | null {
  if (houseOf(target) === undefined) return target;
  if (retaliator === null || target.owner === null) return null;
  // Blocks and heroes never share an id.
  const kind = heroOf(state, target.owner, retaliator) ? 'hero' : 'unit';
  return { kind, id: retaliator, owner: target.owner };
}

/** A19: one military unit or hero and one builder a building, one such pair on each of the settlement's five hexes. */
export function hasRoom(state: State, seat: Seat, house: string, military: boolean, besides?: string): boolean {
  const blocks = playerOf(state, seat).units.filter(
    (unit) => unit.inside === house && isMilitary(state, unit.class) === military,
  );
  const alike = [...blocks, ...(military ? heroesInside(state, seat, house) : [])];
  return alike.filter(({ id }) => id !== besides).length < (house === 'settlement' ? SETTLEMENT_HEXES : 1);
}
