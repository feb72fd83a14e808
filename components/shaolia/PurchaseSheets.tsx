import { Button } from '@/components/ui/Button';
import { Grid } from '@/components/ui/Grid';
import { Sheet } from '@/components/ui/Sheet';
import { plural } from '@/rules/kernel/plural';
import type { Action } from '@/rules/shaolia/actions';
import { cardDef } from '@/rules/shaolia/card-def';
import { cardTopic } from '@/rules/shaolia/card-topics';
import { check } from '@/rules/shaolia/check';
import { isDeckTold } from '@/rules/shaolia/draw';
import { deckSize, KITS } from '@/rules/shaolia/modes';
import { builtToPay, payWords } from '@/rules/shaolia/purchase';
import { LV1_NAMES, LV2_NAMES, WONDER_NAMES } from '@/rules/shaolia/roster';
import { LV2_PRICE, sideOf, type State } from '@/rules/shaolia/state';
import { meetsCondition } from '@/rules/shaolia/territory';

import { Foot } from './Foot';
import { cardIcon } from './icons';
import { LeaveByHand } from './LeaveByHand';
import { Pick } from './Pick';
import type { ShaoliaPanel } from './props';
import { Section } from './Section';
import { doesWords, sentence } from './words';

interface Lv2Draft {
  readonly pool?: number;
  readonly card?: string;
  readonly discard?: readonly number[];
  readonly built?: readonly string[];
  readonly refill?: string;
}

/** The Lv2 kinds of this game's deck; all of them where the table has not ticked them off yet. */
export function deckNames(state: State): readonly string[] {
  const { kinds, wonders } = state.deck;
  const ticked = (name: string) => !isDeckTold(state) || (wonders[name] ?? 0) > 0;
  return [...(kinds.length === 0 ? LV2_NAMES : kinds), ...WONDER_NAMES.filter(ticked)];
}

/** "29 cards in the Lv2 deck". */
export function inDeck(state: State): string {
  return isDeckTold(state) ? `${plural(state.lv2Deck, 'card')} in the Lv2 deck` : 'Lv2 deck not ticked off yet';
}

/**
 * The names a card of this level may have. While kinds of the mode's deck are still to be ticked off, any Lv2 card may
 * turn up: the deck's own come first.
 */
export function namesOf(state: State, level: 1 | 2): readonly string[] {
  if (level === 1) return LV1_NAMES;
  const names = deckNames(state);
  const missing = deckSize(state.deck) < (KITS[state.mode].lv2Cards ?? 0);
  return missing ? [...names, ...LV2_NAMES.filter((name) => !names.includes(name))] : names;
}

/** One of the pool for three unbuilt cards, and what comes in its place. */
export function Lv2Sheet({ state, shown, draft, onDraft, onAct, onClose, onTopic }: ShaoliaPanel) {
  const side = sideOf(state, shown);
  const kept = (draft ?? {}) as Lv2Draft;
  const { pool, discard = [], built = [] } = kept;
  const keep = (change: Lv2Draft) => onDraft({ ...kept, ...change });
  const unnamed = pool !== undefined && state.pool[pool] === null;
  const action: Action | undefined =
    pool === undefined
      ? undefined
      : {
          type: 'buyLv2',
          player: shown,
          pool,
          discard: [...discard],
          ...(unnamed && kept.card ? { card: kept.card } : {}),
          ...(built.length > 0 ? { built: [...built] } : {}),
          ...(kept.refill ? { refill: kept.refill } : {}),
        };
  const refusal = action ? check(state, action) : undefined;
  const turn = <T,>(list: readonly T[], each: T) =>
    list.includes(each) ? list.filter((other) => other !== each) : [...list, each];
  const chosen = pool === undefined ? undefined : (state.pool[pool] ?? kept.card ?? 'a Lv2 card');
  return (
    <Sheet
      title="Buy a Lv2 card"
      onClose={onClose}
      onRules={() => onTopic('buy-lv2-card')}
      tall
      testID="lv2-sheet"
      footer={
        <Foot refusal={refusal}>
          <Button
            large
            words={
              chosen
                ? `Take ${chosen} for ${discard.length + built.length} of ${LV2_PRICE} cards`
                : 'Choose from the pool'
            }
            disabled={!action || refusal?.refused === 'impossible'}
            onPress={() => {
              onClose();
              if (action) onAct(action);
            }}
            testID="lv2-apply"
          />
        </Foot>
      }
    >
      <Section title="From the pool">
        {state.pool.map((card, index) => {
          const def = card === null ? undefined : cardDef(state.cards, card);
          return (
            <Pick
              key={index}
              words={card ?? `Card ${index + 1} of the pool`}
              detail={
                def
                  ? `${sentence(doesWords(def))}${meetsCondition(side, def) ? '' : `. Needs ${def.condition.join(' or ')}`}`
                  : 'Not named yet'
              }
              icon={def ? cardIcon(def.name, def.class) : undefined}
              chosen={pool === index}
              onPress={() => keep({ pool: index })}
              onTopic={def ? () => onTopic(cardTopic(def.name)) : undefined}
              testID={`pool-${index}`}
            />
          );
        })}
      </Section>
      {unnamed ? (
        <NamePicks
          title="Which card is it?"
          state={state}
          chosen={kept.card}
          onChoose={(card) => keep({ card })}
          testID="lv2-is"
        />
      ) : null}
      <Section title={`Discard ${payWords(state)}`}>
        <Grid>
          {side.reserve.map(({ card, level }, index) => (
            <Pick
              key={index}
              words={card ?? `Lv${level} card`}
              chosen={discard.includes(index)}
              onPress={() => keep({ discard: turn(discard, index) })}
              testID={`discard-${index}`}
            />
          ))}
          {builtToPay(state, shown).map(({ place, built: there }) => (
            <Pick
              key={place}
              words={there.card}
              detail="built"
              chosen={built.includes(place)}
              onPress={() => keep({ built: turn(built, place) })}
              testID={`discard-${place}`}
            />
          ))}
        </Grid>
      </Section>
      <NamePicks
        title="What comes into the pool? (may be left out)"
        state={state}
        chosen={kept.refill}
        onChoose={(refill) => keep({ refill })}
        testID="refill"
      />
    </Sheet>
  );
}

