import ChevronRight from 'lucide-react-native/icons/chevron-right';
import type { ReactNode } from 'react';
import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';

import { Pressy } from './Pressy';
import { unsqueezed } from './webStyle';

interface Props {
  /** Before the title: a token, an icon. */
  left?: ReactNode;
  title: string;
  detail?: string;
  /** After the title, to be read; controls of its own belong beside the row, not in it. */
  right?: ReactNode;
  chevron?: boolean;
  /** The title in the accent: "Add a player". */
  accent?: boolean;
  onPress?: () => void;
  onLongPress?: () => void;
  holdLabel?: string;
  label?: string;
  hint?: string;
  disabled?: boolean;
  selected?: boolean;
  style?: StyleProp<ViewStyle>;
  testID?: string;
}

export function ListRow({ left, title, detail, right, chevron = false, accent = false, style, ...rest }: Props) {
  const theme = useTheme();
  const row = (
    <View style={[styles.row, rest.onPress ? null : style]}>
      {left}
      <View style={styles.words}>
        <Txt type="bodyStrong" tone={accent ? theme.accent.accent : undefined} style={theme.type.button}>
          {title}
        </Txt>
        {detail ? (
          <Txt type="body" color="ink3">
            {detail}
          </Txt>
        ) : null}
      </View>
      {right}
      {chevron ? <ChevronRight size={20} color={theme.color.ink3} style={unsqueezed} /> : null}
    </View>
  );
  if (!rest.onPress) return row;
  return (
    <Pressy {...rest} style={style}>
      {row}
    </Pressy>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 14, minHeight: 56, paddingVertical: 8 },
  words: { flex: 1, gap: 1 },
});
