import { describeDefineCard } from '@/rules/kernel/card';
import { describeCorrect } from '@/rules/kernel/counter';
import { describeHouseRule } from '@/rules/kernel/house-rule';
import type { Line } from '@/rules/kernel/line';
import { describeRollDie } from '@/rules/kernel/roll-die';
import type { Action } from './actions';
import { apply } from './apply';
import { isBattleAction } from './applyBattle';
import { isCityAction } from './applyCity';
import { cardKinds } from './cards';
import { consequences } from './consequences';
import { counters } from './counters';
import { outcome } from './runes';
import { houseRules } from './setup';
import { clanOf, type State } from './state';
import { tellBattle } from './tellBattle';
import { tellCity } from './tellCity';
import { tellTurn } from './tellTurn';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The line in the history, told on the state before the action. What follows by rule is named with it. */
export function describe(state: State, action: Action): Line {
  if (action.type === 'defineCard') return describeDefineCard(action, cardKinds);
  if (action.type === 'setHouseRule') return describeHouseRule(houseRules, action);
  const seat = action.player;
  const { name } = clanOf(state, seat);
  if (action.type === 'rollDie') return describeRollDie(action, name);
  const after = apply(state, action);
  const words =
    action.type === 'correct' ? describeCorrect(counters, state, action, name).words : tell(state, after, action);
  const [before, now] = [outcome(state), outcome(after)];
  const end = before?.words === now?.words ? [] : [now ? now.words.replace(/\.$/, '') : 'the game goes on'];
  const follows = [...consequences(state, after, action), ...end].map(capital);
  return { seat, words: [words, ...follows].join('. ') };
}

function tell(
  state: State,
  after: State,
  action: Exclude<Action, { type: 'correct' | 'defineCard' | 'setHouseRule' | 'rollDie' }>,
): string {
  if (isCityAction(action)) return tellCity(state, after, action);
  if (isBattleAction(action)) return tellBattle(state, after, action);
  return tellTurn(state, after, action);
}
