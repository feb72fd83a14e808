import Swords from 'lucide-react-native/icons/swords';

import { useSliced } from '@/components/odds/useSliced';
import { Banner } from '@/components/ui/Banner';
import { percentText } from '@/rules/dice/percent';
import type { Seat } from '@/rules/kernel/setup';
import { danger } from '@/rules/shaolia/plan/threat';
import { rivalsOf, sideOf } from '@/rules/shaolia/state';

import { boardOf } from './ChanceSheets';
import type { ShaoliaProps } from './props';

/** Reminder 29: an opponent could win in its coming action turn. */
export function DangerBanner({ table, seat }: { table: ShaoliaProps; seat: Seat }) {
  const { state, onOpen } = table;
  const boards = rivalsOf(state, seat).map((rival) => boardOf(state, rival));
  const search = useSliced(`danger ${state.phase} ${state.turnIndex} ${boards.join()}`, () => danger(state, seat));
  if (!search.done || !search.answer || state.victory) return null;
  const { rival, chance } = search.answer;
  return (
    <Banner
      tone="warn"
      icon={Swords}
      words={`${sideOf(state, rival).name} could win in the coming action turn: ${percentText(chance)}.`}
      acts={[{ words: 'Threat', onPress: () => onOpen('threat'), testID: 'danger-threat' }]}
      testID="danger"
    />
  );
}
