import { Platform, type TextStyle } from 'react-native';

import { type Role, tokens } from './tokens';

export type TypeStyles = Readonly<Record<Role, TextStyle>>;

/** Native fonts are one file a weight; on the web a family has weights. */
const NATIVE_FAMILIES: Readonly<Record<string, string>> = {
  display700: 'Piazzolla_700Bold',
  display800: 'Piazzolla_800ExtraBold',
  text400: 'AtkinsonHyperlegibleNext_400Regular',
  text500: 'AtkinsonHyperlegibleNext_500Medium',
  text600: 'AtkinsonHyperlegibleNext_600SemiBold',
  text700: 'AtkinsonHyperlegibleNext_700Bold',
};

const WEB_FAMILIES = {
  display: `${tokens.font.display.family}, Georgia, serif`,
  text: `${tokens.font.text.family}, system-ui, sans-serif`,
};

function family(font: 'display' | 'text', weight: number): TextStyle {
  return Platform.OS === 'web'
    ? { fontFamily: WEB_FAMILIES[font], fontWeight: String(weight) as TextStyle['fontWeight'] }
    : { fontFamily: NATIVE_FAMILIES[`${font}${weight}`] };
}

/** Piazzolla's own figures are old-style, and on the web its words stand close. */
const DISPLAY: TextStyle = {
  fontVariant: ['lining-nums', 'tabular-nums'],
  ...(Platform.OS === 'web' ? { wordSpacing: `${tokens.font.display.wordSpacingEm}em` } : {}),
};

const cache = new Map<number, TypeStyles>();

/** The type scale at a text size: each role grows only as far as its own `maxScale`. */
export function typeStyles(textSize: number): TypeStyles {
  const known = cache.get(textSize);
  if (known) return known;
  const styles = {} as Record<Role, TextStyle>;
  for (const role of Object.keys(tokens.type) as Role[]) {
    const { font, weight, size, lineHeight, maxScale } = tokens.type[role];
    const scale = Math.min(textSize, maxScale);
    styles[role] = {
      ...family(font as 'display' | 'text', weight),
      fontSize: Math.round(size * scale),
      lineHeight: Math.round(lineHeight * scale),
      ...(font === 'display' ? DISPLAY : {}),
    };
  }
  cache.set(textSize, styles);
  return styles;
}
