import type { Nudge } from '@/rules/kernel/nudge';
import type { Seat } from '@/rules/kernel/setup';
import type { Action } from './actions';
import { check } from './check';
import { barredBy } from './market';
import { activeSeat, clanOf, type State, wantedOf } from './state';
import { incomeDue, incomeOf } from './time';
import { EVERY_THIRD, FULL_EXP, GOLD_CAP, MOST_PACKS, placeWords, runeWords, samePlace } from './tables';
import { caravanNumber } from './cards';

type Told = Nudge<Action>;

const NEAR_FULL = 90;

/** Section 11; its numbers stand beside each. */
export function nudges(state: State): readonly Told[] {
  if (state.victory) return [];
  return [
    ...income(state),
    ...needs(state),
    ...offers(state),
    ...points(state),
    ...attacks(state),
    ...placing(state),
    ...triggers(state),
    ...stage(state),
    ...active(state),
  ].filter(({ act }) => !act || !check(state, act.action));
}

// 1, 10
function income(state: State): Told[] {
  if (state.phase !== 'beginning' || !incomeDue(state)) return [];
  const paid = state.clans.filter(({ stalls }) => stalls.length > 0);
  const full = paid.filter((clan) => clan.gold + incomeOf(clan) > GOLD_CAP).map(({ name }) => name);
  const words = `Stalls pay ${paid.map((clan) => `${clan.name} ${incomeOf(clan)}`).join(', ')}.`;
  const waste = full.length > 0 ? ` ${full.join(' and ')} would go over 99.` : '';
  const seat = state.order[0] ?? 0;
  return [
    {
      id: `income:${state.month}`,
      about: 'stall income',
      words: `${words}${waste}`,
      act: { words: 'Book', action: { type: 'collectIncome', player: seat } },
      topic: 'stall-income',
    },
  ];
}

// 7
function needs(state: State): Told[] {
  const missing = Object.values(state.needs).filter((need) => need === null).length;
  if (missing === 0 || state.phase !== 'player') return [];
  const words = `${missing} ${missing === 1 ? 'city has' : 'cities have'} no need entered: see Cities.`;
  return [{ id: 'needs', about: 'city needs', words, topic: 'need-marker' }];
}

// 29
function offers(state: State): Told[] {
  return state.clans.flatMap(({ name, offers: open }, seat) =>
    open.map((slot) => ({
      id: `offer:${seat}:${slot}`,
      about: 'runes to claim',
      words: `${name} may claim a rune: ${runeWords(slot)}.`,
      act: { words: 'Claim', action: { type: 'claimRune' as const, player: seat, slot } },
      topic: 'gaining-a-rune',
    })),
  );
}

// 11
function points(state: State): Told[] {
  if (state.month === 1 && state.phase === 'beginning') return [];
  return state.clans.flatMap(({ name, statusPoints }, seat) =>
    statusPoints > 0
      ? [
          {
            id: `points:${seat}:${statusPoints}`,
            about: 'status points',
            words: `${name} has ${statusPoints} status ${statusPoints === 1 ? 'point' : 'points'} to place.`,
            topic: 'power-status',
          },
        ]
      : [],
  );
}

// 23
function attacks(state: State): Told[] {
  const seat = activeSeat(state);
  if (seat === undefined || state.battle) return [];
  const { name, place, fought } = clanOf(state, seat);
  const here = (who: string, at: State['clans'][0]['place'] | undefined) =>
    at && samePlace(place, at) && !fought.includes(who);
  const told = (who: string, words: string, topic: string): Told => ({
    id: `strike:${who}:${state.month}:${seat}`,
    about: 'attacks on entering',
    words: `${words} stands where ${name} is: it attacks at once.`,
    topic,
  });
  return [
    ...(here('brigand', state.npcs.brigand?.place) ? [told('brigand', 'The Brigand', 'brigand-auto-attack')] : []),
    ...(here('government', state.npcs.government?.place) && wantedOf(state, seat) > 0
      ? [told('government', 'The Government', 'government-auto-attack')]
      : []),
    ...(here('raid', state.monsters.raid?.place) ? [told('raid', 'The Raid', 'raid')] : []),
    ...state.legendaries.flatMap(({ card, place: at }, index) =>
      here(`legendary:${card ?? ''}`, at) ? [told(`legendary:${index}`, card ?? 'A Legendary', 'legendary')] : [],
    ),
  ];
}

