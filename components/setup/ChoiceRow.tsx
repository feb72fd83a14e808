import { StyleSheet, View } from 'react-native';

import { ChoiceTiles } from '@/components/cards/ChoiceTiles';
import { Txt } from '@/components/theme/Txt';
import { Segments } from '@/components/ui/Segments';
import { SwitchRow } from '@/components/ui/SwitchRow';
import type { Choice, Value } from '@/rules/kernel/setup';

interface Props {
  choice: Choice;
  value: Value;
  onChange: (value: Value) => void;
}

/** More words than this do not stand side by side on a small phone. */
const MOST_SEGMENTS = 4;

/** A yes-or-no choice is a switch, a few values are a row of segments, many are tiles that wrap. */
export function ChoiceRow({ choice, value, onChange }: Props) {
  if (typeof choice.default === 'boolean') {
    return (
      <SwitchRow
        title={choice.words}
        detail={choice.detail}
        value={value === true}
        onChange={onChange}
        testID={`choice-${choice.key}`}
      />
    );
  }
  return (
    <View style={styles.choice}>
      <Txt type="bodyStrong">{choice.words}</Txt>
      <Txt type="body" color="ink2">
        {choice.detail}
      </Txt>
      {choice.values.length > MOST_SEGMENTS ? (
        <ChoiceTiles
          label={choice.words}
          options={choice.values}
          value={value}
          onChange={(chosen) => onChange(chosen ?? choice.default)}
          testID={`choice-${choice.key}`}
        />
      ) : (
        <Segments
          label={choice.words}
          options={choice.values.map((each) => ({ value: String(each.value), words: each.words }))}
          value={String(value)}
          onChange={(chosen) =>
            onChange(choice.values.find((each) => String(each.value) === chosen)?.value ?? choice.default)
          }
          testID={`choice-${choice.key}`}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({ choice: { gap: 6 } });
