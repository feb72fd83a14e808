import Check from 'lucide-react-native/icons/check';
import type { LucideIcon } from 'lucide-react-native';
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';
import { unsqueezed } from '@/components/ui/webStyle';

interface Props {
  words: string;
  detail?: string | undefined;
  icon?: LucideIcon | undefined;
  /** Before the words: dice. */
  left?: ReactNode;
  chosen?: boolean;
  /** Shown as out of reach; it can be tapped all the same where the table may decide. */
  dim?: boolean;
  disabled?: boolean;
  onPress: () => void;
  onTopic?: (() => void) | undefined;
  testID?: string;
}

/** One thing to choose: a card, a target, a post. What is chosen is outlined and ticked. */
export function Pick({ words, detail, icon: Icon, left, chosen = false, dim = false, ...rest }: Props) {
  const { color, accent } = useTheme();
  const ink = dim ? color.ink3 : color.ink;
  return (
    <Pressy
      selected={chosen}
      disabled={rest.disabled}
      onPress={rest.onPress}
      onLongPress={rest.onTopic}
      holdLabel="Read the rule"
      testID={rest.testID}
      style={[
        styles.pick,
        {
          backgroundColor: dim ? 'transparent' : color.surfaceAlt,
          borderColor: chosen ? accent.accent : dim ? color.line : 'transparent',
        },
      ]}
    >
      {left}
      {Icon ? <Icon size={20} color={ink} style={unsqueezed} /> : null}
      <View style={styles.words}>
        <Txt type="bodyStrong" tone={ink}>
          {words}
        </Txt>
        {detail ? (
          <Txt type="caption" color={dim ? 'ink3' : 'ink2'}>
            {detail}
          </Txt>
        ) : null}
      </View>
      {chosen ? <Check size={20} color={accent.accent} strokeWidth={2.4} style={unsqueezed} /> : null}
    </Pressy>
  );
}

const styles = StyleSheet.create({
  pick: {
    flexGrow: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    minHeight: 52,
    paddingHorizontal: 12,
    paddingVertical: 8,
    borderWidth: 2,
    borderRadius: tokens.radius.control,
  },
  words: { flexShrink: 1, flexGrow: 1 },
});
