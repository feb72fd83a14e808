import { playerOf } from '@/rules/multiverse-war/state';
import { buildingFacts } from '@/rules/multiverse-war/tables';

import { Chips } from './Chips';
import type { WarPanelProps } from './props';

interface Props {
  panel: WarPanelProps;
  /** A block or a hero. */
  id: string;
  inside: string | null;
  testID: string;
}

/** In which building of its owner it stands, or outside. */
export function StandsChips({ panel, id, inside, testID }: Props) {
  const { state, shown, onAct } = panel;
  const { settlement, buildings } = playerOf(state, shown);
  return (
    <Chips
      label="Where it stands"
      options={[
        ...(settlement.hp > 0 ? [{ value: 'settlement', words: 'Settlement' }] : []),
        ...buildings.map((each) => ({ value: each.id, words: buildingFacts(each.type).words })),
        { value: '', words: 'Outside' },
      ]}
      chosen={[inside ?? '']}
      onChoose={(house) =>
        onAct(
          house === ''
            ? { type: 'leaveBuilding', player: shown, unit: id }
            : { type: 'enterBuilding', player: shown, unit: id, building: house },
        )
      }
      testID={testID}
    />
  );
}
