import Delete from 'lucide-react-native/icons/delete';
import Dices from 'lucide-react-native/icons/dices';
import Diff from 'lucide-react-native/icons/diff';
import Plus from 'lucide-react-native/icons/plus';
import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';

import type { Key } from './keypad';
import { Pressy } from './Pressy';

const ROWS = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
];
/** Under this height the keys shrink, so that the sheet needs no scrolling on a small phone. */
const LOW = 720;

interface PadProps {
  onKey: (key: Key) => void;
  onRoll?: () => void;
  /** Several parts may be added up. */
  sums: boolean;
  /** The number may be below zero. */
  below: boolean;
}

/** The keys of a keypad: digits, another part, a sign, a die. */
export function Pad({ onKey, onRoll, sums, below }: PadProps) {
  const { color } = useTheme();
  const icon = { size: 24, color: color.ink, strokeWidth: 2 };
  return (
    <View style={styles.pad}>
      {ROWS.map((row) => (
        <View key={row[0]} style={styles.row}>
          {row.map((digit) => (
            <Digit key={digit} digit={digit} onKey={onKey} />
          ))}
        </View>
      ))}
      <View style={styles.row}>
        <View style={[styles.row, styles.cell, sums && (onRoll || below) ? styles.two : null]}>
          {onRoll ? (
            <PadKey label="Roll a die and add it" onPress={onRoll} testID="keypad-roll">
              <Dices {...icon} />
            </PadKey>
          ) : null}
          {below ? (
            <PadKey label="Above or below zero" onPress={() => onKey({ key: 'sign' })} testID="keypad-sign">
              <Diff {...icon} strokeWidth={2.4} />
            </PadKey>
          ) : null}
          {sums ? (
            <PadKey label="Plus another" onPress={() => onKey({ key: 'plus' })} testID="keypad-plus">
              <Plus {...icon} strokeWidth={2.4} />
            </PadKey>
          ) : null}
        </View>
        <Digit digit={0} onKey={onKey} />
        <PadKey label="Delete the last digit" onPress={() => onKey({ key: 'back' })} testID="keypad-back">
          <Delete {...icon} />
        </PadKey>
      </View>
    </View>
  );
}

function Digit({ digit, onKey }: { digit: number; onKey: (key: Key) => void }) {
  return (
    <PadKey label={`${digit}`} onPress={() => onKey({ key: 'digit', digit })} testID={`keypad-${digit}`}>
      <Txt type="numeral" style={styles.raised}>
        {digit}
      </Txt>
    </PadKey>
  );
}

function PadKey(props: { label: string; onPress: () => void; testID: string; children: ReactNode }) {
  const { color, highContrast } = useTheme();
  const { height } = useWindowDimensions();
  return (
    <Pressy
      label={props.label}
      repeats
      onPress={props.onPress}
      testID={props.testID}
      style={[
        styles.key,
        { height: height < LOW ? 50 : tokens.size.keypadKey, backgroundColor: color.surfaceAlt },
        highContrast ? { borderWidth: 2, borderColor: color.lineStrong } : null,
      ]}
    >
      {props.children}
    </Pressy>
  );
}

const styles = StyleSheet.create({
  pad: { gap: 8 },
  row: { flexDirection: 'row', gap: 8 },
  cell: { flex: 1 },
  two: { minWidth: 2 * tokens.size.touchMin + 8 },
  key: { flex: 1, borderRadius: tokens.radius.control, alignItems: 'center', justifyContent: 'center' },
  raised: { marginTop: -3 },
});
