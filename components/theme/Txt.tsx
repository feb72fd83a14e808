import type { PropsWithChildren } from 'react';
import { Platform, Text, type TextProps, type TextStyle } from 'react-native';

import { useTheme } from './theme';
import { type ColorName, type Role, tokens } from './tokens';

export interface TxtProps extends TextProps {
  type: Role;
  color?: ColorName;
  /** A colour outside the palette: an accent, the letter on a token. */
  tone?: string;
  align?: TextStyle['textAlign'];
  /** A heading for screen readers; `page` is the one that names the screen. */
  heading?: boolean | 'page';
}

/** All text of the app: a role of the type scale in a colour of the palette. */
export function Txt({
  type,
  color = 'ink',
  tone,
  align,
  heading,
  style,
  children,
  ...rest
}: PropsWithChildren<TxtProps>) {
  const theme = useTheme();
  // The level of a heading is the web's own notion.
  const level = heading && Platform.OS === 'web' ? { 'aria-level': heading === 'page' ? 1 : 2 } : null;
  return (
    <Text
      maxFontSizeMultiplier={tokens.type[type].maxScale}
      accessibilityRole={heading ? 'header' : undefined}
      {...level}
      {...rest}
      style={[theme.type[type], { color: tone ?? theme.color[color] }, align ? { textAlign: align } : null, style]}
    >
      {children}
    </Text>
  );
}
