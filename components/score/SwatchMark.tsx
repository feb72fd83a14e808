import { StyleSheet, View } from 'react-native';

import { type Theme, useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';

import type { Swatch } from './segments';

export function swatchColour(swatch: Swatch, { scheme, color }: Theme): string {
  return (swatch.kind === 'colour' ? tokens.chart.categorical[scheme][swatch.colour] : undefined) ?? color.line;
}

/** The band that tells the second round of colours from the first. */
export function Band() {
  const { color } = useTheme();
  return <View style={[styles.band, { backgroundColor: color.surface }]} />;
}

/** Before a line of the table: the colour of its segments; an empty outline where it has none. */
export function SwatchMark({ swatch, testID }: { swatch: Swatch; testID?: string }) {
  const theme = useTheme();
  const { color } = theme;
  if (swatch.kind === 'colour') {
    return (
      <View aria-hidden testID={testID} style={[styles.mark, { backgroundColor: swatchColour(swatch, theme) }]}>
        {swatch.banded ? <Band /> : null}
      </View>
    );
  }
  const outline = swatch.kind === 'minus' ? color.danger : color.line;
  return <View aria-hidden testID={testID} style={[styles.mark, styles.outlined, { borderColor: outline }]} />;
}

const styles = StyleSheet.create({
  mark: { width: 10, height: 22, borderRadius: 3, flexShrink: 0, overflow: 'hidden', justifyContent: 'center' },
  outlined: { borderWidth: 1.5 },
  band: { height: 4, alignSelf: 'stretch' },
});
