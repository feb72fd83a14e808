import { applyDefineCard } from '@/rules/kernel/card';
import { applyCorrect } from '@/rules/kernel/counter';
import { applyHouseRule } from '@/rules/kernel/house-rule';
import { isSeat } from '@/rules/kernel/setup';
import type { Action, OwnAction } from './actions';
import { applyCampaign } from './apply-campaign';
import { applyCards, learn } from './apply-cards';
import { applyQuest } from './apply-quest';
import { applyTown } from './apply-town';
import { applyTravel } from './apply-travel';
import { counters } from './counters';
import { endOfTurn } from './flow';
import { houseRules } from './setup';
import { type State } from './state';
import { withChiefs, withEnd } from './triggers';

/** Total: what was recorded happened, so a price above the purse empties it and never goes below. */
export function apply(state: State, action: Action): State {
  switch (action.type) {
    case 'defineCard':
      return { ...state, cards: applyDefineCard(state.cards, action) };
    case 'correct':
      return settled(applyCorrect(counters, state, action, state.players.length));
    case 'setHouseRule':
      if (state.stage === 'over') return state;
      return settled({ ...state, houseRules: applyHouseRule(houseRules, state.houseRules, action) });
    case 'rollDie':
      return state;
    case 'typeValues':
      return action.cards.reduce((so, { kind, card, values }) => learn(so, kind, card, values), state);
    default:
      if (state.stage === 'over' || !isSeat(action.player, state.players.length)) return state;
      return settled(applyOwn(state, action));
  }
}

/** What follows by rule from any change: chiefs and the end (2.4). */
function settled(state: State): State {
  return withEnd(withChiefs(state));
}

function applyOwn(state: State, action: OwnAction): State {
  if (action.type === 'endTurn') return endOfTurn(state);
  return (
    applyTown(state, action) ??
    applyTravel(state, action) ??
    applyQuest(state, action) ??
    applyCards(state, action) ??
    applyCampaign(state, action) ??
    state
  );
}
