import { amountsOfCorrect } from '@/rules/kernel/counter';
import type { Amount, Game } from '@/rules/kernel/game';
import type { Roll } from '@/rules/kernel/roll';
import type { ScoreSource } from '@/rules/kernel/score-source';
import type { Action } from './actions';
import { apply } from './apply';
import { check } from './check';
import { counters } from './counters';
import { describe } from './describe';
import { cardKinds } from './card-kinds';
import { header, phases, turnOrder } from './flow';
import { houseRules } from './house-rules';
import { menu } from './menu';
import { next } from './next';
import { nudges } from './nudges';
import { scoreSheet } from './score';
import { modes, options, start } from './setup';
import { sideOf, type State } from './state';
import { outcome } from './victory';

const HITS = ['activateCommand', 'activateManual', 'unblockCard', 'useCharacter'];

/** Where a line of the sheet is corrected. */
const SOURCES: Readonly<Record<string, ScoreSource>> = {
  teamCulture: { counter: 'culture' },
  palaceLife: { counter: 'palaceDamage' },
  wonders: { actions: ['buildCard', 'takeStartingWonder', 'demolishCard', 'adjustSpace'] },
  destroyed: { actions: HITS },
  looted: { actions: HITS },
  diceRolled: { actions: ['setRoll'] },
};

export const shaolia: Game<State, Action> = {
  id: 'shaolia',
  title: 'Shaolia: Warring States',
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
  scoreSources: SOURCES,
  rolls,
  topics: async () => (await import('./topics')).topics,
};

function amounts(state: State, action: Action): readonly Amount[] {
  if (action.type === 'correct') return amountsOfCorrect(counters, state, action);
  if (action.type !== 'buyOfficers') return [];
  const { minerals } = sideOf(state, action.player);
  return [{ key: 'minerals', words: 'minerals', value: action.minerals, min: 1, max: Math.max(1, minerals) }];
}

function rolls(action: Action): readonly Roll[] {
  if (action.type === 'setRoll') {
    // A face names commands: which are worth more is the board's matter.
    return [{ seat: action.player, sides: 6, faces: action.faces, by: action.by, good: 'neither' }];
  }
  if (action.type === 'rollDie') {
    return [{ seat: action.player, sides: action.sides, faces: action.faces, by: action.by }];
  }
  return [];
}
