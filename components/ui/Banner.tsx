import CircleAlert from 'lucide-react-native/icons/circle-alert';
import Info from 'lucide-react-native/icons/info';
import X from 'lucide-react-native/icons/x';
import type { LucideIcon } from 'lucide-react-native';
import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { LARGE_TEXT, useTextScale } from '@/components/tracks/textScale';

import { IconButton } from './IconButton';
import { Pressy } from './Pressy';
import { unsqueezed } from './webStyle';

export interface BannerAct {
  readonly words: string;
  readonly onPress: () => void;
  readonly testID?: string;
}

interface Props {
  tone: 'info' | 'warn' | 'danger';
  words: string;
  icon?: LucideIcon;
  /** Up to two. */
  acts?: readonly BannerAct[];
  onDismiss?: () => void;
  /** `assertive` for what cannot be missed: nothing is saved. */
  live?: 'polite' | 'assertive';
  style?: StyleProp<ViewStyle>;
  testID?: string;
}

/** A tinted line that says what is the matter and offers what helps. It never covers the table. */
export function Banner({ tone, words, icon, acts = [], onDismiss, live = 'polite', style, testID }: Props) {
  const { color, highContrast } = useTheme();
  const large = useTextScale() >= LARGE_TEXT;
  const Icon = icon ?? (tone === 'info' ? Info : CircleAlert);
  const stacked = acts.length > 1 || (large && acts.length > 0);
  const buttons = acts.map((act) => (
    <Pressy key={act.words} onPress={act.onPress} testID={act.testID} style={styles.act}>
      <Txt type="button" tone={color[tone]}>
        {act.words}
      </Txt>
    </Pressy>
  ));
  return (
    <View
      testID={testID}
      aria-live={live}
      role={live === 'assertive' ? 'alert' : 'status'}
      style={[
        styles.banner,
        { backgroundColor: color[`${tone}Tint`] },
        highContrast ? { borderWidth: 2, borderColor: color[tone] } : null,
        style,
      ]}
    >
      <View style={styles.line}>
        <Icon size={22} color={color[tone]} strokeWidth={2} style={unsqueezed} />
        <Txt type="body" style={styles.words}>
          {words}
        </Txt>
        {stacked ? null : buttons}
        {onDismiss ? (
          <IconButton icon={X} size={20} label="Dismiss" onPress={onDismiss} style={styles.dismiss} />
        ) : null}
      </View>
      {stacked ? <View style={styles.acts}>{buttons}</View> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  banner: {
    borderRadius: tokens.radius.card,
    minHeight: tokens.size.nudgeMin,
    paddingLeft: 14,
    paddingRight: 6,
    paddingVertical: 2,
    justifyContent: 'center',
  },
  line: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  words: { flex: 1, paddingVertical: 8 },
  act: { justifyContent: 'center', alignItems: 'center', paddingHorizontal: 8, borderRadius: tokens.radius.chip },
  acts: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8 },
  dismiss: { marginLeft: -6 },
});
