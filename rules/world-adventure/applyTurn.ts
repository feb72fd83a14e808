import { areFaces } from '@/rules/kernel/roll-die';
import type { OwnAction } from './actions';
import { closeShop, dropSurplus, type CityAction } from './applyCity';
import type { BattleAction } from './applyBattle';
import {
  engageBy,
  gainExp,
  gainGold,
  handGold,
  leaveMonster,
  placeMonster,
  returnGoods,
  takeGoods,
  unitOf,
  whole,
  withCard,
  withLegendary,
  withoutLegendary,
  withUnit,
} from './effects';
import { tollTo } from './market';
import { claimRune, powerSlots, takeBackRune } from './runes';
import { activeSeat, clanOf, type OnMap, type State, withClan } from './state';
import { collectIncome, endMonth, endTurn, npcDone, startTurn } from './time';
import { CITIES, FULL_EXP, goldOfFace, MOST_STATUS, PRICE, type Place } from './tables';
import { withWanted } from './wanted';

type TurnAction = Exclude<OwnAction, CityAction | BattleAction>;

export const isScouted = (faces: readonly number[]): number => faces.filter((face) => face <= 3).length;

export function applyTurn(state: State, action: TurnAction): State {
  const { player } = action;
  const clan = clanOf(state, player);
  switch (action.type) {
    case 'chooseHero':
      return {
        ...withClan(state, player, { heroCard: action.card }),
        cards: { ...state.cards, [`hero:${action.card}`]: action.values },
      };
    case 'chooseCaravan': {
      const cards = { ...state.cards, [`caravan:${action.card}`]: action.values };
      return dropSurplus({ ...withClan(state, player, { caravan: action.card }), cards }, player);
    }
    case 'awaken':
      // who awakes in a city pays no toll.
      return withClan(state, player, { place: { nation: action.city } });
    case 'placeStatusPoint':
      if (clan.statusPoints === 0 || clan[action.status] >= MOST_STATUS) return state;
      return withClan(state, player, {
        [action.status]: clan[action.status] + 1,
        statusPoints: clan.statusPoints - 1,
      });
    case 'setCityNeed':
      return { ...state, needs: { ...state.needs, [action.city]: action.good ?? 'down' } };
    case 'setTurnOrder':
      return isOrder(action.order, state) ? { ...state, order: action.order, ordered: true } : state;
    case 'collectIncome':
      return state.incomePaid ? state : collectIncome(state);
    case 'revealEvent':
      return {
        ...state,
        eventDone: true,
        event: action.running?.trim() || state.nextEvent,
        nextEvent: action.next?.trim() || null,
      };
    case 'spawnRaid':
      return { ...placeMonster(state, 'raid', action.card ?? null, placeOf(action.place)), raidDone: true };
    case 'startTurn':
      return startTurn(state);
    case 'endTurn':
      return endTurn(state);
    case 'replaceNeeds': {
      const needs = { ...state.needs };
      for (const city of CITIES) needs[city] = action.needs[city] ?? needs[city];
      return { ...state, needs };
    }
    case 'endMonth':
      return endMonth(state);
    case 'travel': {
      const place = placeOf(action.to);
      // Whoever leaves has closed the shop behind him: the next visit is another stay.
      const moved = withClan(closeShop(state, player), player, {
        moves: Math.max(0, clan.moves - 1),
        place,
        scouting: null,
        // The merchant of another territory is another target; where no place was told, the move itself tells it.
        scouted: clan.scouted.filter((target) => target !== 'merchant'),
      });
      const owner = place && place.die === undefined ? tollTo(state, player, place.nation) : undefined;
      return owner === undefined ? moved : handGold(moved, player, owner, PRICE.toll);
    }
    case 'payToll':
      return state.clans[action.owner] ? handGold(state, player, action.owner, PRICE.toll) : state;
    case 'scout': {
      if (!areFaces(action.faces, 6)) return state;
      const spent = withClan(state, player, {
        actions: Math.max(0, clan.actions - 1),
        scouted: clan.scouted.includes(action.target) ? clan.scouted : [...clan.scouted, action.target],
        scouting: { target: action.target, faces: action.faces },
      });
      return withBonus(spent, player, action.faces);
    }
    case 'smokeReroll': {
      if (!clan.scouting || !areFaces(action.faces, 6)) return state;
      // The bonus of the first roll cannot be had twice: it was given already.
      const first = isScouted(clan.scouting.faces) >= 2;
      const used = withClan(state, player, {
        smokeBomb: Math.max(0, clan.smokeBomb - 1),
        scouting: { ...clan.scouting, faces: action.faces },
      });
      return first ? used : withBonus(used, player, action.faces);
    }
    case 'engage': {
      const spent = withClan(state, player, { actions: Math.max(0, clan.actions - 1) });
      const { meeple } = action;
      return meeple === 'minion' || meeple === 'destroyer' ? engageBy(spent, meeple, player) : spent;
    }
    case 'declineEncounter': {
      const { tier } = action;
      if (tier !== 'minion' && tier !== 'destroyer') return withClan(state, player, { scouting: null });
      return leaveMonster(state, tier, action.card ?? null, clan.place, player);
    }
    case 'transferGold':
      return state.clans[action.to] ? handGold(state, player, action.to, action.amount) : state;
    case 'gainGoods':
      return takeGoods(state, player, action.goods);
    case 'dropGoods':
      return returnGoods(state, player, action.goods);
    case 'adjustPoints':
      return withClan(state, player, {
        moves: bounded(clan.moves + whole(action.moves)),
        actions: bounded(clan.actions + whole(action.actions)),
      });
    case 'rollRandomGold':
      return areFaces(action.faces, 6) ? gainGold(state, player, goldOf(action.faces)) : state;
    case 'penaltyTurn': {
      if (!areFaces(action.faces, 6)) return state;
      const paid = gainGold(withClan(state, player, { penalty: false }), player, goldOf(action.faces));
      if (activeSeat(paid) !== player) return paid;
      const recovers = state.houseRules['penaltyAllowsRecover'] === true;
      return recovers ? withClan(paid, player, { recovering: true }) : endTurn(paid);
    }
    case 'takeBounty':
      return gainGold(state, player, action.amount);
    case 'changeWanted':
      return withWanted(state, player, whole(action.delta));
    case 'claimRune':
      return claimRune(state, player, action.slot);
    case 'takeBackRune':
      return takeBackRune(state, player, action.slot);
    case 'waveOffer':
      return withClan(state, player, { offers: clan.offers.filter((slot) => slot !== action.slot) });
    case 'takeRunePower':
      return takePower(state, action);
    case 'dropRunePower':
      return withClan(state, player, { powers: clan.powers.filter((_, index) => index !== action.index) });
    case 'useRunePower':
      return withClan(state, player, {
        powers: clan.powers.flatMap((power, index) =>
          index !== action.index ? [power] : power.uses > 1 ? [{ ...power, uses: power.uses - 1 }] : [],
        ),
      });
    case 'spawnBrigand':
      return { ...state, npcs: { ...state.npcs, brigand: onMap(state.npcs.brigand, action) } };
    case 'spawnGovernment':
      return { ...state, npcs: { ...state.npcs, government: onMap(state.npcs.government, action) } };
    case 'summonLegendary': {
      const card = action.card?.trim() || null;
      const arrived = { card, event: action.event?.trim() || null, place: placeOf(action.place) };
      const unnamed = state.legendaries.findIndex((each) => each.card === null);
      if (unnamed < 0) return withLegendary(state, arrived);
      return { ...state, legendaries: state.legendaries.map((each, index) => (index === unnamed ? arrived : each)) };
    }
    case 'leaveMap':
      return leaveMap(state, action.who);
    case 'npcTarget':
      return npcAt(state, action.npc, action.place);
    case 'npcScout':
      return state;
    case 'npcDone':
      return npcDone(npcAt(state, action.who, action.place), action.who);
    case 'gainExp':
      return gainExp(state, player, action.units, action.amount);
    case 'correctUnit':
      return correctUnit(state, action);
    case 'standCard':
      return standCard(state, action);
  }
}

const goldOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + goldOfFace(face), 0);

const bounded = (points: number): number => Math.min(99, Math.max(0, points));

export function isOrder(order: readonly number[], state: State): boolean {
  return order.length === state.clans.length && state.clans.every((_, seat) => order.includes(seat));
}

/** A place only where marker and die are real. */
export function placeOf(place: Place | undefined): Place | null {
  if (!place || !CITIES.includes(place.nation)) return null;
  if (place.die === undefined) return { nation: place.nation };
  return areFaces([place.die], 6) ? { nation: place.nation, die: place.die } : null;
}

const onMap = (before: OnMap | null, { place, card }: { place?: Place; card?: string }): OnMap => ({
  card: card?.trim() || before?.card || null,
  place: placeOf(place) ?? before?.place ?? null,
});

/** Where the Brigand or the Government stands after its move, as far as that was told. */
function npcAt(state: State, who: string, told: Place | undefined): State {
  const place = placeOf(told);
  if (who !== 'brigand' && who !== 'government') return state;
  const npc = state.npcs[who];
  return npc && place ? { ...state, npcs: { ...state.npcs, [who]: { ...npc, place } } } : state;
}

/** 5.2: two successes give one more action, once a turn unless the table plays once a roll. */
function withBonus(state: State, seat: number, faces: readonly number[]): State {
  const clan = clanOf(state, seat);
  const sure = clan.explorer >= 5 && state.houseRules['limitBreakGivesBonus'] === true;
  const enough = sure || isScouted(faces) >= 2;
  const again = state.houseRules['scoutBonus'] === 'oncePerRoll';
  if (!enough || (clan.bonus && !again)) return state;
  return withClan(state, seat, { actions: bounded(clan.actions + 1), bonus: true });
}

