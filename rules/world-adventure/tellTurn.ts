import { plural } from '@/rules/kernel/plural';
import type { Seat } from '@/rules/kernel/setup';

import type { OwnAction } from './actions';
import type { BattleAction } from './applyBattle';
import type { CityAction } from './applyCity';
import { isScouted } from './applyTurn';
import { addGoods } from './effects';
import { npcTarget } from './pursuit';
import { powersFull, powerSlots } from './runes';
import { activeSeat, clanOf, type State } from './state';
import { unitWords } from './tellCity';
import { incomeOf, npcWords } from './time';
import { goodsWords, type Place, placeWords, runeWords, TIER_WORDS } from './tables';

type TurnAction = Exclude<OwnAction, CityAction | BattleAction>;

const by = (who: 'app' | 'typed') => (who === 'app' ? ', by the app' : '');

export function tellTurn(state: State, after: State, action: TurnAction): string {
  const { player } = action;
  const clan = clanOf(state, player);
  const now = clanOf(after, player);
  const { name } = clan;
  switch (action.type) {
    case 'chooseHero':
      return `${name} plays ${action.card.trim() || 'a hero'}`;
    case 'chooseCaravan':
      return `${name} takes the caravan ${action.card.trim()}`;
    case 'awaken':
      return `${name} awakes in ${action.city}`;
    case 'placeStatusPoint':
      return `${name} raises ${action.status} to ${now[action.status]}, ${plural(now.statusPoints, 'point')} left`;
    case 'setCityNeed':
      return action.good ? `${action.city} needs ${action.good}` : `${action.city}'s need marker lies face down`;
    case 'setTurnOrder':
      return `Turn order: ${action.order.map((seat) => clanOf(state, seat).name).join(', ') || 'nobody'}`;
    case 'collectIncome': {
      const paid = state.clans
        .filter(({ stalls }) => stalls.length > 0)
        .map((each) => `${each.name} ${incomeOf(each)}`);
      return `Stalls pay: ${paid.join(', ') || 'nobody has one'}`;
    }
    case 'revealEvent': {
      const next = after.nextEvent ? `; next month ${after.nextEvent}` : '';
      return `World event: ${after.event ?? 'on the table'}${next}`;
    }
    case 'spawnRaid':
      return `A Raid appears${action.place ? ` at ${placeWords(action.place)}` : ''}`;
    case 'startTurn':
      return `The turns begin: ${clanOf(after, activeSeat(after) ?? player).name} is on`;
    case 'endTurn':
      return `${name} ends the turn${whoIsNext(state, after)}`;
    case 'replaceNeeds': {
      const told = Object.entries(action.needs).map(([city, good]) => `${city} ${good}`);
      return `New needs: ${told.join(', ') || 'none'}`;
    }
    case 'endMonth':
      return `Month ${state.month} ends, month ${after.month} begins`;
    case 'travel': {
      const paid = clan.gold - now.gold;
      const toll = paid > 0 ? `, ${paid} gold toll` : '';
      const shop = clan.visit ? `; the shop in ${clan.visit.city} closes` : '';
      return `${name} travels${action.to ? ` to ${placeWords(action.to)}` : ''}, ${plural(now.moves, 'move')} left${toll}${shop}`;
    }
    case 'payToll':
      return `${name} pays ${clan.gold - now.gold} gold toll to ${clanOf(state, action.owner).name}`;
    case 'scout': {
      const hits = isScouted(action.faces);
      const found = hits > 0 || clan.explorer >= 5 ? 'found' : 'not found';
      const bonus = now.actions > Math.max(0, clan.actions - 1) ? ', one more action' : '';
      return `${name} scouts ${targetWords(state, action.target)}: ${action.faces.join(', ') || 'no dice'}${by(action.by)}, ${found}${bonus}`;
    }
    case 'smokeReroll': {
      const hits = isScouted(action.faces);
      const bonus = now.actions > clan.actions ? ', one more action' : '';
      return `${name} uses the Smoke Bomb to scout again: ${action.faces.join(', ')}${by(action.by)}, ${hits > 0 || clan.explorer >= 5 ? 'found' : 'not found'}${bonus}`;
    }
    case 'engage':
      if (action.meeple) return `${name} engages the ${TIER_WORDS[action.meeple]}`;
      return `${name} engages: cards ${action.faces.join(' and ') || 'unknown'}${by(action.by)}`;
    case 'declineEncounter':
      if (!action.tier) return `${name} lets it pass`;
      return `${name} leaves the ${TIER_WORDS[action.tier]} alone; its meeple stays`;
    case 'transferGold':
      return `${name} gives ${clan.gold - now.gold} gold to ${clanOf(state, action.to).name}${action.why ? `, ${action.why}` : ''}`;
    case 'gainGoods':
      return `${name} takes ${goodsWords(addGoods(now.goods, clan.goods, -1))}`;
    case 'dropGoods':
      return `${name} drops ${goodsWords(addGoods(clan.goods, now.goods, -1))}`;
    case 'adjustPoints':
      return `${name}: ${plural(now.moves, 'move')}, ${plural(now.actions, 'action')}${action.why ? `, ${action.why}` : ''}`;
    case 'rollRandomGold':
      return `${name} rolls gold dice ${action.faces.join(', ')}${by(action.by)}: +${now.gold - clan.gold} gold, now ${now.gold}${action.why ? `, ${action.why}` : ''}`;
    case 'penaltyTurn':
      return `${name}'s penalty turn, ${action.faces.join(', ')}${by(action.by)}: +${now.gold - clan.gold} gold, now ${now.gold}${whoIsNext(state, after)}`;
    case 'takeBounty':
      return `${name} takes a bounty of ${action.amount}, now ${now.gold} gold`;
    case 'changeWanted':
      return `${name}'s wanted points ${action.delta < 0 ? '−' : '+'}${Math.abs(action.delta)}${action.why ? `, ${action.why}` : ''}`;
    case 'claimRune':
      return `${name} claims rune ${now.runes.length}: ${runeWords(action.slot)}`;
    case 'takeBackRune':
      return `${name} gives back a rune by hand: ${runeWords(action.slot)}${backWords(state, after, player)}`;
    case 'waveOffer':
      return `${name} leaves the rune: ${runeWords(action.slot)}`;
    case 'takeRunePower': {
      if (action.name.trim() !== '') return `${name} takes the rune power ${action.name.trim()}`;
      return powersFull(clan)
        ? `${name} keeps the old rune powers; the new one lies face up`
        : `${name} takes the rune power without writing it down`;
    }
    case 'dropRunePower':
      return `${name} gives back the rune power ${clan.powers[action.index]?.name ?? ''}`;
    case 'useRunePower': {
      const power = clan.powers[action.index];
      return `${name} uses ${power?.name ?? 'a rune power'}, ${plural(Math.max(0, (power?.uses ?? 1) - 1), 'use')} left`;
    }
    case 'spawnBrigand':
      return `The Brigand stands at ${action.place ? placeWords(action.place) : 'its place on the map'}`;
    case 'spawnGovernment':
      return `The Government stands at ${action.place ? placeWords(action.place) : 'its place on the map'}`;
    case 'summonLegendary':
      return `The Legendary ${action.card?.trim() || 'monster'} is on the map${action.place ? ` at ${placeWords(action.place)}` : ''}`;
    case 'leaveMap':
      return `The ${npcWords(state, action.who)} leaves the map`;
    case 'npcTarget': {
      const target = npcTarget(state, action.npc, action.nearest);
      const drawn = action.drawn === undefined ? '' : `; the marker says ${clanOf(state, action.drawn).name}`;
      return `The ${npcWords(state, action.npc)} goes after ${target?.why ?? 'nobody'}${drawn}${standsWords(action.place)}`;
    }
    case 'npcScout': {
      const hits = isScouted(action.faces);
      return `The ${npcWords(state, action.npc)} scouts: ${action.faces.join(', ')}${by(action.by)}, ${hits > 0 ? 'it attacks' : 'nobody found'}`;
    }
    case 'npcDone':
      return `The ${npcWords(state, action.who)} has acted${standsWords(action.place)}${after.phase === 'end' ? '; the month ends' : ''}`;
    case 'correctUnit': {
      const fainted = action.fainted ? ', fainted' : '';
      return `${name}'s ${unitWords(action.slot)} set to Lv ${action.level}, ${action.exp} experience${fainted}, by hand`;
    }
    case 'standCard': {
      const what = action.row === 'merchant' ? 'Merchant' : 'Monster';
      return `${what} ${action.number} is ${action.card.trim() || 'not known any more'}`;
    }
    case 'gainExp': {
      const units = action.units.map(unitWords).join(', ') || 'nobody';
      return `${name}: ${action.amount} experience for ${units}${action.why ? `, ${action.why}` : ''}`;
    }
  }
}

