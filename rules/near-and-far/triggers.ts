import type { Seat } from '@/rules/kernel/setup';
import { reveal } from './printed';
import { banners } from './sums';
import {
  boardCamps,
  campsOf,
  change,
  CHIEF_BANNERS,
  FACTIONS,
  playerOf,
  withPlayer,
  withTurn,
  type Player,
  type State,
} from './state';

/** 2.4.1: whoever has four banners takes the chief at once; the player on turn is looked at first. Never taken back. */
export function withChiefs(state: State): State {
  if (state.chiefPool.length === 0) return state;
  let next = state;
  const seats = state.players.map((_, index) => (state.active + index) % state.players.length);
  for (const faction of FACTIONS) {
    if (!next.chiefPool.includes(faction)) continue;
    const seat = seats.find((each) => banners(playerOf(next, each), faction) >= CHIEF_BANNERS);
    if (seat === undefined) continue;
    next = withPlayer(next, seat, { chiefs: [...playerOf(next, seat).chiefs, faction] });
    next = { ...next, chiefPool: next.chiefPool.filter((each) => each !== faction) };
  }
  return next;
}

/** 2.4.3: set once; taken back only where a correction takes the camp back. */
export function withEnd(state: State): State {
  const most = boardCamps(state);
  if (state.endTriggered) {
    const still = state.players.some((player) => campsOf(player) >= most);
    return still || state.stage === 'over' ? state : { ...state, endTriggered: null };
  }
  const order = state.players.map((_, index) => (state.active + index) % state.players.length);
  const seat = order.find((each) => campsOf(playerOf(state, each)) >= most);
  return seat === undefined || state.stage !== 'play'
    ? state
    : { ...state, endTriggered: { seat, round: state.round } };
}

/** 2.4.4: a side place of Scrounging takes a card whose animal was lost (R14). */
export function withSidePlace(state: State, seat: Seat): State {
  const player = playerOf(state, seat);
  const over = player.treasures.length - player.birds - player.tortoises;
  if (over <= 0 || player.sideTreasure !== null || !player.quester.talents.includes('scrounging')) return state;
  return withPlayer(state, seat, {
    treasures: player.treasures.slice(0, -1),
    sideTreasure: player.treasures[player.treasures.length - 1] ?? '',
  });
}

/** What stands among the turn's deeds while nobody has said what a lifted camp hid. */
export const UNSEEN = 'unseen';

/** What stands among the turn's deeds once Pack Bird Breeding has given its coin for the visit. */
export const BRED = 'bred';

export type Reveals = 'coin' | 'gem' | 'none';

/** Takes the next camp off the board; what it hid comes at once (2.4.2). */
export function placeCamp(
  state: State,
  seat: Seat,
  where: Partial<Pick<Player, 'mapCamps' | 'mineCamps' | 'threats' | 'bosses' | 'mammothCamps'>>,
  seen?: Reveals,
): State {
  const placed = withPlayer(state, seat, where);
  const ordinal = campsOf(playerOf(placed, seat));
  if (ordinal > boardCamps(state)) return placed;
  const shown = reveal(state, ordinal) ?? seen;
  if (shown === undefined) return withTurn(placed, { done: [...placed.turn.done, UNSEEN] });
  if (shown === 'none') return placed;
  return change(placed, seat, shown === 'coin' ? { coins: 1 } : { gems: 1 });
}
