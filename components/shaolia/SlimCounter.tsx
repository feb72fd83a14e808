import type { LucideIcon } from 'lucide-react-native';
import Minus from 'lucide-react-native/icons/minus';
import Plus from 'lucide-react-native/icons/plus';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { dragWords } from '@/components/tracks/stationDrag';
import { announce } from '@/components/ui/announce';
import { type HoldRepeat, useHoldRepeat } from '@/components/ui/holdRepeat';
import { Pressy } from '@/components/ui/Pressy';
import { useSidewaysDrag } from '@/components/ui/sidewaysDrag';
import { dragsSideways } from '@/components/ui/webStyle';
import { NO_CAP } from '@/rules/kernel/counter';

interface Props {
  /** Whose number: "Mira's gold". */
  label: string;
  /** What is counted, under the number: "gold". */
  words: string;
  value: number;
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
export function SlimCounter({ label, words, value, min, max, onGain, onPay, onKeypad, onTopic, icon, testID }: Props) {
  const { color, accent, hand, highContrast, layout } = useTheme();
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
  const Icon = icon;

  const step = (amount: number) => (amount > 0 ? gain(amount) : pay(-amount));
  const minus = <Step key="minus" icon={Minus} label={`${label}, minus 1`} hold={down} testID={`${testID}-minus`} />;
  const plus = <Step key="plus" icon={Plus} label={`${label}, plus 1`} hold={up} filled testID={`${testID}-plus`} />;
  const number = (
    <View key="number" {...drag.handlers} style={[styles.middle, dragsSideways]}>
      <Pressy
        role="adjustable"
        label={label}
        hint="Tap to type a number"
        value={{ min, max, now: value, text: max >= NO_CAP ? `${value}` : `${value} of ${max}` }}
        actions={[
          { name: 'increment' },
          { name: 'decrement' },
          { name: 'plus5', label: 'plus 5' },
          { name: 'minus5', label: 'minus 5' },
          { name: 'type', label: 'type a number' },
        ]}
        onAction={(name) => {
          const by = ACTION_STEPS[name];
          if (by !== undefined) step(by);
          else if (name === 'type') onKeypad();
        }}
        onKey={(key) => {
          const by = KEY_STEPS[key];
          if (by !== undefined) step(by);
          return by !== undefined;
        }}
        onPress={() => {
          if (!drag.wasDragged()) onKeypad();
        }}
        onLongPress={onTopic}
        holdLabel="Read the rule"
        style={styles.number}
      >
        <View style={styles.figure}>
          {Icon ? <Icon size={16} color={color.ink2} style={styles.lowered} /> : null}
          <Txt
            type="numeral"
            align="center"
            tone={pending === 0 ? undefined : accent.accent}
            style={styles.raised}
            testID={`${testID}-value`}
          >
            {value + pending}
          </Txt>
        </View>
        <Txt type="micro" color="ink2" align="center">
          {words}
        </Txt>
      </Pressy>
      {pending === 0 ? null : (
        <View pointerEvents="none" aria-hidden style={[styles.bubble, { backgroundColor: color.ink }]}>
          <Txt type="button" color="onInk" numberOfLines={1}>
            {dragWords(value, value + pending)}
          </Txt>
        </View>
      )}
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

const ACTION_STEPS: Readonly<Record<string, number>> = { increment: 1, decrement: -1, plus5: 5, minus5: -5 };
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  '+': 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  '-': -1,
  PageUp: 5,
  PageDown: -5,
};

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
  bubble: {
    position: 'absolute',
    bottom: '100%',
    paddingHorizontal: 14,
    paddingVertical: 6,
    borderRadius: tokens.radius.pill,
    zIndex: tokens.zIndex.nudge,
  },
});
