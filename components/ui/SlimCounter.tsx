import type { LucideIcon } from 'lucide-react-native';
import Minus from 'lucide-react-native/icons/minus';
import Plus from 'lucide-react-native/icons/plus';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';

import { Bump } from './Bump';
import { CounterBubble } from './CounterBubble';
import { Figure } from './Figure';
import type { HoldRepeat } from './holdRepeat';
import type { LiveNumber } from './live';
import { Pressy } from './Pressy';
import { useCounter } from './useCounter';
import { dragsSideways } from './webStyle';

interface Props {
  /** Whose number: "Mira's gold". */
  label: string;
  /** What is counted, under the number: "gold". */
  words: string;
  value: number;
  live?: LiveNumber | undefined;
  min: number;
  max: number;
  onGain: (amount: number) => void;
  onPay: (amount: number) => void;
  onKeypad: () => void;
  onTopic?: () => void;
  icon?: LucideIcon;
  testID: string;
}

/** The number control with all its gestures in 152 dp, so that two stand side by side on a small phone. */
export function SlimCounter(counted: Props) {
  const { label, words, value, icon, testID } = counted;
  const { color, accent, hand, highContrast, layout } = useTheme();
  const { up, down, pending, dragging, bump, number: pressy } = useCounter(counted);
  const Icon = icon;

  const minus = <Step key="minus" icon={Minus} label={`${label}, minus 1`} hold={down} testID={`${testID}-minus`} />;
  const plus = <Step key="plus" icon={Plus} label={`${label}, plus 1`} hold={up} filled testID={`${testID}-plus`} />;
  const number = (
    <View key="number" {...dragging} style={[styles.middle, dragsSideways]}>
      <Pressy {...pressy} style={styles.number}>
        <View style={styles.figure}>
          {Icon ? <Icon size={16} color={color.ink2} style={styles.lowered} /> : null}
          <Bump {...bump}>
            <Figure
              type="numeral"
              align="center"
              value={value}
              live={counted.live}
              pending={pending}
              tone={pending === 0 ? undefined : accent.accent}
              style={styles.raised}
              testID={`${testID}-value`}
            />
          </Bump>
        </View>
        <Txt type="micro" color="ink2" align="center">
          {words}
        </Txt>
      </Pressy>
      {pending === 0 ? null : <CounterBubble from={value} to={value + pending} />}
    </View>
  );
  return (
    <View
      testID={testID}
      style={[
        styles.counter,
        { backgroundColor: color.surfaceAlt, gap: layout === 'smallPhone' ? 4 : 8 },
        highContrast ? { borderWidth: 2, borderColor: color.lineStrong } : null,
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
  testID: string;
}

function Step({ icon: Icon, label, hold, filled = false, testID }: StepProps) {
  const { color, accent, scheme, highContrast } = useTheme();
  const plain = highContrast ? color.surface : scheme === 'light' ? color.sunken : color.line;
  return (
    <Pressy
      label={label}
      repeats
      onPress={hold.onPress}
      onPressIn={hold.onPressIn}
      onPressOut={hold.onPressOut}
      testID={testID}
      style={[styles.step, { backgroundColor: filled ? accent.tint : plain }]}
    >
      <Icon size={22} color={filled ? accent.accent : color.ink} strokeWidth={2.4} />
    </Pressy>
  );
}

const styles = StyleSheet.create({
  counter: { flexDirection: 'row', alignItems: 'stretch', borderRadius: tokens.radius.control },
  middle: { flex: 1, minWidth: 48, alignItems: 'center', justifyContent: 'center' },
  number: { alignSelf: 'stretch', alignItems: 'center', justifyContent: 'center', borderRadius: tokens.radius.control },
  figure: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  // Piazzolla sits low in its line box.
  raised: { marginTop: -3, marginBottom: -2 },
  lowered: { marginTop: 3 },
  step: {
    width: tokens.size.touchMin,
    flexShrink: 0,
    minHeight: 52,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: tokens.radius.control,
  },
});
