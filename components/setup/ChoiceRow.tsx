import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Segments } from '@/components/ui/Segments';
import { SwitchRow } from '@/components/ui/SwitchRow';
import type { Choice, Value } from '@/rules/kernel/setup';

interface Props {
  choice: Choice;
  value: Value;
  onChange: (value: Value) => void;
}

/** A yes-or-no choice is a switch, anything else a row of segments. */
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
      <Segments
        label={choice.words}
        options={choice.values.map((each) => ({ value: String(each.value), words: each.words }))}
        value={String(value)}
        onChange={(chosen) =>
          onChange(choice.values.find((each) => String(each.value) === chosen)?.value ?? choice.default)
        }
        testID={`choice-${choice.key}`}
      />
    </View>
  );
}

const styles = StyleSheet.create({ choice: { gap: 6 } });
