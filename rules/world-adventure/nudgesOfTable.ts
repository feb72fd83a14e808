import type { Nudge } from '@/rules/kernel/nudge';
import { plural } from '@/rules/kernel/plural';
import type { Action } from './actions';
import { legendariesLeft } from './cards';
import { hasLegendary, runesOfSide, sidesOf } from './runes';
import { activeSeat, clanOf, type State } from './state';
import { incomeDue, incomeOf } from './time';
import { EVERY_THIRD, GOLD_CAP, runeWords, TIER_WORDS, X_TOKENS } from './tables';

/** Reminders about the table; the numbers are those of section 11. */
type Told = Nudge<Action>;

// 1, 10
export function income(state: State): Told[] {
  if (state.phase !== 'beginning' || !incomeDue(state)) return [];
  const paid = state.clans.filter(({ stalls }) => stalls.length > 0);
  const full = paid.filter((clan) => clan.gold + incomeOf(clan) > GOLD_CAP).map(({ name }) => name);
  const words = `Stalls pay ${paid.map((clan) => `${clan.name} ${incomeOf(clan)}`).join(', ')}.`;
  const waste = full.length > 0 ? ` ${full.join(' and ')} would go over 99.` : '';
  return [
    {
      id: `income:${state.month}`,
      about: 'stall income',
      words: `${words}${waste}`,
      act: { words: 'Book', action: { type: 'collectIncome', player: state.order[0] ?? 0 } },
      topic: 'stall-income',
    },
  ];
}

// 7
export function needs(state: State): Told[] {
  const missing = Object.values(state.needs).filter((need) => need === null).length;
  if (missing === 0 || state.phase !== 'player') return [];
  const words = `${plural(missing, 'city has', 'cities have')} no need entered.`;
  const opens = { words: 'Enter', panel: 'needs' };
  return [{ id: 'needs', about: 'city needs', words, opens, topic: 'need-marker' }];
}

// 29
export function offers(state: State): Told[] {
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
export function points(state: State): Told[] {
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

const NPC_NAMES = { brigand: 'Brigand', government: 'Government' } as const;

// 4, 32: whoever has just appeared needs a place, and a Legendary brings its own event.
export function appearing(state: State): Told[] {
  const npcs = (['brigand', 'government'] as const).flatMap((key): Told[] =>
    state.npcs[key] && state.npcs[key].place === null
      ? [
          {
            id: `place:${key}:${state.month}`,
            about: 'places of NPCs',
            words: `The ${NPC_NAMES[key]} has appeared: draw an awakening marker and roll a die for its place.`,
            opens: { words: 'Place', panel: `place-${key}` },
            topic: `${key}-appears`,
          },
        ]
      : [],
  );
  const unnamed = state.legendaries.some(({ card }) => card === null);
  const told = state.legendaries.flatMap(({ event }) => event ?? []).join(' and ');
  const runs = state.phase === 'beginning' && state.month > 1 && !state.eventDone && state.legendaries.length > 0;
  return [
    ...npcs,
    ...(unnamed
      ? [
          {
            id: `legendary:${state.month}:${state.legendaries.length}`,
            about: 'Legendaries',
            words: 'A Legendary is summoned: put it on its territory. Its event runs instead of the card.',
            opens: { words: 'Place', panel: 'legendary' },
            topic: 'legendary',
          },
        ]
      : []),
    ...(runs
      ? [
          {
            id: `legendary-event:${state.month}`,
            about: 'Legendaries',
            words: `A Legendary lives: ${told || 'its own event'} runs instead of the event card.`,
            topic: 'world-event',
          },
        ]
      : []),
  ];
}

const TRACKS = [
  { key: 'merchantX', next: 'The next merchant attack', brings: 'the Government', topic: 'merchant-x' },
  { key: 'monsterX', next: 'The next slain Minion or Destroyer', brings: 'a Legendary', topic: 'monster-x' },
  { key: 'needsFulfilled', next: 'The next fulfilled need', brings: 'a Brigand', topic: 'brigand-appears' },
] as const;

// 3, 4, 5
export function triggers(state: State): Told[] {
  if (activeSeat(state) === undefined) return [];
  const out = {
    merchantX: state.npcs.government !== null,
    monsterX: false,
    needsFulfilled: state.npcs.brigand !== null,
  };
  return TRACKS.flatMap(({ key, next, brings, topic }) => {
    const count = state[key];
    const last = count === X_TOKENS - 1;
    const none = key === 'monsterX' && legendariesLeft(state) === 0;
    if (count % EVERY_THIRD !== EVERY_THIRD - 1 || ((out[key] || none) && !last)) return [];
    const comes = none ? 'finds no Legendary left' : out[key] ? `finds ${brings} already out` : `brings ${brings}`;
    const words = `${next} ${comes}${last ? ', then all nine come back' : ''}.`;
    return [{ id: `${key}:${count}:${state.month}`, about: 'tracks near a trigger', words, topic }];
  });
}

// 12
export function stage(state: State): Told[] {
  if (state.stage === 1) return [];
  const words = `Stage ${state.stage}: swap the Merchant, Monster, Raid, Government and Brigand cards.`;
  return [{ id: `stage:${state.stage}`, about: 'stage cards', words, topic: 'stage-level' }];
}

/** 7.2 under the challenge: the runes are there, the Legendary is not. */
export function challenge(state: State): Told[] {
  if (!state.requireLegendary) return [];
  return sidesOf(state).flatMap((side) => {
    const runes = runesOfSide(state, side);
    if (runes < state.target || hasLegendary(state, side)) return [];
    const names = side.map((seat) => clanOf(state, seat).name).join(' and ');
    const words = `${names} ${side.length === 1 ? 'holds' : 'hold'} ${runes} runes: the Legendary is still to be beaten.`;
    return [{ id: `challenge:${side.join()}`, about: 'the Legendary challenge', words, topic: 'legendary-challenge' }];
  });
}

// 24, 25
export function goingHome(state: State): Told[] {
  const out = (['minion', 'destroyer'] as const).filter((tier) => state.monsters[tier]);
  const names = out.map((tier) => TIER_WORDS[tier]).join(' and ');
  if (out.length === 0) return [];
  if (state.phase === 'end') {
    const words = `Take the ${names} off the map: ${out.length === 1 ? 'it goes' : 'they go'} home with the month.`;
    return [{ id: `home:${state.month}`, about: 'monsters that go home', words, topic: 'end-of-month' }];
  }
  if (state.phase !== 'npc') return [];
  return out.flatMap((tier): Told[] => {
    const spared = state.engagers[tier].map((seat) => clanOf(state, seat).name);
    if (spared.length === 0) return [];
    const words = `${spared.join(' and ')} engaged the ${TIER_WORDS[tier]} and ${spared.length === 1 ? 'is' : 'are'} spared.`;
    return [{ id: `spared:${tier}:${state.month}`, about: 'engagers', words, topic: 'monster-target-order' }];
  });
}
