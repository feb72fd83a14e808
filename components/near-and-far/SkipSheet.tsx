import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { MAPS } from '@/rules/near-and-far/setup';

import { ChipRow } from './ChipRow';
import { draftOf, type NearPanel } from './props';

const MOST = 3;

/** Extra Stories in a Campaign: three maps are left out, never the last. */
export function SkipSheet(props: NearPanel) {
  const { state, shown, onAct, onClose, onTopic } = props;
  const [draft, set] = draftOf(props, { maps: state.skipped.map(String) });
  const toggle = (map: string) =>
    set({
      maps: draft.maps.includes(map) ? draft.maps.filter((each) => each !== map) : [...draft.maps, map].slice(-MOST),
    });
  return (
    <Sheet
      title="Leave out three maps"
      onClose={onClose}
      onRules={() => onTopic('extra-stories')}
      footer={
        <Button
          large
          words={draft.maps.length === MOST ? 'Leave them out' : `${MOST - draft.maps.length} more`}
          disabled={draft.maps.length !== MOST}
          onPress={() => {
            onClose();
            onAct({ type: 'skipMaps', player: shown, maps: draft.maps.map(Number) });
          }}
          testID="skip-maps"
        />
      }
      testID="skip-sheet"
    >
      <ChipRow
        label="Maps 2 to 10"
        options={MAPS.filter(({ number }) => number >= 2 && number <= 10).map(({ number, name }) => ({
          value: `${number}`,
          words: `${number} ${name}`,
        }))}
        chosen={draft.maps}
        onPress={toggle}
        testID="skip"
      />
    </Sheet>
  );
}
