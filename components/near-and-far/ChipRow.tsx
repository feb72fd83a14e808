import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';

interface Props<V extends string> {
  label: string;
  options: readonly {
    readonly value: V;
    readonly words: string;
    readonly disabled?: boolean;
    readonly mark?: ReactNode;
  }[];
  chosen: readonly V[];
  onPress: (value: V) => void;
  testID: string;
}

/** One or some of several, in as many rows as they need. */
export function ChipRow<V extends string>({ label, options, chosen, onPress, testID }: Props<V>) {
  const { color, accent } = useTheme();
  return (
    <View style={styles.block}>
      <Txt type="label" color="ink2">
        {label}
      </Txt>
      <View style={styles.row} role="group" aria-label={label}>
        {options.map(({ value, words, disabled, mark }) => {
          const on = chosen.includes(value);
          return (
            <Pressy
              key={value}
              role="checkbox"
              label={words}
              checked={on}
              disabled={disabled}
              onPress={() => onPress(value)}
              testID={`${testID}-${value}`}
              style={[
                styles.chip,
                {
                  backgroundColor: on ? accent.accent : color.surfaceAlt,
                  borderColor: on ? accent.accent : color.line,
                },
              ]}
            >
              {mark}
              <Txt type="bodyStrong" tone={on ? accent.onAccent : disabled ? color.ink3 : color.ink}>
                {words}
              </Txt>
            </Pressy>
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: 4 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  chip: {
    minHeight: 48,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    paddingHorizontal: 14,
    borderRadius: tokens.radius.control,
    borderWidth: 1.5,
  },
});
