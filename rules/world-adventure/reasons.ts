import { plural } from '@/rules/kernel/plural';
import { againstTheRules, impossible, type Refusal } from '@/rules/kernel/refusal';
import { areFaces } from '@/rules/kernel/roll-die';
import type { Seat } from '@/rules/kernel/setup';
import { activeSeat, cityOf, type Clan, clanOf, type NpcKey, type State } from './state';
import { type City, type Goods, GOODS, samePlace, type Tier, TIER_WORDS } from './tables';
import { npcWords } from './time';

/** The reasons that several actions share; each is undefined where all is well. */

export function needsGold({ gold }: Clan, price: number): Refusal | undefined {
  return gold >= price ? undefined : impossible(`Needs ${price} gold, you have ${gold}.`);
}

export function onTurn(state: State, seat: Seat): Refusal | undefined {
  if (state.phase !== 'player') return againstTheRules('Only in the Player phase');
  return activeSeat(state) === seat
    ? undefined
    : againstTheRules(`It is ${clanOf(state, activeSeat(state) ?? 0).name}'s turn`);
}

export function hasAction(clan: Clan): Refusal | undefined {
  return clan.actions >= 1 ? undefined : againstTheRules('No action left');
}

export function noPenalty(clan: Clan): Refusal | undefined {
  if (clan.penalty) return againstTheRules('Penalty turn: only the three gold dice');
  return clan.recovering ? againstTheRules('Penalty turn: soldiers recover, nothing else') : undefined;
}

/** A place that is not known is a question, never a refusal. */
export function inCity({ place }: Clan, city?: City): Refusal | undefined {
  if (place === null) return undefined;
  if (place.die !== undefined) return againstTheRules('Only in a city');
  return city === undefined || place.nation === city ? undefined : againstTheRules(`You are in ${place.nation}`);
}

/** Merchants and monsters stand in the outer hexes (p.10). */
export function outsideCity(clan: Clan, who: 'Merchants' | 'Monsters'): Refusal | undefined {
  return cityOf(clan) === undefined ? undefined : againstTheRules(`${who} are met outside the cities`);
}

export function isOnMap(state: State, npc: NpcKey): Refusal | undefined {
  return state.npcs[npc] ? undefined : againstTheRules(`The ${npcWords(state, npc)} is not on the map`);
}

/** A place that was not told is no reason. */
export function isHere(state: State, { place }: Clan, npc: NpcKey): Refusal | undefined {
  const at = state.npcs[npc]?.place ?? null;
  const elsewhere = at !== null && place !== null && !samePlace(at, place);
  return isOnMap(state, npc) ?? (elsewhere ? againstTheRules('Not in the same territory') : undefined);
}

/** A meeple of this tier stands where the player is, as far as places were told. */
export function monsterHere({ monsters, legendaries }: State, { place }: Clan, tier: Tier): Refusal | undefined {
  const out = tier === 'legendary' ? legendaries : [monsters[tier]].flatMap((each) => each ?? []);
  if (out.length === 0) return againstTheRules(`No ${TIER_WORDS[tier]} is on the map`);
  const here = place === null || out.some((each) => each.place === null || samePlace(each.place, place));
  return here ? undefined : againstTheRules('Not in the same territory');
}

export function notInBattle(state: State): Refusal | undefined {
  return state.battle ? againstTheRules('Finish the battle first') : undefined;
}

export function dice(faces: readonly number[], count: number): Refusal | undefined {
  if (faces.length !== count) return impossible(`Needs ${plural(count, 'die', 'dice')}, there are ${faces.length}.`);
  return areFaces(faces, 6) ? undefined : impossible('A face goes from 1 to 6.');
}

export function counted(goods: Goods): Refusal | undefined {
  const sound = GOODS.every((good) => Number.isInteger(goods[good]) && goods[good] >= 0);
  return sound ? undefined : impossible('Goods are counted in whole numbers.');
}

export function owned(goods: Goods, held: Goods): Refusal | undefined {
  const short = GOODS.find((good) => goods[good] > held[good]);
  return short ? impossible(`Only ${held[short]} ${short} in the caravan.`) : undefined;
}

export function stocked(goods: Goods, stock: Goods): Refusal | undefined {
  const short = GOODS.find((good) => goods[good] > stock[good]);
  return short ? impossible(`Only ${stock[short]} ${short} in stock.`) : undefined;
}

export function wholeNumber(value: number, min: number, max: number, words: string): Refusal | undefined {
  const sound = Number.isInteger(value) && value >= min && value <= max;
  return sound ? undefined : impossible(`${words} must be ${min} to ${max}.`);
}

export const anybody = (state: State, seat: Seat): Refusal | undefined =>
  state.clans[seat] ? undefined : impossible('Nobody sits there.');
