import type { Seat } from '@/rules/kernel/setup';
import type { OwnAction } from './actions';
import { digReward, mineOf } from './mine';
import { gainGoods, payGoods, spendHearts, takeCoins } from './pay';
import { keepTreasure, without } from './apply-cards';
import { tollsOf } from './card-uses';
import { combatless, standingIn, wonDuel } from './duel';
import { farmYield, hasTalent, recruitCost } from './sums';
import {
  change,
  clamp,
  count,
  FACTIONS,
  NO_ICONS,
  packAnimals,
  PACK_PLACES,
  playerOf,
  REPUTATION_HIGH,
  REPUTATION_LOW,
  withPlayer,
  withTurn,
  type Adventurer,
  type Building,
  type Icons,
  type State,
} from './state';
import { BRED, placeCamp } from './triggers';

/** 4.2; undefined where the action is none of the town's. */
export function applyTown(state: State, action: OwnAction): State | undefined {
  const { player: seat } = action;
  const player = playerOf(state, seat);
  switch (action.type) {
    case 'visitBuilding': {
      const paid = action.entry === 'bribe' ? payGoods(state, seat, { coins: 1 }, action.gemsAsCoins) : state;
      return visited(paid, seat, action.building);
    }
    case 'declareDuel': {
      const { building, opponent, style } = action;
      const known = opponent !== null && state.players[opponent] ? opponent : null;
      return withTurn(state, { by: seat, duel: { building, opponent: known, style }, dueled: true });
    }
    case 'resolveDuel': {
      const { duel } = state.turn;
      if (!duel || combatless(action)) return withTurn(state, { duel: null });
      const spent = withTurn(spendHearts(state, seat, action.heartsSpent, action.foodSpent), { duel: null });
      if (!wonDuel(state, seat, duel, action)) {
        const jailed = withPlayer(spent, seat, { location: 'jail', here: null });
        const fed = state.side === 'day' ? change(jailed, seat, { food: 1 }) : jailed;
        return withTurn(fed, { main: 'town', done: [] });
      }
      const famed = change(spent, seat, { reputation: duel.style === 'dirty' ? -1 : 1 });
      return visited(withTurn(famed, { entry: duel.building }), seat, duel.building);
    }
    case 'tradeGoods':
      return done(gainGoods(payGoodsAsTheyAre(state, seat, action.pay), seat, action.gain), 'trade');
    case 'discardArtifact':
      return done(withPlayer(state, seat, { hand: without(player.hand, action.card) }), 'discard');
    case 'buyReputation': {
      const steps = count(action.coins) + count(action.gems);
      const to = clamp(
        player.reputation + (action.direction === 'up' ? steps : -steps),
        REPUTATION_LOW,
        REPUTATION_HIGH,
      );
      const paid = change(state, seat, { coins: -count(action.coins), gems: -count(action.gems) });
      return done(withPlayer(paid, seat, { reputation: to }), 'reputation');
    }
    case 'recruitAdventurer': {
      const { adventurer, place, replaces } = action;
      const price = recruitCost(player, adventurer.faction, count(adventurer.cost));
      const paid = payGoods(state, seat, { coins: price }, action.gemsAsCoins);
      return done(joined(paid, seat, adventurer, place, replaces), 'recruit');
    }
    case 'refreshRow':
      return done(change(state, seat, { food: -1 }), 'refresh');
    case 'gainPackAnimal': {
      if (packAnimals(player) >= PACK_PLACES) return state;
      const paid = change(state, seat, action.kind === 'bird' ? { food: -1 } : { gems: -1 });
      const more = withPlayer(
        paid,
        seat,
        action.kind === 'bird' ? { birds: player.birds + 1 } : { tortoises: player.tortoises + 1 },
      );
      // R36: two animals may be met by this purchase too.
      return done(bred(more, seat), 'animal');
    }
    case 'takeStoreCoin':
      return done(change(state, seat, { coins: 1 }), 'store');
    case 'drawArtifacts':
      return done(withPlayer(state, seat, { hand: [...player.hand, ...action.kept].slice(0, 60) }), 'store');
    case 'drawBonusArtifact':
      return done(withPlayer(state, seat, { hand: [...player.hand, ...action.kept].slice(0, 60) }), 'persuasion');
    case 'workFarm':
      return done(change(state, seat, { food: farmYield(state, player) }), 'farm');
    case 'visitHut':
      return done(keepTreasure(state, seat, action.keep, action.discardOld), 'hut');
    case 'digMine': {
      const mine = mineOf(state);
      const cell = mine?.cells.find(({ key }) => key === action.cell);
      const camped = placeCamp(state, seat, { mineCamps: Math.min(99, player.mineCamps + 1) }, action.reveals);
      if (mine && cell) {
        const dug = { ...camped, dug: { ...camped.dug, [cell.key]: seat } };
        const marked = state.side === 'day' && cell.mark ? change(dug, seat, { reputation: 1 }) : dug;
        return done(gainGoods(marked, seat, digReward(mine, cell)), 'dig');
      }
      const marked = action.typed?.mark && state.side === 'day' ? change(camped, seat, { reputation: 1 }) : camped;
      return done(gainGoods(marked, seat, action.typed?.goods ?? {}), 'dig');
    }
    case 'rollSpelunking': {
      const spent = spendHearts(state, seat, action.heartsSpent, action.foodSpent);
      const total = clamp(action.roll, 1, 6) + count(action.heartsSpent) + (action.extra ?? 0);
      return done(total >= SPELUNKING ? change(spent, seat, { gems: 1 }) : spent, 'spelunking');
    }
    default:
      return undefined;
  }
}

