import { applyDefineCard } from '@/rules/kernel/card';
import { applyCorrect } from '@/rules/kernel/counter';
import { applyHouseRule } from '@/rules/kernel/house-rule';
import { isSeat } from '@/rules/kernel/setup';
import type { Action } from './actions';
import { applyBattle, isBattleAction } from './applyBattle';
import { applyCity, isCityAction } from './applyCity';
import { applyTurn } from './applyTurn';
import { counters } from './counters';
import { addFulfilledNeed, addMerchantX, addMonsterX, gainGold, whole } from './effects';
import { withStage, withVictory } from './runes';
import { houseRules } from './setup';
import type { State } from './state';
import { X_TOKENS } from './tables';
import { dueNpcs, npcDone } from './time';

/** Total: what was recorded happened, so a price above the purse empties it and never goes below. */
export function apply(state: State, action: Action): State {
  if (action.type === 'defineCard') return { ...state, cards: applyDefineCard(state.cards, action) };
  if (action.type === 'correct') {
    const after =
      tokens(state, action) ?? gold(state, action) ?? applyCorrect(counters, state, action, state.clans.length);
    return withVictory(settled(withStage(after)));
  }
  if (state.victory || action.type === 'rollDie') return state;
  if (action.type === 'setHouseRule') {
    return { ...state, houseRules: applyHouseRule(houseRules, state.houseRules, action) };
  }
  if (!isSeat(action.player, state.clans.length)) return state;
  if (isCityAction(action)) return withVictory(applyCity(state, action));
  if (isBattleAction(action)) return withVictory(settled(applyBattle(struck(state, action), action)));
  return withVictory(settled(applyTurn(state, action)));
}

const TRACKS = { merchantX: addMerchantX, monsterX: addMonsterX, needsFulfilled: addFulfilledNeed } as const;

/** Gold gained by hand wastes what goes over 99 like any other. */
function gold(state: State, action: Extract<Action, { type: 'correct' }>): State | undefined {
  const { counter, how, amount, player } = action;
  if (counter !== 'gold' || how !== 'gain' || !isSeat(player, state.clans.length)) return undefined;
  return gainGold(state, player, amount);
}

/** A token put by hand triggers like any other. */
function tokens(state: State, action: Extract<Action, { type: 'correct' }>): State | undefined {
  const { counter, how, amount, player } = action;
  const known = counter === 'merchantX' || counter === 'monsterX' || counter === 'needsFulfilled';
  if (!known || how !== 'gain' || !isSeat(player, state.clans.length)) return undefined;
  const count = Math.min(X_TOKENS - state[counter], Math.max(0, whole(amount)));
  return Array.from({ length: count }).reduce((so: State) => TRACKS[counter](so), state);
}

/** An NPC that attacks in its own phase has had its action. */
function struck(state: State, action: Action): State {
  if (action.type !== 'startBattle' || state.phase !== 'npc') return state;
  const { kind, foe } = action;
  const tier = foe.tier ?? 'minion';
  const legendary = () => {
    const named = state.legendaries.findIndex(({ card }) => card === foe.name);
    return (
      dueNpcs(state).find((who) => who === `legendary:${named}`) ??
      dueNpcs(state).find((who) => who.startsWith('legendary:'))
    );
  };
  const who = kind !== 'monster' ? kind : tier === 'legendary' ? legendary() : tier;
  return who === undefined ? state : npcDone(state, who);
}

/** Once nobody is left to act and the last battle is over the month ends. */
function settled(state: State): State {
  const over = state.phase === 'npc' && state.battle === null && dueNpcs(state).length === 0;
  return over ? { ...state, phase: 'end' } : state;
}
