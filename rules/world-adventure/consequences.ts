import { plural } from '@/rules/kernel/plural';

import type { Action } from './actions';
import { allSlots, unitOf } from './effects';
import { clanOf, type State, wantedOf } from './state';
import { unitWords } from './tellCity';
import { CITIES, type Place, runeWords, samePlace, TIER_WORDS, X_TOKENS } from './tables';
import { rankWords } from './wanted';

/** What followed by rule, named so that the table can look at it: one sentence each. A number typed by hand tells its own waste. */
export function consequences(before: State, after: State, action: Action): readonly string[] {
  const byHand = action.type === 'correct';
  // Tokens taken back by hand are not the nine that come back by themselves.
  const ninth = !byHand || action.how === 'gain' || (action.how === 'set' && action.amount === X_TOKENS);
  return [
    ...(byHand ? [] : goldOf(before, after)),
    ...experienceIn(before, after),
    ...wantedIn(before, after),
    ...(byHand ? [] : tokenIn(before, after)),
    ...(TURNS_ITSELF.includes(action.type) ? [] : markersIn(before, after)),
    ...tracksIn(before, after, ninth),
    ...monstersIn(before, after),
    ...itemsIn(before, after),
    ...runesIn(before, after),
  ];
}

function goldOf(before: State, after: State): string[] {
  return after.clans.flatMap((clan, seat) => {
    const wasted = clan.wasted - clanOf(before, seat).wasted;
    return wasted > 0 ? [`${wasted} gold of ${clan.name} wasted above 99`] : [];
  });
}

function wantedIn(before: State, after: State): string[] {
  return after.clans.flatMap(({ name }, seat) => {
    const [from, to] = [wantedOf(before, seat), wantedOf(after, seat)];
    if (from === to) return [];
    const rank = to === 0 ? 'a Good Boy' : `${rankWords(after, seat)} most wanted`;
    return [`${name} is wanted for ${to} now, ${rank}`];
  });
}

/** 6.5: what a battle taught; a Lv 2 unit and one at 6 learn nothing more. */
function experienceIn(before: State, after: State): string[] {
  if (!before.battle || after.battle) return [];
  return after.clans.flatMap((clan, seat) => {
    const gained = (slot: number) => (unitOf(clan, slot)?.exp ?? 0) - (unitOf(clanOf(before, seat), slot)?.exp ?? 0);
    const learnt = allSlots(clan).filter((slot) => gained(slot) > 0);
    return [...new Set(learnt.map(gained))].map((points) => {
      const units = learnt.filter((slot) => gained(slot) === points).map(unitWords);
      return `${points} experience for ${clan.name}'s ${units.join(', ')}`;
    });
  });
}

/** Trap 2: a slain Minion or Destroyer leaves one; that of a merchant is told with the attack. */
function tokenIn(before: State, after: State): string[] {
  return before.battle && before.monsterX !== after.monsterX ? ['a Monster X token lies there'] : [];
}

function itemsIn(before: State, after: State): string[] {
  const gained = before.battle ? after.clans.filter(({ items }, seat) => items > clanOf(before, seat).items) : [];
  return gained.map(({ name }) => `${name} gains a legendary item`);
}

/** Closing the shop tells it, and a marker laid down by hand. */
const TURNS_ITSELF: readonly Action['type'][] = ['closeShop', 'setCityNeed'];

/** whoever leaves, ends the turn or dies has closed the shop, and somebody must turn its marker. */
function markersIn(before: State, after: State): string[] {
  return CITIES.filter((city) => after.needs[city] === 'down' && before.needs[city] !== 'down').map(
    (city) => `the need marker of ${city} turns down`,
  );
}

function tracksIn(before: State, after: State, ninth: boolean): string[] {
  const lines: string[] = [];
  const track = (from: number, to: number, words: string) => {
    if (ninth && to < from && to === 0) lines.push(`all nine ${words} come back`);
  };
  const unnamed = ({ legendaries }: State) => legendaries.filter(({ card }) => card === null).length;
  if (!before.npcs.government && after.npcs.government) lines.push('the Government appears');
  if (!before.npcs.brigand && after.npcs.brigand) lines.push('a Brigand appears');
  if (unnamed(after) > unnamed(before)) lines.push('a Legendary is summoned');
  track(before.merchantX, after.merchantX, 'Merchant X');
  track(before.monsterX, after.monsterX, 'Monster X');
  track(before.needsFulfilled, after.needsFulfilled, 'need markers');
  return lines;
}

/** p.23: one meeple a tier, so the older one makes way; a Legendary where the table plays so. */
function monstersIn(before: State, after: State): string[] {
  const came = after.legendaries.some((each) => !before.legendaries.includes(each));
  const left = before.legendaries.some((each) => each.card !== null && !after.legendaries.includes(each));
  const lines = came && left ? [`the older ${TIER_WORDS.legendary} vanishes`] : [];
  const tiers = (['minion', 'destroyer', 'raid'] as const).flatMap((tier) => {
    const [old, now] = [before.monsters[tier], after.monsters[tier]];
    const replaced = old && now && (old.card !== now.card || !sameSpot(old.place, now.place));
    return replaced && before.stage === after.stage ? [`the older ${TIER_WORDS[tier]} vanishes`] : [];
  });
  return [...tiers, ...lines];
}

const sameSpot = (a: Place | null, b: Place | null): boolean => a === b || samePlace(a, b);

function runesIn(before: State, after: State): string[] {
  const offers = after.clans.flatMap((clan, seat) =>
    clan.offers
      .filter((slot) => !clanOf(before, seat).offers.includes(slot))
      .map((slot) => `${clan.name} may claim a rune: ${runeWords(slot)}`),
  );
  const points = after.clans.flatMap((clan, seat) => {
    const gained = clan.statusPoints - clanOf(before, seat).statusPoints;
    return gained > 0 ? [`${clan.name} places ${plural(gained, 'status point')}`] : [];
  });
  const stage = after.stage > before.stage ? [`stage ${after.stage}: swap the five card sets`] : [];
  return [...offers, ...points, ...stage];
}
