import { useState } from 'react';
import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { useTextScale } from '@/components/tracks/textScale';

import { Bar, Fill, fits, type Piece, piecesOf } from './Bar';
import { exactText, type OddsPart, type Question, shownWords, spokenOdds, theRest, together } from './oddsText';
import { Percent } from './Percent';
import { Said } from './Said';

interface Props extends Question {
  /** What one hopes for, soonest first. */
  good: readonly OddsPart[];
  /** What is left over if left out. */
  bad?: readonly OddsPart[];
  style?: StyleProp<ViewStyle>;
  testID?: string;
}

/** Odds in their three forms together: percent, plain words, bar. A press shows the exact fraction. */
export function OddsBar({ good, bad, lead, aim, style, testID = 'odds' }: Props) {
  const [exact, setExact] = useState(false);
  const chance = together(good);
  const pieces = piecesOf(good, bad ?? [{ chance: theRest(chance) }]);
  return (
    <View style={[styles.odds, style]}>
      <Said
        label={spokenOdds(chance, { aim, lead }, exact)}
        hint={exact ? 'Hides the exact odds' : 'Shows the exact odds'}
        expanded={exact}
        onPress={() => setExact(!exact)}
        testID={testID}
      >
        <View style={styles.head}>
          <View style={styles.words}>
            {lead ? (
              <Txt type="label" color="ink2">
                {lead}
              </Txt>
            ) : null}
            <Txt type="title">{shownWords(chance, { aim })}</Txt>
          </View>
          <Percent chance={chance} large />
        </View>
        {exact ? <Txt type="bodyStrong" color="ink2">{`Exactly ${exactText(chance)}`}</Txt> : null}
        <Bar pieces={pieces} height={26} />
      </Said>
      {pieces.some(({ words }) => words) ? <Legend pieces={pieces} /> : null}
    </View>
  );
}

function Legend({ pieces }: { pieces: readonly Piece[] }) {
  const { color, highContrast } = useTheme();
  const scale = useTextScale();
  const named = pieces.filter(({ words }) => words);
  return (
    <View
      accessible
      accessibilityRole="image"
      aria-label={named.map(({ shown, words }) => `${shown} percent ${words}`).join(', ')}
      style={styles.legend}
    >
      {named.map((piece) => (
        <View key={piece.words} style={styles.entry}>
          <View style={[styles.swatch, highContrast ? { borderWidth: 1, borderColor: color.lineStrong } : null]}>
            <Fill piece={piece} />
          </View>
          <Txt type="caption" color="ink2" style={styles.shrink}>
            {pieces.length > 2 && !fits(piece, scale) ? `${piece.shown} ${piece.words}` : piece.words}
          </Txt>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  odds: { gap: 8 },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    columnGap: 8,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 140, gap: 2, paddingBottom: 4 },
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 16, rowGap: 4 },
  entry: { flexDirection: 'row', alignItems: 'center', gap: 6, maxWidth: '100%' },
  swatch: { width: 12, height: 12, borderRadius: 4, overflow: 'hidden', flexShrink: 0 },
  shrink: { flexShrink: 1 },
});
