import { type StyleProp, StyleSheet, Text, type TextStyle } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import type { ColorName, Role } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';

import { marked } from './marks';

interface Props {
  text: string;
  terms: readonly string[];
  type: Role;
  color?: ColorName;
  /** What it stands on; the mark takes the other one. */
  on?: 'surface' | 'tint';
  style?: StyleProp<TextStyle>;
}

/** A text with the words that were asked for in bold on the accent's tint. */
export function Marked({ text, terms, type, color, on = 'surface', style }: Props) {
  const theme = useTheme();
  const { fontFamily, fontWeight } = theme.type.button;
  const mark = {
    fontFamily,
    fontWeight,
    color: theme.accent.accent,
    backgroundColor: on === 'tint' || theme.highContrast ? theme.color.surface : theme.accent.tint,
  };
  return (
    <Txt type={type} color={color} style={style}>
      {marked(text, terms).map((part, index) =>
        part.hit ? (
          <Text key={index} style={[mark, theme.highContrast ? styles.underlined : null]}>
            {part.text}
          </Text>
        ) : (
          part.text
        ),
      )}
    </Txt>
  );
}

const styles = StyleSheet.create({ underlined: { textDecorationLine: 'underline' } });
