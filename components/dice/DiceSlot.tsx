import Check from 'lucide-react-native/icons/check';
import X from 'lucide-react-native/icons/x';
import { useEffect, useState } from 'react';
import { Animated, Platform, StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';

import { Die, type DieKind } from './Die';
import type { Face, Sides } from './entry';
import { TumblingDie } from './TumblingDie';

/** One physical die: its colour, and its name where it has one. */
export interface DieSpec {
  readonly kind: DieKind;
  readonly name?: string;
}

/** What a face does, under its die: words, with a tick or a cross where it is good or bad. */
export type DieResult = string | { readonly words: string; readonly good: boolean };

const resultWords = (result: DieResult) => (typeof result === 'string' ? result : result.words);

/** "Die 2 of 3, 5", "Black, die 2 of 3, empty", "Black, 2 hits, die 1 of 2, 6": what is shown stands together. */
export function slotLabel(
  { name }: DieSpec,
  slot: number,
  count: number,
  face: Face,
  result: DieResult | undefined,
): string {
  const die = `${name ? 'die' : 'Die'} ${slot + 1} of ${count}`;
  const came = result === undefined ? [] : [resultWords(result)];
  const words = name ? [name, ...came, die, face ?? 'empty'] : [die, face ?? 'empty', ...came];
  return words.join(', ');
}

interface Props {
  die: DieSpec;
  slot: number;
  count: number;
  sides: Sides;
  face: Face;
  result?: DieResult;
  /** The next face goes here. */
  current: boolean;
  /** A good result has an outline: only while no slot is asked for, since that is marked by one too. */
  shine: boolean;
  /** Still in the air for so long. */
  tumbles?: number;
  /** How much larger the words are than usual. */
  scale: number;
  /** Room to spare: few dice share the row. */
  spread: boolean;
  onPress: () => void;
}

/** A slot of the entry: name, die, result. Tap it to enter it anew. */
export function DiceSlot(props: Props) {
  const { die, slot, count, sides, face, result, current, shine, tumbles, scale, spread, onPress } = props;
  const { color } = useTheme();
  const good = shine && typeof result === 'object' && result.good;
  const width = slotWidth(scale);
  return (
    <Pressy
      // A name and a result that are both shown are the control's own words; the rest is its description.
      {...(die.name && result !== undefined
        ? { hint: slotLabel(die, slot, count, face, result) }
        : { label: slotLabel(die, slot, count, face, result) })}
      onPress={onPress}
      style={[styles.slot, spread ? [styles.spread, { flexBasis: width }] : { width }]}
      testID={`dice-slot-${slot + 1}`}
    >
      {die.name ? (
        <Txt type="label" color="ink2" align="center">
          {die.name}
        </Txt>
      ) : null}
      <View style={styles.die}>
        {good ? <View testID="dice-slot-good" style={[styles.ring, { borderColor: color.success }]} /> : null}
        {current ? <Ring key={`${slot} on`} /> : null}
        {tumbles === undefined ? (
          <Die kind={die.kind} sides={sides} face={face} decorative />
        ) : (
          <TumblingDie kind={die.kind} sides={sides} slot={slot} ms={tumbles} />
        )}
      </View>
      {result === undefined ? null : <Result result={result} />}
    </Pressy>
  );
}

/** Marks the slot that is on; it pulses once as it comes. */
function Ring() {
  const { accent, reducedMotion } = useTheme();
  const [scale] = useState(() => new Animated.Value(reducedMotion ? 1 : 1.14));
  useEffect(() => {
    if (reducedMotion) return;
    const pulse = Animated.timing(scale, {
      toValue: 1,
      duration: tokens.motion.duration.slow,
      useNativeDriver: Platform.OS !== 'web',
    });
    pulse.start();
    return () => pulse.stop();
  }, [scale, reducedMotion]);
  return (
    <Animated.View
      testID="dice-slot-on"
      style={[styles.ring, { borderColor: accent.accent, transform: [{ scale }] }]}
    />
  );
}

function Result({ result }: { result: DieResult }) {
  const { color } = useTheme();
  if (typeof result === 'string') {
    return (
      <Txt type="label" color="ink2" align="center">
        {result}
      </Txt>
    );
  }
  const Icon = result.good ? Check : X;
  const tone = result.good ? 'success' : 'ink3';
  return (
    <View style={styles.result}>
      <Icon size={tokens.size.icon.small} color={color[tone]} strokeWidth={2.4} />
      <Txt type="label" color={tone} style={styles.words}>
        {result.words}
      </Txt>
    </View>
  );
}

const CELL = tokens.size.dieEntered + 8;

/** Words above and below the die need more room where they are larger. */
export const slotWidth = (scale: number): number =>
  Math.round(CELL * Math.max(1, Math.min(scale, tokens.type.label.maxScale)));

const styles = StyleSheet.create({
  slot: { alignItems: 'center', borderRadius: tokens.radius.control },
  spread: { flexGrow: 1, maxWidth: 140 },
  die: { width: CELL, height: CELL, alignItems: 'center', justifyContent: 'center' },
  ring: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    start: 0,
    end: 0,
    borderWidth: 2,
    borderRadius: 17,
    pointerEvents: 'none',
  },
  result: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 3 },
  words: { flexShrink: 1 },
});
