import { checkDefineCard } from '@/rules/kernel/card';
import { checkCorrect } from '@/rules/kernel/counter';
import { checkHouseRule } from '@/rules/kernel/house-rule';
import { againstTheRules, firstReason, impossible, type Refusal } from '@/rules/kernel/refusal';
import { areFaces, checkRollDie } from '@/rules/kernel/roll-die';
import type { Action, ActionOf, OwnAction } from './actions';
import { checkBattle } from './checkBattle';
import { ailmentMeant, atMerchant, isArtifact, isItem, isMarked } from './collect';
import { counters } from './counters';
import { BOSS_LOOT, ITEMS, WARES } from './loot';
import { delveEnds, encounterOf, isTile } from './map';
import { cardKinds, foeName, priceOf, quantityOf } from './printed';
import { houseRules } from './rulings';
import { shameBox, shameLeft } from './shame';
import { maxHpOf, trapProof } from './sheet';
import { heldAilments, type State } from './state';

const GAME_OVER = impossible('Game is over – undo to continue');

/** Section 4: the first reason that holds, in the order of its table. */
export function check(state: State, action: Action): Refusal | undefined {
  switch (action.type) {
    case 'correct':
      return checkCorrect(counters, state, action, 1);
    case 'defineCard':
      return checkDefineCard(action, cardKinds);
    case 'setHouseRule':
      return state.end ? GAME_OVER : checkHouseRule(houseRules, action, true);
    case 'rollDie':
      return state.end ? GAME_OVER : checkRollDie(action, 1);
    default:
      if (state.end) return GAME_OVER;
      return action.player === 0 ? checkOwn(state, action) : impossible('Nobody sits there.');
  }
}

export function notFallen({ phase }: State): Refusal | undefined {
  return phase === 'fallen' ? impossible('You have fallen: revive or accept the defeat.') : undefined;
}

/** Neither in battle nor in a trap, and on your feet. */
export function free(state: State): Refusal | undefined {
  if (state.phase === 'battle') return impossible('Finish the battle first.');
  return state.phase === 'trap' ? impossible('Get out of the trap first.') : notFallen(state);
}

/** Free to go on to what comes next on the way. */
export function onward(state: State): Refusal | undefined {
  return firstReason(free(state), delveEnds(state));
}

/** Met, if not named yet. */
function enemyAhead({ meeting }: State): Refusal | undefined {
  return meeting ? againstTheRules('An enemy is met: there is no fleeing.') : undefined;
}

export const needsFace = (face: number): Refusal | undefined =>
  areFaces([face], 6) ? undefined : impossible('A face goes from 1 to 6.');

function checkOwn(state: State, action: OwnAction): Refusal | undefined {
  switch (action.type) {
    case 'moveTile':
    case 'clearDungeon':
      return firstReason(onward(state), enemyAhead(state));
    case 'encounterRoll':
      return firstReason(
        encounterOf(action.roll) === undefined && impossible('The encounter roll goes from 1 to 10.'),
        onward(state),
      );
    case 'meet':
    case 'startTrap':
      return onward(state);
    case 'markTile':
      return firstReason(!isTile(action.dice) && impossible('A tile shows 2, 3 or 4 dice.'), free(state));
    case 'unmarkTile':
      if (!isTile(action.dice)) return impossible('A tile shows 2, 3 or 4 dice.');
      return firstReason(
        state.tiles[action.dice] === 0 && impossible(`No tile with ${action.dice} dice is crossed.`),
        notFallen(state),
      );
    case 'trapRoll':
      return firstReason(inTrap(state), needsFace(action.face));
    case 'leaveTrap':
      return firstReason(inTrap(state), !trapProof(state) && againstTheRules('Roll until you are out.'));
    case 'leaveRewards':
      return state.phase === 'rewards' ? undefined : impossible('There is no loot to finish.');
    case 'claimLoot':
      return checkLoot(state, action);
    case 'chooseAilmentToReduce':
      return firstReason(
        !state.cureDue && impossible('There is nothing to choose now.'),
        state.ailments[action.ailment] === 0 && impossible(`No ${action.ailment} counter to take off.`),
        notFallen(state),
      );
    case 'useItem':
      return checkItem(state, action);
    case 'buyItem':
      return checkBuy(state, action);
    case 'leaveMerchant':
      return atMerchant(state) ? undefined : impossible('There is no merchant here.');
    case 'revive':
      return checkRevive(state, action);
    case 'acceptDefeat':
      return state.phase === 'fallen' ? undefined : impossible('You have not fallen.');
    case 'endGame':
      // A34: whoever lies down has fallen, and the delve is told as a fall.
      return notFallen(state);
    default:
      return checkBattle(state, action);
  }
}