const standsWords = (place: Place | undefined): string => (place ? `; it stands at ${placeWords(place)} now` : '');

/** What goes with a rune: its status point, which may be placed already, its power's slot, and the stage it brought. */
function backWords(state: State, after: State, seat: Seat): string {
  const [clan, now] = [clanOf(state, seat), clanOf(after, seat)];
  const [slots, left] = [powerSlots(clan.runes.length), powerSlots(now.runes.length)];
  const point = now.statusPoints < clan.statusPoints ? '; its status point too' : '; lower a status by its point';
  return [
    left < slots ? point : '',
    now.powers.length > left ? '; drop a rune power' : '',
    after.stage < state.stage ? `; stage ${after.stage} again` : '',
  ].join('');
}

/** ", Teo is on" or what comes instead. */
export function whoIsNext(state: State, after: State): string {
  if (after.phase !== state.phase && after.phase === 'npc') return '. The NPCs act';
  if (after.phase !== state.phase && after.phase === 'end') return monthEnds(state, after);
  const seat = activeSeat(after);
  return seat === undefined || after.turn === state.turn ? '' : `, ${clanOf(after, seat).name} is on`;
}

/** Where the last NPC has acted it is still out; a Government without anybody to hunt stays where it is (R-23). */
function monthEnds(state: State, { npcs }: State): string {
  if (state.phase === 'npc') return '. The month ends';
  return npcs.government ? '. The Government hunts nobody: the month ends' : '. No NPC is out: the month ends';
}

export function targetWords(state: State, target: string): string {
  const rival = /^player:(\d)$/.exec(target)?.[1];
  if (rival !== undefined) return clanOf(state, Number(rival)).name;
  if (target === 'brigand') return 'the Brigand';
  if (target === 'government') return 'the Government';
  return target.startsWith('merchant') ? 'a merchant' : 'somebody';
}
