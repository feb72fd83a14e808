import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';
import type { Value } from '@/rules/kernel/setup';

export interface ChoiceTile {
  readonly value: Value | null;
  readonly words: string;
}

interface Props {
  label: string;
  options: readonly ChoiceTile[];
  /** Undefined while nothing is chosen, which segments cannot be. */
  value: Value | null | undefined;
  onChange: (value: Value | null) => void;
  testID: string;
}

/** One of several, or none yet: big tiles that wrap. */
export function ChoiceTiles({ label, options, value, onChange, testID }: Props) {
  const { color, accent, highContrast } = useTheme();
  return (
    <View accessibilityRole="radiogroup" aria-label={label} testID={testID} style={styles.tiles}>
      {options.map((option) => {
        const chosen = option.value === value;
        return (
          <Pressy
            key={`${option.value}`}
            role="radio"
            label={option.words}
            checked={chosen}
            onPress={() => onChange(option.value)}
            testID={`${testID}-${option.value}`}
            style={[
              styles.tile,
              typeof option.value === 'number' ? styles.number : null,
              { backgroundColor: chosen ? accent.accent : color.surfaceAlt },
              highContrast ? { borderWidth: 2, borderColor: chosen ? color.ink : color.lineStrong } : null,
            ]}
          >
            <Txt
              type={typeof option.value === 'number' ? 'numeralSmall' : 'button'}
              tone={chosen ? accent.onAccent : color.ink}
              align="center"
            >
              {option.words}
            </Txt>
          </Pressy>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: tokens.size.touchGap },
  tile: {
    minHeight: tokens.size.buttonHeight,
    minWidth: 56,
    borderRadius: tokens.radius.control,
    paddingHorizontal: 14,
    alignItems: 'center',
    justifyContent: 'center',
  },
  // Six faces side by side on the smallest phone.
  number: { flexGrow: 1, minWidth: tokens.size.touchMin, paddingHorizontal: 4 },
});
