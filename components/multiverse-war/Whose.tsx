import { playerOf, type State } from '@/rules/multiverse-war/state';

import { Chips } from './Chips';
import { rivalsOf } from './fightDraft';

interface Props {
  state: State;
  /** Who attacks. */
  seat: number;
  rival: number;
  onChoose: (rival: number) => void;
}

/** Which of several rivals is attacked; where there is one, nothing is asked. */
export function Whose({ state, seat, rival, onChoose }: Props) {
  const rivals = rivalsOf(state, seat);
  if (rivals.length < 2) return null;
  return (
    <Chips
      label="Whose"
      options={rivals.map((each) => ({ value: `${each}`, words: playerOf(state, each).name }))}
      chosen={[`${rival}`]}
      onChoose={(chosen) => onChoose(Number(chosen))}
      testID="rival"
    />
  );
}
