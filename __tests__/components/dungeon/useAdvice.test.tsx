import { renderHook, waitFor } from '@testing-library/react-native';

import { usePreview } from '@/components/dungeon/useAdvice';
import { finish } from '@/rules/dice/sliced';
import { solving } from '@/rules/dungeon/advice';
import type { Turn } from '@/rules/dungeon/resolver';
import { fightAgainst, firstTurn } from '@/rules/dungeon/sheet';
import { isRefusal } from '@/rules/kernel/refusal';
import { at } from '../../rules/dungeon/table';

test('other counters are another question, even where only their number differs', async () => {
  const fight = fightAgainst(at({}), 'e1');
  if (!fight) throw new Error('no Werewolf');
  const whole = firstTurn(at({}), fight.foe);
  const [stunned, afraid] = [
    { ...whole, stun: 2 },
    { ...whole, fear: 1 },
  ];
  const { result, rerender } = renderHook(({ turn }: { turn: Turn }) => usePreview(fight, turn), {
    initialProps: { turn: stunned },
  });
  await waitFor(() => expect(result.current.worth).toBeDefined(), { timeout: 20_000 });
  rerender({ turn: afraid });
  await waitFor(() => expect(result.current.worth).toBeDefined(), { timeout: 20_000 });
  const solved = finish(solving(fight, afraid));
  expect(result.current.worth).toEqual(isRefusal(solved) ? undefined : solved.before(afraid));
});
