import { chosenOf, type CardValues } from '@/rules/kernel/card-kind';
import type { Seat } from '@/rules/kernel/setup';
import { cardKinds, EVENT_DIAL } from './cards';
import { playerOf, type State } from './state';
import { ABILITY_STEP, BARRACKS_INCOME, buildingFacts, type BuildingType, REPAIR, START_TOKENS } from './tables';

export type UnitType = 'infantry' | 'mounted' | 'siege' | 'civilian';
export type Attack = 'melee' | 'ranged' | 'none';

/** What is known of a unit class: the text's, overwritten by what the table typed off its card. */
export interface ClassInfo {
  readonly name: string;
  readonly type: UnitType;
  readonly attack: Attack;
  readonly armour: boolean;
  readonly agile: boolean;
  readonly formation: boolean;
  readonly cost: number | null;
  /** Where a faction has a unit of its own in this class. */
  readonly uniqueCost: number | null;
  readonly ap: number | null;
  readonly veteran: number | null;
  readonly elite: number | null;
  readonly track: number | null;
  readonly range: number | null;
  readonly siegeDamage: number | null;
  readonly age: string | null;
  readonly requires: BuildingType | null;
  /** The places that make it; none typed, any does. */
  readonly makers: readonly string[];
  readonly ability: string | null;
}

/** Where the library has no such class: fought with by type alone. */
const GENERIC: Readonly<Record<string, CardValues>> = {
  Melee: { type: 'infantry', attack: 'melee' },
  Ranged: { type: 'infantry', attack: 'ranged' },
  Siege: { type: 'siege', attack: 'ranged' },
};

const KNOWN: ReadonlyMap<string, CardValues> = new Map(
  (cardKinds.find(({ key }) => key === 'unit')?.known ?? []).map(({ name, values }) => [name, values]),
);

function valuesOf(state: State, kind: string, card: string): CardValues | undefined {
  const key = `${kind}:${card}`;
  return Object.hasOwn(state.cards, key) ? state.cards[key] : undefined;
}

