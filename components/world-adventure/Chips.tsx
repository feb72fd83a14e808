import type { LucideIcon } from 'lucide-react-native';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';

export interface Chip<V extends string | number> {
  readonly value: V;
  readonly words: string;
  readonly icon?: LucideIcon;
}

interface Props<V extends string | number> {
  label: string;
  chips: readonly Chip<V>[];
  chosen: readonly V[];
  onChoose: (value: V) => void;
  /** All in one row, as wide as each other: the faces of a die. */
  even?: boolean;
  testID?: string;
}

/** A few things to tap, one or several of them chosen. */
export function Chips<V extends string | number>({ label, chips, chosen, onChoose, even = false, testID }: Props<V>) {
  const { color, accent } = useTheme();
  return (
    <View role="group" aria-label={label} style={[styles.chips, even ? styles.row : null]}>
      {chips.map(({ value, words, icon: Icon }) => {
        const on = chosen.includes(value);
        const ink = on ? accent.onAccent : color.ink;
        return (
          <Pressy
            key={value}
            label={`${label}: ${words}`}
            selected={on}
            onPress={() => onChoose(value)}
            style={[styles.chip, even ? styles.even : null, { backgroundColor: on ? accent.accent : color.surfaceAlt }]}
            testID={testID ? `${testID}-${value}` : undefined}
          >
            {Icon ? <Icon size={18} color={ink} strokeWidth={2} /> : null}
            <Txt type="bodyStrong" tone={ink}>
              {words}
            </Txt>
          </Pressy>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    paddingHorizontal: 14,
    borderRadius: tokens.radius.control,
  },
  row: { gap: 4 },
  even: { flexGrow: 1, flexBasis: 48, paddingHorizontal: 0 },
});
