import type { Cards } from '@/rules/kernel/card';
import type { Seat, Values } from '@/rules/kernel/setup';
import type { Battle } from './battleState';
import type { City, Good, Goods, Place, RuneSlot, Status, Upgrade } from './tables';
import { NO_GOODS } from './tables';

export interface Unit {
  readonly level: 1 | 2;
  readonly exp: number;
  readonly fainted: boolean;
  /** The month of the last Training: one a month (p.21). */
  readonly trained: number | null;
  /** Joined at Lv 2 through Leadership 5: it counts for no rune. */
  readonly limitBreak: boolean;
}

export interface RunePower {
  readonly name: string;
  readonly colour: 'yellow' | 'purple';
  readonly uses: number;
}

/** A shop that stands open: first the sale, then the dice, then the purchase (p.19). */
export interface Visit {
  readonly city: City;
  /** The need through the whole visit, though the marker turns at its end. */
  readonly need: Good | null;
  readonly sold: Goods | null;
  readonly dice: readonly number[] | null;
  readonly bought: Goods;
  /** The freely chosen good of Charisma 4 is taken. */
  readonly chose: boolean;
}

export interface Quest {
  readonly name: string;
  readonly city: City | null;
}

export interface Clan extends Readonly<Record<Status, number>>, Readonly<Record<Upgrade, number>> {
  readonly name: string;
  readonly team: number | null;
  readonly gold: number;
  /** Lost above 99, for the keepsake. */
  readonly wasted: number;
  readonly statusPoints: number;
  readonly items: number;
  readonly heroCard: string | null;
  readonly hero: Unit;
  readonly soldiers: readonly Unit[];
  readonly caravan: string | null;
  readonly goods: Goods;
  readonly stalls: readonly City[];
  readonly runes: readonly RuneSlot[];
  readonly offers: readonly RuneSlot[];
  readonly powers: readonly RunePower[];
  /** Rune powers still to be taken after claims. */
  readonly powersDue: number;
  readonly quest: Quest | null;
  readonly meeples: readonly string[];
  readonly moves: number;
  readonly actions: number;
  /** The scouting bonus of this turn was taken. */
  readonly bonus: boolean;
  readonly scouted: readonly string[];
  /** The last scouting roll, while a Smoke Bomb may still reroll it. */
  readonly scouting: { readonly target: string; readonly faces: readonly number[] } | null;
  /** Fought this turn: no second attack by the same NPC. */
  readonly fought: readonly string[];
  readonly penalty: boolean;
  /** The penalty dice are rolled and the table lets soldiers recover before the turn ends. */
  readonly recovering: boolean;
  readonly shopMonths: Readonly<Partial<Record<City, number>>>;
  readonly visit: Visit | null;
  readonly place: Place | null;
  readonly plunders: number;
  readonly deaths: number;
}

export type PhaseKey = 'beginning' | 'player' | 'npc' | 'end';
export type NpcKey = 'brigand' | 'government';
export type MonsterKey = 'minion' | 'destroyer' | 'raid';

/** The two rows of six cards that two dice choose from (p.8). */
export type CardRow = 'merchant' | 'monster';
export const EMPTY_ROW: readonly null[] = [null, null, null, null, null, null];

export interface OnMap {
  readonly place: Place | null;
  readonly card: string | null;
}

export interface Legendary extends OnMap {
  readonly event: string | null;
}

/** What a month came to, for the charts. */
export interface MonthEnd {
  readonly month: number;
  readonly gold: readonly number[];
  readonly runes: readonly number[];
  readonly wanted: readonly number[];
}

export interface Victory {
  readonly seats: readonly Seat[];
  readonly runes: number;
}

