import type { Nudge } from '@/rules/kernel/nudge';
import { plural } from '@/rules/kernel/plural';
import type { Seat } from '@/rules/kernel/setup';
import type { Action } from './actions';
import { isScouted } from './applyTurn';
import { caravanNumber } from './cards';
import { barredBy, openAgain } from './market';
import { activeSeat, cityOf, type Clan, clanOf, isTeammate, seatsOf, type State, wantedOf } from './state';
import { sparedBy } from './pursuit';
import { FULL_EXP, MOST_PACKS, nextTo, type Place, PLAIN_STATUS, PRICE, samePlace, type Tier } from './tables';

/** Reminders for whoever is on, and for packs in anybody's hands; the numbers are those of section 11. */
type Told = Nudge<Action>;

const NEAR_FULL = 90;

export function ofTurn(state: State): Told[] {
  const seat = activeSeat(state);
  if (state.battle) return packs(state, [state.battle.player, state.battle.theirs?.seat ?? -1]);
  if (seat === undefined) return [];
  const others = seatsOf(state).filter((each) => each !== seat);
  return [
    ...attacks(state, seat, 'out there'),
    ...scouting(state, seat),
    ...shop(state, seat),
    ...tolls(state, seat),
    ...packs(state, [seat, ...others]),
    ...purse(state, seat),
    ...free(state, seat),
  ];
}

/** What happens before anything else: somebody stands where the player on turn is. */
export function strikes(state: State): Told[] {
  const seat = activeSeat(state);
  return state.battle || seat === undefined ? [] : attacks(state, seat, 'here');
}

const idOf = (key: string, { month }: State, seat: Seat) => `${key}:${month}:${seat}`;

// 23: on entering, and again at the end of the turn
function attacks(state: State, seat: Seat, where: 'here' | 'out there'): Told[] {
  const { name, place, fought } = clanOf(state, seat);
  const told = (who: string, foe: string, at: Place | null | undefined, topic: string): Told[] => {
    if (at === undefined || fought.includes(who)) return [];
    const about = 'attacks on entering';
    const id = idOf(`strike:${who}`, state, seat);
    const beside = who === 'raid' && place?.die !== undefined && nextTo(place, at);
    const here = samePlace(place, at) || beside;
    if (here !== (where === 'here')) return [];
    if (here) {
      const words = `${foe} stands ${beside ? 'next to' : 'where'} ${name}${beside ? '' : ' is'}: it attacks at once.`;
      return [{ id, about, words, topic }];
    }
    if (place !== null && at !== null) return [];
    const reach = who === 'raid' ? 'comes into its territory or next to it, outside cities' : 'enters its territory';
    return [{ id: `${id}:?`, about, words: `${foe} is out: it attacks at once whoever ${reach}.`, topic }];
  };
  const wanted = wantedOf(state, seat) > 0;
  const strikesOnce = (tier: Tier, card: string) => sparedBy(state, tier, card, seat) === undefined;
  return [
    ...told('brigand', 'The Brigand', state.npcs.brigand?.place, 'brigand-auto-attack'),
    ...(wanted ? told('government', 'The Government', state.npcs.government?.place, 'government-auto-attack') : []),
    ...(strikesOnce('raid', '') ? told('raid', 'The Raid', state.monsters.raid?.place, 'raid') : []),
    ...state.legendaries
      .filter(({ card }) => strikesOnce('legendary', card ?? ''))
      .flatMap(({ card, place: at }) => told(`legendary:${card ?? ''}`, card ?? 'The Legendary', at, 'legendary'))
      // Two of one name, or without one, are told as one.
      .filter(({ id }, index, all) => all.findIndex((each) => each.id === id) === index),
  ];
}

// 13, 15
function scouting(state: State, seat: Seat): Told[] {
  const { name, scouting: rolled, smokeBomb, explorer, bonus, actions } = clanOf(state, seat);
  if (!rolled) return [];
  if (bonus && actions > 0) {
    const words = `Two successes: ${name} has one more action this turn.`;
    return [{ id: idOf('bonus', state, seat), about: 'the bonus action', words, topic: 'bonus-action' }];
  }
  if (isScouted(rolled.faces) > 0 || explorer >= 5 || smokeBomb === 0) return [];
  const words = `${name} found nobody: the Smoke Bomb may reroll the scouting dice.`;
  return [{ id: idOf('reroll', state, seat), about: 'Smoke Bombs', words, topic: 'smoke-bomb' }];
}

// 7, 9: a shop left open turns no marker
function shop(state: State, seat: Seat): Told[] {
  const clan = clanOf(state, seat);
  const { name, visit } = clan;
  const city = cityOf(clan);
  if (visit) {
    const sold = visit.need !== null && (visit.sold?.[visit.need] ?? 0) > 0;
    const words = `The shop in ${visit.city} is open${sold ? ': closing it turns the need marker' : ''}.`;
    const act = { words: 'Close', action: { type: 'closeShop' as const, player: seat } };
    return [{ id: idOf(`shop:${visit.city}`, state, seat), about: 'open shops', words, act, topic: 'need-marker' }];
  }
  const opens = city && openAgain(state, clan, city);
  if (opens === undefined) return [];
  const words = `${city} trades with ${name} again in month ${opens}.`;
  return [{ id: idOf(`closed:${city}`, state, seat), about: 'closed shops', words, topic: 'shop-again' }];
}

