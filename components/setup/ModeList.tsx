import Check from 'lucide-react-native/icons/check';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';
import type { Mode } from '@/rules/kernel/setup';

interface Props {
  modes: readonly Mode[];
  value: string;
  onChange: (mode: string) => void;
}

export function ModeList({ modes, value, onChange }: Props) {
  const { accent, color, gap } = useTheme();
  return (
    <View role="radiogroup" aria-label="Mode" style={{ gap }}>
      {modes.map((mode) => {
        const chosen = mode.key === value;
        return (
          <Pressy
            key={mode.key}
            role="radio"
            checked={chosen}
            onPress={() => onChange(mode.key)}
            testID={`mode-${mode.key}`}
            style={[
              styles.mode,
              { backgroundColor: color.surface, borderColor: chosen ? accent.accent : 'transparent' },
            ]}
          >
            <View style={styles.words}>
              <Txt type="section">{mode.words}</Txt>
              <Txt type="body" color="ink2">
                {mode.detail}
              </Txt>
            </View>
            {chosen ? <Check size={24} color={accent.accent} strokeWidth={2.4} /> : null}
          </Pressy>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  mode: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    padding: 14,
    borderWidth: 2,
    borderRadius: tokens.radius.card,
  },
  words: { flex: 1, gap: 2 },
});
