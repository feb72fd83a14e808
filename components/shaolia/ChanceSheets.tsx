import { View } from 'react-native';

import { OddsBar } from '@/components/odds/OddsBar';
import { OddsLine } from '@/components/odds/OddsLine';
import { SearchBar } from '@/components/odds/SearchBar';
import { Spread } from '@/components/odds/Spread';
import { useSliced } from '@/components/odds/useSliced';
import { Txt } from '@/components/theme/Txt';
import { Grid } from '@/components/ui/Grid';
import { Sheet } from '@/components/ui/Sheet';
import type { Work } from '@/rules/dice/sliced';
import type { Seat } from '@/rules/kernel/setup';
import { cardDef } from '@/rules/shaolia/card-def';
import { advising } from '@/rules/shaolia/plan/advice';
import { modelOf } from '@/rules/shaolia/plan/model';
import { type Chance, coming, type Coming, MOST_DICE, wishing } from '@/rules/shaolia/plan/odds';
import { CULTURE_TO_WIN, diceToRoll, rivalsOf, sideOf, type State, teamCulture } from '@/rules/shaolia/state';
import { standing } from '@/rules/shaolia/territory';

import { cardIcon } from './icons';
import { Pick } from './Pick';
import type { ShaoliaPanel } from './props';
import { Section } from './Section';
import { questionOf } from './usePlans';

/** A territory before its roll, as a text. */
function boardOf(state: State, seat: Seat): string {
  const side = sideOf(state, seat);
  return `${questionOf(modelOf(state, seat, { faces: [], coming: true }), { for: 'win' })} ${diceToRoll(side)} ${side.begun}`;
}

/** The cards that a die can activate, all their numbers known: what can be wished for. */
function wishable(state: State, seat: Seat) {
  return standing(sideOf(state, seat)).filter(({ built }) =>
    cardDef(state.cards, built.card).commands.some(({ needs, effect }) => effect !== null && !needs.includes(null)),
  );
}

interface WishProps {
  state: State;
  seat: Seat;
  places: readonly string[];
  onPlaces: (places: readonly string[]) => void;
}

function WishPicks({ state, seat, places, onPlaces }: WishProps) {
  const cards = wishable(state, seat);
  if (cards.length === 0) return <Section note="No card with a known command stands here yet." />;
  return (
    <Section title="Which cards?" note="All of those chosen, in one action turn.">
      <Grid>
        {cards.map(({ place, built }) => (
          <Pick
            key={place}
            words={built.card}
            icon={cardIcon(built.card, cardDef(state.cards, built.card).class)}
            chosen={places.includes(place)}
            onPress={() =>
              onPlaces(places.includes(place) ? places.filter((each) => each !== place) : [...places, place])
            }
            testID={`wish-${place}`}
          />
        ))}
      </Grid>
    </Section>
  );
}

/** Nothing to search while nothing is asked. */
function* none<R>(answer: R): Work<R> {
  return answer;
}

/** Before the roll: the chance to win this turn, and to activate what is wished for. */
export function ChancesSheet({ state, shown, draft, onDraft, onClose, onTopic }: ShaoliaPanel) {
  const places = (draft as readonly string[] | undefined) ?? [];
  const side = sideOf(state, shown);
  const dice = diceToRoll(side);
  const fits = dice <= MOST_DICE;
  const board = boardOf(state, shown);
  const turn = useSliced(`win ${board}`, () => (fits ? coming(state, shown) : none<Coming | undefined>(undefined)));
  const wished = useSliced<Chance | undefined>(`wish ${board} ${places.join()}`, () =>
    fits && places.length > 0 ? wishing(state, shown, places) : none(undefined),
  );
  const need = CULTURE_TO_WIN - teamCulture(state, shown);
  return (
    <Sheet
      title={`${side.name}, before the roll`}
      onClose={onClose}
      onRules={() => onTopic('officers')}
      tall
      testID="chances-sheet"
    >
      <WishPicks state={state} seat={shown} places={places} onPlaces={onDraft} />
      {places.length === 0 ? null : wished.done && wished.answer ? (
        <Section>
          <OddsBar
            good={[{ chance: wished.answer.withPalace }]}
            lead={`${dice} dice, ${side.officers} officers`}
            aim="to activate them"
            testID="wish-odds"
          />
          <OddsLine title="Without the palace's officers" chance={wished.answer.direct} testID="wish-direct" />
        </Section>
      ) : (
        <SearchBar part={wished.part} />
      )}
      {turn.done ? (
        turn.answer ? (
          <Section title="This action turn">
            <OddsLine title="Win this turn" chance={turn.answer.win} aim="to win" testID="win-odds" />
            {turn.answer.culture ? (
              <Spread
                title={`Culture, ${need} to win`}
                words="Culture"
                spread={turn.answer.culture}
                holds={(value) => value >= need}
              />
            ) : null}
            {turn.answer.damage && turn.answer.most > 0 ? (
              <Spread title="Palace damage" words="Damage" spread={turn.answer.damage} />
            ) : null}
          </Section>
        ) : (
          <Section note={`With more than ${MOST_DICE} dice there are too many throws to list.`} />
        )
      ) : (
        <SearchBar part={turn.part} words="Trying every throw" />
      )}
    </Sheet>
  );
}