export const SPELUNKING = 4; // p.13

function done(state: State, what: string): State {
  return withTurn(state, { done: [...state.turn.done, what] });
}

/** Pack Bird Breeding: 1 coin for the visit with two animals, and once only, whoever comes and goes meanwhile. */
function bred(state: State, seat: Seat): State {
  const player = playerOf(state, seat);
  if (!hasTalent(player, 'packBirdBreeding') || packAnimals(player) < 2 || state.turn.done.includes(BRED)) return state;
  return done(change(state, seat, { coins: 1 }), BRED);
}

/** The standee stands there and the visit's own bonuses come at once, whatever is done next (R36). */
function visited(state: State, seat: Seat, building: Building): State {
  const there = withPlayer(state, seat, { location: building, here: null });
  const turn = withTurn(there, { by: seat, main: 'town', done: [], jailPass: false });
  const player = playerOf(turn, seat);
  const crowned = crown(turn, seat, building);
  if (building === 'saloon' && hasTalent(player, 'pianoPlaying')) return change(crowned, seat, { food: 1 });
  if (building === 'mysticsHut' && hasTalent(player, 'potionMaking')) return change(crowned, seat, { food: 1 });
  return building === 'stables' ? bred(crowned, seat) : crowned;
}

/** Crown of Cruelty, Nightmare Amulet: everybody else there gives 1 coin; who has none gives none (R34). */
function crown(state: State, seat: Seat, building: Building): State {
  const others = standingIn(state, building, seat).filter((other) => other !== null);
  return tollsOf(playerOf(state, seat)).reduce((so) => takeCoins(so, seat, others), state);
}

/** In a trade each good keeps its own value: gems do not stand in for coins (R57). */
function payGoodsAsTheyAre(state: State, seat: Seat, goods: Parameters<typeof gainGoods>[2]): State {
  const less = Object.fromEntries(
    (['food', 'coins', 'gems', ...FACTIONS] as const).map((good) => [good, -count(goods[good])]),
  );
  return change(state, seat, less);
}

/** A new adventurer: a same-faction one, the companion, or nobody makes room (R33, R54). */
export function joined(
  state: State,
  seat: Seat,
  adventurer: { readonly name: string; readonly faction: Adventurer['faction']; readonly icons: Icons },
  place: 'active' | 'inactive',
  replaces?: string,
): State {
  const player = playerOf(state, seat);
  const { name, faction } = adventurer;
  const icons = Object.fromEntries(
    Object.keys(NO_ICONS).map((key) => [key, count(adventurer.icons[key as keyof Icons])]),
  );
  const newcomer: Adventurer = {
    name: freshName(player.adventurers, name.trim() || `${faction} adventurer`),
    faction,
    icons: { ...NO_ICONS, ...icons },
    active: place === 'active',
  };
  const stays = player.adventurers.map((each) =>
    place === 'active' && each.name === replaces ? { ...each, active: false } : each,
  );
  return withPlayer(state, seat, {
    adventurers: [...stays, newcomer].slice(0, 36),
    companionActive: player.companionActive && !(place === 'active' && replaces === player.companion),
  });
}

/** Two adventurers of one name are told apart by a number. */
function freshName(others: readonly Adventurer[], name: string): string {
  const taken = new Set(others.map((each) => each.name));
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}
