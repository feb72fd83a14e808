import { SwitchRow } from '@/components/ui/SwitchRow';
import { foodInstead, gemsInstead } from '@/rules/near-and-far/pay';
import { goodsWords } from '@/rules/near-and-far/reasons';
import { hasTalent } from '@/rules/near-and-far/sums';
import type { Goods, Player } from '@/rules/near-and-far/state';

interface Props {
  player: Player;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Meditation: hearts are spent first, then food; a tap turns the order round (R38). */
export function FoodFirst({ player, on, onChange }: Props) {
  if (!hasTalent(player, 'meditation') || player.food === 0) return null;
  return (
    <SwitchRow
      title="Spend food before hearts"
      detail={`Meditation: ${player.food} food`}
      value={on}
      onChange={onChange}
      testID="food-first"
    />
  );
}

/** So much of the price in food; nothing where hearts come first. */
export function inFood(player: Player, hearts: number, foodFirst: boolean): { foodSpent?: number } {
  const food = foodFirst ? foodInstead(player, hearts) : 0;
  return food > 0 ? { foodSpent: food } : {};
}

/** Gem Trading: coins are paid first, then gems; a tap turns the order round (R57). */
export function GemsFirst({ player, price, on, onChange }: Props & { price: Goods }) {
  const gems = gemsInstead(player, price);
  if (gems === 0) return null;
  return (
    <SwitchRow
      title="Pay gems before coins"
      detail={`Gem Trading: up to ${goodsWords({ gems })}`}
      value={on}
      onChange={onChange}
      testID="gems-first"
    />
  );
}

export function inGems(player: Player, price: Goods, gemsFirst: boolean): { gemsAsCoins?: number } {
  const gems = gemsFirst ? gemsInstead(player, price) : 0;
  return gems > 0 ? { gemsAsCoins: gems } : {};
}
