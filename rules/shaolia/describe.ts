import { describeDefineCard } from '@/rules/kernel/card';
import { describeCorrect } from '@/rules/kernel/counter';
import { describeHouseRule } from '@/rules/kernel/house-rule';
import type { Line } from '@/rules/kernel/line';
import { describeRollDie } from '@/rules/kernel/roll-die';
import type { Action, ActionOf } from './actions';
import { apply } from './apply';
import { counters } from './counters';
import { activeSeat, PHASE_WORDS } from './flow';
import { houseRules } from './setup';
import { diceToRoll, EXTRA_DIE_PRICE, LOCKED_SPACE_PRICE, LV1_PRICE, POOL_PRICE, sideOf, type State } from './state';
import { outcome } from './victory';

/** The line in the history, told on the state before the action. What follows by rule is named with it. */
export function describe(state: State, action: Action): Line {
  const line = tell(state, action);
  const before = outcome(state);
  const after = outcome(apply(state, action));
  // "Teo concedes" already says how the game ends.
  if (action.type === 'concede' || before?.words === after?.words) return line;
  return { ...line, words: `${line.words}. ${after ? after.words : 'The game goes on.'}` };
}

function tell(state: State, action: Action): Line {
  if (action.type === 'defineCard') return describeDefineCard(action);
  if (action.type === 'setHouseRule') return describeHouseRule(houseRules, action);
  const seat = action.player;
  const { name } = sideOf(state, seat);
  if (action.type === 'correct') return describeCorrect(counters, state, action, name);
  if (action.type === 'rollDie') return describeRollDie(action, name);
  const after = sideOf(apply(state, action), seat);
  const goldLeft = `${after.gold} left`;
  switch (action.type) {
    case 'setFirstPlayer':
      return { seat, words: `${name} starts` };
    case 'buyLv1': {
      const card = action.card?.trim() ? ` (${action.card.trim()})` : '';
      return { seat, words: `${name} buys a Lv1 card${card} for ${LV1_PRICE} gold, ${goldLeft}` };
    }
    case 'refreshPool':
      return { seat, words: `${name} changes the pool for ${POOL_PRICE} gold, ${goldLeft}` };
    case 'buyExtraDie':
      return { seat, words: `${name} buys an extra die for ${EXTRA_DIE_PRICE} gold, ${goldLeft}` };
    case 'buyOfficers': {
      const price = action.minerals === 1 ? '1 mineral' : `${action.minerals} minerals`;
      const gained = after.officers - sideOf(state, seat).officers;
      return { seat, words: `${name} buys ${gained} officers for ${price}, ${after.minerals} left` };
    }
    case 'openLockedSpace':
      return {
        seat,
        words: `${name} opens the locked space in the ${action.row} row for ${LOCKED_SPACE_PRICE} gold, ${goldLeft}`,
      };
    case 'beginAction':
      return { seat, words: `${name} begins the action turn, ${diceToRoll(after)} dice to roll` };
    case 'setRoll': {
      const by = action.by === 'app' ? ', by the app' : '';
      return { seat, words: `${name} rolls ${action.faces.join(', ') || 'nothing'}${by}` };
    }
    case 'endTurn':
      return { seat, words: tellEndOfTurn(state, action) };
    case 'concede':
      return { seat, words: `${name} concedes` };
  }
}

/** "Mira ends the action turn, 1 extra die is gone. Round 3 begins, Teo starts" */
function tellEndOfTurn(state: State, action: ActionOf<'endTurn'>): string {
  const active = activeSeat(state);
  const ended = sideOf(state, active);
  const whose = active === action.player ? `the ${state.phase} turn` : `${ended.name}'s ${state.phase} turn`;
  const words = `${sideOf(state, action.player).name} ends ${whose}${lostDice(state, ended.extraDice)}`;
  const after = apply(state, action);
  const next = sideOf(after, activeSeat(after)).name;
  if (after.round !== state.round) return `${words}. Round ${after.round} begins, ${next} starts`;
  if (after.phase !== state.phase) return `${words}. ${PHASE_WORDS[after.phase]}, ${next} starts`;
  return `${words}, ${next} is on`;
}

function lostDice(state: State, extraDice: number): string {
  if (state.phase !== 'action' || extraDice === 0) return '';
  return extraDice === 1 ? ', 1 extra die is gone' : `, ${extraDice} extra dice are gone`;
}
