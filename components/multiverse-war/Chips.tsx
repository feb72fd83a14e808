import type { LucideIcon } from 'lucide-react-native';
import Check from 'lucide-react-native/icons/check';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';
import { unsqueezed } from '@/components/ui/webStyle';

export interface ChipOption {
  readonly value: string;
  readonly words: string;
  readonly icon?: LucideIcon;
}

interface Props {
  label: string;
  options: readonly ChipOption[];
  /** One, or several. */
  chosen: readonly string[];
  onChoose: (value: string) => void;
  several?: boolean;
  testID: string;
}

/** One or several of many, wrapped over as many lines as they need. */
export function Chips({ label, options, chosen, onChoose, several = false, testID }: Props) {
  const { color, accent, highContrast } = useTheme();
  return (
    <View style={styles.group}>
      <Txt type="label" color="ink2">
        {label}
      </Txt>
      <View accessibilityRole={several ? undefined : 'radiogroup'} aria-label={label} style={styles.chips}>
        {options.map(({ value, words, icon }) => {
          const on = chosen.includes(value);
          const Icon = on ? Check : icon;
          const ink = on ? accent.onAccent : color.ink;
          return (
            <Pressy
              key={value}
              role={several ? 'checkbox' : 'radio'}
              checked={on}
              label={words}
              onPress={() => onChoose(value)}
              testID={`${testID}-${value}`}
              style={[
                styles.chip,
                { backgroundColor: on ? accent.accent : color.surfaceAlt },
                highContrast ? { borderWidth: 2, borderColor: color.lineStrong } : null,
              ]}
            >
              <View style={styles.inside}>
                {Icon ? <Icon size={18} color={ink} style={unsqueezed} /> : null}
                <Txt type="bodyStrong" tone={ink} style={styles.words}>
                  {words}
                </Txt>
              </View>
            </Pressy>
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  group: { gap: 6 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  chip: { borderRadius: tokens.radius.control, paddingHorizontal: 12, paddingVertical: 6, justifyContent: 'center' },
  inside: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  words: { flexShrink: 1 },
});
