import { againstTheRules, firstReason, impossible, type Refusal } from '@/rules/kernel/refusal';
import { areFaces } from '@/rules/kernel/roll-die';
import type { ActionOf, OwnAction } from './actions';
import { cloverTo, diceDue, leftovers, picked, stageOf, thirdDieNeeded } from './battle';
import { isSpecial } from './foes';
import { delveEnds } from './map';
import { foeName } from './printed';
import { foeAt, levelNow } from './sheet';
import type { Battle, State } from './state';

/** The refusals of a battle's own actions. */
export function checkBattle(state: State, action: OwnAction): Refusal | undefined {
  if (action.type === 'startBattle') return checkStart(state, action);
  const { battle } = state;
  if (!battle) return impossible('There is no battle.');
  if (state.phase === 'fallen') return impossible('You have fallen: revive or accept the defeat.');
  switch (action.type) {
    case 'beginTurn':
      return firstReason(
        state.modules.draft && draftedOnly,
        enemyDown(battle),
        battle.begun && impossible('The turn has begun already.'),
      );
    case 'rollBattle':
      return checkRoll(state, battle, action);
    case 'chooseDie':
      return firstReason(
        enemyDown(battle),
        !battle.dice && impossible('Roll the dice first.'),
        state.rules.thirdDieTiming === 'afterChoice' && battle.third === null && thirdDie(state, action.c),
      );
    case 'useClover':
      return checkClover(state, battle, action);
    case 'draftRoll':
      return firstReason(
        !state.modules.draft && undrafted,
        enemyDown(battle),
        !battle.rollDue && impossible('Pool or pairs are left.'),
        action.faces.length !== diceDue(battle) &&
          impossible(`Needs ${diceDue(battle)} dice, there are ${action.faces.length}.`),
        !areFaces(action.faces, 6) && impossible('A face goes from 1 to 6.'),
      );
    case 'draftPick':
      return firstReason(
        enemyDown(battle),
        !picked(battle.pool, action.face) && impossible(`No ${action.face} in the pool.`),
      );
    case 'draftPlan':
      return firstReason(enemyDown(battle), checkPlan(battle, action));
    case 'draftTurn':
      return firstReason(
        !state.modules.draft && undrafted,
        enemyDown(battle),
        (battle.rollDue || battle.pool.length > 0) && impossible('Draft all pairs first.'),
        battle.fought >= battle.pairs.length && impossible('No pair is left.'),
        thirdDie(state, action.c),
      );
    case 'extendBattle':
      return firstReason(
        !state.modules.draft && undrafted,
        enemyDown(battle),
        stageOf(state, battle) !== 'after' && battle.hp > 0 && impossible('Pairs are left to fight.'),
        state.stamina === 0 && impossible('No stamina left'),
      );
    case 'giveUpBattle':
      return firstReason(
        !state.modules.draft && impossible('There is no fleeing: only Dice Drafting lets you give up.'),
        enemyDown(battle),
        stageOf(state, battle) !== 'after' && battle.hp > 0 && impossible('Pairs are left to fight.'),
      );
    case 'claimVictory':
      return battle.hp > 0 ? impossible(`${foeName(state.cards, battle.foe)} still has ${battle.hp} HP.`) : undefined;
    default:
      return undefined;
  }
}

const draftedOnly = impossible('Dice Drafting: fight the drafted pairs.');
const undrafted = impossible('Dice Drafting is not played.');

function enemyDown(battle: Battle): Refusal | undefined {
  return battle.hp <= 0 ? impossible('The enemy is down: claim the victory.') : undefined;
}

function thirdDie(state: State, face: number | undefined): Refusal | undefined {
  if (!thirdDieNeeded(state)) return undefined;
  if (face === undefined) return impossible('Roll the third die too.');
  return areFaces([face], 6) ? undefined : impossible('A face goes from 1 to 6.');
}

function checkStart(state: State, { foe }: ActionOf<'startBattle'>): Refusal | undefined {
  return firstReason(
    state.phase === 'battle' && impossible('A battle is open already.'),
    state.phase === 'trap' && impossible('Get out of the trap first.'),
    state.phase === 'fallen' && impossible('You have fallen: revive or accept the defeat.'),
    delveEnds(state),
    !foeAt(state, foe, levelNow(state)) && impossible('Type its HP from your sheet'),
    isSpecial(foe) &&
      state.specials.includes(foe) &&
      againstTheRules(`${foeName(state.cards, foe)} is defeated already: each comes once.`),
  );
}

/** The upkeep comes with the roll where it is still due. */
function checkRoll(state: State, battle: Battle, { a, b, c }: ActionOf<'rollBattle'>): Refusal | undefined {
  return firstReason(
    state.modules.draft && draftedOnly,
    enemyDown(battle),
    battle.dice !== null && impossible('The dice lie already: choose yours.'),
    !areFaces([a, b], 6) && impossible('A face goes from 1 to 6.'),
    state.rules.thirdDieTiming !== 'afterChoice' && thirdDie(state, c),
  );
}

function checkPlan(battle: Battle, { faces }: ActionOf<'draftPlan'>): Refusal | undefined {
  let { pool } = battle;
  if (pool.length === 0) return impossible('There is nothing to draft.');
  for (const face of faces) {
    const pick = picked(pool, face);
    if (!pick) return impossible(`No ${face} in the pool.`);
    pool = pick.pool;
  }
  return faces.length === 0 ? impossible('Pick a die first.') : undefined;
}

function checkClover(state: State, battle: Battle, { die, change }: ActionOf<'useClover'>): Refusal | undefined {
  return firstReason(
    state.bag.clover.held === 0 && impossible('No 4 Leaf Clover held.'),
    enemyDown(battle),
    die.of !== 'pool' && die.pair < battle.fought && impossible('That pair is fought already.'),
    die.of !== 'pool' && leftovers(battle).length === 0 && impossible('There is no such die.'),
    !cloverTo(state, die, change) && impossible('A battle die shows 1 to 6, before and after the Clover.'),
  );
}
