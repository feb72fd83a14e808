import { useState } from 'react';

import { Button } from '@/components/ui/Button';
import { Grid } from '@/components/ui/Grid';
import { Sheet } from '@/components/ui/Sheet';
import type { Action } from '@/rules/shaolia/actions';
import { spaceProblem } from '@/rules/shaolia/building';
import { cardDef } from '@/rules/shaolia/card-def';
import { check } from '@/rules/shaolia/check';
import { turnOrder } from '@/rules/shaolia/flow';
import { houseRule } from '@/rules/shaolia/house-rules';
import { ROSTER, WONDER_NAMES } from '@/rules/shaolia/roster';
import { sideOf } from '@/rules/shaolia/state';
import { openSpaces, withPassive } from '@/rules/shaolia/territory';
import { gymPlaces } from '@/rules/shaolia/tokens';

import { Foot } from './Foot';
import { cardIcon } from './icons';
import { Pick } from './Pick';
import type { ShaoliaPanel } from './props';
import { Section } from './Section';
import { TokenPicks } from './TokenPicks';
import { doesWords, sentence, whereWords } from './words';

/** #3: the wonder everyone starts with. */
export function WonderSheet({ state, shown, draft, onDraft, onAct, onClose, onTopic }: ShaoliaPanel) {
  const card = (draft as string | undefined) ?? '';
  const built = houseRule(state, 'wonderStartsBuilt') === true;
  const take = (place?: string) => {
    onClose();
    onAct({ type: 'takeStartingWonder', player: shown, card, ...(place === undefined ? {} : { place }) });
  };
  return (
    <Sheet
      title="First wonder"
      onClose={onClose}
      onRules={() => onTopic('3-overwhelming-power')}
      testID="wonder-sheet"
      footer={
        built ? undefined : (
          <Button
            large
            words={card ? `Take ${card}` : 'Choose a wonder'}
            disabled={!card}
            onPress={() => take()}
            testID="wonder-apply"
          />
        )
      }
    >
      <Section>
        {WONDER_NAMES.map((name) => {
          const def = cardDef(state.cards, name);
          return (
            <Pick
              key={name}
              words={name}
              detail={doesWords(def)}
              icon={cardIcon(name, def.class)}
              chosen={card === name}
              onPress={() => onDraft(name)}
              testID={`wonder-${name}`}
            />
          );
        })}
      </Section>
      {built && card ? (
        <Section title="Where it stands">
          <Grid>
            {openSpaces(sideOf(state, shown))
              .filter((place) => !spaceProblem(state, shown, place, cardDef(state.cards, card)))
              .map((place) => (
                <Pick
                  key={place}
                  words={sentence(whereWords(place))}
                  onPress={() => take(place)}
                  testID={`wonder-at-${place}`}
                />
              ))}
          </Grid>
        </Section>
      ) : null}
    </Sheet>
  );
}

/** #4: the Market everyone starts with. */
export function MarketSheet({ state, shown, onAct, onClose, onTopic }: ShaoliaPanel) {
  return (
    <Sheet title="First Market" onClose={onClose} onRules={() => onTopic('4-trade-war')} testID="market-sheet">
      <Section title="Where it stands">
        <Grid>
          {openSpaces(sideOf(state, shown)).map((place) => (
            <Pick
              key={place}
              words={sentence(whereWords(place))}
              onPress={() => {
                onClose();
                onAct({ type: 'placeStartingMarket', player: shown, place });
              }}
              testID={`market-at-${place}`}
            />
          ))}
        </Grid>
      </Section>
    </Sheet>
  );
}

/** The Gyms' tokens, placed before the roll. */
export function BeginSheet({ state, shown, draft, onDraft, onAct, onClose, onTopic }: ShaoliaPanel) {
  const gyms = withPassive(state, shown, 'attackTokenBeforeRoll').length;
  const chosen = (draft as readonly string[] | undefined) ?? [];
  const action: Action = { type: 'beginAction', player: shown, tokens: [...chosen] };
  const refusal = chosen.length === gyms ? check(state, action) : undefined;
  return (
    <Sheet
      title="Before the roll"
      onClose={onClose}
      onRules={() => onTopic('gym')}
      testID="begin-sheet"
      footer={
        <Foot refusal={refusal}>
          <Button
            large
            words="Begin the action turn"
            disabled={chosen.length !== gyms || refusal?.refused === 'impossible'}
            onPress={() => {
              onClose();
              onAct(action);
            }}
            testID="begin-apply"
          />
        </Foot>
      }
    >
      <TokenPicks
        state={state}
        seat={shown}
        kind="attack"
        words="Gym token"
        count={gyms}
        places={gymPlaces(state, shown)}
        chosen={chosen}
        onChange={onDraft}
        note="Mines give their minerals by themselves."
      />
    </Sheet>
  );
}

/** House rule: the table says the order of the round. */
export function OrderSheet({ state, shown, onAct, onClose, onTopic }: ShaoliaPanel) {
  const [order, setOrder] = useState<readonly number[]>([]);
  const full = order.length === state.sides.length;
  return (
    <Sheet
      title="Order of play"
      onClose={onClose}
      onRules={() => onTopic('turn-order-2v2')}
      testID="order-sheet"
      footer={
        <Button
          large
          words={full ? 'Play in this order' : 'Tap the players in their order'}
          disabled={!full}
          onPress={() => {
            onClose();
            onAct({ type: 'setRoundOrder', player: shown, order: [...order] });
          }}
          testID="order-apply"
        />
      }
    >
      <Section
        note={`Now: ${turnOrder(state)
          .map((seat) => sideOf(state, seat).name)
          .join(', ')}`}
      >
        {state.sides.map(({ name }, seat) => {
          const at = order.indexOf(seat);
          return (
            <Pick
              key={seat}
              words={name}
              detail={at < 0 ? undefined : `${at + 1}.`}
              chosen={at >= 0}
              onPress={() => setOrder(at >= 0 ? order.filter((each) => each !== seat) : [...order, seat])}
              testID={`order-${seat}`}
            />
          );
        })}
      </Section>
    </Sheet>
  );
}

/** A card that stands on the table and was never recorded. */
export function StandsSheet({ seat, place, onAct, onClose, onTopic }: ShaoliaPanel & { seat: number; place: string }) {
  const put = (space: string) => {
    onClose();
    onAct({ type: 'adjustSpace', player: seat, place, space });
  };
  return (
    <Sheet title="What stands here" onClose={onClose} onRules={() => onTopic('card-levels')} tall testID="stands-sheet">
      <Section note={`${sentence(whereWords(place))}. Corrected by hand, nothing is paid.`}>
        <Pick words="Locked space" onPress={() => put('locked')} testID="stands-locked" />
        <Grid>
          {ROSTER.map(({ name, class: of }) => (
            <Pick
              key={name}
              words={name}
              icon={cardIcon(name, of)}
              onPress={() => put(name)}
              testID={`stands-${name}`}
            />
          ))}
        </Grid>
      </Section>
    </Sheet>
  );
}
