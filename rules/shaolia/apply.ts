import { applyDefineCard } from '@/rules/kernel/card';
import { applyCorrect, NO_CAP } from '@/rules/kernel/counter';
import { areFaces } from '@/rules/kernel/roll-die';
import { isSeat, type Seat } from '@/rules/kernel/setup';
import type { Action } from './actions';
import { counters } from './counters';
import { endOfTurn } from './flow';
import {
  EXTRA_DIE_PRICE,
  LOCKED_SPACE_PRICE,
  LV1_PRICE,
  OFFICERS_PER_MINERAL,
  POOL_PRICE,
  sideOf,
  withSide,
  type Side,
  type State,
} from './state';
import { withVictory } from './victory';

/** Total: what was recorded happened, so a price above the purse empties it and never goes below. */
export function apply(state: State, action: Action): State {
  if (action.type === 'defineCard') return { ...state, cards: applyDefineCard(state.cards, action) };
  if (action.type === 'correct') return withVictory(applyCorrect(counters, state, action, state.sides.length));
  if (state.victory || action.type === 'setHouseRule' || action.type === 'rollDie') return state;
  if (!isSeat(action.player, state.sides.length)) return state;
  return withVictory(applyOwn(state, action));
}

function applyOwn(
  state: State,
  action: Exclude<Action, { type: 'correct' | 'defineCard' | 'setHouseRule' | 'rollDie' }>,
): State {
  const { player } = action;
  const side = sideOf(state, player);
  switch (action.type) {
    case 'setFirstPlayer':
      // Overruled later on, the running phase starts again with the new first player.
      return { ...state, firstPlayer: player, turnIndex: 0 };
    case 'buyLv1':
      return purchase(state, player, { gold: less(side.gold, LV1_PRICE) });
    case 'refreshPool':
      return purchase(state, player, { gold: less(side.gold, POOL_PRICE) });
    case 'buyExtraDie':
      return purchase(state, player, {
        gold: less(side.gold, EXTRA_DIE_PRICE),
        extraDice: Math.min(NO_CAP, side.extraDice + 1),
      });
    case 'buyOfficers': {
      const minerals = Number.isFinite(action.minerals) ? Math.max(0, Math.trunc(action.minerals)) : 0;
      return purchase(state, player, {
        minerals: less(side.minerals, minerals),
        officers: Math.min(NO_CAP, side.officers + OFFICERS_PER_MINERAL * minerals),
      });
    }
    case 'openLockedSpace':
      return withSide(state, player, {
        gold: less(side.gold, LOCKED_SPACE_PRICE),
        locked: { ...side.locked, [action.row]: false },
      });
    case 'beginAction':
      return withSide(state, player, { begun: true, dice: null });
    case 'setRoll':
      if (!areFaces(action.faces, 6)) return state;
      return withSide(state, player, { dice: action.faces, diceRolled: side.diceRolled + action.faces.length });
    case 'endTurn':
      return endOfTurn(state);
    case 'concede':
      return { ...state, conceded: player };
  }
}

function purchase(state: State, player: Seat, change: Partial<Side>): State {
  return { ...withSide(state, player, change), purchased: true };
}

function less(have: number, price: number): number {
  return Math.max(0, have - price);
}
