import { amountsOfCorrect } from '@/rules/kernel/counter';
import type { Amount, Game } from '@/rules/kernel/game';
import type { Roll } from '@/rules/kernel/roll';
import type { ScoreSource } from '@/rules/kernel/score-source';
import type { Action } from './actions';
import { apply } from './apply';
import { cardKinds } from './card-kinds';
import { carry } from './carry';
import { check } from './check';
import { counters } from './counters';
import { describe } from './describe';
import { endValues } from './end-values';
import { header, next, order, phases } from './flow';
import { menu } from './menu';
import { nudges } from './nudges';
import { outcome } from './outcome';
import { scoreSheet } from './score';
import { houseRules, modes, options, start } from './setup';
import { spendable } from './sums';
import { playerOf, type State } from './state';

/** Where a line of the sheet is corrected. */
const SOURCES: Readonly<Record<string, ScoreSource>> = {
  camps: { counter: 'mapCamps' },
  hand: { counter: 'handSize' },
  purse: { counter: 'coins' },
  mammoth: { counter: 'mammothCamps' },
  artifacts: { actions: ['buyArtifact'] },
  threats: { actions: ['fightThreat'] },
};

export const nearAndFar: Game<State, Action> = {
  id: 'near-and-far',
  title: 'Near and Far',
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
  order,
  phases,
  menu,
  nudges,
  amounts,
  outcome,
  scoreSheet,
  scoreSources: SOURCES,
  endValues,
  rolls,
  carry,
  topics: async () => (await import('./topics')).topics,
};

function amounts(state: State, action: Action): readonly Amount[] {
  switch (action.type) {
    case 'correct':
      return amountsOfCorrect(counters, state, action);
    case 'resolveDuel':
    case 'fightThreat':
    case 'fightBoss':
    case 'resolveQuest':
    case 'rollSpelunking': {
      const most = Math.max(0, spendable(playerOf(state, action.player)));
      return [{ key: 'heartsSpent', words: 'hearts spent', value: action.heartsSpent, min: 0, max: most }];
    }
    default:
      return [];
  }
}

function rolls(action: Action): readonly Roll[] {
  switch (action.type) {
    case 'rollDie':
      return [{ seat: action.player, sides: action.sides, faces: action.faces, by: action.by }];
    case 'resolveDuel':
      return [{ seat: action.player, sides: 6, faces: [action.attRoll], by: action.by }];
    case 'fightThreat':
    case 'fightBoss':
    case 'resolveQuest':
    case 'rollSpelunking':
      return [{ seat: action.player, sides: 6, faces: [action.roll], by: action.by }];
    default:
      return [];
  }
}
