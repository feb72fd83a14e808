import { OddsLine } from '@/components/odds/OddsLine';
import { Grid } from '@/components/ui/Grid';
import { Sheet } from '@/components/ui/Sheet';
import { SlimCounter } from '@/components/ui/SlimCounter';
import { plural } from '@/rules/kernel/plural';
import { isDeckTold } from '@/rules/shaolia/draw';
import { drawOdds } from '@/rules/shaolia/draws';
import { LV1_NAMES, rosterCard } from '@/rules/shaolia/roster';
import { POOL_CARDS, type State } from '@/rules/shaolia/state';

import type { ShaoliaPanel } from './props';
import { deckNames, inDeck } from './PurchaseSheets';
import { Section } from './Section';

/** What is left in the decks, from the cards the table has named. */
export function DrawsSheet({ state, shown, onAct, onClose, onTopic }: ShaoliaPanel) {
  const thrown = state.pool;
  return (
    <Sheet title="Draw odds" onClose={onClose} onRules={() => onTopic('deck-runs-out')} tall testID="draws-sheet">
      <Section title="Next Lv1 card" note={`${state.lv1Deck} in the deck, ${state.lv1Discard.length} discarded.`}>
        {LV1_NAMES.map((name) => {
          const { left, chance } = drawOdds(state, name, 1);
          return <OddsLine key={name} title={`${name}, ${left} unseen`} chance={chance} testID={`draw-${name}`} />;
        })}
      </Section>
      {isDeckTold(state) ? (
        <>
          <Section
            title="In a changed pool"
            note={`At least one among ${POOL_CARDS} new cards; ${inDeck(state)}. Cards nobody named count as unseen.`}
          >
            {deckNames(state).map((name) => {
              const { left, chance } = drawOdds(state, name, POOL_CARDS, thrown);
              return <OddsLine key={name} title={`${name}, ${left} unseen`} chance={chance} testID={`draw-${name}`} />;
            })}
          </Section>
          <Section title="In one refilled space" note="After a Lv2 card is bought.">
            {deckNames(state).map((name) => {
              const { left, chance } = drawOdds(state, name, 1);
              return (
                <OddsLine key={name} title={`${name}, ${left} unseen`} chance={chance} testID={`refill-${name}`} />
              );
            })}
          </Section>
        </>
      ) : (
        <Section title="In a changed pool" note="The kinds of the Lv2 deck are not ticked off yet." />
      )}
      <Piles
        state={state}
        onNote={(level, card, there) => onAct({ type: 'noteDiscard', player: shown, level, card, there })}
      />
    </Sheet>
  );
}

interface PilesProps {
  state: State;
  onNote: (level: 1 | 2, card: string, there: boolean) => void;
}

/** The discard piles as they lie: what the table finds there and nobody recorded. */
function Piles({ state, onNote }: PilesProps) {
  const piles = [
    { level: 1, names: LV1_NAMES, pile: state.lv1Discard },
    { level: 2, names: deckNames(state), pile: state.lv2Discard },
  ] as const;
  const note = (cards: number, ...what: Parameters<PilesProps['onNote']>) => {
    for (let card = 0; card < cards; card += 1) onNote(...what);
  };
  const unnamed = (pile: State['lv2Discard']) => {
    const cards = pile.filter((card) => card === null).length;
    return cards === 0 ? '' : ` ${plural(cards, 'card')} there nobody has named.`;
  };
  return piles.map(({ level, names, pile }) => (
    <Section
      key={level}
      title={`Lv${level} discard pile`}
      note={`Count what lies there, if it differs.${unnamed(pile)}`}
    >
      <Grid>
        {names.map((name) => {
          const value = pile.filter((card) => card === name).length;
          const most = Math.max(value, rosterCard(name)?.copies ?? 0);
          return (
            <SlimCounter
              key={name}
              label={`${name} discarded`}
              words={name}
              value={value}
              min={0}
              max={most}
              onGain={(by) => note(by, level, name, true)}
              onPay={(by) => note(by, level, name, false)}
              onKeypad={() => onNote(level, name, value < most)}
              testID={`pile-${name}`}
            />
          );
        })}
      </Grid>
    </Section>
  ));
}
