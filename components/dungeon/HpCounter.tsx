import type { LucideIcon } from 'lucide-react-native';
import Heart from 'lucide-react-native/icons/heart';
import Minus from 'lucide-react-native/icons/minus';
import Plus from 'lucide-react-native/icons/plus';
import { StyleSheet, View } from 'react-native';

import { useLiveNumber } from '@/components/session/useLive';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { CounterBubble } from '@/components/ui/CounterBubble';
import { Figure } from '@/components/ui/Figure';
import type { HoldRepeat } from '@/components/ui/holdRepeat';
import { Pressy } from '@/components/ui/Pressy';
import { useCounter } from '@/components/ui/useCounter';
import { dragsSideways } from '@/components/ui/webStyle';

import type { State } from '@/rules/dungeon/state';

import type { DungeonProps } from './props';

/** The number that matters most, with all its gestures: tap or hold ±, drag, or type. */
export function HpCounter({ table, maxHp }: { table: DungeonProps; maxHp: number }) {
  const { color, accent, hand } = useTheme();
  const { state, onGain, onPay, onKeypad, onTopic } = table;
  const { hp, name } = state;
  const live = useLiveNumber((now: State) => now.hp);
  const label = `${name}'s HP`;
  const { up, down, pending, dragging, number } = useCounter({
    label,
    value: hp,
    live,
    min: 0,
    max: maxHp,
    onGain: (amount) => onGain(0, 'hp', amount),
    onPay: (amount) => onPay(0, 'hp', amount),
    onKeypad: () => onKeypad(0, 'hp'),
    onTopic: () => onTopic('hp'),
  });
  const minus = <Step key="minus" icon={Minus} label={`${label}, minus 1`} hold={down} testID="hp-0-minus" />;
  const plus = <Step key="plus" icon={Plus} label={`${label}, plus 1`} hold={up} testID="hp-0-plus" />;
  const middle = (
    <View key="number" {...dragging} style={dragsSideways}>
      <Pressy {...number} testID="hp-0" style={styles.hp}>
        <Heart size={24} color={color.danger} strokeWidth={2.2} />
        <Figure
          type="numeralHero"
          value={hp}
          live={live}
          pending={pending}
          tone={pending === 0 ? undefined : accent.accent}
          style={styles.raised}
          testID="hp-0-value"
        />
        <Txt type="label" color="ink2">
          {`of ${maxHp}`}
        </Txt>
      </Pressy>
      {pending === 0 ? null : <CounterBubble from={hp} to={hp + pending} />}
    </View>
  );
  return <View style={styles.row}>{hand === 'left' ? [plus, middle, minus] : [minus, middle, plus]}</View>;
}

interface StepProps {
  icon: LucideIcon;
  label: string;
  hold: HoldRepeat;
  testID: string;
}

function Step({ icon: Icon, label, hold, testID }: StepProps) {
  const { color, highContrast } = useTheme();
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
        { backgroundColor: color.surfaceAlt },
        highContrast ? { borderWidth: 2, borderColor: color.lineStrong } : null,
      ]}
    >
      <Icon size={22} color={color.ink} strokeWidth={2.4} />
    </Pressy>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  step: { alignItems: 'center', justifyContent: 'center', borderRadius: tokens.radius.control },
  hp: { flexDirection: 'row', alignItems: 'center', gap: 5, paddingHorizontal: 2 },
  // Piazzolla sits low in its line box.
  raised: { marginTop: -7 },
});