/** Over the limit one is given back for it; never two of one name (p.11). */
function takePower(state: State, action: Extract<TurnAction, { type: 'takeRunePower' }>): State {
  const { player, name, colour, uses, instead } = action;
  const clan = clanOf(state, player);
  const due = Math.max(0, clan.powersDue - 1);
  if (name.trim() === '') return withClan(state, player, { powersDue: due });
  const kept = clan.powers.filter((power, index) => index !== instead && power.name !== name.trim());
  const taken = { name: name.trim(), colour, uses: Math.min(9, Math.max(1, whole(uses))) };
  const slots = powerSlots(clan.runes.length);
  // Only an overruled card can lie beyond the slots; the oldest ones make way.
  const after = withClan(state, player, { powersDue: due, powers: [...kept, taken].slice(-Math.max(1, slots)) });
  return withCard(after, 'power', name, action.values);
}

function leaveMap(state: State, who: string): State {
  if (who === 'brigand' || who === 'government') return { ...state, npcs: { ...state.npcs, [who]: null } };
  if (who === 'minion' || who === 'destroyer' || who === 'raid') {
    const engagers = who === 'raid' ? state.engagers : { ...state.engagers, [who]: [] };
    return { ...state, engagers, monsters: { ...state.monsters, [who]: null } };
  }
  if (!who.startsWith('legendary:')) return state;
  return withoutLegendary(state, Number(who.slice('legendary:'.length)));
}

/** A unit set by hand; a hero does not faint outside a battle. */
function correctUnit(state: State, { player, slot, ...to }: Extract<TurnAction, { type: 'correctUnit' }>): State {
  if (!unitOf(clanOf(state, player), slot)) return state;
  return withUnit(state, player, slot, {
    level: to.level === 2 ? 2 : 1,
    exp: Math.min(FULL_EXP, Math.max(0, whole(to.exp))),
    fainted: slot > 0 && to.fainted,
  });
}

/** A card put at its number, or taken away without a name. */
function standCard(state: State, action: Extract<TurnAction, { type: 'standCard' }>): State {
  const { row, number, values } = action;
  const card = action.card.trim();
  if (!areFaces([number], 6)) return state;
  const stands = state.stands[row].map((before, index) => (index === number - 1 ? card || null : before));
  return {
    ...state,
    stands: { ...state.stands, [row]: stands },
    cards: card ? { ...state.cards, [`${row}:${card}`]: values } : state.cards,
  };
}
