import Trash from 'lucide-react-native/icons/trash';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { announce } from '@/components/ui/announce';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { KeypadSheet } from '@/components/ui/KeypadSheet';
import { RefusalBanner } from '@/components/ui/RefusalBanner';
import { Sheet } from '@/components/ui/Sheet';
import { Tag } from '@/components/ui/Tag';
import type { CardKind, NumberField } from '@/rules/kernel/card-kind';
import { cardNameKey } from '@/rules/kernel/card-name';
import type { CardProblems } from '@/rules/kernel/card-parse';
import { cardWords } from '@/rules/kernel/card-words';
import type { LibraryCard } from '@/store/cards';

import {
  type CardDraft,
  confirmValue,
  draftOf,
  type Finished,
  finishDraft,
  newDraft,
  skipDraft,
  typeValue,
} from './cardDraft';
import { ValueField } from './ValueField';

export interface CardFormProps {
  kind: CardKind;
  /** The card being edited; a new one if left out. */
  card?: LibraryCard;
  /** What was typed into the picker. */
  name?: string;
  /** The rules find the card by its name: it is no question. */
  named?: boolean;
  /** The cards of this kind: no two have one name. */
  cards: readonly LibraryCard[];
  onSave: (card: CardDraft) => void;
  /** Leaves what is missing untyped: the card stays manual. */
  onSkip?: (card: CardDraft) => void;
  onDelete?: () => void;
  /** Another card has this name: edit that one. */
  onOther: (card: LibraryCard) => void;
  onTopic?: (topic: string) => void;
  onClose: () => void;
  /** Why it could not be saved. */
  problem?: string;
  /** The half-typed card, kept by the caller so that a kill gives it back. */
  draft?: CardDraft;
  onDraft?: (draft: CardDraft) => void;
}

const NOTHING: CardProblems = { fields: {} };

/** The values printed on one card, typed once. */
export function CardForm(props: CardFormProps) {
  return <Form key={props.card?.id ?? 'new'} {...props} />;
}

function Form({ kind, card, cards, onSkip, onDelete, onOther, onTopic, onDraft, ...rest }: CardFormProps) {
  const [draft, setDraft] = useState<CardDraft>(() => rest.draft ?? (card ? draftOf(card) : newDraft(kind, rest.name)));
  const [problems, setProblems] = useState(NOTHING);
  const [typing, setTyping] = useState<NumberField>();
  const key = cardNameKey(draft.name);
  const taken = cards.find((each) => each.id !== card?.id && cardNameKey(each.name) === key);

  const change = (next: CardDraft, field?: string) => {
    setDraft(next);
    onDraft?.(next);
    const others = Object.entries(problems.fields).filter(([each]) => each !== field);
    setProblems({ name: field === undefined ? undefined : problems.name, fields: Object.fromEntries(others) });
  };
  const hand = (finished: Finished, to: (card: CardDraft) => void) => {
    if ('card' in finished) {
      if (!taken) to(finished.card);
      return;
    }
    setProblems(finished.problems);
    announce(summaryOf(finished.problems) ?? '', 'assertive');
  };

  const summary = summaryOf(problems);
  return (
    <Sheet
      title={card ? card.name : rest.named && rest.name ? rest.name : `New ${kind.words.one}`}
      onClose={rest.onClose}
      testID="card-form"
      footer={
        <View style={styles.foot}>
          {summary ? (
            <Txt type="bodyStrong" color="danger" style={styles.summary} testID="card-problems">
              {summary}
            </Txt>
          ) : null}
          {onSkip ? (
            <Button
              kind="secondary"
              words="Skip"
              hint="The card stays manual: helpers leave it out"
              disabled={taken !== undefined}
              onPress={() => hand(skipDraft(kind, draft), onSkip)}
              style={styles.share}
              testID="card-skip"
            />
          ) : null}
          <Button
            words="Keep this card"
            disabled={taken !== undefined}
            onPress={() => hand(finishDraft(kind, draft), rest.onSave)}
            style={styles.share}
            testID="card-save"
          />
        </View>
      }
    >
      <View style={styles.fields}>
        {rest.problem ? <RefusalBanner words={rest.problem} testID="card-problem" /> : null}
        {card ? <Tag tone="plain" words="Typed by you" style={styles.tag} /> : null}
        {rest.named ? null : (
          <Field
            label="Name on the card"
            value={draft.name}
            onChange={(name) => change({ ...draft, name })}
            error={problems.name}
            testID="card-name"
          />
        )}
        {taken ? (
          <RefusalBanner
            words={takenWords(kind, taken)}
            instead={{ words: 'Edit that one', onPress: () => onOther(taken) }}
            testID="card-taken"
          />
        ) : null}
        {kind.fields.map((field) => (
          <ValueField
            key={field.key}
            field={field}
            value={draft.values[field.key]}
            unchecked={draft.check.includes(field.key)}
            problem={problems.fields[field.key]}
            onValue={(value) => change(typeValue(draft, field.key, value), field.key)}
            onConfirm={() => change(confirmValue(draft, field.key), field.key)}
            onKeypad={setTyping}
            onTopic={onTopic}
          />
        ))}
        {kind.fields.length === 0 ? (
          <Txt type="body" color="ink2">
            Nothing else is kept of this card.
          </Txt>
        ) : null}
        {onDelete ? (
          <Button kind="danger" icon={Trash} words="Delete this card" onPress={onDelete} testID="card-delete" />
        ) : null}
      </View>
      {/* Inside the sheet: a phone shows a second window only over the one it belongs to. */}
      {typing ? (
        <NumberPad
          field={typing}
          value={draft.values[typing.key]}
          onValue={(value) => {
            setTyping(undefined);
            change(typeValue(draft, typing.key, value), typing.key);
          }}
          onClose={() => setTyping(undefined)}
        />
      ) : null}
    </Sheet>
  );
}

/** Said at the button, since the field may be scrolled out of sight: "Type the cost. And 2 more." */
function summaryOf({ name, fields }: CardProblems): string | undefined {
  const [first, ...more] = [...(name === undefined ? [] : [name]), ...Object.values(fields)];
  return first !== undefined && more.length > 0 ? `${first} And ${more.length} more.` : first;
}

function takenWords(kind: CardKind, taken: LibraryCard): string {
  const values = cardWords(kind, taken.values);
  return `${taken.name} is there already${values ? ` (${values})` : ''}. Edit that one, or add a word to the name.`;
}

interface NumberPadProps {
  field: NumberField;
  value: unknown;
  onValue: (value: number) => void;
  onClose: () => void;
}

function NumberPad({ field, value, onValue, onClose }: NumberPadProps) {
  const { min, max, words, unit } = field;
  const now = typeof value === 'number' ? value : Math.min(max, Math.max(min, 0));
  return (
    <KeypadSheet
      title={words.charAt(0).toUpperCase() + words.slice(1)}
      value={now}
      min={min}
      max={max}
      words={unit ?? words}
      setOnly
      unknown={typeof value !== 'number'}
      onDone={({ amount }) => onValue(amount)}
      onClose={onClose}
    />
  );
}

const styles = StyleSheet.create({
  fields: { gap: 20 },
  tag: { alignSelf: 'flex-start' },
  foot: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  summary: { flexBasis: '100%' },
  share: { flexGrow: 1, flexBasis: 140 },
});