export interface State {
  readonly mode: string;
  readonly target: number;
  readonly requireLegendary: boolean;
  readonly houseRules: Values;
  readonly clans: readonly Clan[];
  readonly month: number;
  readonly phase: PhaseKey;
  readonly order: readonly Seat[];
  /** The turn markers of this month are drawn. */
  readonly ordered: boolean;
  readonly turn: number;
  readonly incomePaid: boolean;
  readonly eventDone: boolean;
  readonly raidDone: boolean;
  readonly event: string | null;
  readonly nextEvent: string | null;
  readonly stage: 1 | 2 | 3;
  readonly merchantX: number;
  readonly monsterX: number;
  /** Where the X tokens lie, as far as places were told. */
  readonly tokens: Readonly<Record<CardRow, readonly Place[]>>;
  /** The card that stands at each number of the dice, 1 to 6; null where none was entered. */
  readonly stands: Readonly<Record<CardRow, readonly (string | null)[]>>;
  readonly needsFulfilled: number;
  /** 'down' is a marker turned over; null one that nobody has entered yet. */
  readonly needs: Readonly<Record<City, Good | 'down' | null>>;
  readonly stock: Goods;
  readonly npcs: Readonly<Record<NpcKey, OnMap | null>>;
  readonly monsters: Readonly<Record<MonsterKey, OnMap | null>>;
  readonly legendaries: readonly Legendary[];
  /** Their cards are out of the game. */
  readonly legendariesBeaten: number;
  readonly engagers: Readonly<Record<'minion' | 'destroyer', readonly Seat[]>>;
  /** Who was attacked by which monster this month. */
  readonly attacked: Readonly<Record<string, readonly Seat[]>>;
  /** Who of the NPCs has had its action in this phase. */
  readonly npcDone: readonly string[];
  readonly wantedRows: readonly (readonly Seat[])[];
  readonly battle: Battle | null;
  readonly months: readonly MonthEnd[];
  readonly victory: Victory | null;
  readonly cards: Cards;
}

export const NEW_UNIT: Unit = { level: 1, exp: 0, fainted: false, trained: null, limitBreak: false };

const NOBODY: Clan = {
  name: 'Nobody',
  team: null,
  gold: 0,
  wasted: 0,
  explorer: 0,
  charisma: 0,
  leadership: 0,
  statusPoints: 0,
  items: 0,
  heroCard: null,
  hero: NEW_UNIT,
  soldiers: [],
  caravan: null,
  smokeBomb: 0,
  medicPacks: 0,
  mountPet: 0,
  cargoUpgrade: 0,
  goods: NO_GOODS,
  stalls: [],
  runes: [],
  offers: [],
  powers: [],
  powersDue: 0,
  quest: null,
  meeples: [],
  moves: 0,
  actions: 0,
  bonus: false,
  scouted: [],
  scouting: null,
  fought: [],
  penalty: false,
  recovering: false,
  shopMonths: {},
  visit: null,
  place: null,
  plunders: 0,
  deaths: 0,
};

/** A clan before the set-up gives it anything. */
export const newClan = (name: string, team: number | null): Clan => ({ ...NOBODY, name, team });

/** A seat where nobody sits reads as nobody, so that a line about it can still be told. */
export function clanOf(state: State, seat: Seat): Clan {
  return state.clans[seat] ?? NOBODY;
}

export function withClan(state: State, seat: Seat, change: Partial<Clan>): State {
  return { ...state, clans: state.clans.map((clan, index) => (index === seat ? { ...clan, ...change } : clan)) };
}

export const seatsOf = (state: State): readonly Seat[] => state.clans.map((_, seat) => seat);

export const isTeammate = (state: State, a: Seat, b: Seat): boolean =>
  a !== b && clanOf(state, a).team !== null && clanOf(state, a).team === clanOf(state, b).team;

export const activeSoldiers = (clan: Clan): number => clan.soldiers.filter(({ fainted }) => !fainted).length;

export const wantedOf = (state: State, seat: Seat): number =>
  Math.max(
    0,
    state.wantedRows.findIndex((row) => row.includes(seat)),
  );

/** The city the caravan stands in, as far as its place was told. */
export const cityOf = ({ place }: Clan): City | undefined =>
  place && place.die === undefined ? place.nation : undefined;

/** Whose turn it is in the Player phase. */
export function activeSeat(state: State): Seat | undefined {
  return state.phase === 'player' ? state.order[state.turn] : undefined;
}
