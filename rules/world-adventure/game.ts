import { amountsOfCorrect } from '@/rules/kernel/counter';
import type { Amount, Game } from '@/rules/kernel/game';
import type { Roll } from '@/rules/kernel/roll';
import type { Seat } from '@/rules/kernel/setup';
import type { Action } from './actions';
import { apply } from './apply';
import { cardKinds } from './cards';
import { check } from './check';
import { counters } from './counters';
import { describe } from './describe';
import { header, next, phases } from './flow';
import { menu } from './menu';
import { nudges } from './nudges';
import { outcome } from './runes';
import { scoreSheet } from './score';
import { houseRules, modes, options, start } from './setup';
import type { State } from './state';

export const worldAdventure: Game<State, Action> = {
  id: 'world-adventure',
  title: 'World Adventure: Ancient Runes',
  rulesVersion: 6,
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
  order: (state) => state.order,
  phases,
  menu,
  nudges,
  amounts,
  outcome,
  scoreSheet,
  scoreSources: { runes: { actions: ['claimRune', 'takeBackRune'] } },
  rolls,
  topics: async () => (await import('./topics')).topics,
};

function amounts(state: State, action: Action): readonly Amount[] {
  switch (action.type) {
    case 'correct':
      return amountsOfCorrect(counters, state, action);
    case 'transferGold':
    case 'takeBounty':
      return [{ key: 'amount', words: 'gold', value: action.amount, min: 0, max: 99 }];
    case 'completeQuest':
      return [
        { key: 'gold', words: 'gold', value: action.gold, min: 0, max: 99 },
        { key: 'exp', words: 'experience', value: action.exp, min: 0, max: 6 },
      ];
    case 'changeWanted':
      return [{ key: 'delta', words: 'wanted points', value: action.delta, min: -60, max: 60 }];
    default:
      return [];
  }
}

/** Success is a low face (section 5), gold a high one; a market's die names a good, those at a monster two cards. */
function rolled({ player, faces, by }: Pick<Roll, 'faces' | 'by'> & { player: Seat }, good?: Roll['good']): Roll[] {
  return faces.length > 0 ? [{ seat: player, sides: 6, faces, by, ...(good ? { good } : {}) }] : [];
}

function rolls(action: Action): readonly Roll[] {
  switch (action.type) {
    case 'rollDie':
      return [{ seat: action.player, sides: action.sides, faces: action.faces, by: action.by }];
    case 'scout':
    case 'smokeReroll':
    case 'train':
    case 'battleStage':
      return rolled(action, 'low');
    case 'engage':
    case 'rollMarket':
      return rolled(action, 'neither');
    case 'rollRandomGold':
    case 'penaltyTurn':
      return rolled(action);
    case 'retreatRoll':
      return rolled({ ...action, faces: [action.face] }, 'low');
    case 'tieRoll':
      return rolled({ ...action, faces: [action.face] });
    case 'endBattle':
      return action.gold && action.gold.length > 0
        ? [{ seat: action.player, sides: 6, faces: action.gold, by: action.by ?? 'typed' }]
        : [];
    default:
      return [];
  }
}
