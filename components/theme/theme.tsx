import { createContext, type PropsWithChildren, useContext } from 'react';
import { useWindowDimensions } from 'react-native';

import { typeStyles, type TypeStyles } from './type';
import { type GameId, type Palette, isGameId, type Scheme, tokens } from './tokens';

/** What the player has chosen about how things look. */
export interface Look {
  readonly scheme: Scheme;
  /** 1 to 2: the app's own text size, on top of the system's where there is one. */
  readonly textSize: number;
  readonly hand: 'right' | 'left';
  readonly highContrast: boolean;
  readonly reducedMotion: boolean;
}

export interface Accent {
  readonly accent: string;
  readonly onAccent: string;
  readonly tint: string;
  readonly second: string;
  readonly deep: string;
  readonly marker: string;
  readonly onMarker: string;
}

export type Layout = 'smallPhone' | 'phone' | 'landscapePhone' | 'tabletPortrait' | 'tabletLandscape';

export interface Theme extends Look {
  readonly color: Palette;
  /** The game's accent; on the app's own screens, ink. Colour belongs to the games and the players. */
  readonly accent: Accent;
  readonly layout: Layout;
  /** True where a rail stands at the side instead of the dock below. */
  readonly rail: boolean;
  /** True where height is dear: the phase rod folds into the header's tag. */
  readonly low: boolean;
  readonly padding: number;
  readonly gap: number;
  readonly type: TypeStyles;
}

const ThemeContext = createContext<Theme | undefined>(undefined);

export function useTheme(): Theme {
  const theme = useContext(ThemeContext);
  if (!theme) throw new Error('useTheme outside ThemeProvider');
  return theme;
}

export function layoutOf(width: number, height: number): Layout {
  const { tabletLandscape, landscapePhone, smallPhone } = tokens.breakpoint;
  if (width >= tabletLandscape.minWidth && height >= tabletLandscape.minHeight) return 'tabletLandscape';
  if (width >= landscapePhone.minWidth) return height <= landscapePhone.maxHeight ? 'landscapePhone' : 'tabletPortrait';
  return width <= smallPhone.maxWidth ? 'smallPhone' : 'phone';
}

function paletteOf(scheme: Scheme, highContrast: boolean): Palette {
  const palette = tokens.color[scheme];
  if (!highContrast) return palette;
  const { surface, lineStrong } = palette;
  return {
    ...palette,
    line: lineStrong,
    successTint: surface,
    warnTint: surface,
    dangerTint: surface,
    infoTint: surface,
  };
}

function accentOf(scheme: Scheme, palette: Palette, game: GameId | undefined): Accent {
  if (!game) {
    return {
      accent: palette.ink,
      onAccent: palette.onInk,
      tint: palette.sunken,
      second: palette.brass,
      deep: palette.ink,
      marker: tokens.game['world-adventure'].bead.marker,
      onMarker: tokens.game['world-adventure'].bead.onMarker,
    };
  }
  return { ...tokens.game[game][scheme], ...tokens.game[game].bead };
}

function paddingOf(layout: Layout): { padding: number; gap: number } {
  const { screenPadding, cardGap } = tokens.size;
  if (layout === 'smallPhone') return { padding: screenPadding.compact, gap: cardGap.compact };
  if (layout === 'tabletLandscape') return { padding: screenPadding.wide, gap: cardGap.wide };
  return { padding: screenPadding.regular, gap: cardGap.regular };
}

export function ThemeProvider({ look, game, children }: PropsWithChildren<{ look: Look; game?: GameId }>) {
  const { width, height } = useWindowDimensions();
  const layout = layoutOf(width, height);
  const color = paletteOf(look.scheme, look.highContrast);
  const theme: Theme = {
    ...look,
    color,
    accent: accentOf(look.scheme, color, game),
    layout,
    rail: layout !== 'phone' && layout !== 'smallPhone',
    low: layout === 'smallPhone' || layout === 'landscapePhone',
    ...paddingOf(layout),
    type: typeStyles(look.textSize),
  };
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

/** The same look with a game's accent. */
export function GameTheme({ game, children }: PropsWithChildren<{ game: GameId }>) {
  const theme = useTheme();
  return (
    <ThemeContext value={{ ...theme, accent: accentOf(theme.scheme, theme.color, game) }}>{children}</ThemeContext>
  );
}

/** What stands on a game's motif, which is deep in both themes: the dark look, whatever the phone's. */
export function DeepTheme({ game, children }: PropsWithChildren<{ game: string }>) {
  const theme = useTheme();
  const color = paletteOf('dark', theme.highContrast);
  return (
    <ThemeContext
      value={{ ...theme, scheme: 'dark', color, accent: accentOf('dark', color, isGameId(game) ? game : undefined) }}
    >
      {children}
    </ThemeContext>
  );
}
