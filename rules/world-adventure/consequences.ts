import { clanOf, type State, wantedOf } from './state';
import { type Place, runeWords, samePlace, TIER_WORDS } from './tables';
import { rankWords } from './wanted';

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** What followed by rule, named so that the table can look at it: one sentence each. A number typed by hand tells its own waste. */
export function consequences(before: State, after: State, waste: boolean): readonly string[] {
  return [
    ...(waste ? goldOf(before, after) : []),
    ...wantedIn(before, after),
    ...tracksIn(before, after),
    ...monstersIn(before, after),
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

function tracksIn(before: State, after: State): string[] {
  const lines: string[] = [];
  const track = (from: number, to: number, words: string) => {
    if (to < from && to === 0) lines.push(`all nine ${words} come back`);
  };
  if (!before.npcs.government && after.npcs.government) lines.push('the Government appears');
  if (!before.npcs.brigand && after.npcs.brigand) lines.push('a Brigand appears');
  if (after.legendaries.length > before.legendaries.length) lines.push('a Legendary is summoned');
  track(before.merchantX, after.merchantX, 'Merchant X');
  track(before.monsterX, after.monsterX, 'Monster X');
  track(before.needsFulfilled, after.needsFulfilled, 'need markers');
  return lines;
}

/** p.23: one meeple a tier, so the older one makes way. */
function monstersIn(before: State, after: State): string[] {
  return (['minion', 'destroyer', 'raid'] as const).flatMap((tier) => {
    const [old, now] = [before.monsters[tier], after.monsters[tier]];
    const replaced = old && now && (old.card !== now.card || !sameSpot(old.place, now.place));
    return replaced && before.stage === after.stage ? [`the older ${TIER_WORDS[tier]} vanishes`] : [];
  });
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
