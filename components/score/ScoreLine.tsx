import { Platform, StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import type { Role } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';
import type { ScoreColumn } from '@/rules/kernel/score';

import { Fixed } from './Sideways';
import { SwatchMark } from './SwatchMark';
import type { Swatch } from './segments';
import type { TableShape } from './tableShape';

/** A cell as it is drawn. */
export interface Shown {
  readonly text: string;
  readonly tone: string;
}

interface Props {
  words: string;
  columns: readonly ScoreColumn[];
  cells: readonly Shown[];
  shape: TableShape;
  type?: Role;
  wordsType?: Role;
  swatch?: Swatch;
  /** The thick line above a total. */
  closes?: boolean;
  /** How it was counted. */
  onPress?: () => void;
  /** The rule behind it. */
  onHold?: () => void;
  /** How the number of one column was counted. */
  onCell?: (column: number) => void;
  testID?: string;
}

/** A tap anywhere on the line or on one of its numbers; keys and screen readers use the button at its start. */
function tapped(onPress: (() => void) | undefined) {
  if (!onPress) return null;
  // The number that was tapped is the one meant, not the line round it.
  const clicked = (event: { stopPropagation(): void }) => {
    event.stopPropagation();
    onPress();
  };
  return Platform.OS === 'web'
    ? { onClick: clicked }
    : { onStartShouldSetResponder: () => true, onResponderRelease: onPress };
}

/** One line of the score table. */
export function ScoreLine(props: Props) {
  const { words, columns, cells, shape, type = 'numeralSmall', wordsType = 'body', swatch, onPress, onCell } = props;
  const { color } = useTheme();
  const head = (
    <>
      {swatch ? <SwatchMark swatch={swatch} testID={props.testID ? `${props.testID}-swatch` : undefined} /> : null}
      <Txt type={wordsType} style={styles.words}>
        {words}
      </Txt>
    </>
  );
  return (
    <View
      role="row"
      testID={props.testID ? `${props.testID}-line` : undefined}
      style={[
        styles.line,
        { gap: shape.gap },
        props.closes
          ? { borderTopWidth: 2, borderTopColor: color.ink }
          : { borderTopWidth: 1, borderTopColor: color.line },
      ]}
      {...tapped(onPress)}
    >
      <Fixed role="rowheader" style={[styles.head, { minWidth: shape.head }]}>
        {onPress ? (
          <Pressy
            hint="How it was counted"
            onPress={onPress}
            onLongPress={props.onHold}
            holdLabel="Read the rule"
            testID={props.testID}
            style={styles.inside}
          >
            {head}
          </Pressy>
        ) : (
          <View style={styles.inside}>{head}</View>
        )}
      </Fixed>
      {cells.map(({ text, tone }, index) => {
        const said = `${words}, ${columns[index]?.words ?? ''}: ${text}`;
        const number = (
          <Txt type={type} tone={tone} align="right" style={type.startsWith('numeral') ? styles.raised : null}>
            {text}
          </Txt>
        );
        return (
          <View
            key={index}
            role="cell"
            {...cellSaid(said)}
            {...tapped(onCell && (() => onCell(index)))}
            testID={props.testID ? `${props.testID}-cell-${index}` : undefined}
            style={[styles.cell, { width: shape.cell }]}
          >
            {number}
          </View>
        );
      })}
    </View>
  );
}

/** In a browser a cell finds its line and column by itself; elsewhere it has to say them. */
function cellSaid(said: string) {
  return Platform.OS === 'web' ? null : { accessible: true, 'aria-label': said };
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', minHeight: 49 },
  head: { flexGrow: 1, flexShrink: 1, flexBasis: 0, alignSelf: 'stretch', justifyContent: 'center' },
  inside: { flexDirection: 'row', alignItems: 'center', gap: 10, paddingVertical: 6, minHeight: 48 },
  words: { flexShrink: 1 },
  // Piazzolla sits low in its line box.
  raised: { marginTop: -3 },
  cell: { alignSelf: 'stretch', justifyContent: 'center' },
});