function inTrap(state: State): Refusal | undefined {
  return state.phase === 'trap' ? undefined : impossible('There is no trap here.');
}

function checkLoot(state: State, { loot }: ActionOf<'claimLoot'>): Refusal | undefined {
  const from = loot.kind === 'boss' ? BOSS_LOOT[loot.id].from : undefined;
  return firstReason(
    isMarked(state, loot) && impossible('That box is marked already.'),
    // 6.6: each artifact has its own counter to take off.
    state.cureDue && isArtifact(loot) && impossible('Take one ailment counter off first.'),
    from !== undefined &&
      !state.specials.includes(from) &&
      againstTheRules(`${foeName(state.cards, from)} is not defeated yet.`),
    state.gaveUp && againstTheRules('A battle given up gives no loot.'),
    notFallen(state),
  );
}

const CURES: readonly string[] = ['antidote', 'remedy'];
const HEALS: readonly string[] = ['potion', 'highPotion', 'medicine'];
const HEALS_AND_CURES: readonly string[] = ['dragonBlood', 'elixir'];

function checkItem(state: State, { id, ailment }: ActionOf<'useItem'>): Refusal | undefined {
  if (id === 'ambrosia') return impossible('Ambrosia works by itself, all the time.');
  if (id === 'clover') return impossible('The Clover changes a battle die: use it on the dice.');
  const name = isItem(id) ? ITEMS[id].name : WARES[id].name;
  const held = isItem(id) ? state.items[id] === 'held' : state.bag[id].held > 0;
  const ill = heldAilments(state);
  const full = state.hp >= maxHpOf(state);
  return firstReason(
    !held && impossible(`No ${name} held.`),
    itemsOutside(state, isItem(id)),
    (CURES.includes(id) || id === 'highAntidote') && ill.length === 0 && impossible('No ailment to cure.'),
    CURES.includes(id) &&
      ill.length > 0 &&
      ailmentMeant(state, ailment) === undefined &&
      impossible(ailment === undefined ? 'Choose the ailment.' : `No ${ailment} counter to take off.`),
    HEALS.includes(id) && full && againstTheRules(`HP is full: ${name} would heal nothing.`),
    HEALS_AND_CURES.includes(id) && full && ill.length === 0 && againstTheRules(`${name} would do nothing now.`),
  );
}

/** A29: after a battle or before the encounter roll; by house rule loot items may be used in a battle too. */
function itemsOutside({ phase, meeting, rules }: State, loot: boolean): Refusal | undefined {
  const inBattleToo = loot && rules.lootItemsInBattle === true;
  if (phase === 'trap' || phase === 'fallen' || (phase === 'battle' && !inBattleToo)) {
    return againstTheRules('Items only outside battle');
  }
  return meeting && !inBattleToo ? againstTheRules('Items only before the encounter roll') : undefined;
}

function checkBuy(state: State, { id }: ActionOf<'buyItem'>): Refusal | undefined {
  const price = priceOf(state.cards, id);
  const { held, used } = state.bag[id];
  const quantity = quantityOf(state.cards, id);
  return firstReason(
    !state.modules.merchant && impossible('The Merchant module is not played.'),
    notFallen(state),
    !atMerchant(state) && againstTheRules('The merchant is not here.'),
    price !== undefined && state.gold < price && impossible(`Needs ${price} gold, you have ${state.gold}.`),
    quantity !== undefined && held + used >= quantity && againstTheRules(`Sold out: there are ${quantity}.`),
    price === undefined && impossible('Type the price from your sheet'),
  );
}

function checkRevive(state: State, { face }: ActionOf<'revive'>): Refusal | undefined {
  return firstReason(
    !state.modules.revive && impossible('The Revive Option is not played.'),
    state.phase !== 'fallen' && impossible('You have not fallen.'),
    needsFace(face),
    shameLeft(state) === 0 && impossible('No shame box is left.'),
    areFaces([face], 6) && shameBox(state, face) === undefined && impossible(`No shame box from ${face} up is free.`),
  );
}
