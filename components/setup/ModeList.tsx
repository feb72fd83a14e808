import Check from 'lucide-react-native/icons/check';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { Pressy } from '@/components/ui/Pressy';
import { SwitchRow } from '@/components/ui/SwitchRow';
import type { Mode } from '@/rules/kernel/setup';

interface Props {
  modes: readonly Mode[];
  value: string;
  onChange: (mode: string) => void;
}

/** The modes of the game; those of an expansion once the table has it. */
export function ModeList({ modes, value, onChange }: Props) {
  const { gap } = useTheme();
  const more = modes.filter(({ expansion }) => expansion);
  const [open, setOpen] = useState(more.some(({ key }) => key === value));
  const own = modes.filter(({ expansion }) => !expansion);
  return (
    <View style={{ gap }}>
      <Modes modes={open ? modes : own} value={value} onChange={onChange} />
      {more.length > 0 ? (
        <Card>
          <SwitchRow
            title="With the expansion box"
            detail={`Also offers ${more.map(({ words }) => words).join(', ')}`}
            value={open}
            onChange={(has) => {
              setOpen(has);
              const [first] = own;
              if (!has && first && more.some(({ key }) => key === value)) onChange(first.key);
            }}
            testID="with-expansion"
          />
        </Card>
      ) : null}
    </View>
  );
}

function Modes({ modes, value, onChange }: Props) {
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
