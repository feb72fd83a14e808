import type { Outcome } from '@/rules/kernel/outcome';
import type { Seat } from '@/rules/kernel/setup';
import { type Clan, clanOf, EMPTY_ROW, type State, withClan } from './state';
import { levelOf, type RuneSlot, stageOf } from './tables';

/** 7.1: slot, count, status point and slot at 1, 4, 7, a power to take, the stage, the victory. One tap. */
export function claimRune(state: State, seat: Seat, slot: RuneSlot): State {
  const clan = clanOf(state, seat);
  if (clan.runes.includes(slot)) return state;
  const runes = [...clan.runes, slot];
  const rose = levelOf(runes.length) > levelOf(clan.runes.length);
  const after = withClan(state, seat, {
    runes,
    offers: clan.offers.filter((each) => each !== slot),
    statusPoints: clan.statusPoints + Number(rose),
    powersDue: clan.powersDue + 1,
  });
  return withStage(after);
}

/** A claim by mistake, taken back by hand with what it gave, as far as that is not spent; the stage with it. */
export function takeBackRune(state: State, seat: Seat, slot: RuneSlot): State {
  const clan = clanOf(state, seat);
  if (!clan.runes.includes(slot)) return state;
  const runes = clan.runes.filter((each) => each !== slot);
  const fell = levelOf(runes.length) < levelOf(clan.runes.length);
  const after = withClan(state, seat, {
    runes,
    statusPoints: Math.max(0, clan.statusPoints - Number(fell)),
    powersDue: Math.max(0, clan.powersDue - 1),
  });
  return { ...after, stage: reachedStage(after) };
}

const reachedStage = ({ clans }: State): State['stage'] =>
  stageOf(Math.max(0, ...clans.map(({ runes }) => runes.length)));

/** The stage follows the best single player and never drops. */
export function withStage(state: State): State {
  const stage = reachedStage(state);
  return stage > state.stage ? withNewCards({ ...state, stage }) : state;
}

/** the five card sets are swapped at once, so nothing that was typed of them stands any more. */
function withNewCards(state: State): State {
  const anew = (npc: State['npcs']['brigand']) => npc && { ...npc, card: null };
  return {
    ...state,
    stands: { merchant: EMPTY_ROW, monster: EMPTY_ROW },
    npcs: { brigand: anew(state.npcs.brigand), government: anew(state.npcs.government) },
    monsters: { ...state.monsters, raid: anew(state.monsters.raid) },
  };
}

export const powerSlots = (runes: number): number => levelOf(runes);

/** p.11: another one is exchanged for one of these, or laid face up. */
export const powersFull = ({ powers, runes }: Clan): boolean =>
  powers.length > 0 && powers.length >= powerSlots(runes.length);

/** The seats that win together: a team, or a player alone. */
export function sidesOf(state: State): readonly (readonly Seat[])[] {
  const teams = new Map<string, Seat[]>();
  state.clans.forEach(({ team }, seat) => {
    const key = team === null ? `seat ${seat}` : `team ${team}`;
    teams.set(key, [...(teams.get(key) ?? []), seat]);
  });
  return [...teams.values()];
}

export const runesOfSide = (state: State, side: readonly Seat[]): number =>
  side.reduce((sum, seat) => sum + clanOf(state, seat).runes.length, 0);

/** The challenge: whether this side may win by its runes at all. */
export const hasLegendary = (state: State, side: readonly Seat[]): boolean =>
  side.some((seat) => clanOf(state, seat).runes.includes('legendary'));

/** 7.2: looked at anew after every action, so a correction gives a win and takes it away again. */
export function withVictory(state: State): State {
  const wins = (side: readonly Seat[]) =>
    runesOfSide(state, side) >= state.target && (!state.requireLegendary || hasLegendary(state, side));
  const old = state.victory;
  const side = (old && wins(old.seats) ? old.seats : undefined) ?? sidesOf(state).find(wins);
  const runes = side ? runesOfSide(state, side) : 0;
  if (old?.runes === runes && old.seats === side) return state;
  if (!old && !side) return state;
  return { ...state, victory: side ? { seats: side, runes } : null };
}

export function outcome(state: State): Outcome | undefined {
  if (!state.victory) return undefined;
  const { seats, runes } = state.victory;
  const names = seats.map((seat) => clanOf(state, seat).name);
  return {
    winners: seats,
    condition: state.requireLegendary ? 'legendary' : 'runes',
    words: `${names.join(' and ')} ${names.length === 1 ? 'holds' : 'hold'} ${runes} Ancient Runes.`,
  };
}