interface NameProps {
  title: string;
  state: State;
  names?: readonly string[];
  chosen: string | null | undefined;
  onChoose: (card: string) => void;
  testID: string;
}

/** A card by its name, one tap. */
export function NamePicks({ title, state, names = namesOf(state, 2), chosen, onChoose, testID }: NameProps) {
  return (
    <Section title={title}>
      <Grid>
        {names.map((name) => (
          <Pick
            key={name}
            words={name}
            icon={cardIcon(name, cardDef(state.cards, name).class)}
            chosen={chosen === name}
            onPress={() => onChoose(name)}
            testID={`${testID}-${name}`}
          />
        ))}
      </Grid>
    </Section>
  );
}

/** Which three cards lie in the pool. */
export function PoolSheet({ state, shown, draft, onDraft, onAct, onClose, onTopic }: ShaoliaPanel) {
  const cards = (draft as readonly (string | null)[] | undefined) ?? state.pool;
  const open = cards.findIndex((card) => card === null);
  const put = (index: number, card: string | null) => onDraft(cards.map((each, at) => (at === index ? card : each)));
  return (
    <Sheet
      title="The pool"
      onClose={onClose}
      onRules={() => onTopic('change-the-pool')}
      tall
      testID="pool-sheet"
      footer={
        <Button
          large
          words="That is the pool"
          onPress={() => {
            onClose();
            onAct({ type: 'setPool', player: shown, cards: [...cards] });
          }}
          testID="pool-apply"
        />
      }
    >
      <Section note={`${inDeck(state)}, ${state.lv2Discard.length} on its discard pile.`}>
        {cards.map((card, index) => (
          <Pick
            key={index}
            words={card ?? `Card ${index + 1}: tap its name below`}
            detail={card === null ? undefined : 'Tap to change'}
            chosen={index === open}
            onPress={() => put(index, null)}
            testID={`pool-slot-${index}`}
          />
        ))}
      </Section>
      {open < 0 ? null : (
        <NamePicks
          title={`Card ${open + 1}`}
          state={state}
          chosen={undefined}
          onChoose={(card) => put(open, card)}
          testID="pool-is"
        />
      )}
    </Sheet>
  );
}

/** A card of the reserve: its name, or off the table by hand. */
export function ReserveSheet({
  state,
  seat,
  index,
  onAct,
  onClose,
  onTopic,
  onOpen,
}: ShaoliaPanel & { seat: number; index: number }) {
  const held = sideOf(state, seat).reserve[index];
  if (!held) return null;
  const { card, level } = held;
  const def = card === null ? undefined : cardDef(state.cards, card);
  const act = (action: Action) => {
    onClose();
    onAct(action);
  };
  return (
    <Sheet
      title={card ?? `Lv${level} card`}
      onClose={onClose}
      onRules={() => onTopic('card-levels')}
      testID="reserve-sheet"
    >
      {def ? (
        <Section note={sentence(doesWords(def))}>
          <Button
            kind="secondary"
            words="Type what the card says"
            onPress={() => onOpen(`card:${def.name}`)}
            testID="type-values"
          />
        </Section>
      ) : null}
      <NamePicks
        title="Which card is it?"
        state={state}
        names={namesOf(state, level)}
        chosen={card}
        onChoose={(name) => act({ type: 'noteReserve', player: seat, index, card: name, level })}
        testID="reserve-is"
      />
      <LeaveByHand
        level={level}
        words="Take it out by hand"
        onLeave={(to) => act({ type: 'noteReserve', player: seat, index, level, gone: true, ...to })}
        testID="reserve-gone"
      />
    </Sheet>
  );
}
