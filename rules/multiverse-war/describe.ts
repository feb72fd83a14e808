import { describeDefineCard } from '@/rules/kernel/card';
import { describeCorrect } from '@/rules/kernel/counter';
import { describeHouseRule } from '@/rules/kernel/house-rule';
import type { Line } from '@/rules/kernel/line';
import { describeRollDie } from '@/rules/kernel/roll-die';
import type { Action, Own } from './actions';
import { apply } from './apply';
import { isBuild } from './applyBuild';
import { isOfUnits } from './applyUnits';
import { isOfWorld } from './applyWorld';
import { cardKinds } from './cards';
import { consequences } from './consequences';
import { correctable } from './counters';
import { describeBuild } from './describeBuild';
import { describeCombat } from './describeCombat';
import { describeUnits } from './describeUnits';
import { describeWorld } from './describeWorld';
import { houseRules } from './houseRules';
import { playerOf, type State } from './state';

/** The line in the history, told on the state before the action. What follows by rule is named with it. */
export function describe(state: State, action: Action): Line {
  const after = apply(state, action);
  const line = tell(state, action, after);
  const follows = consequences(state, after, action);
  return follows === '' ? line : { ...line, words: `${line.words}. ${follows}` };
}

function tell(state: State, action: Action, after: State): Line {
  if (action.type === 'defineCard') return describeDefineCard(action, cardKinds);
  if (action.type === 'setHouseRule') return describeHouseRule(houseRules, action);
  const { name } = playerOf(state, action.player);
  if (action.type === 'correct') return describeCorrect(correctable, state, action, name);
  if (action.type === 'rollDie') return describeRollDie(action, name);
  const { words, covered } = tellOwn(state, action, after);
  const line: Line = { seat: action.player, words: `${name} ${words}` };
  return covered === undefined || covered.trim() === '' ? line : { ...line, covered };
}

/** What was done, told after the player's name; what only he may know is covered (trap 14). */
export interface Told {
  readonly words: string;
  readonly covered?: string;
}

function tellOwn(state: State, action: Own, after: State): Told {
  if (action.type === 'resolveCombat') return describeCombat(state, action);
  if (isBuild(action)) return describeBuild(state, action, after);
  if (isOfUnits(action)) return describeUnits(state, action, after);
  return isOfWorld(action) ? describeWorld(state, action, after) : { words: 'acts' };
}
