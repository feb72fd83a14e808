import type { LucideIcon } from 'lucide-react-native';
import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';

import { type Theme, useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';

import { unsqueezed } from './webStyle';

export type TagTone = 'accent' | 'plain' | 'success' | 'warn' | 'danger' | 'info';

interface Props {
  words: string;
  tone?: TagTone;
  icon?: LucideIcon;
  style?: StyleProp<ViewStyle>;
  testID?: string;
}

function coloursOf(tone: TagTone, { color, accent, highContrast }: Theme): { fill: string; text: string } {
  switch (tone) {
    case 'accent':
      return { fill: highContrast ? color.surface : accent.tint, text: accent.accent };
    case 'plain':
      return { fill: color.sunken, text: color.ink2 };
    default:
      return { fill: color[`${tone}Tint`], text: color[tone] };
  }
}

/** A pill that says one word about its neighbour. */
export function Tag({ words, tone = 'accent', icon: Icon, style, testID }: Props) {
  const theme = useTheme();
  const { fill, text } = coloursOf(tone, theme);
  return (
    <View
      testID={testID}
      style={[
        styles.tag,
        { backgroundColor: fill },
        theme.highContrast ? { borderWidth: 2, borderColor: text } : null,
        style,
      ]}
    >
      {Icon ? <Icon size={16} color={text} strokeWidth={2} style={unsqueezed} /> : null}
      <Txt type="label" tone={text}>
        {words}
      </Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  tag: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    minHeight: 24,
    paddingHorizontal: 10,
    paddingVertical: 3,
    borderRadius: tokens.radius.pill,
  },
});
