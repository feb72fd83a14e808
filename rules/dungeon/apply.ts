import { applyDefineCard } from '@/rules/kernel/card';
import { applyCorrect } from '@/rules/kernel/counter';
import { applyHouseRule } from '@/rules/kernel/house-rule';
import { MOST_STAMINA, type State } from './state';
import type { Action, OwnAction } from './actions';
import * as battle from './battle';
import { settled, withLess } from './character';
import * as collect from './collect';
import { counters } from './counters';
import * as map from './map';
import { houseRules } from './rulings';
import { shameBox } from './shame';
import { maxHpOf } from './sheet';

/** Total: what was recorded happened, and what follows by rule happens with it. */
export function apply(state: State, action: Action): State {
  switch (action.type) {
    case 'defineCard':
      return settled({ ...state, cards: applyDefineCard(state.cards, action) });
    case 'correct':
      return settled(applyCorrect(counters, state, action, 1));
    case 'rollDie':
      return state;
    case 'setHouseRule':
      return state.end ? state : settled(ruled({ ...state, rules: applyHouseRule(houseRules, state.rules, action) }));
    default:
      return state.end || action.player !== 0 ? state : settled(applyOwn(state, action));
  }
}

/** A switch turned in the middle of a battle holds at once: the enemy keeps no HP that it no longer may have. */
function ruled(state: State): State {
  const { battle, rules } = state;
  if (!battle || rules.enemyOverheal === true || battle.hp <= battle.maxHp) return state;
  return { ...state, battle: { ...battle, hp: battle.maxHp } };
}

function applyOwn(state: State, action: OwnAction): State {
  // A fallen adventurer revives or stays down; only an item that the table allows anyway may help.
  if (state.phase === 'fallen' && !FALLEN.includes(action.type)) return state;
  switch (action.type) {
    case 'moveTile':
      return isBusy(state) ? state : map.moved(state);
    case 'encounterRoll':
      return isBusy(state) ? state : map.encountered(state, map.encounterOf(action.roll));
    case 'meet':
      return isBusy(state) ? state : map.encountered(state, action.met);
    case 'markTile':
      return map.marked(state, action.dice, 1);
    case 'unmarkTile':
      return map.marked(state, action.dice, -1);
    case 'startTrap':
      return isBusy(state) ? state : map.trapOpened(state);
    case 'trapRoll':
      return map.trapRolled(state, action.face);
    case 'leaveTrap':
      return state.trap ? map.trapLeft(state) : state;
    case 'leaveRewards':
      return state.phase === 'rewards' ? map.rewardsLeft(state) : state;
    case 'claimLoot':
      return collect.claimedLoot(state, action.loot);
    case 'chooseAilmentToReduce':
      return state.cureDue ? { ...withLess(state, action.ailment, 1), cureDue: false } : state;
    case 'useItem':
      return collect.usedItem(state, action);
    case 'buyItem':
      return collect.bought(state, action.id);
    case 'leaveMerchant':
      return leaveMerchant(state);
    case 'revive':
      return revived(state, action.face);
    case 'acceptDefeat':
      return state.phase === 'fallen' ? over(state, 'fell') : state;
    case 'clearDungeon':
      return isBusy(state) ? state : over(state, 'cleared');
    case 'endGame':
      return over(state, 'ended');
    default:
      return applyBattle(state, action);
  }
}

const FALLEN: readonly string[] = ['revive', 'acceptDefeat', 'endGame', 'useItem'];

function isBusy({ phase }: State): boolean {
  return phase === 'battle' || phase === 'trap';
}

type BattleAction = Extract<
  OwnAction,
  {
    type:
      | 'startBattle'
      | 'beginTurn'
      | 'rollBattle'
      | 'useClover'
      | 'chooseDie'
      | 'draftRoll'
      | 'draftPick'
      | 'draftPlan'
      | 'draftTurn'
      | 'extendBattle'
      | 'giveUpBattle'
      | 'claimVictory';
  }
>;

function applyBattle(state: State, action: BattleAction): State {
  switch (action.type) {
    case 'startBattle': {
      if (isBusy(state)) return state;
      const after = map.onTheMap(state);
      return after.phase === 'over' ? after : battle.opened(after, action.foe);
    }
    case 'beginTurn':
      return battle.begun(state);
    case 'rollBattle':
      return battle.rolled(state, action);
    case 'useClover':
      return battle.cloverUsed(state, action.die, action.change);
    case 'chooseDie':
      return battle.chosen(state, action);
    case 'draftRoll':
      return battle.draftRolled(state, action.faces);
    case 'draftPick':
      return battle.drafted(state, action.face);
    case 'draftPlan':
      return action.faces.reduce((after, face) => battle.drafted(after, face), state);
    case 'draftTurn':
      return battle.draftFought(state, action.c);
    case 'extendBattle':
      return battle.extended(state);
    case 'giveUpBattle':
      return battle.givenUp(state);
    case 'claimVictory':
      return state.phase === 'battle' ? battle.claimed(state) : state;
  }
}

function leaveMerchant(state: State): State {
  if (state.phase === 'shop') return { ...state, phase: 'map' };
  return state.rewards ? { ...state, rewards: { ...state.rewards, merchant: false } } : state;
}

/** Half of max HP, one stamina, one box of shame; back to where you fell (A33). */
function revived(state: State, face: number): State {
  const box = shameBox(state, face);
  if (state.phase !== 'fallen' || box === undefined) return state;
  return {
    ...state,
    hp: Math.floor(maxHpOf(state) / 2),
    shame: [...state.shame, box],
    stamina: state.modules.draft ? Math.min(MOST_STAMINA, state.stamina + 1) : state.stamina,
  };
}

function over(state: State, end: NonNullable<State['end']>): State {
  return { ...state, phase: 'over', end, battle: null, trap: null, rewards: null };
}
