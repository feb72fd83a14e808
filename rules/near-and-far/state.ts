import type { Cards } from '@/rules/kernel/card';
import { NO_CAP } from '@/rules/kernel/counter';
import type { Seat, Values } from '@/rules/kernel/setup';
import { NEW_QUESTER, type Carried, type Quester } from './campaign';

/** 6.1 */
export const CAMP_PRICE = 3; // p.24
export const PASS_PRICE = 1; // p.19
export const LEAVE_CAP = 13; // p.19: only leaving town is capped
export const BASE_MOVEMENT = 2; // p.19
export const PACK_PLACES = 3; // p.16
export const PARTY_PLACES = 4; // p.18, the companion included
export const CHIEF_BANNERS = 4; // p.27
export const REPUTATION_LOW = -6; // p.14
export const REPUTATION_HIGH = 12;
export const START_COINS = 3; // p.9

export const FACTIONS = ['red', 'green', 'blue', 'yellow'] as const;
export type Faction = (typeof FACTIONS)[number];

export const BUILDINGS = ['townHall', 'saloon', 'stables', 'generalStore', 'farm', 'mysticsHut', 'mine'] as const;
export type Building = (typeof BUILDINGS)[number];
export type Location = 'start' | Building | 'jail' | 'map';

export const SYMBOLS = ['skill', 'combat', 'search', 'move', 'shield', 'heart'] as const;
export type SymbolKey = (typeof SYMBOLS)[number];
export type Icons = Readonly<Record<SymbolKey, number>>;
export const NO_ICONS: Icons = { skill: 0, combat: 0, search: 0, move: 0, shield: 0, heart: 0 };

export const ROUTES = ['peppers', 'machineParts', 'ichorStone', 'teaLeaves'] as const;
export type Route = (typeof ROUTES)[number];

export const GOODS = ['food', 'coins', 'gems', ...FACTIONS] as const;
export type Good = (typeof GOODS)[number];
export type Goods = Readonly<Partial<Record<Good, number>>>;

export interface Adventurer {
  readonly name: string;
  readonly faction: Faction;
  readonly icons: Icons;
  readonly active: boolean;
}

export interface Space {
  /** Anybody's camp. */
  readonly camp: boolean;
  readonly town: boolean;
  readonly water: boolean;
}
export const TOWN_SPACE: Space = { camp: false, town: true, water: false };

const settledSpace = (space: Space | null): boolean => space !== null && (space.camp || space.town);

/** p.20, 21: a threat or treasure symbol rests once both spaces beside it have a camp; the town counts as one. */
export const symbolWorks = (from: Space | null, to: Space): boolean => !(settledSpace(from) && settledSpace(to));

export interface Player {
  readonly name: string;
  readonly character: string;
  readonly companion: string;
  readonly companionActive: boolean;
  /** Said what it starts with: the hand after the draft. */
  readonly drafted: boolean;
  readonly hearts: number;
  readonly reputation: number;
  readonly coins: number;
  readonly gems: number;
  readonly food: number;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly yellow: number;
  readonly adventurers: readonly Adventurer[];
  readonly birds: number;
  readonly tortoises: number;
  /** Names of the cards; an unnamed one is "". */
  readonly treasures: readonly string[];
  /** Scrounging's place at the side. */
  readonly sideTreasure: string | null;
  readonly hand: readonly string[];
  readonly artifacts: readonly string[];
  readonly worldCards: readonly string[];
  readonly mapCamps: number;
  readonly mineCamps: number;
  readonly mammothCamps: number;
  readonly threats: readonly number[];
  readonly bosses: readonly string[];
  readonly chiefs: readonly Faction[];
  readonly location: Location;
  readonly here: Space | null;
  readonly turns: number;
  readonly quester: Quester;
}

export interface Duel {
  readonly building: Building;
  /** Null is the spare figure of a two-player game. */
  readonly opponent: Seat | null;
  readonly style: 'honorable' | 'dirty';
}

export type QuestSource = 'map' | 'sideQuest' | 'character' | 'arcade';

export interface QuestChoice {
  readonly kind: 'skill' | 'combat' | 'none';
  readonly required: number;
  readonly bonusAt: number;
  readonly payment: Goods;
  /** Coins of the price that are paid in gems. */
  readonly gemsAsCoins?: number;
}

export interface Quest {
  readonly source: QuestSource;
  readonly choice: QuestChoice | null;
  /** Resolved well, its reward still to take. */
  readonly won: 'base' | 'bonus' | null;
}

/** One step: the space left behind and the path out of it. */
export interface Step {
  readonly from: Space | null;
  readonly path: 'plain' | 'threat' | 'treasure';
}

/** What has happened in the running turn. */
export interface Turn {
  readonly main: 'none' | 'town' | 'adventure';
  /** The turn began in jail: any building without a duel. */
  readonly jailPass: boolean;
  /** Who began the duel, the quest or the visit: the table may let it be another than the player on turn. */
  readonly by?: Seat;
  readonly duel: Duel | null;
  readonly dueled: boolean;
  /** A duel just won there: the visit follows. */
  readonly entry: Building | null;
  /** What was done on this visit. */
  readonly done: readonly string[];
  readonly steps: number;
  /** The steps in order, for the drawing; none before the first. */
  readonly trail?: readonly Step[];
  readonly passes: number;
  readonly moveBonus: number;
  readonly passBonus: number;
  /** The threat before the next step is beaten or avoided. */
  readonly cleared: boolean;
  /** A roll against the threat before the next step has failed. */
  readonly failed: boolean;
  readonly stopped: boolean;
  /** Treasure symbols crossed and not drawn for yet. */
  readonly treasureDue: number;
  readonly quest: Quest | null;
  readonly questTried: boolean;
  readonly camped: boolean;
  /** Mercenary Contract just bought. */
  readonly freeCamps: number;
}