/** What the other side could do in its coming action turn. Open information only. */
export function ThreatSheet({ state, shown, onClose, onTopic }: ShaoliaPanel) {
  return (
    <Sheet title="Threat" onClose={onClose} onRules={() => onTopic('targeting')} tall testID="threat-sheet">
      {rivalsOf(state, shown).map((rival) => (
        <Rival key={rival} state={state} seat={rival} />
      ))}
      <Txt type="caption" color="ink2">
        Characters are not counted: only their owner knows them.
      </Txt>
    </Sheet>
  );
}

function Rival({ state, seat }: { state: State; seat: Seat }) {
  const side = sideOf(state, seat);
  const fits = diceToRoll(side) <= MOST_DICE;
  const search = useSliced(`threat ${boardOf(state, seat)}`, () =>
    fits ? coming(state, seat) : none<Coming | undefined>(undefined),
  );
  if (!search.done) return <SearchBar part={search.part} words={`Trying every throw of ${side.name}'s`} />;
  if (!search.answer)
    return <Section title={side.name} note={`More than ${MOST_DICE} dice: too many throws to list.`} />;
  const { win, most, damage, culture, dice } = search.answer;
  return (
    <Section title={`${side.name}, ${dice} dice, ${side.officers} officers`}>
      <OddsBar
        good={[{ chance: win }]}
        lead="In the coming action turn"
        aim={`for ${side.name} to win`}
        testID={`threat-${seat}`}
      />
      <Txt type="body">{most === 0 ? 'No palace damage is possible.' : `At most ${most} palace damage.`}</Txt>
      <View>
        {damage && most > 0 ? <Spread title="Palace damage" words="Damage" spread={damage} /> : null}
        {culture ? <Spread title="Culture gained" words="Culture" spread={culture} /> : null}
      </View>
    </Section>
  );
}

/** One more die against two more officers, for the cards wished for. */
export function AdviceSheet({ state, shown, draft, onDraft, onClose, onTopic }: ShaoliaPanel) {
  const places = (draft as readonly string[] | undefined) ?? [];
  const side = sideOf(state, shown);
  const fits = diceToRoll(side) + 2 <= MOST_DICE;
  const search = useSliced(`advice ${boardOf(state, shown)} ${places.join()}`, () =>
    fits && places.length > 0 ? advising(state, shown, places) : none([]),
  );
  return (
    <Sheet title="Die or officers?" onClose={onClose} onRules={() => onTopic('extra-die')} tall testID="advice-sheet">
      <WishPicks state={state} seat={shown} places={places} onPlaces={onDraft} />
      {places.length === 0 ? null : search.done ? (
        <Section note="A die is gone after the action turn; officers stay.">
          {search.answer.map(({ key, words, price, affordable, chance }) => (
            <OddsLine
              key={key}
              title={`${words}${price ? `, ${price}` : ''}${affordable ? '' : ' (too dear)'}`}
              chance={chance}
              testID={`advice-${key}`}
            />
          ))}
        </Section>
      ) : (
        <SearchBar part={search.part} />
      )}
    </Sheet>
  );
}
