import type { LucideIcon } from 'lucide-react-native';
import Minus from 'lucide-react-native/icons/minus';
import Plus from 'lucide-react-native/icons/plus';
import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';

import { NO_CAP } from '@/rules/kernel/counter';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { dragWords } from '@/components/tracks/stationDrag';

import { announce } from './announce';
import { type HoldRepeat, useHoldRepeat } from './holdRepeat';
import { Pressy } from './Pressy';
import { useSidewaysDrag } from './sidewaysDrag';
import { dragsSideways } from './webStyle';

export interface CounterProps {
  /** Whose number: "Mira's gold". */
  label: string;
  /** What is counted, under the number: "gold". */
  words: string;
  value: number;
  min: number;
  max: number;
  onGain: (amount: number) => void;
  onPay: (amount: number) => void;
  /** Tap on the number: opens the keypad, which also sets. */
  onKeypad?: () => void;
  /** The rule behind it, for a long press on the number. */
  onTopic?: () => void;
  /** Only icon and number; a tap opens the whole counter. */
  compact?: boolean;
  icon?: LucideIcon;
  /** The number's colour; ink if left out. */
  tone?: string;
  /** Without the card round it. */
  bare?: boolean;
  /** The number may be larger where it is the one that matters. */
  large?: boolean;
  style?: StyleProp<ViewStyle>;
  testID?: string;
}

/** Tap, hold, drag, or tap the number for the keypad. */
export function FullCounter(props: CounterProps) {
  const { label, words, value, min, max, onGain, onPay, onKeypad, bare = false, large = false, tone, testID } = props;
  const { color, accent, hand, highContrast } = useTheme();

  const atLimit = (limit: number) =>
    announce(`${label}: ${limit === max ? 'the most is' : 'the least is'} ${limit}`, 'assertive');
  const gain = (amount: number) => (value >= max ? atLimit(max) : onGain(Math.min(amount, max - value)));
  const pay = (amount: number) => (value <= min ? atLimit(min) : onPay(Math.min(amount, value - min)));

  const up = useHoldRepeat({ room: max - value, onTap: () => gain(1), onHeld: gain, onLimit: () => atLimit(max) });
  const down = useHoldRepeat({ room: value - min, onTap: () => pay(1), onHeld: pay, onLimit: () => atLimit(min) });
  const drag = useSidewaysDrag({ down: value - min, up: max - value }, (steps) =>
    steps > 0 ? gain(steps) : pay(-steps),
  );

  const pending = drag.steps ?? up.gathered - down.gathered;
  const shown = value + pending;
  const text = max >= NO_CAP ? `${value}` : `${value} of ${max}`;

  const act = (name: string) => {
    if (name === 'increment') gain(1);
    else if (name === 'decrement') pay(1);
    else if (name === 'plus5') gain(5);
    else if (name === 'minus5') pay(5);
    else if (name === 'type') onKeypad?.();
  };
  const onKey = (key: string): boolean => {
    if (key === 'ArrowUp' || key === 'ArrowRight' || key === '+') gain(1);
    else if (key === 'ArrowDown' || key === 'ArrowLeft' || key === '-') pay(1);
    else if (key === 'PageUp') gain(5);
    else if (key === 'PageDown') pay(5);
    else return false;
    return true;
  };

  const minus = (
    <StepButton
      key="minus"
      icon={Minus}
      label={`${label}, minus 1`}
      hold={down}
      testID={testID ? `${testID}-minus` : undefined}
    />
  );
  const plus = (
    <StepButton
      key="plus"
      icon={Plus}
      label={`${label}, plus 1`}
      hold={up}
      filled
      testID={testID ? `${testID}-plus` : undefined}
    />
  );
  const number = (
    <View
      key="number"
      testID={testID ? `${testID}-drag` : undefined}
      {...drag.handlers}
      style={[styles.middle, dragsSideways]}
    >
      <Pressy
        role="adjustable"
        label={label}
        hint={onKeypad ? 'Tap to type a number' : undefined}
        value={{ min, max, now: value, text }}
        actions={[
          { name: 'increment' },
          { name: 'decrement' },
          { name: 'plus5', label: 'plus 5' },
          { name: 'minus5', label: 'minus 5' },
          ...(onKeypad ? [{ name: 'type', label: 'type a number' }] : []),
        ]}
        onAction={act}
        onKey={onKey}
        onPress={() => {
          if (!drag.wasDragged()) onKeypad?.();
        }}
        onLongPress={props.onTopic}
        holdLabel="Read the rule"
        testID={testID}
        style={styles.number}
      >
        <Txt
          type={large ? 'numeralHero' : 'numeralLarge'}
          tone={tone ?? (pending === 0 ? color.ink : accent.accent)}
          align="center"
          style={styles.raised}
        >
          {`${shown}`.replace('-', '−')}
        </Txt>
        <Txt type="label" color="ink2" align="center">
          {words}
        </Txt>
      </Pressy>
      {pending !== 0 ? <Bubble words={dragWords(value, shown)} /> : null}
    </View>
  );

  return (
    <View
      style={[
        styles.counter,
        bare ? null : [styles.card, { backgroundColor: color.surface }],
        highContrast && !bare ? { borderWidth: 2, borderColor: color.line } : null,
        props.style,
      ]}
    >
      {hand === 'left' ? [plus, number, minus] : [minus, number, plus]}
    </View>
  );
}

interface StepProps {
  icon: LucideIcon;
  label: string;
  hold: HoldRepeat;
  filled?: boolean;
  testID?: string;
}

function StepButton({ icon: Icon, label, hold, filled = false, testID }: StepProps) {
  const { color, accent, highContrast } = useTheme();
  return (
    <Pressy
      label={label}
      repeats
      onPress={hold.onPress}
      onPressIn={hold.onPressIn}
      onPressOut={hold.onPressOut}
      testID={testID}
      style={[
        styles.step,
        { backgroundColor: filled ? accent.accent : color.surfaceAlt },
        highContrast && !filled ? { borderWidth: 2, borderColor: color.lineStrong } : null,
      ]}
    >
      <Icon size={24} color={filled ? accent.onAccent : color.ink} strokeWidth={2.4} />
    </Pressy>
  );
}

function Bubble({ words }: { words: string }) {
  const { color, scheme } = useTheme();
  const { y, blur, opacity } = tokens.elevation.floating[scheme];
  return (
    <View
      pointerEvents="none"
      aria-hidden
      style={[styles.bubble, { backgroundColor: color.ink, boxShadow: `0 ${y}px ${blur}px rgba(0,0,0,${opacity})` }]}
    >
      <Txt type="button" color="onInk" numberOfLines={1}>
        {words}
      </Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  counter: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  card: { borderRadius: tokens.radius.card, padding: 8 },
  middle: { flex: 1, minWidth: 56, alignItems: 'center' },
  number: { alignSelf: 'stretch', alignItems: 'center', justifyContent: 'center', borderRadius: tokens.radius.control },
  // Piazzolla sits low in its line box.
  raised: { marginTop: -3, marginBottom: -1 },
  step: {
    width: 56,
    height: 52,
    borderRadius: tokens.radius.control,
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
  },
  bubble: {
    position: 'absolute',
    bottom: '100%',
    paddingHorizontal: 14,
    paddingVertical: 6,
    borderRadius: tokens.radius.pill,
    zIndex: tokens.zIndex.nudge,
  },
});
