import { View } from 'react-native';

import { OddsBar } from '@/components/odds/OddsBar';
import { OddsLine } from '@/components/odds/OddsLine';
import { SearchBar } from '@/components/odds/SearchBar';
import { Spread } from '@/components/odds/Spread';
import { useSliced } from '@/components/odds/useSliced';
import { Txt } from '@/components/theme/Txt';
import { Sheet } from '@/components/ui/Sheet';
import { plural } from '@/rules/kernel/plural';
import type { Seat } from '@/rules/kernel/setup';
import { modelOf } from '@/rules/shaolia/plan/model';
import { MOST_DICE } from '@/rules/shaolia/plan/odds';
import { type Threat, threatening } from '@/rules/shaolia/plan/threat';
import { comingDice, rivalsOf, sideOf, type State } from '@/rules/shaolia/state';

import { boardOf, NO_TRADES, none, TOO_MANY } from './ChanceSheets';
import { LeftOut } from './LeftOut';
import type { ShaoliaPanel } from './props';
import { Section } from './Section';
import { placeWords } from './words';

/** What the other side could do in its coming action turn. Open information only. */
export function ThreatSheet({ state, shown, onClose, onTopic }: ShaoliaPanel) {
  return (
    <Sheet title="Threat" onClose={onClose} onRules={() => onTopic('targeting')} tall testID="threat-sheet">
      {rivalsOf(state, shown).map((rival) => (
        <Rival key={rival} state={state} rival={rival} seat={shown} />
      ))}
      <Txt type="caption" color="ink2">
        Characters are not counted: only their owner knows them.
      </Txt>
    </Sheet>
  );
}

function Rival({ state, rival, seat }: { state: State; rival: Seat; seat: Seat }) {
  const side = sideOf(state, rival);
  const fits = comingDice(side) <= MOST_DICE;
  const search = useSliced(`threat ${seat} ${boardOf(state, rival)}`, () =>
    fits ? threatening(state, rival, seat) : none<Threat | undefined>(undefined),
  );
  if (!search.done) return <SearchBar part={search.part} words={`Trying every throw of ${side.name}'s`} />;
  if (!search.answer) {
    return <Section title={side.name} note={TOO_MANY} />;
  }
  const { win, most, damage, culture, dice, endangered, traded } = search.answer;
  return (
    <Section title={`${side.name}, ${dice} dice, ${plural(side.officers, 'officer')}`}>
      {traded ? null : <Txt type="caption">{NO_TRADES}</Txt>}
      <LeftOut state={state} model={modelOf(state, rival, { faces: [], coming: true })} />
      <OddsBar
        good={[{ chance: win }]}
        lead={`${side.name} wins in the coming action turn`}
        aim="to win"
        testID={`threat-${rival}`}
      />
      {endangered ? (
        <OddsLine
          title={`Most endangered: ${placeWords(state, seat, endangered.target.place)}`}
          chance={endangered.chance}
          aim="to be destroyed"
          testID={`endangered-${rival}`}
        />
      ) : (
        <Txt type="body">No card of yours can be destroyed.</Txt>
      )}
      <Txt type="body">{most === 0 ? 'No palace damage is possible.' : `At most ${most} palace damage.`}</Txt>
      <View>
        {most > 0 ? <Spread title="Palace damage" words="Damage" spread={damage} /> : null}
        <Spread title="Culture gained" words="Culture" spread={culture} />
      </View>
    </Section>
  );
}
