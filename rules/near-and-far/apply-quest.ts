import type { Seat } from '@/rules/kernel/setup';
import type { OwnAction } from './actions';
import { keepTreasure, learn } from './apply-cards';
import { joined } from './apply-town';
import { rollTotal } from './apply-travel';
import { withKeyword, withNextQuest, withQuestDone, withSideQuest } from './apply-campaign';
import { gainGoods, payGoods, spendHearts } from './pay';
import { combat, skillQuest } from './sums';
import {
  change,
  clamp,
  count,
  packAnimals,
  PACK_PLACES,
  playerOf,
  withPlayer,
  withTurn,
  type Quest,
  type State,
} from './state';

export const BONUS_ABOVE = 2; // p.22

/** A quest is one procedure: attempt, choice, roll, reward. */
export function applyQuest(state: State, action: OwnAction): State | undefined {
  const { player: seat } = action;
  const { quest } = state.turn;
  switch (action.type) {
    case 'attemptQuest': {
      const begun: Quest = { source: action.source, choice: null, won: null };
      const opened = withTurn(state, {
        by: seat,
        quest: begun,
        questTried: true,
        stopped: true,
        main: 'adventure',
        done: [...state.turn.done, 'quest'],
      });
      return { ...opened, questTokens: Math.max(0, state.questTokens - 1) };
    }
    case 'chooseOption': {
      if (!quest) return state;
      const payment = action.payment ?? {};
      const required = count(action.required);
      const bonusAt = action.bonusAt ?? required + BONUS_ABOVE;
      // R12: where success pays, a choice without a roll has it already.
      const later = state.houseRules.questPayment === 'onSuccess' && action.kind !== 'none';
      const paid = later ? state : payGoods(state, seat, payment, action.gemsAsCoins);
      const choice = {
        kind: action.kind,
        required,
        bonusAt: count(bonusAt),
        payment,
        ...(action.gemsAsCoins ? { gemsAsCoins: count(action.gemsAsCoins) } : {}),
      };
      // A choice without a roll gives its reward at once.
      return withTurn(paid, { quest: { ...quest, choice, won: action.kind === 'none' ? 'base' : null } });
    }
    case 'resolveQuest': {
      const choice = quest?.choice;
      if (!quest || !choice) return state;
      const spent = spendHearts(state, seat, action.heartsSpent, action.foodSpent);
      const total = rollTotal(action, questModifier(state, seat, choice.kind));
      if (total < choice.required) return ended(spent, seat);
      const late =
        state.houseRules.questPayment === 'onSuccess'
          ? payGoods(spent, seat, choice.payment, choice.gemsAsCoins)
          : spent;
      return withTurn(late, { quest: { ...quest, won: total >= choice.bonusAt ? 'bonus' : 'base' } });
    }
    case 'applyReward':
      return ended(rewarded(state, seat, action), seat);
    case 'declineQuest':
      return withTurn(state, { questTried: true, stopped: true });
    default:
      return undefined;
  }
}

export function questModifier(state: State, seat: Seat, kind: 'skill' | 'combat' | 'none'): number {
  const player = playerOf(state, seat);
  if (kind === 'none') return 0;
  return kind === 'skill' ? skillQuest(state, player) : combat(state, player);
}

/** The token is gone and the box filled, passed or failed (traps 15). */
function ended(state: State, seat: Seat): State {
  const { quest } = state.turn;
  return withTurn(quest ? withQuestDone(state, seat, quest.source) : state, { quest: null });
}

function rewarded(state: State, seat: Seat, reward: Extract<OwnAction, { type: 'applyReward' }>): State {
  let next = gainGoods(state, seat, reward.goods ?? {});
  next = change(next, seat, { reputation: clamp(reward.reputation ?? 0, -20, 20), hearts: count(reward.hearts) });
  const animal = reward.packAnimal;
  const { birds, tortoises } = playerOf(next, seat);
  if (animal && packAnimals(playerOf(next, seat)) < PACK_PLACES) {
    next = withPlayer(next, seat, animal === 'bird' ? { birds: birds + 1 } : { tortoises: tortoises + 1 });
  }
  for (const card of reward.treasures ?? []) next = keepTreasure(next, seat, card, undefined);
  if (reward.worldCard) {
    const { name, values } = reward.worldCard;
    next = learn(next, 'worldCard', name, values);
    next = withPlayer(next, seat, { worldCards: [...playerOf(next, seat).worldCards, name].slice(0, 30) });
  }
  const { adventurer, keyword, sideQuest, nextQuest } = reward;
  if (adventurer) next = joined(next, seat, adventurer, adventurer.place, adventurer.replaces);
  if (keyword) next = withKeyword(next, seat, keyword);
  if (sideQuest) next = withSideQuest(next, seat, sideQuest);
  if (nextQuest) next = withNextQuest(next, seat, nextQuest);
  return next;
}