// 22: with a place told the toll is paid by itself
function tolls(state: State, seat: Seat): Told[] {
  const clan = clanOf(state, seat);
  const city = cityOf(clan);
  const owner = city && barredBy(state, seat, city);
  const told = (key: string, words: string): Told => ({
    id: idOf(key, state, seat),
    about: 'closed cities',
    words,
    topic: 'charisma',
  });
  const barred: Told[] =
    owner === undefined
      ? []
      : [told('barred', `${city} is closed to ${clan.name} by ${clanOf(state, owner).name}'s Charisma 5.`)];
  const asked =
    clan.place !== null ? [] : seatsOf(state).filter((each) => each !== seat && !isTeammate(state, each, seat));
  return [
    ...barred,
    ...asked.flatMap((rival): Told[] => {
      const { name, charisma, stalls } = clanOf(state, rival);
      if (charisma < PLAIN_STATUS || stalls.length === 0) return [];
      if (charisma > PLAIN_STATUS) {
        const closed = `${stalls.join(' and ')} ${stalls.length === 1 ? 'is' : 'are'} closed to ${clan.name}`;
        return [told(`barred:${rival}`, `${closed} by ${name}'s Charisma 5.`)];
      }
      const words = `Entering ${stalls.join(' or ')} costs ${PRICE.toll} gold toll to ${name}.`;
      const act = { words: 'Pay', action: { type: 'payToll' as const, player: seat, owner: rival } };
      return [{ id: idOf(`toll:${rival}`, state, seat), about: 'tolls', words, act, topic: 'toll' }];
    }),
  ];
}

// 16, 34: outside battle in anyone's turn, in one until its first dice
function packs(state: State, seats: readonly Seat[]): Told[] {
  return seats.flatMap((seat): Told[] => {
    const { name, soldiers, medicPacks } = clanOf(state, seat);
    const slot = soldiers.findIndex(({ fainted }) => fainted) + 1;
    if (slot === 0 || medicPacks === 0) return [];
    const words = state.battle
      ? `Before the first dice a Medic Pack of ${name} can still wake a soldier.`
      : `A soldier of ${name} is fainted and a Medic Pack is at hand.`;
    const act = { words: 'Wake', action: { type: 'useMedicPack' as const, player: seat, slot } };
    return [{ id: idOf('medic', state, seat), about: 'Medic Packs', words, act, topic: 'medic-pack' }];
  });
}

// 10, 21, 30
function purse(state: State, seat: Seat): Told[] {
  const clan = clanOf(state, seat);
  const { name } = clan;
  const ready = ripe(clan);
  const level2 =
    caravanNumber(state, clan, 'level') === 2 &&
    !clan.runes.includes('caravanFull') &&
    !clan.offers.includes('caravanFull');
  const missing = MOST_PACKS - clan.medicPacks + (1 - clan.smokeBomb) + (1 - clan.mountPet) + (1 - clan.cargoUpgrade);
  const told = (key: string, about: string, words: string, topic: string): Told => ({
    id: idOf(key, state, seat),
    about,
    words,
    topic,
  });
  return [
    ...(clan.gold >= NEAR_FULL
      ? [told('full', 'gold near 99', `${name} has ${clan.gold} gold: above 99 is wasted, so spend.`, 'gold-abaculus')]
      : []),
    ...(ready > 0
      ? [
          told(
            'train',
            'training',
            `${name}: ${plural(ready, 'unit is', 'units are')} ready to train in a city.`,
            'training',
          ),
        ]
      : []),
    ...(level2 && missing > 0 && missing <= 2
      ? [
          told(
            'parts',
            'the full caravan',
            `${missing} more ${missing === 1 ? 'upgrade' : 'upgrades'} and the full caravan is a rune: do not use a bomb or pack before.`,
            'rune-caravan',
          ),
        ]
      : []),
  ];
}

const ripe = ({ hero, soldiers }: Clan): number =>
  [hero, ...soldiers].filter(({ level, exp }) => level === 1 && exp >= FULL_EXP).length;

// 33: the turn is not over at 0 points (trap 11)
function free(state: State, seat: Seat): Told[] {
  const clan = clanOf(state, seat);
  const { name, moves, actions, penalty, soldiers, gold } = clan;
  const city = cityOf(clan);
  const wishes =
    ripe(clan) > 0 ||
    soldiers.some(({ fainted }) => fainted) ||
    (soldiers.length < clan.leadership && gold >= PRICE.recruit);
  const open = city !== undefined && barredBy(state, seat, city) === undefined;
  if (!open || moves + actions > 0 || penalty || !wishes) return [];
  const words = `No points left, but ${city} still trades, heals, recruits and trains for ${name}.`;
  return [{ id: idOf('free', state, seat), about: 'free city activities', words, topic: 'city-activities' }];
}
