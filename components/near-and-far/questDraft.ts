import type { CardValues } from '@/rules/kernel/card-kind';
import { BONUS_ABOVE } from '@/rules/near-and-far/apply-quest';
import { numberOf } from '@/rules/near-and-far/printed';
import { GOODS, type Goods, type QuestChoice } from '@/rules/near-and-far/state';

/** What a choice brings, as far as the table knows it before it chooses. */
type Reward = Goods & { readonly reputation?: number };

/** One line of the reader's page, as typed. */
export interface ChoiceTyped {
  readonly kind: QuestChoice['kind'];
  readonly required: number;
  /** The printed second number; null is two above the first (R49). */
  readonly bonusAt: number | null;
  readonly price: Goods;
  readonly reward: Reward;
  readonly bonus: Reward;
}

export const NEW_CHOICE: ChoiceTyped = {
  kind: 'skill',
  required: 5,
  bonusAt: null,
  price: {},
  reward: {},
  bonus: {},
};

export interface QuestDraft {
  readonly choices: readonly ChoiceTyped[];
  readonly chosen: number;
}

export const bonusOf = ({ required, bonusAt }: ChoiceTyped): number => bonusAt ?? required + BONUS_ABOVE;

/** The two choices of an arcade card out of the library. */
export function choicesOn(values: CardValues): readonly ChoiceTyped[] {
  return ([1, 2] as const).map((nth) => {
    const kind = values[`kind${nth}`];
    return {
      ...NEW_CHOICE,
      kind: kind === 'combat' || kind === 'none' ? kind : 'skill',
      required: numberOf(values, `number${nth}`) ?? NEW_CHOICE.required,
    };
  });
}

/** What was typed for the choice taken, so that it need not be typed again after the roll. */
export function typedReward(
  { choices, chosen }: Partial<QuestDraft>,
  won: 'base' | 'bonus' | null | undefined,
): { readonly goods: Goods; readonly reputation: number } {
  const choice = choices?.[chosen ?? 0];
  const rewards = [choice?.reward ?? {}, won === 'bonus' ? (choice?.bonus ?? {}) : {}];
  const goods = Object.fromEntries(
    GOODS.flatMap((good) => {
      const sum = rewards.reduce((so, each) => so + (each[good] ?? 0), 0);
      return sum > 0 ? [[good, sum]] : [];
    }),
  );
  return { goods, reputation: rewards.reduce((so, each) => so + (each.reputation ?? 0), 0) };
}
