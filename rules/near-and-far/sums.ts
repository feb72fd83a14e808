import { cardNameKey } from '@/rules/kernel/card-name';
import type { Seat } from '@/rules/kernel/setup';
import { companionIcons, iconsOf, numberOf, printed } from './printed';
import {
  BASE_MOVEMENT,
  LEAVE_CAP,
  NEW_TURN,
  NO_ICONS,
  PASS_PRICE,
  SYMBOLS,
  type Adventurer,
  type Faction,
  type Icons,
  type Player,
  playerOf,
  type State,
} from './state';

export function addIcons(all: readonly Icons[]): Icons {
  const sum: { -readonly [each in keyof Icons]: number } = { ...NO_ICONS };
  for (const icons of all) for (const symbol of SYMBOLS) sum[symbol] += icons[symbol];
  return sum;
}

const iconsOn = (state: State, kind: string, names: readonly string[]): Icons =>
  addIcons(names.map((name) => iconsOf(printed(state, kind, name))));

export const treasuresOf = ({ treasures, sideTreasure }: Player): readonly string[] =>
  sideTreasure === null ? treasures : [...treasures, sideTreasure];

/** 2.3: the bench and the hand count nowhere. */
export interface Sums {
  readonly party: Icons;
  readonly artifacts: Icons;
  readonly treasures: Icons;
  readonly worldCards: Icons;
}

export function sumsOf(state: State, player: Player): Sums {
  const active = player.adventurers.filter((each) => each.active).map((each) => each.icons);
  const companion = player.companionActive ? [companionIcons(state, player.companion)] : [];
  return {
    party: addIcons([...companion, ...active]),
    artifacts: iconsOn(state, 'artifact', player.artifacts),
    treasures: iconsOn(state, 'treasure', treasuresOf(player)),
    worldCards: iconsOn(state, 'worldCard', player.worldCards),
  };
}

type Counted = keyof Icons;
const over = ({ party, artifacts, treasures, worldCards }: Sums, symbol: Counted): number =>
  party[symbol] + artifacts[symbol] + treasures[symbol] + worldCards[symbol];

export function skillQuest(state: State, player: Player): number {
  return over(sumsOf(state, player), 'skill');
}

/** R20: world cards do not help at the Mine unless the table plays so. */
export function skillMine(state: State, player: Player): number {
  const { party, artifacts, treasures, worldCards } = sumsOf(state, player);
  const world = state.houseRules.mineCountsWorldCards === true ? worldCards.skill : 0;
  return party.skill + artifacts.skill + treasures.skill + world;
}

/** R19: where the table plays so, artifacts and treasures too; world cards never. */
export function farmYield(state: State, player: Player): number {
  const { party, artifacts, treasures } = sumsOf(state, player);
  return party.skill + (state.houseRules.farmCountsCards === true ? artifacts.skill + treasures.skill : 0);
}

export function combat(state: State, player: Player): number {
  return over(sumsOf(state, player), 'combat');
}

export function search(state: State, player: Player): number {
  return sumsOf(state, player).party.search;
}

export const hasTalent = (player: Player, talent: string): boolean => player.quester.talents.includes(talent);

/** Whether a card with a rule of its own lies before the player (6.12). */
export function hasCard(player: Player, name: string): boolean {
  const key = cardNameKey(name);
  return [...player.artifacts, ...treasuresOf(player), ...player.worldCards].some((each) => cardNameKey(each) === key);
}

/** An artifact, treasure or world card, named or not: one of them may let its owner past a threat (p.20). */
export const hasOpenCard = (player: Player): boolean =>
  player.artifacts.length + treasuresOf(player).length + player.worldCards.length > 0;

const LORE = 3; // p.13

/** Artifacts in hand that cost a point at the end; with Lore three are free. */
export const handPenalty = (player: Player): number =>
  Math.max(0, player.hand.length - (hasTalent(player, 'lore') ? LORE : 0));

/** As attacker and as defender; dirty adds 1 more for the attacker (5.2). */
export function duelMod(state: State, player: Player): number {
  const talents = (hasTalent(player, 'martialArts') ? 1 : 0) + (hasTalent(player, 'taunting') ? 1 : 0);
  return combat(state, player) + talents;
}

