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
  rulesVersion: 5,
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

const d10 = (seat: number, faces: readonly number[], by: Roll['by'], good: Roll['good']): Roll[] => [
  { seat, sides: 10, faces, by, good },
];

function rolls(action: Action): readonly Roll[] {
  switch (action.type) {
    case 'rollDie':
      return [{ seat: action.player, sides: action.sides, faces: action.faces, by: action.by }];
    case 'resolveCombat':
      // 5.1: five or less hits.
      return action.rolls.flatMap(({ who, value, by }) =>
        d10(who === 'attacker' ? action.player : (action.target.owner ?? action.player), [value], by, 'low'),
      );
    case 'useAbility':
    case 'heroAbility':
      return action.dice ? d10(action.player, action.dice.faces, action.dice.by, 'low') : [];
    case 'revealTerritory':
    case 'movePermanentEncounter':
      // A direction is neither good nor bad.
      return [{ seat: action.player, sides: 6, faces: [action.d6], by: action.by, good: 'neither' }];
    case 'resolveEncounter':
      // One card asks for a low face, another for a high one.
      return action.d10 === undefined ? [] : d10(action.player, [action.d10], action.by ?? 'typed', 'neither');
    default:
      return [];
  }
}
