import { amountsOfCorrect } from '@/rules/kernel/counter';
import type { Amount, Game } from '@/rules/kernel/game';
import type { Roll } from '@/rules/kernel/roll';
import type { Action } from './actions';
import { apply } from './apply';
import { check } from './check';
import { counters } from './counters';
import { describe } from './describe';
import { header, next, outcome, phases } from './flow';
import { menu } from './menu';
import { nudges } from './nudges';
import { cardKinds } from './printed';
import { houseRules } from './rulings';
import { scoreSheet } from './score';
import { modes, options, start } from './setup';
import type { State } from './state';

export const dungeon: Game<State, Action> = {
  id: 'dungeon',
  title: 'Dungeon Delve',
  rulesVersion: 4,
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
  order: () => [0],
  phases,
  menu,
  nudges,
  amounts,
  outcome,
  scoreSheet,
  rolls,
  topics: async () => (await import('./topics')).topics,
};

function amounts(state: State, action: Action): readonly Amount[] {
  switch (action.type) {
    case 'correct':
      return amountsOfCorrect(counters, state, action);
    case 'encounterRoll':
      return [{ key: 'roll', words: 'encounter roll', value: action.roll, min: 1, max: 10 }];
    case 'trapRoll':
      return [{ key: 'face', words: 'trap die', value: action.face, min: 1, max: 6 }];
    case 'revive':
      return [{ key: 'face', words: 'shame die', value: action.face, min: 1, max: 6 }];
    case 'rollBattle':
      return [
        { key: 'a', words: 'first die', value: action.a, min: 1, max: 6 },
        { key: 'b', words: 'second die', value: action.b, min: 1, max: 6 },
        ...third(action.c),
      ];
    case 'chooseDie':
    case 'draftTurn':
      return third(action.c);
    default:
      return [];
  }
}

const third = (face: number | undefined): Amount[] =>
  face === undefined ? [] : [{ key: 'c', words: 'third die', value: face, min: 1, max: 6 }];

function rolls(action: Action): readonly Roll[] {
  switch (action.type) {
    case 'rollDie':
      return [{ seat: action.player, sides: action.sides, faces: action.faces, by: action.by }];
    case 'rollBattle':
      return [...d6(action, [action.a, action.b]), ...thirdDie(action)];
    case 'chooseDie':
    case 'draftTurn':
      return thirdDie(action);
    case 'draftRoll':
      return d6(action, action.faces);
    case 'trapRoll':
      return d6(action, [action.face]);
    case 'revive':
      // V11: the number that it crosses is lost fame.
      return d6(action, [action.face], 'low');
    case 'encounterRoll':
      return [{ seat: action.player, sides: 10, faces: [action.roll], by: action.by ?? 'typed', good: 'neither' }];
    default:
      return [];
  }
}

interface Rolled {
  readonly player: number;
  readonly by?: Roll['by'];
}

function d6({ player, by }: Rolled, faces: readonly number[], good?: Roll['good']): Roll[] {
  return [{ seat: player, sides: 6, faces, by: by ?? 'typed', ...(good ? { good } : {}) }];
}

/** 5.3: each piece of equipment hopes for faces of its own. */
function thirdDie(action: Rolled & { readonly c?: number }): Roll[] {
  return action.c === undefined ? [] : d6(action, [action.c], 'neither');
}
