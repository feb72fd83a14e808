import { StyleSheet, type TextStyle } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { signed } from '@/rules/kernel/signed';

import type { FigureProps } from './Figure';
import { useNow } from './live';

/**
 * A browser lays out the whole page for a new number, unless the number's box is out of the flow and says that nothing in
 * it matters outside. So noughts keep its place, as wide as any digit, and the number stands on them.
 */
export function Figure({ value, live, pending = 0, testID, style, ...looks }: FigureProps) {
  const words = signed(useNow(value, live) + pending);
  return (
    <Txt {...looks} style={[styles.place, style]}>
      <Txt {...looks} aria-hidden style={styles.noughts}>
        {words.replace(/\d/g, '0')}
      </Txt>
      <Txt {...looks} testID={testID} style={styles.number}>
        {words}
      </Txt>
    </Txt>
  );
}

/** What only a browser knows. */
interface WebText extends TextStyle {
  contain?: string;
  visibility?: 'hidden';
  whiteSpace?: 'pre';
}

const unseen: WebText = { visibility: 'hidden' };
const apart: WebText = { position: 'absolute', inset: 0, contain: 'size layout style', whiteSpace: 'pre' };

const styles = StyleSheet.create({ place: { position: 'relative' }, noughts: unseen, number: apart });
