import type { Cards } from '@/rules/kernel/card';
import type { Seat, Values } from '@/rules/kernel/setup';
import type { BuildingType } from './tables';

export type Scenario = 'novice' | 'advanced' | 'full';
export type PhaseKey = 'revenue' | 'build' | 'action';
export type Condition =
  'portal' | 'conquest' | 'domination' | 'elite' | 'archaeology' | 'missions' | 'turnLimit' | 'hero';

/** A unit block; only its owner knows what it is (trap 14). */
export interface Unit {
  readonly id: string;
  readonly class: string;
  readonly hp: number;
  readonly maxHp: number;
  readonly apSpent: number;
  /** Of these, on road steps (p11). */
  readonly roadSpent: number;
  readonly resting: boolean;
  readonly acted: boolean;
  /** An attack or an encounter has ended its action phase. */
  readonly done: boolean;
  readonly setUp: boolean;
  readonly abilityUsed: boolean;
  /** A building's id, or `settlement`. */
  readonly inside: string | null;
  /** The builder and the unit that share a hex name each other. */
  readonly sharesWith: string | null;
  /** Given by an encounter: no battle track of its own unless one is typed (A55). */
  readonly gift: boolean;
}

export interface Building {
  readonly id: string;
  readonly type: BuildingType;
  readonly tier: 1 | 2;
  readonly hp: number;
  readonly maxHp: number;
  readonly connected: boolean;
  /** Units made this turn. */
  readonly made: number;
}

export interface Bridge {
  readonly id: string;
  readonly hits: number;
}

export interface HeroAbility {
  readonly name: string;
  readonly minLevel: number;
  readonly used: boolean;
}

export interface Hero {
  readonly id: string;
  readonly name: string;
  readonly attack: 'melee' | 'ranged';
  readonly level: number;
  readonly xp: number;
  readonly hpPoints: number;
  readonly apPoints: number;
  readonly abilities: readonly HeroAbility[];
  readonly hp: number;
  readonly attacked: boolean;
  /** An encounter has ended its action phase. */
  readonly explored?: boolean;
  readonly resting?: boolean;
  /** As of a block; outside where it is not told. */
  readonly inside?: string | null;
  readonly alive: boolean;
}

export interface Mission {
  readonly id: string;
  readonly title: string;
  /** Only its owner may read it. */
  readonly secret: boolean;
  /** The round in which it was done; it never opens again. */
  readonly done: number | null;
}

export interface Destroyed {
  readonly type: BuildingType;
  readonly tier: 1 | 2;
  readonly owner: Seat;
}

export interface Player {
  readonly name: string;
  readonly team: number;
  readonly gold: number;
  readonly settlement: { readonly hp: number; readonly made: number; readonly fallenTo: Seat | null };
  readonly buildings: readonly Building[];
  /** Own buildings that fell, for the switch of A12. */
  readonly lost: readonly { readonly type: BuildingType; readonly tier: 1 | 2 }[];
  readonly constructed: Readonly<Record<BuildingType, number>>;
  readonly roads: number;
  readonly bridges: readonly Bridge[];
  readonly builderSteps: number;
  readonly units: readonly Unit[];
  readonly unitsChosen: boolean;
  /** The battle record: steps by class. */
  readonly steps: Readonly<Record<string, number>>;
  readonly tokensSpent: number;
  readonly decoys: number;
  readonly decoyPlaced: boolean;
  readonly heroes: readonly Hero[];
  readonly scrolls: number;
  readonly portal: number;
  readonly missions: readonly Mission[];
  readonly destroyed: readonly Destroyed[];
  /** The last round whose start of turn was done for this player. */
  readonly startedRound: number;
  /** What the start of this turn did by itself. */
  readonly repaired: readonly string[];
  readonly healed: number;
}

/** An encounter that stays on the map (p13). */
export interface Permanent {
  readonly id: string;
  readonly kind: 'colony' | 'caravan' | 'competition' | 'village' | 'other';
  readonly name: string;
  readonly hp: number;
  readonly maxHp: number;
  readonly owner: Seat | null;
}

export interface Encounters {
  readonly deck: number;
  readonly discard: number;
  readonly open: { readonly seat: Seat; readonly explorer: string | null; readonly card: string | null } | null;
  readonly tokens: number;
  readonly aside: readonly Permanent[];
}

export interface Treaty {
  readonly id: string;
  readonly a: Seat;
  readonly b: Seat;
  readonly round: number;
  readonly broken: boolean;
}

export interface Loan {
  readonly id: string;
  readonly from: Seat;
  readonly to: Seat;
  readonly gold: number;
  readonly note: string;
  /** The round it was given in. */
  readonly round: number;
}

export interface Victory {
  readonly seats: readonly Seat[];
  readonly condition: Condition;
}

