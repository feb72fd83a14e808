import { compare, over, toNumber, ZERO, type Fraction } from '@/rules/dice/fraction';
import { isRefusal } from '@/rules/kernel/refusal';
import { foodInstead } from './pay';
import { reputationPoints } from './printed';
import { rollOdds, type RollOdds } from './roll';
import { FACTIONS, type Goods, type Player, type State } from './state';

export interface ChoiceDraft {
  readonly kind: 'skill' | 'combat' | 'none';
  readonly required: number;
  readonly bonusAt: number;
  readonly modifier: number;
  readonly payment?: Goods;
  /** What stands on the reader's page, where the table knows it. */
  readonly reward?: Goods & { readonly reputation?: number };
  readonly bonusReward?: Goods & { readonly reputation?: number };
}

export interface ChoiceAdvice extends RollOdds {
  readonly bonusAllIn: Fraction;
  readonly bonusKeeping: Fraction;
  /** Journey points on average, of the rewards that have a value. */
  readonly points: number;
}

export type Best = 'safest' | 'cheapest' | 'richest';

/** 5.3: every choice with its odds, keeping `reserve` hearts. Food of its price is no heart for its roll any more. */
export function adviseChoice(
  state: State,
  player: Player,
  choice: ChoiceDraft,
  hearts: number,
  reserve: number,
): ChoiceAdvice {
  const food = foodInstead(player, choice.payment?.food ?? 0);
  const roll = {
    target: choice.kind === 'none' ? -99 : choice.required,
    modifier: choice.modifier,
    hearts: Math.max(0, hearts - food),
    reserve,
  };
  const base = rollOdds(roll);
  const bonus = rollOdds({ ...roll, target: choice.kind === 'none' ? -99 : choice.bonusAt });
  const sure = toNumber(base.keeping) * rewardPoints(state, player, choice.reward);
  // R12: where success pays, a choice that fails costs nothing.
  const paid = state.houseRules.questPayment === 'onSuccess' ? toNumber(base.keeping) : 1;
  const extra = toNumber(bonus.keeping) * rewardPoints(state, player, choice.bonusReward);
  return {
    ...base,
    bonusAllIn: bonus.allIn,
    bonusKeeping: bonus.keeping,
    points: sure + extra - paid * rewardPoints(state, player, choice.payment),
  };
}

/** Coin and gem ½, token 1, reputation by its bracket; what has no fixed worth is not valued. */
function rewardPoints(state: State, player: Player, reward: ChoiceDraft['reward']): number {
  if (!reward) return 0;
  const tokens = FACTIONS.reduce((sum, faction) => sum + (reward[faction] ?? 0), 0);
  const purse = ((reward.coins ?? 0) + (reward.gems ?? 0)) / 2;
  const to = Math.min(12, Math.max(-6, player.reputation + (reward.reputation ?? 0)));
  return tokens + purse + reputationPoints(state, to) - reputationPoints(state, player.reputation);
}

/** Which choice is safest, cheapest and richest; several where they are equal. */
export function bestChoices(all: readonly ChoiceAdvice[]): Readonly<Record<Best, readonly number[]>> {
  const half = { numerator: 1n, denominator: 2n };
  const likely = all.map(({ keeping }) => compare(keeping, half) >= 0);
  const price = (each: ChoiceAdvice): Fraction => {
    const ratio = over(each.hearts, each.keeping);
    return isRefusal(ratio) ? ZERO : ratio;
  };
  return {
    safest: bestBy(
      all,
      (a, b) => compare(b.keeping, a.keeping) || compare(a.hearts, b.hearts) || compare(b.bonusKeeping, a.bonusKeeping),
    ),
    cheapest: bestBy(
      all,
      (a, b) => compare(price(a), price(b)),
      (index) => likely[index] === true,
    ),
    richest: bestBy(
      all,
      (a, b) => b.points - a.points,
      (index) => (all[index]?.points ?? 0) > 0,
    ),
  };
}

function bestBy(
  all: readonly ChoiceAdvice[],
  order: (a: ChoiceAdvice, b: ChoiceAdvice) => number,
  counts: (index: number) => boolean = () => true,
): readonly number[] {
  const indices = all.map((_, index) => index).filter(counts);
  return indices.filter((index) =>
    indices.every((other) => order(all[index] as ChoiceAdvice, all[other] as ChoiceAdvice) <= 0),
  );
}
