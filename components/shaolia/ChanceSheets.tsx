import { OddsBar } from '@/components/odds/OddsBar';
import { OddsLine } from '@/components/odds/OddsLine';
import { SearchBar } from '@/components/odds/SearchBar';
import { Spread } from '@/components/odds/Spread';
import { useSliced } from '@/components/odds/useSliced';
import { Txt } from '@/components/theme/Txt';
import { Grid } from '@/components/ui/Grid';
import { Sheet } from '@/components/ui/Sheet';
import type { Work } from '@/rules/dice/sliced';
import { plural } from '@/rules/kernel/plural';
import type { Seat } from '@/rules/kernel/setup';
import { cardDef } from '@/rules/shaolia/card-def';
import { advising } from '@/rules/shaolia/plan/advice';
import { modelOf, reservePlace } from '@/rules/shaolia/plan/model';
import { type Chance, coming, type Coming, MOST_DICE, wishing } from '@/rules/shaolia/plan/odds';
import { comingDice, CULTURE_TO_WIN, hasRolled, sideOf, type State, teamCulture } from '@/rules/shaolia/state';
import { cardAt, standing } from '@/rules/shaolia/territory';

import { cardIcon } from './icons';
import { LeftOut } from './LeftOut';
import { Pick } from './Pick';
import type { ShaoliaPanel } from './props';
import { Section } from './Section';
import { questionOf } from './usePlans';
import { whereWords } from './words';

/** A territory before its roll, as a text. */
export function boardOf(state: State, seat: Seat): string {
  const side = sideOf(state, seat);
  return `${questionOf(modelOf(state, seat, { faces: [], coming: true }), { for: 'win' })} ${comingDice(side)} ${side.begun} ${hasRolled(side)}`;
}

/** Whether a die can activate it, one of its commands known in full. */
function isWishable({ cards }: State, name: string): boolean {
  return cardDef(cards, name).commands.some(({ needs, effect }) => effect !== null && !needs.includes(null));
}

interface WishProps {
  state: State;
  seat: Seat;
  places: readonly string[];
  onPlaces: (places: readonly string[]) => void;
}

/** What can be wished for: the cards that stand, and those of the reserve as if they did. */
function WishPicks({ state, seat, places, onPlaces }: WishProps) {
  const side = sideOf(state, seat);
  const built = standing(side).map(({ place, built: { card } }) => ({ place, card, detail: whereWords(place) }));
  const held = side.reserve.flatMap(({ card }, index) =>
    card === null ? [] : [{ place: reservePlace(index), card, detail: 'reserve, as if built' }],
  );
  const cards = [...built, ...held].filter(({ card }) => isWishable(state, card));
  if (cards.length === 0) {
    return <Section note="No card with a known command stands here or lies in the reserve yet." />;
  }
  return (
    <Section title="Which cards?" note="All of those chosen, in one action turn.">
      <Grid>
        {cards.map(({ place, card, detail }) => (
          <Pick
            key={place}
            words={card}
            detail={detail}
            icon={cardIcon(card, cardDef(state.cards, card).class)}
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

export const NO_TRADES = 'Trades open too many ways: counted without them, so there may be more.';
export const TOO_MANY = 'There are too many ways to count them all.';

/** Nothing to search while nothing is asked. */
export function* none<R>(answer: R): Work<R> {
  return answer;
}

/** What is wished for and still there. */
function wishedOf(state: State, seat: Seat, draft: unknown): readonly string[] {
  const side = sideOf(state, seat);
  const there = (place: string) =>
    cardAt(side, place) !== undefined || side.reserve.some((_, index) => reservePlace(index) === place);
  return ((draft as readonly string[] | undefined) ?? []).filter(there);
}

/** Before the roll: the chance to win this turn, and to activate what is wished for. */
export function ChancesSheet({ state, shown, draft, onDraft, onClose, onTopic }: ShaoliaPanel) {
  const side = sideOf(state, shown);
  const places = wishedOf(state, shown, draft);
  const dice = comingDice(side);
  const rolled = hasRolled(side);
  const fits = dice <= MOST_DICE;
  const board = boardOf(state, shown);
  const turn = useSliced(`win ${board}`, () => (fits ? coming(state, shown) : none<Coming | undefined>(undefined)));
  const wished = useSliced<Chance | undefined>(`wish ${board} ${places.join()}`, () =>
    fits && places.length > 0 ? wishing(state, shown, places) : none(undefined),
  );
  const need = CULTURE_TO_WIN - teamCulture(state, shown);
  return (
    <Sheet
      title={`${side.name}, before the ${rolled ? 'next ' : ''}roll`}
      onClose={onClose}
      onRules={() => onTopic('officers')}
      tall
      testID="chances-sheet"
    >
      <WishPicks state={state} seat={shown} places={places} onPlaces={onDraft} />
      {places.length === 0 ? null : wished.done ? (
        !wished.answer ? (
          <Section note={TOO_MANY} />
        ) : (
          <Section>
            <OddsBar
              good={[{ chance: wished.answer.withPalace }]}
              lead={`${dice} dice, ${plural(side.officers, 'officer')}`}
              aim={places.length === 1 ? 'to activate it' : 'to activate them'}
              testID="wish-odds"
            />
            <OddsLine title="Without the palace's officers" chance={wished.answer.direct} testID="wish-direct" />
          </Section>
        )
      ) : (
        <SearchBar part={wished.part} />
      )}
      {turn.done ? (
        turn.answer ? (
          <Section title={rolled ? 'The next action turn' : 'This action turn'}>
            {turn.answer.traded ? null : <Txt type="caption">{NO_TRADES}</Txt>}
            <LeftOut state={state} model={modelOf(state, shown, { faces: [], coming: true })} />
            <OddsLine
              title={rolled ? 'Win next turn' : 'Win this turn'}
              chance={turn.answer.win}
              aim="to win"
              testID="win-odds"
            />
            <Spread
              title={`Culture, ${need} to win`}
              words="Culture"
              spread={turn.answer.culture}
              holds={(value) => value >= need}
            />
            {turn.answer.most > 0 ? <Spread title="Palace damage" words="Damage" spread={turn.answer.damage} /> : null}
          </Section>
        ) : (
          <Section note={TOO_MANY} />
        )
      ) : (
        <SearchBar part={turn.part} words="Trying every throw" />
      )}
    </Sheet>
  );
}

/** One more die against two more officers, for the cards wished for. */
export function AdviceSheet({ state, shown, draft, onDraft, onClose, onTopic }: ShaoliaPanel) {
  const side = sideOf(state, shown);
  const places = wishedOf(state, shown, draft);
  const fits = comingDice(side) + 2 <= MOST_DICE;
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
