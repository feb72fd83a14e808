import type { Seat } from '@/rules/kernel/setup';
import type { ActionOf, OwnAction } from './actions';
import { giveAnimals, keepTreasure, learn } from './apply-cards';
import { payGoods, spendHearts } from './pay';
import { numberOf, printed } from './printed';
import { canDrawTreasure, combat, freePasses, leaveHearts, passDue, search } from './sums';
import {
  CAMP_PRICE,
  change,
  clamp,
  count,
  playerOf,
  symbolWorks,
  TOWN_SPACE,
  withPlayer,
  withTurn,
  type Player,
  type State,
} from './state';
import { placeCamp } from './triggers';

export const TOXIC_DESERT = 5;

/** 4.3 */
export function applyTravel(state: State, action: OwnAction): State | undefined {
  const { player: seat } = action;
  const player = playerOf(state, seat);
  switch (action.type) {
    case 'leaveTown': {
      const adventurers = player.adventurers.map((each, index) => ({ ...each, active: action.party.includes(index) }));
      const arranged = withPlayer(state, seat, { adventurers, companionActive: action.companion });
      const hearts = leaveHearts(arranged, playerOf(arranged, seat));
      return withTurn(withPlayer(arranged, seat, { hearts, location: 'map', here: TOWN_SPACE }), { main: 'adventure' });
    }
    case 'moveStep':
      return moved(state, seat, action);
    case 'fightThreat': {
      const level = clamp(action.level, 0, 99);
      if (!state.threatDeck.includes(level)) return state;
      const fought = begun(spendHearts(state, seat, action.heartsSpent, action.foodSpent));
      if (rollTotal(action, combat(state, player)) < level) return failed(fought);
      const taken = { ...fought, threatDeck: fought.threatDeck.filter((each) => each !== level) };
      const camped = placeCamp(taken, seat, { threats: [...player.threats, level] }, action.reveals);
      return withTurn(camped, { cleared: true, failed: false });
    }
    case 'fightBoss': {
      const learnt = learn(state, 'boss', action.boss, action.values);
      const level = numberOf(printed(learnt, 'boss', action.boss), 'level');
      if (!state.bossPool.includes(action.boss) || level === undefined) return learnt;
      const fought = begun(spendHearts(learnt, seat, action.heartsSpent, action.foodSpent));
      if (rollTotal(action, combat(state, player)) < level) return failed(fought);
      const taken = { ...fought, bossPool: fought.bossPool.filter((each) => each !== action.boss) };
      const camped = placeCamp(taken, seat, { bosses: [...player.bosses, action.boss] }, action.reveals);
      return withTurn(camped, { cleared: true, failed: false });
    }
    case 'ignoreThreat': {
      // R7, where the table plays so: the roll that failed had ended the movement.
      const again = state.turn.failed && state.houseRules.animalAfterRoll === true;
      const stopped = state.turn.stopped && !again;
      const past = withTurn(begun(state), { cleared: true, failed: false, stopped });
      if (action.means === 'bird') return giveAnimals(past, seat, Math.min(1, player.birds), 0);
      if (action.means === 'tortoise') return giveAnimals(past, seat, 0, Math.min(1, player.tortoises));
      return action.means === 'card' ? payGoods(past, seat, action.cost ?? {}, action.gemsAsCoins) : past;
    }
    case 'drawTreasure': {
      const due = Math.max(0, state.turn.treasureDue - 1);
      return withTurn(keepTreasure(state, seat, action.keep, action.discardOld), { treasureDue: due });
    }
    case 'endMovement':
      return withTurn(begun(state), { stopped: true });
    case 'buildCamp': {
      const paid = spendHearts(state, seat, CAMP_PRICE, action.foodSpent);
      const here = player.here ? { ...player.here, camp: true } : null;
      return withTurn(camp(withPlayer(paid, seat, { here }), seat, action), { camped: true, stopped: true });
    }
    case 'placeFreeCamp':
      return withTurn(camp(state, seat, action), { freeCamps: Math.max(0, state.turn.freeCamps - 1) });
    default:
      return undefined;
  }
}

/** The first step, fight or stop of a turn is its main action. */
function begun(state: State): State {
  return state.turn.main === 'none' ? withTurn(state, { main: 'adventure' }) : state;
}

/** R4: it stays before the symbol; as the table plays, it may still go another way. */
function failed(state: State): State {
  const ends = state.houseRules.failedThreat !== 'mayContinueElsewhere';
  return withTurn(state, { failed: true, cleared: false, stopped: state.turn.stopped || ends });
}

export function rollTotal(
  { roll, heartsSpent, extra }: { roll: number; heartsSpent: number; extra?: number },
  mod: number,
): number {
  return clamp(roll, 1, 6) + mod + count(heartsSpent) + clamp(extra ?? 0, -20, 20);
}

/** The price is for the space left behind; water takes a heart on entering and never blocks (R9). */
function moved(state: State, seat: Seat, action: ActionOf<'moveStep'>): State {
  const player = playerOf(state, seat);
  const leavesEmpty = state.turn.steps >= 1 && player.here !== null && !player.here.camp && !player.here.town;
  const free = leavesEmpty && freePasses(state, player) > 0;
  const paid = spendHearts(state, seat, passDue(state, player), action.foodSpent);
  const there = withPlayer(paid, seat, { location: 'map', here: action.to });
  const wet = state.map === TOXIC_DESERT && action.to.water ? change(there, seat, { hearts: -1 }) : there;
  return withTurn(begun(wet), {
    steps: Math.min(99, state.turn.steps + 1),
    trail: [...(state.turn.trail ?? []), { from: player.here, path: action.path }].slice(-99),
    passes: Math.min(99, state.turn.passes + (free ? 1 : 0)),
    cleared: false,
    failed: false,
    treasureDue: state.turn.treasureDue + (drawsTreasure(player, action) ? 1 : 0),
  });
}

/** p.21: one card a crossing, for who has a place for it. */
function drawsTreasure(player: Player, { path, to }: ActionOf<'moveStep'>): boolean {
  return path === 'treasure' && symbolWorks(player.here, to) && canDrawTreasure(player);
}

type CampOn = Pick<ActionOf<'placeFreeCamp'>, 'spaceType' | 'route' | 'mammoth' | 'reveals'>;

/** A coin or gem space gives one for each eye; a route space is marked and gives nothing (p.24). */
function camp(state: State, seat: Seat, { spaceType, route, mammoth, reveals }: CampOn): State {
  const player = playerOf(state, seat);
  const placed = placeCamp(
    state,
    seat,
    {
      mapCamps: Math.min(99, player.mapCamps + 1),
      mammothCamps: Math.min(99, player.mammothCamps + (mammoth ? 1 : 0)),
    },
    reveals,
  );
  const eyes = search(state, player);
  if (spaceType === 'coin') return change(placed, seat, { coins: eyes });
  if (spaceType === 'gem') return change(placed, seat, { gems: eyes });
  const taken = route ? placed.routes[route] : undefined;
  if (spaceType !== 'route' || !route || !taken || taken.length >= 2) return placed;
  return { ...placed, routes: { ...placed.routes, [route]: [...taken, seat] } };
}
