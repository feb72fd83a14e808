import { amountsOfCorrect } from '@/rules/kernel/counter';
import type { Amount, Game } from '@/rules/kernel/game';
import type { Roll } from '@/rules/kernel/roll';
import type { Action } from './actions';
import { apply } from './apply';
import { cardKinds } from './cards';
import { check } from './check';
import { counters } from './counters';
import { describe } from './describe';
import { header, next, phases, turnOrder } from './flow';
import { houseRules } from './houseRules';
import { menu } from './menu';
import { nudges } from './nudges';
import { scoreSheet } from './score';
import { modes, options, start } from './setup';
import { playerOf, type State } from './state';
import { outcome } from './victory';

export const multiverseWar: Game<State, Action> = {
  id: 'multiverse-war',
  title: 'Multiverse War',
  rulesVersion: 3,
  modes,
  options,
  houseRules,
  counters,
  cardKinds,
  start,
  check,
  apply,
  describe,
  header,
  next,
  order: turnOrder,
  phases,
  menu,
  nudges,
  amounts,
  outcome,
  scoreSheet,
  rolls,
  topics: async () => (await import('./topics')).topics,
};

/** The typed numbers that "Correct this value" may change: prices and amounts. */
function amounts(state: State, action: Action): readonly Amount[] {
  if (action.type === 'correct') return amountsOfCorrect(counters, state, action);
  if ('cost' in action) {
    const { gold } = playerOf(state, action.player);
    return [{ key: 'cost', words: 'gold', value: action.cost, min: 0, max: Math.max(0, gold) }];
  }
  if (action.type === 'giftGold' || action.type === 'tradeGold' || action.type === 'loanGold') {
    const { gold } = playerOf(state, action.player);
    return [{ key: 'amount', words: 'gold', value: action.amount, min: 1, max: Math.max(1, gold) }];
  }
  if (action.type === 'advancePortal' || action.type === 'digScroll') {
    return [
      {
        key: 'amount',
        words: action.type === 'digScroll' ? 'scrolls' : 'steps',
        value: action.amount,
        min: 1,
        max: 30,
      },
    ];
  }
  return [];
}

function rolls(action: Action): readonly Roll[] {
  switch (action.type) {
    case 'rollDie':
      return [{ seat: action.player, sides: action.sides, faces: action.faces, by: action.by }];
    case 'resolveCombat':
      return action.rolls.map(({ who, value, by }) => ({
        seat: who === 'attacker' ? action.player : (action.target.owner ?? action.player),
        sides: 10,
        faces: [value],
        by,
      }));
    case 'useAbility':
    case 'heroAbility':
      return action.dice ? [{ seat: action.player, sides: 10, faces: action.dice.faces, by: action.dice.by }] : [];
    case 'revealTerritory':
    case 'movePermanentEncounter':
      return [{ seat: action.player, sides: 6, faces: [action.d6], by: action.by }];
    case 'resolveEncounter':
      return action.d10 === undefined
        ? []
        : [{ seat: action.player, sides: 10, faces: [action.d10], by: action.by ?? 'typed' }];
    default:
      return [];
  }
}
