import type { SetHouseRule } from './action';
import type { Line } from './line';
import { impossible, type Refusal } from './refusal';
import type { Choice, Values } from './setup';

/** A switch that shapes the set-up is fixed once play has begun. */
export function checkHouseRule(rules: readonly Choice[], action: SetHouseRule, begun: boolean): Refusal | undefined {
  const rule = rules.find((each) => each.key === action.rule);
  if (!rule) return impossible('That house rule does not exist here.');
  if (!rule.values.some((each) => each.value === action.value))
    return impossible(`${rule.words} cannot be set to that.`);
  return begun && rule.shapesSetup ? impossible(`${rule.words} is fixed once play begins.`) : undefined;
}

export function applyHouseRule(rules: readonly Choice[], values: Values, action: SetHouseRule): Values {
  return checkHouseRule(rules, action, false) ? values : { ...values, [action.rule]: action.value };
}

/** "House rule: Long game, on" */
export function describeHouseRule(rules: readonly Choice[], action: SetHouseRule): Line {
  const rule = rules.find((each) => each.key === action.rule);
  const words = rule?.values.find((each) => each.value === action.value)?.words ?? String(action.value);
  return { words: `House rule: ${rule?.words ?? action.rule}, ${words}` };
}
