import Pencil from 'lucide-react-native/icons/pencil';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Counter } from '@/components/ui/Counter';
import { Pressy } from '@/components/ui/Pressy';
import { unsqueezed } from '@/components/ui/webStyle';
import type { EndField } from '@/rules/kernel/end-values';

import type { PassEntry } from './passing';

interface Props {
  entry: PassEntry;
  typed: Readonly<Record<string, number>>;
  onValue: (field: EndField, value: number) => void;
  onKeypad: (field: EndField) => void;
}

/** What one player types: a counter for what is known, a dashed slot for what is not. */
export function PassFields({ entry, typed, onValue, onKeypad }: Props) {
  return (
    <View style={styles.fields}>
      {entry.fields.map((field) => {
        const value = typed[field.key];
        const testID = `pass-${field.key}`;
        if (value === undefined) {
          return <Slot key={field.key} field={field} onPress={() => onKeypad(field)} testID={testID} />;
        }
        return (
          <Counter
            key={field.key}
            bare
            label={`${entry.name}'s ${field.words}`}
            words={field.words}
            value={value}
            min={field.min}
            max={field.max}
            onGain={(amount) => onValue(field, value + amount)}
            onPay={(amount) => onValue(field, value - amount)}
            onKeypad={() => onKeypad(field)}
            style={styles.known}
            testID={testID}
          />
        );
      })}
    </View>
  );
}

function Slot({ field, onPress, testID }: { field: EndField; onPress: () => void; testID: string }) {
  const { color } = useTheme();
  return (
    <Pressy onPress={onPress} testID={testID} style={[styles.slot, { borderColor: color.lineStrong }]}>
      <Pencil size={20} color={color.ink2} style={unsqueezed} />
      <View style={styles.words}>
        <Txt type="bodyStrong">{field.words.charAt(0).toUpperCase() + field.words.slice(1)}</Txt>
        <Txt type="body" color="ink2">
          Type the number
        </Txt>
      </View>
    </Pressy>
  );
}

const styles = StyleSheet.create({
  fields: { gap: 8 },
  // As high as the slot it takes the place of, so that nothing moves.
  known: { minHeight: 68 },
  slot: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    minHeight: 68,
    paddingHorizontal: 16,
    paddingVertical: 8,
    borderWidth: 2,
    borderStyle: 'dashed',
    borderRadius: tokens.radius.card,
  },
  words: { flexShrink: 1 },
});
