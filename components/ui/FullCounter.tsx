import type { LucideIcon } from 'lucide-react-native';
import Minus from 'lucide-react-native/icons/minus';
import Plus from 'lucide-react-native/icons/plus';
import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { signed } from '@/rules/kernel/signed';

import { Bump } from './Bump';
import { CounterBubble } from './CounterBubble';
import type { HoldRepeat } from './holdRepeat';
import { Pressy } from './Pressy';
import { useCounter } from './useCounter';
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
  const { label, words, value, bare = false, large = false, tone, testID } = props;
  const { color, accent, hand, highContrast } = useTheme();
  const { up, down, pending, dragging, bump, number: pressy } = useCounter(props);
  const shown = value + pending;
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
      {...dragging}
      style={[styles.middle, dragsSideways]}
    >
      <Pressy {...pressy} testID={testID} style={styles.number}>
        <Bump {...bump}>
          <Txt
            type={large ? 'numeralHero' : 'numeralLarge'}
            tone={tone ?? (pending === 0 ? color.ink : accent.accent)}
            align="center"
            style={styles.raised}
          >
            {signed(shown)}
          </Txt>
        </Bump>
        <Txt type="label" color="ink2" align="center">
          {words}
        </Txt>
      </Pressy>
      {pending !== 0 ? <CounterBubble from={value} to={shown} /> : null}
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
});