export const NEW_TURN: Turn = {
  main: 'none',
  jailPass: false,
  duel: null,
  dueled: false,
  entry: null,
  done: [],
  steps: 0,
  passes: 0,
  moveBonus: 0,
  passBonus: 0,
  cleared: false,
  failed: false,
  stopped: false,
  treasureDue: 0,
  quest: null,
  questTried: false,
  camped: false,
  freeCamps: 0,
};

export type ModeKey = 'firstAdventure' | 'campaign' | 'character' | 'arcade';
export type Side = 'dusk' | 'day';

export interface State {
  readonly mode: ModeKey;
  readonly map: number;
  readonly side: Side;
  readonly extraStories: boolean;
  readonly longGame: boolean;
  readonly houseRules: Values;
  readonly stage: 'setup' | 'play' | 'over';
  readonly round: number;
  readonly first: Seat;
  readonly active: Seat;
  readonly players: readonly Player[];
  readonly turn: Turn;
  /** Threat levels still in the pile. */
  readonly threatDeck: readonly number[];
  readonly bossPool: readonly string[];
  readonly chiefPool: readonly Faction[];
  readonly questTokens: number;
  /** Dug cells of the mine by their place in the typed shape. */
  readonly dug: Readonly<Record<string, Seat>>;
  /** Route spaces, at most two a route, by who built there. */
  readonly routes: Readonly<Record<Route, readonly Seat[]>>;
  readonly endTriggered: { readonly seat: Seat; readonly round: number } | null;
  readonly cards: Cards;
  /** Campaign: maps already played with each one's points, maps left out, cards of players who are not here. */
  readonly played: readonly number[];
  readonly skipped: readonly number[];
  readonly absent: Carried['questers'];
  /** The character cards as the session found them, for a lost one that leaves no mark (R26). */
  readonly questersBefore: readonly Quester[];
}

/** Numbers of a player that simply go up and down. */
export type Tally = 'hearts' | 'reputation' | 'coins' | 'gems' | 'food' | Faction;

export function playerOf(state: State, seat: Seat): Player {
  return state.players[seat] ?? NOBODY;
}

export function withPlayer(state: State, seat: Seat, change: Partial<Player>): State {
  return {
    ...state,
    players: state.players.map((player, index) => (index === seat ? { ...player, ...change } : player)),
  };
}

export function withTurn(state: State, change: Partial<Turn>): State {
  return { ...state, turn: { ...state.turn, ...change } };
}

export function clamp(value: number, min = 0, max = NO_CAP): number {
  return Number.isFinite(value) ? Math.min(max, Math.max(min, Math.trunc(value))) + 0 : min;
}

/** A count that an action brought: a whole number from 0 on. */
export const count = (value: number | undefined): number => clamp(value ?? 0);

/** Changes a player's numbers; none leaves its range. */
export function change(state: State, seat: Seat, by: Readonly<Partial<Record<Tally, number>>>): State {
  const player = playerOf(state, seat);
  const changed: Partial<Record<Tally, number>> = {};
  for (const [key, step] of Object.entries(by) as [Tally, number][]) {
    const [low, high] = key === 'reputation' ? [REPUTATION_LOW, REPUTATION_HIGH] : [0, heartsMax(state, key)];
    changed[key] = clamp(player[key] + (Number.isFinite(step) ? Math.trunc(step) : 0), low, high);
  }
  return withPlayer(state, seat, changed);
}

/** R5: gains on the way are not capped, unless the table plays so. */
function heartsMax(state: State, key: Tally): number {
  return key === 'hearts' && state.houseRules.heartCap === 'always13' ? LEAVE_CAP : NO_CAP;
}

export const campsOf = (player: Player): number =>
  player.mapCamps + player.mineCamps + player.threats.length + player.bosses.length;

/** R1: 14 camps cover the board; the Long Game puts two before them. */
export function boardCamps(state: State): number {
  return (state.houseRules.campsOnBoard === 15 ? 15 : 14) + (state.longGame ? 2 : 0);
}

export const packAnimals = (player: Player): number => player.birds + player.tortoises;

export const inTown = ({ location }: Player): boolean => location !== 'map';

const NOBODY: Player = {
  name: 'Nobody',
  character: '',
  companion: 'dog',
  companionActive: false,
  drafted: false,
  hearts: 0,
  reputation: 0,
  coins: 0,
  gems: 0,
  food: 0,
  red: 0,
  green: 0,
  blue: 0,
  yellow: 0,
  adventurers: [],
  birds: 0,
  tortoises: 0,
  treasures: [],
  sideTreasure: null,
  hand: [],
  artifacts: [],
  worldCards: [],
  mapCamps: 0,
  mineCamps: 0,
  mammothCamps: 0,
  threats: [],
  bosses: [],
  chiefs: [],
  location: 'start',
  here: null,
  turns: 0,
  quester: NEW_QUESTER,
};

export function newPlayer(name: string, quester: Quester, character: string): Player {
  return { ...NOBODY, name, character, companionActive: true, coins: START_COINS, quester };
}
