import { againstTheRules, firstReason, impossible, type Refusal } from '@/rules/kernel/refusal';
import type { Action, OwnAction } from './actions';
import { placeOf } from './applyTurn';
import { legendariesLeft } from './cards';
import { npcTarget } from './pursuit';
import { dice, notInBattle } from './reasons';
import type { State } from './state';
import { dueNpcs, isRaidMonth, npcWords } from './time';
import type { Place } from './tables';

const MAP_TYPES = [
  'spawnRaid',
  'spawnBrigand',
  'spawnGovernment',
  'summonLegendary',
  'leaveMap',
  'npcTarget',
  'npcScout',
  'npcDone',
] as const;
export type MapAction = Extract<OwnAction, { type: (typeof MAP_TYPES)[number] }>;

export const isMapAction = (action: Action): action is MapAction =>
  (MAP_TYPES as readonly string[]).includes(action.type);

export const realPlace = (place: Place | undefined): Refusal | undefined =>
  place !== undefined && placeOf(place) === null ? impossible('No such territory.') : undefined;

/** Marker and die: whoever appears stands outside the cities (p.12, 14). */
const outside = (place: Place | undefined): Refusal | undefined =>
  realPlace(place) ?? (place && place.die === undefined ? againstTheRules('Not in a city') : undefined);

/** Only the Government follows its target into a city (p.14). */
const reached = (who: string, place: Place | undefined): Refusal | undefined =>
  who === 'government' ? realPlace(place) : outside(place);

/** Who appears on the map, where it goes and when it has acted. */
export function checkMap(state: State, action: MapAction): Refusal | undefined {
  switch (action.type) {
    case 'spawnRaid':
      return firstReason(
        !isRaidMonth(state.month) && againstTheRules('A Raid comes in months 3, 5, 7 and so on'),
        outside(action.place),
      );
    case 'spawnBrigand':
      return outside(action.place);
    case 'spawnGovernment':
      // It follows wanted players into cities, and may be put where it went.
      return realPlace(action.place);
    case 'summonLegendary':
      return outside(action.place) ?? noneLeft(state);
    case 'leaveMap':
      return isOut(state, action.who) ? undefined : impossible('It is not on the map.');
    case 'npcTarget':
      return firstReason(
        state.npcs[action.npc] === null && impossible('It is not on the map.'),
        npcTarget(state, action.npc, action.nearest) === undefined && impossible('Tap who is nearest.'),
        reached(action.npc, action.place),
      );
    case 'npcScout':
      return firstReason(
        state.npcs[action.npc] === null && impossible('It is not on the map.'),
        action.faces.length === 0 && impossible('No die was rolled.'),
        dice(action.faces, Math.min(6, action.faces.length)),
      );
    case 'npcDone':
      return firstReason(
        state.phase !== 'npc' && impossible('Only in the NPC phase.'),
        notInBattle(state),
        !dueNpcs(state).includes(action.who) && impossible(`The ${npcWords(state, action.who)} is not due.`),
        reached(action.who, action.place),
      );
  }
}

/** one that was summoned by its token still waits for its name and place. */
function noneLeft(state: State): Refusal | undefined {
  const waits = state.legendaries.some(({ card }) => card === null);
  return !waits && legendariesLeft(state) === 0
    ? againstTheRules('All Legendaries of the box are on the map or beaten')
    : undefined;
}

function isOut({ npcs, monsters, legendaries }: State, who: string): boolean {
  if (who === 'brigand' || who === 'government') return npcs[who] !== null;
  if (who === 'minion' || who === 'destroyer' || who === 'raid') return monsters[who] !== null;
  return legendaries.some((_, index) => who === `legendary:${index}`);
}