// 4, 32: whoever has just appeared needs a place, and a Legendary brings its own event.
function placing(state: State): Told[] {
  const seat = state.order[0] ?? 0;
  const npc = (key: 'brigand' | 'government', name: string): Told[] =>
    state.npcs[key] && state.npcs[key].place === null
      ? [
          {
            id: `place:${key}:${state.month}`,
            about: 'places of NPCs',
            words: `The ${name} has appeared: draw an awakening marker and roll a die for its place.`,
            act: {
              words: 'Done',
              action: { type: key === 'brigand' ? 'spawnBrigand' : 'spawnGovernment', player: seat },
            },
            topic: key === 'brigand' ? 'brigand-appears' : 'government-appears',
          },
        ]
      : [];
  const unnamed = state.legendaries.findIndex(({ card }) => card === null);
  const legendary: Told[] =
    unnamed >= 0
      ? [
          {
            id: `legendary:${state.month}:${state.legendaries.length}`,
            about: 'Legendaries',
            words: 'A Legendary is summoned: put it on its territory. Its event runs instead of the card.',
            topic: 'legendary',
          },
        ]
      : [];
  return [...npc('brigand', 'Brigand'), ...npc('government', 'Government'), ...legendary];
}

// 3, 4
function triggers(state: State): Told[] {
  const seat = activeSeat(state);
  if (seat === undefined) return [];
  const near = (count: number) => count % EVERY_THIRD === EVERY_THIRD - 1;
  const told = (id: string, words: string, topic: string): Told => ({
    id,
    about: 'tracks near a trigger',
    words,
    topic,
  });
  return [
    ...(near(state.merchantX) && !state.npcs.government
      ? [
          told(
            `merchantX:${state.merchantX}:${state.month}`,
            'The next merchant attack brings the Government.',
            'merchant-x',
          ),
        ]
      : []),
    ...(near(state.monsterX)
      ? [
          told(
            `monsterX:${state.monsterX}:${state.month}`,
            'The next slain Minion or Destroyer summons a Legendary.',
            'monster-x',
          ),
        ]
      : []),
    ...(near(state.needsFulfilled) && !state.npcs.brigand
      ? [
          told(
            `needs:${state.needsFulfilled}:${state.month}`,
            'The next fulfilled need brings a Brigand.',
            'brigand-appears',
          ),
        ]
      : []),
  ];
}

// 12
function stage(state: State): Told[] {
  if (state.stage === 1) return [];
  const words = `Stage ${state.stage}: swap the Merchant, Monster, Raid, Government and Brigand cards.`;
  return [{ id: `stage:${state.stage}`, about: 'stage cards', words, topic: 'stage-level' }];
}

// 10, 16, 21, 22, 26, 30
function active(state: State): Told[] {
  const seat = activeSeat(state);
  if (seat === undefined || state.battle) return [];
  const clan = clanOf(state, seat);
  const { name } = clan;
  const id = (key: string) => `${key}:${state.month}:${seat}`;
  const fainted = clan.soldiers.findIndex((soldier) => soldier.fainted);
  const ready = [clan.hero, ...clan.soldiers].filter(({ level, exp }) => level === 1 && exp >= FULL_EXP).length;
  const level2 =
    caravanNumber(state, clan, 'level') === 2 &&
    !clan.runes.includes('caravanFull') &&
    !clan.offers.includes('caravanFull');
  const missing = MOST_PACKS - clan.medicPacks + (1 - clan.smokeBomb) + (1 - clan.mountPet) + (1 - clan.cargoUpgrade);
  const shut = clan.place && clan.place.die === undefined ? barredBy(state, seat, clan.place.nation) : undefined;
  return [
    ...(clan.gold >= NEAR_FULL
      ? [
          {
            id: id('full'),
            about: 'gold near 99',
            words: `${name} has ${clan.gold} gold: above 99 is wasted, so spend.`,
            topic: 'gold-abaculus',
          },
        ]
      : []),
    ...(fainted >= 0 && clan.medicPacks > 0
      ? [
          {
            id: id('medic'),
            about: 'Medic Packs',
            words: `A soldier of ${name} is fainted and a Medic Pack is at hand.`,
            act: { words: 'Wake', action: { type: 'useMedicPack' as const, player: seat as Seat, slot: fainted + 1 } },
            topic: 'medic-pack',
          },
        ]
      : []),
    ...(ready > 0
      ? [
          {
            id: id('train'),
            about: 'training',
            words: `${name}: ${ready} ${ready === 1 ? 'unit is' : 'units are'} ready to train in a city.`,
            topic: 'training',
          },
        ]
      : []),
    ...(level2 && missing > 0 && missing <= 2
      ? [
          {
            id: id('parts'),
            about: 'the full caravan',
            words: `${missing} more ${missing === 1 ? 'upgrade' : 'upgrades'} and the full caravan is a rune: do not use a bomb or pack before.`,
            topic: 'rune-caravan',
          },
        ]
      : []),
    ...(shut !== undefined && clan.place
      ? [
          {
            id: id('barred'),
            about: 'closed cities',
            words: `${placeWords(clan.place)} is closed to ${name} by ${clanOf(state, shut).name}'s Charisma 5.`,
            topic: 'charisma',
          },
        ]
      : []),
  ];
}
