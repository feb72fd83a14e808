import { Txt } from '@/components/theme/Txt';
import { Grid } from '@/components/ui/Grid';
import type { Seat } from '@/rules/kernel/setup';
import { strikesAt } from '@/rules/shaolia/activate';
import type { Place, State } from '@/rules/shaolia/state';

import { Pick } from './Pick';
import { Section } from './Section';
import { placeWords } from './words';

interface Props {
  state: State;
  seat: Seat;
  kind: 'attack' | 'life';
  /** "Gym token"; the kind's own words if left out. */
  words?: string;
  count: number;
  places: readonly Place[];
  chosen: readonly (Place | 'drop')[];
  onChange: (chosen: readonly (Place | 'drop')[]) => void;
  note?: string | undefined;
}

/** Tokens are placed now or lost: a tap gives the next one away, a tap on a full row starts again. */
export function TokenPicks(props: Props) {
  const { state, seat, kind, words = `${kind} token`, count, places, chosen, onChange, note } = props;
  const give = (place: Place | 'drop') => onChange(chosen.length >= count ? [place] : [...chosen, place]);
  const on = (place: Place | 'drop') => chosen.filter((each) => each === place).length;
  const left = count - chosen.length;
  // Ruling 51: allowed, with a hint.
  const idle = (place: Place) => kind === 'attack' && !strikesAt(state, seat, place);
  return (
    <Section title={`Place ${count} ${words}${count === 1 ? '' : 's'}`} note={note}>
      <Txt type="body" color="ink2" aria-live="polite">
        {left > 0 ? `${left} to place or drop` : 'All placed'}
      </Txt>
      <Grid>
        {places.map((place) => (
          <Pick
            key={place}
            words={placeWords(state, seat, place)}
            detail={[on(place) > 0 ? `${on(place)} here` : '', idle(place) ? 'deals no damage: of no use' : '']
              .filter(Boolean)
              .join(', ')}
            chosen={on(place) > 0}
            onPress={() => give(place)}
            testID={`token-${place}`}
          />
        ))}
        <Pick
          words="Drop"
          detail={on('drop') > 0 ? `${on('drop')} dropped` : 'Back to the supply'}
          chosen={on('drop') > 0}
          onPress={() => give('drop')}
          testID="token-drop"
        />
      </Grid>
    </Section>
  );
}