export interface State {
  readonly scenario: Scenario;
  readonly mode: string;
  readonly conditions: readonly Condition[];
  readonly turnLimit: number | null;
  readonly diplomacy: boolean;
  readonly parts: {
    readonly heroes: boolean;
    readonly mines: boolean;
    readonly dial: boolean;
    readonly decoys: boolean;
  };
  readonly round: number;
  readonly firstPlayer: Seat;
  /** Named in the middle of a round: first from the next one on. */
  readonly nextFirst: Seat | null;
  readonly turnIndex: number;
  readonly phase: PhaseKey;
  readonly collected: boolean;
  /** What the start of this turn repaired, by building, as long as its Revenue phase lasts. */
  readonly mended?: Readonly<Record<string, number>>;
  readonly territories: number;
  readonly revealed: number;
  readonly scrollsNeeded: number | null;
  readonly minesTotal: number;
  readonly mines: readonly { readonly terrain: string; readonly owner: Seat | null }[];
  readonly encounters: Encounters;
  readonly dial: { readonly position: number; readonly turned: boolean };
  /** Hero sheets not yet recruited; the top one lies face up. */
  readonly heroSheets: number;
  /** Skill points a level brings; null until the table has looked (A16). */
  readonly levelPoints: number | null;
  readonly treaties: readonly Treaty[];
  readonly loans: readonly Loan[];
  readonly players: readonly Player[];
  readonly rules: Values;
  readonly cards: Cards;
  /** The last round of a turn limit is over. */
  readonly finished: boolean;
  /** The team whose six fortresses stood at the end of a round. */
  readonly dominated: number | null;
  readonly claimed: { readonly seat: Seat; readonly condition: Condition } | null;
  readonly victory: Victory | null;
  /** Counts up, so that every unit, building and treaty has a name of its own. */
  readonly nextId: number;
}

const NO_BUILDINGS: Readonly<Record<BuildingType, number>> = {
  barracks: 0,
  guardTower: 0,
  academy: 0,
  siegeWorkshop: 0,
  fortress: 0,
};

export const NOBODY: Player = {
  name: 'Nobody',
  team: -1,
  gold: 0,
  settlement: { hp: 0, made: 0, fallenTo: null },
  buildings: [],
  lost: [],
  constructed: NO_BUILDINGS,
  roads: 0,
  bridges: [],
  builderSteps: 0,
  units: [],
  unitsChosen: false,
  steps: {},
  tokensSpent: 0,
  decoys: 0,
  decoyPlaced: false,
  heroes: [],
  scrolls: 0,
  portal: 0,
  missions: [],
  destroyed: [],
  startedRound: 0,
  repaired: [],
  healed: 0,
};

/** A seat where nobody sits reads as nobody, so that a line about it can still be told. */
export function playerOf(state: State, seat: Seat): Player {
  return state.players[seat] ?? NOBODY;
}

export function withPlayer(state: State, seat: Seat, change: Partial<Player>): State {
  if (!state.players[seat]) return state;
  return {
    ...state,
    players: state.players.map((player, index) => (index === seat ? { ...player, ...change } : player)),
  };
}

export function isTeams(state: State): boolean {
  return state.mode === 'teams';
}

/** Those who win and support together: the team, or the player alone. */
export function sideSeats(state: State, seat: Seat): readonly Seat[] {
  if (!isTeams(state)) return [seat];
  const { team } = playerOf(state, seat);
  return state.players.flatMap((player, index) => (player.team === team ? [index] : []));
}

export function unitOf(state: State, seat: Seat, id: string): Unit | undefined {
  return playerOf(state, seat).units.find((unit) => unit.id === id);
}

export function heroOf(state: State, seat: Seat, id: string): Hero | undefined {
  return playerOf(state, seat).heroes.find((hero) => hero.id === id);
}

export function buildingOf(state: State, seat: Seat, id: string): Building | undefined {
  return playerOf(state, seat).buildings.find((building) => building.id === id);
}

export function withUnit(state: State, seat: Seat, id: string, change: Partial<Unit>): State {
  const { units } = playerOf(state, seat);
  return withPlayer(state, seat, { units: units.map((unit) => (unit.id === id ? { ...unit, ...change } : unit)) });
}

export function withHero(state: State, seat: Seat, id: string, change: Partial<Hero>): State {
  const { heroes } = playerOf(state, seat);
  return withPlayer(state, seat, { heroes: heroes.map((hero) => (hero.id === id ? { ...hero, ...change } : hero)) });
}

export function withBuilding(state: State, seat: Seat, id: string, change: Partial<Building>): State {
  const { buildings } = playerOf(state, seat);
  return withPlayer(state, seat, {
    buildings: buildings.map((each) => (each.id === id ? { ...each, ...change } : each)),
  });
}

/** A whole number inside its range, whatever was recorded. */
export function clamped(value: number, min: number, max: number): number {
  return Number.isFinite(value) ? Math.min(max, Math.max(min, Math.trunc(value))) + 0 : min;
}
