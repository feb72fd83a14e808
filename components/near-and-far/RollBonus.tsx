import { Button } from '@/components/ui/Button';
import { rollBonus, treasuresOf } from '@/rules/near-and-far/sums';
import type { Player, State } from '@/rules/near-and-far/state';

/** Treasures such as the Fire Bomb, once in a duel, a fight or a combat quest. */
export function RollBonus({
  state,
  player,
  onBonus,
}: {
  state: State;
  player: Player;
  onBonus: (bonus: number) => void;
}) {
  return treasuresOf(player)
    .filter((name) => rollBonus(state, name) > 0)
    .map((name) => (
      <Button
        key={name}
        kind="secondary"
        words={`${name}: +${rollBonus(state, name)}`}
        onPress={() => onBonus(rollBonus(state, name))}
        testID={`bonus-${name}`}
      />
    ));
}
