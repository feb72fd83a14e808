import type { LucideIcon } from 'lucide-react-native';
import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';

import { type Theme, useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';

import { Pressy } from './Pressy';
import { unsqueezed } from './webStyle';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Props {
  kind?: ButtonKind;
  /** Names the result: "Set up the table". */
  words: string;
  icon?: LucideIcon;
  /** After the words: an arrow that leads on. */
  endIcon?: LucideIcon;
  onPress: () => void;
  /** Reads its rule. */
  onLongPress?: () => void;
  /** The primary of a page: 56 dp. */
  large?: boolean;
  disabled?: boolean;
  /** A second tap right after the first is meant. */
  repeats?: boolean;
  label?: string;
  hint?: string;
  /** For a secondary button that stands on `surfaceAlt`. */
  sunken?: boolean;
  /** For a secondary button that stands on the page itself, on no card. */
  onPage?: boolean;
  style?: StyleProp<ViewStyle>;
  testID?: string;
}

function coloursOf(kind: ButtonKind, sunken: boolean, { color, accent }: Theme): { fill: string; text: string } {
  switch (kind) {
    case 'primary':
      return { fill: accent.accent, text: accent.onAccent };
    case 'secondary':
      return { fill: sunken ? color.sunken : color.surfaceAlt, text: color.ink };
    case 'quiet':
      return { fill: 'transparent', text: accent.accent };
    case 'danger':
      return { fill: color.dangerTint, text: color.danger };
  }
}

export function Button({ kind = 'primary', words, icon: Icon, endIcon: EndIcon, large = false, ...rest }: Props) {
  const theme = useTheme();
  // A light page is as light as the other fill, a dark one as dark as this.
  const sunken = rest.sunken ?? (rest.onPage === true && theme.scheme === 'light');
  const { fill, text } = coloursOf(kind, sunken, theme);
  const height = large ? tokens.size.buttonHeightLarge : tokens.size.buttonHeight;
  const outlined = theme.highContrast && kind !== 'primary' && kind !== 'quiet';
  return (
    <Pressy
      label={rest.label}
      hint={rest.hint}
      disabled={rest.disabled}
      repeats={rest.repeats}
      onPress={rest.onPress}
      onLongPress={rest.onLongPress}
      holdLabel="Read the rule"
      testID={rest.testID}
      style={[
        styles.button,
        { minHeight: height, backgroundColor: fill },
        outlined ? { borderWidth: 2, borderColor: theme.color.lineStrong } : null,
        rest.style,
      ]}
    >
      <View style={styles.inside}>
        {Icon ? <Icon size={20} color={text} strokeWidth={2.4} style={unsqueezed} /> : null}
        <Txt type="button" tone={text} align="center" style={styles.words}>
          {words}
        </Txt>
        {EndIcon ? <EndIcon size={20} color={text} strokeWidth={2.4} style={unsqueezed} /> : null}
      </View>
    </Pressy>
  );
}

const styles = StyleSheet.create({
  button: {
    borderRadius: tokens.radius.control,
    paddingHorizontal: 16,
    paddingVertical: 8,
    alignItems: 'center',
    justifyContent: 'center',
  },
  inside: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 10 },
  words: { flexShrink: 1 },
});
