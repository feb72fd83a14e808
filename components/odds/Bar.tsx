import { StyleSheet, View } from 'react-native';
import Svg, { Rect } from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { useTextScale } from '@/components/tracks/textScale';
import { isImpossible, segments } from '@/rules/dice/percent';

import { HatchDefs, useHatch } from './Hatch';
import type { OddsPart } from './oddsText';

export interface Piece extends OddsPart {
  readonly side: 'good' | 'bad';
  /** In percent, rounded so that all add up. */
  readonly share: number;
  readonly shown: string;
  /** Later successes are set off from the first. */
  readonly later: boolean;
}

/** The bar's pieces, left to right; what cannot happen has none. */
export function piecesOf(good: readonly OddsPart[], bad: readonly OddsPart[]): Piece[] {
  const rounded = segments(
    good.map(({ chance }) => chance),
    bad.map(({ chance }) => chance),
  );
  const side = (parts: readonly OddsPart[], shares: readonly number[], name: Piece['side']) =>
    parts.map((part, index) => {
      const share = shares[index] ?? 0;
      return { ...part, side: name, share, shown: share.toFixed(rounded.decimals), later: index > 0 };
    });
  return [...side(good, rounded.good, 'good'), ...side(bad, rounded.bad, 'bad')].filter(
    ({ chance }) => !isImpossible(chance),
  );
}

/** A number fits into its piece from this share of the bar on, at normal text size. */
const ROOM_FOR_NUMBER = 12;

/** Whether the number of a piece has room in it. */
export const fits = (piece: Piece, scale: number): boolean => piece.share >= ROOM_FOR_NUMBER * scale;

/** Good side solid, bad side hatched: an ornament of the words above it. */
export function Bar({ pieces, height }: { pieces: readonly Piece[]; height: number }) {
  const { color, highContrast } = useTheme();
  const scale = useTextScale();
  // With one piece a side the headline has said it all.
  const numbered = pieces.length > 2;
  return (
    <View
      aria-hidden
      style={[
        styles.bar,
        { minHeight: height },
        highContrast ? { borderWidth: 2, borderColor: color.lineStrong } : null,
      ]}
    >
      {pieces.map((piece, index) => (
        <View key={index} testID={`odds-piece-${index}`} style={[styles.piece, { flexGrow: piece.share }]}>
          <Fill piece={piece} />
          {numbered && fits(piece, scale) ? <Share piece={piece} /> : null}
        </View>
      ))}
    </View>
  );
}

/** The colour or the hatch of a piece, in the bar and beside its words. */
export function Fill({ piece }: { piece: Pick<Piece, 'side' | 'later'> }) {
  const { scheme } = useTheme();
  const hatch = useHatch();
  if (piece.side === 'good') {
    const fill = tokens.chart[piece.later ? 'oddsGoodLater' : 'oddsGood'][scheme];
    return <View style={[StyleSheet.absoluteFill, { backgroundColor: fill }]} />;
  }
  return (
    <Svg width="100%" height="100%" style={StyleSheet.absoluteFill}>
      <HatchDefs id={hatch} />
      <Rect width="100%" height="100%" fill={`url(#${hatch})`} />
    </Svg>
  );
}

function Share({ piece }: { piece: Piece }) {
  const { color, scheme } = useTheme();
  if (piece.side === 'bad') {
    // No single colour is readable on both stripes.
    return (
      <View style={[styles.pad, { backgroundColor: color.surface }]}>
        <Txt type="label">{piece.shown}</Txt>
      </View>
    );
  }
  // White on the deep green of the light theme, dark on every lighter one.
  const tone = scheme === 'dark' ? color.onInk : piece.later ? color.ink : color.onInk;
  return (
    <Txt type="label" tone={tone} style={styles.share}>
      {piece.shown}
    </Txt>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', gap: 2, borderRadius: 8, overflow: 'hidden' },
  // The least thing that can happen is still to be seen.
  piece: { flexBasis: 0, minWidth: 3, justifyContent: 'center', overflow: 'hidden', borderRadius: 3 },
  share: { paddingStart: 8 },
  pad: { alignSelf: 'center', paddingHorizontal: 5, borderRadius: 6 },
});