/** The running turn is the active player's; another looks on as before a turn of his own. */
export const seenBy = (state: State, seat: Seat): State =>
  seat === state.active ? state : { ...state, turn: NEW_TURN };

export function movement(state: State, player: Player): number {
  return BASE_MOVEMENT + player.birds + over(sumsOf(state, player), 'move') + state.turn.moveBonus;
}

/** Stopped, or nothing left to walk: quest and camp come next. */
export function isTravelOver(state: State): boolean {
  const { main, stopped, steps } = state.turn;
  return stopped || (main === 'adventure' && steps >= movement(state, playerOf(state, state.active)));
}

/** Used before hearts. */
export function freePasses(state: State, player: Player): number {
  const cards = hasCard(player, 'Cooking Spices') ? 1 : 0;
  return Math.max(0, player.tortoises + state.turn.passBonus + cards - state.turn.passes);
}

/** 1 where the next step leaves an empty space that was entered this turn; start and end are free (R46). */
export function passDue(state: State, player: Player): number {
  const { here } = player;
  const empty = here !== null && !here.camp && !here.town;
  return state.turn.steps >= 1 && empty && freePasses(state, player) === 0 ? PASS_PRICE : 0;
}

export function canIgnoreThreats(state: State, player: Player): boolean {
  return over(sumsOf(state, player), 'shield') > 0;
}

/** Hearts a reset would give, before the cap. */
export function heartsOnLeaving(state: State, player: Player): number {
  return over(sumsOf(state, player), 'heart');
}

export const leaveHearts = (state: State, player: Player): number =>
  Math.min(LEAVE_CAP, heartsOnLeaving(state, player));

/** Meditation: food is spent as hearts (R38: not for losses). */
export function spendable(player: Player): number {
  return player.hearts + (hasTalent(player, 'meditation') ? player.food : 0);
}

/** Coins never pay gems; with Gem Trading gems pay coins, the price's own gems first (R57). */
export function canPay(player: Player, coins: number, gems: number): boolean {
  if (player.gems < gems) return false;
  return hasTalent(player, 'gemTrading') ? player.coins + player.gems >= coins + gems : player.coins >= coins;
}

/** 2.3: for a chief adventurers, active or not, and tokens. Banners on artifacts never count. */
export function banners(player: Player, faction: Faction): number {
  return player.adventurers.filter((each) => each.faction === faction).length + player[faction];
}

export function discount(player: Player, faction: Faction): number {
  return banners(player, faction) + (player.chiefs.includes(faction) ? 1 : 0);
}

export function recruitCost(player: Player, faction: Faction, cost: number): number {
  return Math.max(0, cost - discount(player, faction));
}

/** Animal places for treasures, with so many animals more, and the free side place of Scrounging (R14). */
export function treasureRoom(player: Player, more = 0): number {
  const side = hasTalent(player, 'scrounging') && player.sideTreasure === null ? 1 : 0;
  return Math.max(0, player.birds + player.tortoises + more - player.treasures.length) + side;
}

export function canDrawTreasure(player: Player): boolean {
  return player.birds + player.tortoises > 0 || (hasTalent(player, 'scrounging') && player.sideTreasure === null);
}

export const treasureOverflow = (player: Player): number =>
  Math.max(0, player.treasures.length - player.birds - player.tortoises);

/** At most one of a faction, four in all; Merchant Contract lets one more of a colour in. */
export function partyProblem(
  player: Player,
  adventurers: readonly Adventurer[],
  companion: boolean,
): string | undefined {
  const active = adventurers.filter((each) => each.active);
  if (active.length + (companion ? 1 : 0) > 4) return 'The active party has four places';
  const factions = active.map((each) => each.faction);
  const doubles = factions.length - new Set(factions).size;
  const allowed = hasCard(player, 'Merchant Contract') ? 1 : 0;
  return doubles > allowed ? 'Only one of each faction: choose which of the two stays' : undefined;
}

/** The bonus of a treasure such as the Fire Bomb, used once in a roll. */
export function rollBonus(state: State, name: string): number {
  return numberOf(printed(state, 'treasure', name), 'rollBonus') ?? 0;
}
