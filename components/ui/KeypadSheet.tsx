import ArrowRight from 'lucide-react-native/icons/arrow-right';
import Delete from 'lucide-react-native/icons/delete';
import Dices from 'lucide-react-native/icons/dices';
import Equal from 'lucide-react-native/icons/equal';
import Minus from 'lucide-react-native/icons/minus';
import Plus from 'lucide-react-native/icons/plus';
import { type ReactNode, useState } from 'react';
import { StyleSheet, type TextStyle, useWindowDimensions, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';

import { announce } from './announce';
import { Button } from './Button';
import { type Counted, emptyEntry, type Entry, type How, isEmpty, type Key, partsOf, press, read } from './keypad';
import { Pressy } from './Pressy';
import { Segments, type SegmentOption } from './Segments';
import { Sheet } from './Sheet';
import { useHardwareKeys } from './hardwareKeys';

interface Props extends Counted {
  /** "Mira's gold" */
  title: string;
  onDone: (done: { how: How; amount: number; parts: readonly number[] }) => void;
  onClose: () => void;
  /** A die for random amounts: the app rolls outside and says the face. */
  onRoll?: () => number;
  onRules?: () => void;
  /** The half-typed entry, kept by the caller so that a kill gives it back. */
  draft?: Entry;
  onDraft?: (entry: Entry) => void;
  how?: How;
}

const HOWS: readonly SegmentOption<How>[] = [
  { value: 'gain', words: 'Gain', icon: Plus },
  { value: 'pay', words: 'Pay', icon: Minus },
  { value: 'set', words: 'Set', icon: Equal },
];
const ROWS = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
];
/** Under this height the keys shrink, so that the sheet needs no scrolling on a small phone. */
const LOW = 720;

/** Gain, pay or set a number; sums are typed as they lie on the table: 3 + 6 + 2. */
export function KeypadSheet(props: Props) {
  const { title, onDone, onClose, onRoll, onRules, draft, onDraft } = props;
  const { layout } = useTheme();
  const [entry, setEntry] = useState<Entry>(() => draft ?? emptyEntry(props.how));
  const reading = read(entry, props);
  const empty = isEmpty(entry) || (entry.how !== 'set' && reading.amount === 0);

  const take = (key: Key) => {
    const next = press(entry, key);
    setEntry(next);
    onDraft?.(next);
  };
  const done = () => {
    if (empty) onClose();
    else if (reading.possible) onDone({ how: entry.how, amount: reading.amount, parts: partsOf(entry) });
    else if (reading.note) announce(reading.note.words, 'assertive');
  };
  const roll = onRoll
    ? () => {
        const face = onRoll();
        take({ key: 'rolled', face });
        announce(`Rolled ${face}`);
      }
    : undefined;
  useHardwareKeys(take, done);

  const question = (
    <View style={styles.question}>
      <Segments
        label="What to do"
        options={HOWS}
        value={entry.how}
        onChange={(how) => take({ key: 'how', how })}
        filled
      />
      <Equation entry={entry} value={props.value} result={reading.result} />
      <View style={styles.note} aria-live="polite">
        {partsOf(entry).length > 1 || (entry.parts.length > 0 && entry.typing === '') ? (
          <Txt type="bodyStrong" color="ink2">
            {[...entry.parts, entry.typing || '…'].join(' + ')}
          </Txt>
        ) : null}
        {reading.note && !empty ? (
          <Txt type="bodyStrong" color={reading.note.tone}>
            {reading.note.words}
          </Txt>
        ) : null}
      </View>
    </View>
  );
  const apply = (
    <Button
      large
      kind={empty ? 'secondary' : 'primary'}
      words={empty ? 'Close' : reading.button}
      disabled={!empty && !reading.possible}
      onPress={done}
      testID="keypad-done"
    />
  );
  const pad = <Pad onKey={take} onRoll={roll} />;
  return (
    <Sheet title={title} onClose={onClose} onRules={onRules} testID="keypad">
      {layout === 'landscapePhone' ? (
        <View style={styles.wide}>
          <View style={styles.half}>
            {question}
            {apply}
          </View>
          <View style={[styles.half, styles.padHalf]}>{pad}</View>
        </View>
      ) : (
        <View style={styles.tall}>
          {question}
          {pad}
          {apply}
        </View>
      )}
    </Sheet>
  );
}

