import type { Seat } from '@/rules/kernel/setup';
import type { ActionOf } from './actions';
import { closeShop } from './applyCity';
import type { Battle } from './battleState';
import { deedAt, deedPoints } from './deeds';
import {
  addGoods,
  addMonsterX,
  freeSlot,
  gainExp,
  gainGold,
  isThatOne,
  leaveMonster,
  offerRune,
  roomOf,
  takeGoods,
  withoutLegendary,
} from './effects';
import { endTurn } from './time';
import { activeSeat, clanOf, type State, withClan } from './state';
import { type Good, goldOfFace, GOODS, NO_GOODS } from './tables';
import { areFaces } from '@/rules/kernel/roll-die';
import { withWanted } from './wanted';

/** Experience of a player, Brigand or Government unless the card says otherwise (6.5). */
const BATTLE_EXP = 2;

/** 4 endBattle: rewards, tokens, runes and the way off the map, in one step. */
export function afterBattle(state: State, battle: Battle, action: ActionOf<'endBattle'>): State {
  const over: State = { ...state, battle: null };
  if (battle.kind === 'player') {
    if (battle.result === 'foeFled' || battle.result === 'won') return creditRival(over, battle, battle.player);
    if (battle.result === 'fled' || battle.result === 'lost') return creditRival(over, battle, battle.theirs?.seat);
    return over;
  }
  if (battle.result !== 'won') return leftStanding(over, battle);
  const faces = areFaces(action.gold ?? [], 6) ? (action.gold ?? []) : [];
  const gold = faces.reduce((sum, face) => sum + goldOfFace(face), 0);
  let after = gainGold(over, battle.player, gold + (battle.foe.gold ?? 0));
  if (action.goods) after = takeGoods(after, battle.player, action.goods);
  after = gainExp(
    after,
    battle.player,
    battle.mine.fighters.map(({ slot }) => slot),
    expOf(battle),
  );
  if (deedAt(state, battle) === 'defeat') after = withWanted(after, battle.player, deedPoints(battle));
  return slain(after, battle);
}

export function expOf({ kind, foe }: Battle): number {
  const printed = kind === 'brigand' || kind === 'government' ? (foe.exp ?? BATTLE_EXP) : foe.exp;
  return kind === 'player' ? BATTLE_EXP : (printed ?? 0);
}

/** Nobody slays more; the box holds far fewer. */
const MOST_BEATEN = 99;

/** What leaves the map, the tokens and the rune of a victory. */
function slain(state: State, { kind, foe, player, opened }: Battle): State {
  const clan = clanOf(state, player);
  switch (kind) {
    case 'merchant': {
      const counted = withClan(state, player, { plunders: clan.plunders + 1 });
      return offerRune(counted, player, foe.colour === 'yellow' ? 'merchantYellow' : 'merchantGreen');
    }
    case 'brigand':
    case 'government':
      return offerRune({ ...state, npcs: { ...state.npcs, [kind]: null } }, player, kind);
    case 'monster': {
      const tier = foe.tier ?? 'minion';
      if (tier === 'legendary') {
        const at = (name: string | null) => state.legendaries.findIndex(({ card }) => card === name);
        const gone = [at(foe.name), at(null)].find((index) => index >= 0);
        const left = withoutLegendary(state, gone ?? 0);
        const beaten = Math.min(MOST_BEATEN, state.legendariesBeaten + 1);
        const gifted = withClan({ ...left, legendariesBeaten: beaten }, player, {
          items: Math.min(9, clan.items + 1),
          statusPoints: Math.min(99, clan.statusPoints + 1),
        });
        return offerRune(gifted, player, 'legendary');
      }
      const out = state.monsters[tier];
      if (tier === 'raid') return offerRune({ ...state, monsters: { ...state.monsters, raid: null } }, player, tier);
      // Drawn and slain at once it never came onto the map: another one that stands there stays (p.23).
      const another = opened === 'player' && out?.card && !isThatOne(out, foe.name, clan.place);
      const gone: State = another
        ? state
        : { ...state, engagers: { ...state.engagers, [tier]: [] }, monsters: { ...state.monsters, [tier]: null } };
      // Trap 2: a slain Minion or Destroyer only, where it stood: a Destroyer strikes from the next territory too.
      const at = opened === 'foe' ? (out?.place ?? clan.place) : clan.place;
      return offerRune(addMonsterX(gone, at), player, tier);
    }
    case 'player':
      return state;
  }
}

