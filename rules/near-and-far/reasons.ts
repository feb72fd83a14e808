import { againstTheRules, firstReason, impossible, type Refusal } from '@/rules/kernel/refusal';
import { areFaces } from '@/rules/kernel/roll-die';
import type { Seat } from '@/rules/kernel/setup';
import { goodsOf } from './pay';
import { canPay, hasTalent, spendable } from './sums';
import { packAnimals, playerOf, type Good, type Goods, type Player, type State } from './state';

/** A text is against the rules; what is impossible is said so. */
export type Reason = string | Refusal | false | undefined;

export function reasons(...all: readonly Reason[]): Refusal | undefined {
  return firstReason(...all.map((each) => (typeof each === 'string' ? againstTheRules(each) : each)));
}

export const no = impossible;

export function onTurn(state: State, seat: Seat): Reason[] {
  return [
    state.stage === 'setup' && 'The game has not begun yet',
    state.stage === 'play' && state.active !== seat && `It is ${playerOf(state, state.active).name}'s turn`,
  ];
}

/** A duel or quest that is open comes first. */
export function againstOpenProcedure({ turn }: State): Reason {
  if (turn.duel) return 'Finish the duel first';
  return turn.quest ? 'Finish the quest first' : undefined;
}

/** A crossing that was begun is finished: who beat a threat or found a way round it has the step to take (p.20). */
export function againstSymbol({ turn }: State): Reason {
  return turn.cleared && !turn.stopped ? 'Take the step past the threat first' : undefined;
}

export const GOOD_WORDS: Readonly<Record<Good, readonly [one: string, many: string]>> = {
  food: ['food', 'food'],
  coins: ['coin', 'coins'],
  gems: ['gem', 'gems'],
  red: ['red token', 'red tokens'],
  green: ['green token', 'green tokens'],
  blue: ['blue token', 'blue tokens'],
  yellow: ['yellow token', 'yellow tokens'],
};

/** "3 coins and 1 food"; "nothing" where there is none. */
export function goodsWords(goods: Goods | undefined): string {
  const parts = goodsOf(goods).map(([good, amount]) => `${amount} ${GOOD_WORDS[good][amount === 1 ? 0 : 1]}`);
  if (parts.length === 0) return 'nothing';
  return parts.length === 1 ? `${parts[0]}` : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;
}

/** What a price lacks, in words. Coins may be met by gems with Gem Trading, `inGems` of them by choice. */
export function priceProblem(player: Player, price: Goods, inGems = 0): Reason {
  if (inGems > 0 && !hasTalent(player, 'gemTrading')) return 'Only with Gem Trading';
  if (inGems > (price.coins ?? 0)) return no('More gems than the price has coins');
  const own = (price.gems ?? 0) + inGems;
  if (inGems > 0 && player.gems < own) return no(`Needs ${goodsWords({ gems: own })}, you have ${player.gems}`);
  for (const [good, amount] of goodsOf(price)) {
    if (good === 'coins' || good === 'gems') continue;
    if (player[good] < amount) return no(`Needs ${goodsWords({ [good]: amount })}, you have ${player[good]}`);
  }
  const { coins = 0, gems = 0 } = price;
  if (canPay(player, coins, gems)) return undefined;
  return player.gems < gems
    ? no(`Needs ${goodsWords({ gems })}, you have ${player.gems}`)
    : no(`Needs ${goodsWords({ coins })}, you have ${player.coins}`);
}

/** Every good by itself: what is traded away must be owned. */
export function ownsProblem(player: Player, goods: Goods): Reason {
  const lacking = goodsOf(goods).find(([good, amount]) => player[good] < amount);
  return lacking && no(`Needs ${goodsWords({ [lacking[0]]: lacking[1] })}, you have ${player[lacking[0]]}`);
}

/** Hearts spent on a roll, `inFood` of them in food; `aside` is kept for the space left behind. */
export function heartsProblem(player: Player, hearts: number, inFood = 0, aside = 0): Reason {
  const have = spendable(player) - aside;
  if (!Number.isInteger(hearts) || hearts < 0) return no('Spend 0 hearts or more');
  if (hearts > have) return no(`Only ${Math.max(0, have)} ${have === 1 ? 'heart' : 'hearts'} to spend`);
  return foodProblem(player, hearts, inFood);
}

/** Meditation pays in food what hearts would pay, no more. */
export function foodProblem(player: Player, hearts: number, inFood = 0): Reason {
  if (inFood <= 0) return undefined;
  if (!hasTalent(player, 'meditation')) return 'Only with Meditation';
  if (inFood > hearts) return no('More food than hearts are asked');
  return inFood > player.food && no(`Needs ${inFood} food, you have ${player.food}`);
}

export const faceProblem = (...faces: readonly number[]): Reason => !areFaces(faces, 6) && no('A die shows 1 to 6');

/** A drawn treasure needs a place: an animal's, or Scrounging's. */
export function treasureProblem(player: Player, discardOld: string | undefined): Reason {
  const scrounging = player.quester.talents.includes('scrounging');
  const side = scrounging && player.sideTreasure === null;
  const owned =
    discardOld !== undefined && (player.treasures.includes(discardOld) || player.sideTreasure === discardOld);
  if (discardOld !== undefined && !owned) return no('That treasure is not yours');
  if (packAnimals(player) === 0 && !side && !owned) return no('No pack animal: no treasure');
  const room = packAnimals(player) - player.treasures.length + (side ? 1 : 0) + (owned ? 1 : 0);
  return room < 1 && no('Every treasure place is full: discard one for it');
}