function num(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? Math.trunc(value) + 0 : null;
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

export function classOf(state: State, name: string): ClassInfo {
  const typed = valuesOf(state, 'unit', name);
  const known = KNOWN.get(name) ?? (Object.hasOwn(GENERIC, name) ? GENERIC[name] : undefined) ?? {};
  const read = (key: string) => typed?.[key] ?? known[key] ?? null;
  const traits = chosenOf(read('traits'));
  const type = read('type');
  const attack = read('attack');
  const requires = read('requires');
  return {
    name,
    type: type === 'mounted' || type === 'siege' || type === 'civilian' ? type : 'infantry',
    attack: attack === 'ranged' || attack === 'none' ? attack : type === 'civilian' ? 'none' : 'melee',
    armour: traits.includes('armour'),
    agile: traits.includes('agile'),
    formation: traits.includes('formation'),
    cost: num(read('cost')),
    uniqueCost: num(read('uniqueCost')),
    ap: num(read('ap')),
    veteran: num(read('veteran')),
    elite: num(read('elite')),
    track: num(read('track')),
    range: num(read('range')),
    siegeDamage: num(read('siegeDamage')),
    age: text(read('age')),
    requires: isBuildingType(requires) ? requires : null,
    makers: chosenOf(read('makers')),
    ability: text(read('ability')),
  };
}

function isBuildingType(value: unknown): value is BuildingType {
  return typeof value === 'string' && buildingFacts(value as BuildingType).type === value;
}

/** Whether the battle record has a track for this class: the text's classes do, others once their card is typed (A55). */
export function hasTrack(state: State, name: string): boolean {
  const { track, veteran, elite } = classOf(state, name);
  return KNOWN.has(name) || [track, veteran, elite].some((step) => step !== null);
}

/** Every class the table knows of: the text's, those typed, those on the board and those on a record. */
export function classNames(state: State): readonly string[] {
  const typed = Object.keys(state.cards).flatMap((key) => (key.startsWith('unit:') ? [key.slice(5)] : []));
  const seen = state.players.flatMap(({ units, steps }) => [...units.map((unit) => unit.class), ...Object.keys(steps)]);
  return [...new Set([...KNOWN.keys(), ...typed, ...seen])];
}

export function isMilitary(state: State, name: string): boolean {
  return classOf(state, name).type !== 'civilian';
}

export type Rank = 'none' | 'ability' | 'veteran' | 'elite';

/** Steps of a class on the battle record, and what they have unlocked (2.3). */
export function rankOf(state: State, seat: Seat, name: string): Rank {
  const { veteran, elite } = classOf(state, name);
  const steps = stepsOf(state, seat, name);
  if (elite !== null && steps >= elite) return 'elite';
  if (veteran !== null && steps >= veteran) return 'veteran';
  return steps >= ABILITY_STEP ? 'ability' : 'none';
}

export function stepsOf(state: State, seat: Seat, name: string): number {
  const { steps } = playerOf(state, seat);
  return Object.hasOwn(steps, name) ? (steps[name] ?? 0) : 0;
}

export function hasAbility(state: State, seat: Seat, name: string): boolean {
  return stepsOf(state, seat, name) >= ABILITY_STEP;
}

/** Military classes at Elite; the Builder's track never counts (trap 9). */
export function eliteClasses(state: State, seat: Seat): readonly string[] {
  return Object.keys(playerOf(state, seat).steps).filter(
    (name) => isMilitary(state, name) && rankOf(state, seat, name) === 'elite',
  );
}

export function tokensMax(state: State, seat: Seat): number {
  return START_TOKENS + eliteClasses(state, seat).length;
}

/** Ability tokens still to spend this turn. */
export function tokensLeft(state: State, seat: Seat): number {
  return Math.max(0, tokensMax(state, seat) - playerOf(state, seat).tokensSpent);
}

/** Whether `over` trumps `under`: the three pairs of p7, and what the table added or struck out. */
export function trumps(state: State, over: string, under: string): boolean {
  const typed = valuesOf(state, 'trump', `${over} over ${under}`)?.first;
  if (typeof typed === 'boolean') return typed;
  if (over === 'Bowman' && under === 'Heavy Swordsman') return true;
  if (over === 'Heavy Swordsman' && under === 'Pikeman') return true;
  if (classOf(state, under).attack !== 'ranged') return false;
  const allRanged = valuesOf(state, 'trump', `${over} over ranged units`)?.first;
  return typeof allRanged === 'boolean' ? allRanged : over === 'Horseman';
}

export interface BuildingCard {
  readonly cost: number | null;
  /** By tier. */
  readonly revenue: readonly [number | null, number | null];
  readonly upgrade: number | null;
  readonly hp2: number | null;
  /** Health repaired each turn, by tier. */
  readonly repair: readonly [number, number];
  readonly tokens: number | null;
  readonly makesUnits: boolean;
}

export function buildingCard(state: State, type: BuildingType): BuildingCard {
  const typed = valuesOf(state, 'building', buildingFacts(type).words);
  const first = num(typed?.revenue) ?? (type === 'barracks' ? BARRACKS_INCOME : null);
  return {
    cost: num(typed?.cost),
    revenue: [first, num(typed?.revenue2) ?? first],
    upgrade: num(typed?.upgrade),
    hp2: num(typed?.hp2),
    repair: [REPAIR, num(typed?.repair2) ?? REPAIR],
    tokens: num(typed?.tokens),
    makesUnits: typed?.noUnits !== true,
  };
}

/** How far the printed track goes; null until it is typed. */
export function trackLength(state: State, track: 'Stone Portal' | 'Builder track' | typeof EVENT_DIAL): number | null {
  const length = num(valuesOf(state, 'track', track)?.length);
  return length !== null && length >= 1 ? length : null;
}

/** How many sections the dial has; null until it is typed, and then it only counts on (section 10, 9). */
export function dialSections(state: State): number | null {
  return trackLength(state, EVENT_DIAL);
}

/** The section the next turn of the dial comes to. */
export function nextDialPosition(state: State): number {
  const sections = dialSections(state);
  return sections === null ? state.dial.position + 1 : (state.dial.position % sections) + 1;
}

export function dialSection(state: State, position: number): { effects: readonly string[]; text: string | null } {
  const typed = valuesOf(state, 'dial', `Section ${position}`) ?? valuesOf(state, 'dial', `${position}`);
  return { effects: chosenOf(typed?.effects), text: text(typed?.text) };
}

export function missionPoints(state: State, title: string): number | null {
  return num(valuesOf(state, 'mission', title)?.points);
}

/** What a mission asks for, as typed; the second novice one has no other words (A26). */
export function missionTask(state: State, title: string): string | null {
  return text(valuesOf(state, 'mission', title)?.text);
}

export interface EncounterCard {
  readonly upTo: number | null;
  /** Some cards ask for a high roll. */
  readonly atLeast: number | null;
  readonly support: number;
  readonly damage: number;
  readonly reward: string | null;
  readonly permanent: boolean;
  /** What the text itself says that its example brings. */
  readonly xp?: number;
  readonly unit?: string;
}

export function encounterCard(state: State, name: string): EncounterCard | undefined {
  const known =
    name === 'Kuma' ? { upTo: 7, support: 1, damage: 2, reward: 'A bear on an adjacent hex and 1 XP' } : undefined;
  const typed: CardValues | undefined = valuesOf(state, 'encounter', name) ?? known;
  if (!typed) return undefined;
  return {
    upTo: num(typed.upTo),
    atLeast: num(typed.atLeast),
    support: num(typed.support) ?? 0,
    damage: num(typed.damage) ?? 0,
    reward: text(typed.reward),
    permanent: typed.permanent === true,
    ...(name === 'Kuma' ? { xp: 1, unit: 'Bear' } : {}),
  };
}

export interface HeroCard {
  readonly attack: 'melee' | 'ranged' | null;
  readonly mostHp: number | null;
  readonly mostAp: number | null;
  readonly abilities: readonly { readonly name: string; readonly minLevel: number }[];
}

/** A hero sheet as typed; abilities read "Cleave 1, Storm 3", each with the level it needs. */
export function heroCard(state: State, name: string): HeroCard {
  const typed = valuesOf(state, 'hero', name);
  const attack = typed?.attack;
  return {
    attack: attack === 'melee' || attack === 'ranged' ? attack : null,
    mostHp: num(typed?.mostHp),
    mostAp: num(typed?.mostAp),
    abilities: (text(typed?.abilities) ?? '').split(/[,;\n]/).flatMap((part) => {
      const found = /^(.*?)[\s(]*(\d?)\)?$/.exec(part.trim());
      const ability = found?.[1]?.trim() ?? '';
      return ability === '' ? [] : [{ name: ability, minLevel: Math.max(1, Number(found?.[2] || 1)) }];
    }),
  };
}

/** The steps of the Builder's track that bring something, and what; both as the track prints them. */
export function builderBonuses(state: State): { readonly at: readonly number[]; readonly words: string | null } {
  const typed = valuesOf(state, 'track', 'Builder track');
  return { at: (text(typed?.bonusAt)?.match(/\d+/g) ?? []).map(Number), words: text(typed?.bonus) };
}

/** What entering a terrain costs, of those that were typed. */
export function terrains(state: State): readonly { readonly name: string; readonly cost: number }[] {
  return Object.keys(state.cards).flatMap((key) => {
    const cost = key.startsWith('terrain:') ? num(state.cards[key]?.cost) : null;
    return cost === null ? [] : [{ name: key.slice('terrain:'.length), cost }];
  });
}