function Equation({ entry, value, result }: { entry: Entry; value: number; result: number }) {
  const { color, accent, type, padding, layout } = useTheme();
  const { width } = useWindowDimensions();
  const amount = isEmpty(entry) ? undefined : partsOf(entry).reduce((sum, part) => sum + part, 0);
  const room = layout === 'landscapePhone' ? 270 : Math.min(width, 480) - 2 * padding;
  const long =
    digitsWide(value, type.numeralLarge) + digitsWide(`${amount ?? 0}${result}`, type.numeralHero) + SIGNS > room;
  const big = long ? 'numeralLarge' : 'numeralHero';
  const said = amount === undefined ? `${value}` : `${value}, ${entry.how} ${amount}, makes ${result}`;
  const typed = (
    <View style={[styles.typed, { borderBottomColor: accent.accent }]}>
      <Txt type={big} tone={amount === undefined ? color.ink3 : accent.accent} testID="keypad-amount">
        {amount ?? 0}
      </Txt>
    </View>
  );
  return (
    <View accessible role="img" aria-label={said} style={styles.equation}>
      <Txt type={long ? 'numeral' : 'numeralLarge'} color="ink2">
        {minused(value)}
      </Txt>
      {entry.how === 'set' ? (
        <ArrowRight size={26} color={color.ink2} strokeWidth={2.6} />
      ) : (
        <Txt type="numeral" color="ink2">
          {entry.how === 'gain' ? '+' : '−'}
        </Txt>
      )}
      {typed}
      {entry.how === 'set' ? null : (
        <>
          <Txt type="numeral" color="ink2">
            =
          </Txt>
          <Txt type={big} tone={accent.second} testID="keypad-result">
            {minused(result)}
          </Txt>
        </>
      )}
    </View>
  );
}

/** The signs of the equation and the gaps between. */
const SIGNS = 92;

const digitsWide = (digits: number | string, { fontSize = 0 }: TextStyle) => `${digits}`.length * fontSize * 0.6;

const minused = (value: number) => `${value}`.replace('-', '−');

function Pad({ onKey, onRoll }: { onKey: (key: Key) => void; onRoll?: () => void }) {
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
        <View style={[styles.row, styles.cell, onRoll ? styles.two : null]}>
          {onRoll ? (
            <PadKey label="Roll a die and add it" onPress={onRoll} testID="keypad-roll">
              <Dices {...icon} />
            </PadKey>
          ) : null}
          <PadKey label="Plus another" onPress={() => onKey({ key: 'plus' })} testID="keypad-plus">
            <Plus {...icon} strokeWidth={2.4} />
          </PadKey>
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
  tall: { gap: 8 },
  wide: { flexDirection: 'row', gap: 16 },
  half: { flex: 1, justifyContent: 'space-between' },
  padHalf: { flex: 1.25 },
  question: { gap: 4 },
  equation: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 12, minHeight: 62 },
  typed: { borderBottomWidth: 3, paddingHorizontal: 4, minWidth: 36, alignItems: 'center' },
  note: { minHeight: 20, flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', columnGap: 14 },
  pad: { gap: 8 },
  row: { flexDirection: 'row', gap: 8 },
  cell: { flex: 1 },
  two: { minWidth: 2 * tokens.size.touchMin + 8 },
  key: { flex: 1, borderRadius: tokens.radius.control, alignItems: 'center', justifyContent: 'center' },
  raised: { marginTop: -3 },
});
