import ArrowRight from 'lucide-react-native/icons/arrow-right';
import Equal from 'lucide-react-native/icons/equal';
import Minus from 'lucide-react-native/icons/minus';
import Plus from 'lucide-react-native/icons/plus';
import { useState } from 'react';
import { StyleSheet, type TextStyle, useWindowDimensions, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { signed } from '@/rules/kernel/signed';

import { announce } from './announce';
import { Button } from './Button';
import { type Counted, emptyEntry, type Entry, type How, isEmpty, type Key, partsOf, press, read } from './keypad';
import { Pad } from './Pad';
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
  /** The number as it is printed or was counted: it is set, and neither gained nor paid nor rolled. */
  setOnly?: boolean;
  /** Whether it may be typed as a sum; not where the number is only set, unless it is counted on the spot. */
  sums?: boolean;
  /** Nothing is known of the number yet, so that there is none to begin with. */
  unknown?: boolean;
}

const HOWS: readonly SegmentOption<How>[] = [
  { value: 'gain', words: 'Gain', icon: Plus },
  { value: 'pay', words: 'Pay', icon: Minus },
  { value: 'set', words: 'Set', icon: Equal },
];

/** Gain, pay or set a number; sums are typed as they lie on the table: 3 + 6 + 2. */
export function KeypadSheet(props: Props) {
  const { title, onDone, onClose, onRoll, onRules, onDraft, setOnly = false, sums = !setOnly } = props;
  const { layout } = useTheme();
  const [entry, setEntry] = useState<Entry>(() => opened(props));
  const reading = read(entry, props);
  const below = props.min < 0 && entry.how === 'set';
  const empty = isEmpty(entry) || (entry.how !== 'set' && reading.amount === 0);

  const take = (key: Key) => {
    const dead: Partial<Record<Key['key'], boolean>> = { sign: !below, plus: !sums, how: setOnly };
    if (dead[key.key]) return;
    const next = press(entry, key);
    setEntry(next);
    onDraft?.(next);
  };
  const done = () => {
    if (empty) onClose();
    else if (reading.possible) onDone({ how: entry.how, amount: reading.amount, parts: partsOf(entry) });
    else if (reading.note) announce(reading.note.words, 'assertive');
  };
  const roll =
    onRoll && !setOnly
      ? () => {
          const face = onRoll();
          take({ key: 'rolled', face });
          announce(`Rolled ${face}`);
        }
      : undefined;
  useHardwareKeys(take, done);

  const question = (
    <View style={styles.question}>
      {setOnly ? null : (
        <Segments
          label="What to do"
          options={HOWS}
          value={entry.how}
          onChange={(how) => take({ key: 'how', how })}
          filled
        />
      )}
      <Equation entry={entry} value={props.value} result={reading.result} unknown={props.unknown} />
      <View style={styles.note} aria-live="polite">
        {partsOf(entry).length > 1 || (entry.parts.length > 0 && entry.typing === '') ? (
          <Txt type="bodyStrong" color="ink2">
            {[...entry.parts.map(signed), entry.typing.replace('-', '−') || '…'].join(' + ')}
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
  const pad = <Pad onKey={take} onRoll={below ? undefined : roll} sums={sums} below={below} />;
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

/** A half-typed entry of another manner is no use where the number is only set. */
function opened({ draft, how, setOnly = false, sums = !setOnly }: Props): Entry {
  if (!setOnly) return draft ?? emptyEntry(how);
  return draft?.how === 'set' && (sums || draft.parts.length === 0) ? draft : emptyEntry('set');
}

interface EquationProps {
  entry: Entry;
  value: number;
  result: number;
  unknown?: boolean;
}

/** 47 + 12 = 59, or 47 → 12 where it is set; only the 12 where nothing was known before. */
function Equation({ entry, value, result, unknown = false }: EquationProps) {
  const { color, accent, type, padding, layout } = useTheme();
  const { width } = useWindowDimensions();
  const amount = isEmpty(entry) ? undefined : partsOf(entry).reduce((sum, part) => sum + part, 0);
  const room = layout === 'landscapePhone' ? 270 : Math.min(width, 480) - 2 * padding;
  const long =
    digitsWide(value, type.numeralLarge) + digitsWide(`${amount ?? 0}${result}`, type.numeralHero) + SIGNS > room;
  const big = long ? 'numeralLarge' : 'numeralHero';
  const known = unknown ? [] : [`${value}`];
  const typing = entry.how === 'set' ? `set to ${amount}` : `${entry.how} ${amount}, makes ${result}`;
  const said = [...known, ...(amount === undefined ? [] : [typing])].join(', ') || 'Nothing typed yet';
  const typed = (
    <View style={[styles.typed, { borderBottomColor: accent.accent }]}>
      <Txt type={big} tone={amount === undefined ? color.ink3 : accent.accent} testID="keypad-amount">
        {amount === undefined ? (entry.typing === '-' ? '−' : 0) : signed(amount)}
      </Txt>
    </View>
  );
  return (
    <View accessible role="img" aria-label={said} style={styles.equation}>
      {unknown ? null : (
        <>
          <Txt type={long ? 'numeral' : 'numeralLarge'} color="ink2">
            {signed(value)}
          </Txt>
          {entry.how === 'set' ? (
            <ArrowRight size={26} color={color.ink2} strokeWidth={2.6} />
          ) : (
            <Txt type="numeral" color="ink2">
              {entry.how === 'gain' ? '+' : '−'}
            </Txt>
          )}
        </>
      )}
      {typed}
      {entry.how === 'set' ? null : (
        <>
          <Txt type="numeral" color="ink2">
            =
          </Txt>
          <Txt type={big} color="brass" testID="keypad-result">
            {signed(result)}
          </Txt>
        </>
      )}
    </View>
  );
}

/** The signs of the equation and the gaps between. */
const SIGNS = 92;

const digitsWide = (digits: number | string, { fontSize = 0 }: TextStyle) => `${digits}`.length * fontSize * 0.6;

const styles = StyleSheet.create({
  tall: { gap: 8 },
  wide: { flexDirection: 'row', gap: 16 },
  half: { flex: 1, justifyContent: 'space-between' },
  padHalf: { flex: 1.25 },
  question: { gap: 4 },
  equation: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 12, minHeight: 62 },
  typed: { borderBottomWidth: 3, paddingHorizontal: 4, minWidth: 36, alignItems: 'center' },
  note: { minHeight: 20, flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', columnGap: 14 },
});
