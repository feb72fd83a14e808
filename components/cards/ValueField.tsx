import BookOpen from 'lucide-react-native/icons/book-open';
import Check from 'lucide-react-native/icons/check';
import Pencil from 'lucide-react-native/icons/pencil';
import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Counter } from '@/components/ui/Counter';
import { Field } from '@/components/ui/Field';
import { IconButton } from '@/components/ui/IconButton';
import { Tag } from '@/components/ui/Tag';
import type { CardField, NumberField } from '@/rules/kernel/card-kind';
import type { Value } from '@/rules/kernel/setup';
import { signed } from '@/rules/kernel/signed';

import { type ChoiceTile, ChoiceTiles, SeveralTiles } from './ChoiceTiles';
import { MissingValue } from './MissingValue';

interface Props {
  field: CardField;
  value: Value | null | undefined;
  /** Filled in beforehand; nobody has looked at the card yet. */
  unchecked: boolean;
  problem?: string;
  onValue: (value: Value | null) => void;
  onConfirm: () => void;
  onKeypad: (field: NumberField) => void;
  onTopic?: (topic: string) => void;
}

/** Up to so many numbers lie side by side, one tap each. */
const MOST_TILES = 8;

/** One printed value: what it is called, the control for it, and what is wrong. */
export function ValueField(props: Props) {
  const { field, value, unchecked, problem, onTopic } = props;
  const { topic } = field;
  const title = field.words.charAt(0).toUpperCase() + field.words.slice(1);
  return (
    <View style={styles.field} testID={`field-${field.key}`}>
      <View style={styles.label}>
        <Txt type="bodyStrong" style={styles.words}>
          {title}
        </Txt>
        {unchecked ? <Tag tone="warn" icon={Pencil} words="Please check" /> : null}
        {topic && onTopic ? (
          <IconButton
            icon={BookOpen}
            label={`Rules: ${field.words}`}
            onPress={() => onTopic(topic)}
            style={styles.rules}
          />
        ) : null}
      </View>
      <Control {...props} title={title} />
      {unchecked ? (
        <Button
          kind="secondary"
          icon={Check}
          words="It says so on the card"
          label={`${title}: it says so on the card`}
          onPress={props.onConfirm}
          testID={`confirm-${field.key}`}
        />
      ) : null}
      {field.type === 'number' && field.optional && typeof value === 'number' && !fitsTiles(field) ? (
        <Button
          kind="quiet"
          words="Not on the card"
          label={`${title}: not on the card`}
          onPress={() => props.onValue(null)}
          testID={`clear-${field.key}`}
        />
      ) : null}
      {problem && field.type !== 'text' ? (
        <Txt type="caption" color="danger" aria-live="polite">
          {problem}
        </Txt>
      ) : null}
    </View>
  );
}

function Control({ field, title, value, problem, onValue, onKeypad }: Props & { title: string }) {
  const testID = `value-${field.key}`;
  if (field.type === 'text') {
    return (
      <Field
        label={title}
        labelHidden
        value={typeof value === 'string' ? value : ''}
        onChange={onValue}
        error={problem}
        testID={testID}
      />
    );
  }
  if (field.type === 'number' && !fitsTiles(field)) {
    if (typeof value !== 'number') {
      return <MissingValue what={title} onPress={() => onKeypad(field)} testID={testID} />;
    }
    return (
      <Counter
        bare
        label={title}
        words={field.unit ?? field.words}
        value={value}
        min={field.min}
        max={field.max}
        onGain={(amount) => onValue(value + amount)}
        onPay={(amount) => onValue(value - amount)}
        onKeypad={() => onKeypad(field)}
        testID={testID}
      />
    );
  }
  if (field.type === 'several') {
    return <SeveralTiles label={title} field={field} value={value} onChange={onValue} testID={testID} />;
  }
  return <ChoiceTiles label={title} options={tilesOf(field)} value={value} onChange={onValue} testID={testID} />;
}

const fitsTiles = ({ min, max }: NumberField) => max - min < MOST_TILES;

function tilesOf(field: Exclude<CardField, { type: 'text' | 'several' }>): readonly ChoiceTile[] {
  const none = field.optional ? [{ value: null, words: 'None' }] : [];
  switch (field.type) {
    case 'number': {
      const numbers = Array.from({ length: field.max - field.min + 1 }, (_, step) => field.min + step);
      return [...numbers.map((value) => ({ value, words: signed(value) })), ...none];
    }
    case 'choice':
      return [...field.values, ...none];
    case 'flag':
      return [{ value: true, words: 'Yes' }, { value: false, words: 'No' }, ...none];
  }
}

const styles = StyleSheet.create({
  field: { gap: 8 },
  label: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8, minHeight: 24 },
  words: { flexShrink: 1, flexGrow: 1 },
  // The picture, not the target round it, ends where the fields end.
  rules: { marginEnd: -12 },
});
