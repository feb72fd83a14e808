import type { Seat } from '@/rules/kernel/setup';
import type { Carried, Quester } from './campaign';
import { hasCampaign } from './check-campaign';
import { lostByAll, standings } from './outcome';
import type { State } from './state';

function unlessDiscarded(state: State, seat: Seat, quester: Quester): Quester {
  return state.houseRules.lostSessionProgress === 'discard' ? (state.questersBefore[seat] ?? quester) : quester;
}

/**
 * What outlives the session (4.5): the character cards with this map's points, the maps played, and what was typed off
 * cards. A lost Last Ruin records no points and is played again; its pencil marks stay unless the table says otherwise
 * (R26).
 */
export function carry(state: State): Carried | undefined {
  if (!hasCampaign(state) || state.stage !== 'over') return undefined;
  const lost = lostByAll(state);
  const points = standings(state).map((each) => each.points);
  const mode = state.mode === 'character' ? 'character' : 'campaign';
  return {
    mode,
    extraStories: state.extraStories,
    played: lost || state.played.includes(state.map) ? state.played : [...state.played, state.map],
    skipped: state.skipped,
    questers: [
      ...state.players.map(({ name, character, quester }, seat) => ({
        name,
        character,
        quester: lost ? unlessDiscarded(state, seat, quester) : { ...quester, points: points[seat] ?? quester.points },
      })),
      ...state.absent,
    ],
    cards: state.cards,
  };
}
