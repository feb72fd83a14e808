import { againstTheRules, impossible, type Refusal } from '@/rules/kernel/refusal';
import type { Seat } from '@/rules/kernel/setup';
import { activeSeat, PHASE_WORDS } from './flow';
import { buildingOf, type PhaseKey, playerOf, type State } from './state';
import { BUILDING_UNITS, buildingFacts, SETTLEMENT_UNITS } from './tables';
import { buildingCard } from './classes';

/** What several actions are refused for. */
export function onTurn(state: State, seat: Seat): Refusal | undefined {
  return activeSeat(state) === seat ? undefined : againstTheRules('Not your turn');
}

export function inPhase(state: State, phase: PhaseKey): Refusal | undefined {
  return state.phase === phase ? undefined : againstTheRules(`Only in the ${PHASE_WORDS[phase]} phase`);
}

export function needsGold(gold: number, price: number): Refusal | undefined {
  if (!Number.isInteger(price) || price < 0) return impossible('Type the price: a whole number, 0 or more.');
  return gold >= price ? undefined : impossible(`Needs ${price} gold, there ${gold === 1 ? 'is' : 'are'} ${gold}.`);
}

export function notFirstTurn(state: State): Refusal | undefined {
  return state.round > 1 ? undefined : againstTheRules('First turn: units or a hero only');
}

export function builderStands(there: boolean): Refusal | undefined {
  return there ? undefined : againstTheRules('A builder must stand here');
}

export function inRange(value: number, min: number, max: number, words: string): Refusal | undefined {
  const sound = Number.isInteger(value) && value >= min && value <= max;
  return sound ? undefined : impossible(`${words} from ${min} to ${max}.`);
}

export function isFace(value: number | undefined, sides: number): Refusal | undefined {
  return value === undefined ? undefined : inRange(value, 1, sides, 'A face goes');
}

/** Whether a place may make one more unit or hero (p8). */
export function slotFree(state: State, seat: Seat, at: string): Refusal | undefined {
  const { settlement } = playerOf(state, seat);
  if (at === 'settlement') {
    if (settlement.hp === 0) return impossible('The settlement is down.');
    return settlement.made < SETTLEMENT_UNITS
      ? undefined
      : againstTheRules('The settlement has made its five units this turn');
  }
  const building = buildingOf(state, seat, at);
  if (!building) return impossible('That building does not stand.');
  if (!buildingCard(state, building.type).makesUnits) {
    return againstTheRules(`The ${buildingFacts(building.type).words} makes no units`);
  }
  return building.made < BUILDING_UNITS ? undefined : againstTheRules('This building has made its unit this turn');
}

export function isFree(value: boolean): Refusal | undefined {
  return value ? againstTheRules('Start from a hex of its own') : undefined;
}