/** An engaged Minion or Destroyer that lives stays as a meeple, and spares whoever engaged it. */
function leftStanding(state: State, { kind, foe, player, opened }: Battle): State {
  const { tier } = foe;
  if (kind !== 'monster' || (tier !== 'minion' && tier !== 'destroyer')) return state;
  if (opened === 'foe') return state;
  return leaveMonster(state, tier, foe.name, clanOf(state, player).place, player);
}

/** whoever kills or drives off the other has defeated him, attacker or not. */
function creditRival(state: State, battle: Battle, winner: Seat | null | undefined): State {
  if (typeof winner !== 'number') return state;
  const side = winner === battle.player ? battle.mine : battle.theirs;
  let after = gainExp(state, winner, side?.fighters.map(({ slot }) => slot) ?? [], BATTLE_EXP);
  if (winner === battle.player && deedAt(state, battle) === 'defeat') {
    after = withWanted(after, winner, deedPoints(battle));
  }
  return offerRune(after, winner, freeSlot(clanOf(after, winner), ['player1', 'player2']));
}

/** Who won the battle that this player dies in; null for an NPC, undefined where there is none. */
export function victorOver(battle: Battle | null, dead: Seat): Seat | null | undefined {
  if (!battle) return undefined;
  if (battle.kind !== 'player') return battle.player === dead ? null : undefined;
  if (battle.player === dead) return battle.theirs?.seat;
  return battle.theirs?.seat === dead ? battle.player : undefined;
}

/** R-10, trap 13: one step. Gold, goods and quest to a player who won, within his caps; to nobody from an NPC. */
export function death(table: State, action: ActionOf<'playerDies'>): State {
  const { player: dead, city, bounty } = action;
  // What was sold before the battle is sold: the marker turns.
  const state = closeShop(table, dead);
  const { battle } = state;
  const victor = victorOver(battle, dead);
  const lost = clanOf(state, dead);
  let after: State = battle && victor !== undefined ? { ...state, battle: null } : state;
  if (battle && victor === null) after = leftStanding(after, battle);
  if (battle && typeof victor === 'number') {
    after = creditRival(after, battle, victor);
    after = inherit(after, dead, victor, action.keeps);
    if (bounty !== undefined) after = gainGold(after, victor, bounty);
  } else {
    after = { ...after, stock: addGoods(after.stock, lost.goods) };
  }
  after = withWanted(after, dead, -9999);
  after = withClan(after, dead, {
    gold: 0,
    goods: NO_GOODS,
    quest: null,
    meeples: [],
    soldiers: lost.soldiers.map((soldier) => ({ ...soldier, fainted: true })),
    penalty: true,
    moves: 0,
    actions: 0,
    place: city === undefined ? null : { nation: city },
    deaths: lost.deaths + 1,
  });
  return activeSeat(after) === dead ? endTurn(after) : after;
}

/** of two quests one is kept, the other goes to the face-up row. */
function inherit(state: State, dead: Seat, victor: Seat, keeps: 'own' | 'won' | undefined): State {
  const lost = clanOf(state, dead);
  const winner = clanOf(state, victor);
  let room = roomOf(state, winner);
  const taken: Record<Good, number> = { ...NO_GOODS };
  for (const good of GOODS) {
    taken[good] = Math.min(room, lost.goods[good]);
    room -= taken[good];
  }
  const richer = gainGold(state, victor, lost.gold);
  const quest = keeps === 'won' ? (lost.quest ?? winner.quest) : (winner.quest ?? lost.quest);
  return {
    ...withClan(richer, victor, { goods: addGoods(winner.goods, taken), quest }),
    stock: addGoods(state.stock, addGoods(lost.goods, taken, -1)),
  };
}
