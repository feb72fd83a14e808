import type { LucideIcon } from 'lucide-react-native';
import { useRef } from 'react';
import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';

import { Pressy } from './Pressy';
import { unsqueezed } from './webStyle';

export interface SegmentOption<V extends string | number> {
  readonly value: V;
  readonly words: string;
  readonly detail?: string;
  readonly icon?: LucideIcon;
}

interface Props<V extends string | number> {
  label: string;
  options: readonly SegmentOption<V>[];
  value: V;
  onChange: (value: V) => void;
  /** The chosen one filled with the accent, as on the keypad. */
  filled?: boolean;
  /** Shown as it stands. */
  disabled?: boolean;
  style?: StyleProp<ViewStyle>;
  testID?: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One of a few: a sunken track with the chosen segment raised. */
export function Segments<V extends string | number>(props: Props<V>) {
  const { label, options, value, onChange, filled = false, style, testID } = props;
  const { color, highContrast, textSize } = useTheme();
  // Four words side by side have no room at twice the size.
  const wraps = textSize >= 1.6 && options.length > 3;
  const targets = useRef(new Map<V, View>());

  const stepFrom = (index: number, step: number) => {
    const next = options[(index + step + options.length) % options.length];
    if (!next) return;
    onChange(next.value);
    targets.current.get(next.value)?.focus();
  };

  return (
    <View
      accessibilityRole="radiogroup"
      aria-label={label}
      testID={testID}
      style={[
        styles.track,
        { backgroundColor: color.sunken },
        wraps ? styles.wraps : null,
        highContrast ? { borderWidth: 2, borderColor: color.lineStrong } : null,
        style,
      ]}
    >
      {options.map((option, index) => (
        <Pressy
          key={option.value}
          ref={(target: View | null) => {
            if (target) targets.current.set(option.value, target);
            else targets.current.delete(option.value);
          }}
          role="radio"
          label={option.detail ? `${option.words}, ${option.detail}` : option.words}
          checked={option.value === value}
          disabled={props.disabled}
          skipTab={option.value !== value}
          onPress={() => {
            if (option.value !== value) onChange(option.value);
          }}
          onKey={(key) => {
            const step = STEPS[key];
            if (step === undefined) return false;
            stepFrom(index, step);
            return true;
          }}
          testID={testID ? `${testID}-${option.value}` : undefined}
          style={[styles.segment, wraps ? styles.half : null]}
        >
          <Face option={option} chosen={option.value === value} filled={filled} />
        </Pressy>
      ))}
    </View>
  );
}

function Face<V extends string | number>(props: { option: SegmentOption<V>; chosen: boolean; filled: boolean }) {
  const { option, chosen, filled } = props;
  const { color, accent, scheme, highContrast } = useTheme();
  const { y, blur, opacity } = tokens.elevation.raised[scheme];
  const fill = filled ? accent.accent : scheme === 'light' ? color.surface : color.surfaceAlt;
  const text = !chosen ? color.ink2 : filled ? accent.onAccent : option.detail ? accent.accent : color.ink;
  const Icon = option.icon;
  return (
    <View
      style={[
        styles.face,
        chosen ? { backgroundColor: fill } : null,
        chosen && !filled ? { boxShadow: `0 ${y}px ${blur}px rgba(0,0,0,${opacity})` } : null,
        chosen && highContrast ? { borderWidth: 2, borderColor: color.ink } : null,
      ]}
    >
      <View style={styles.words}>
        {Icon ? <Icon size={18} color={text} strokeWidth={2.4} style={unsqueezed} /> : null}
        <Txt type={option.detail ? 'numeralSmall' : 'button'} tone={text} align="center" style={styles.shrink}>
          {option.words}
        </Txt>
      </View>
      {option.detail ? (
        <Txt type="label" color={chosen && !filled ? 'ink' : 'ink2'} align="center">
          {option.detail}
        </Txt>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  track: { flexDirection: 'row', borderRadius: tokens.radius.control + 2, padding: 4 },
  segment: { flex: 1, borderRadius: tokens.radius.control },
  wraps: { flexWrap: 'wrap' },
  half: { flexGrow: 1, flexBasis: '40%' },
  face: {
    flex: 1,
    minHeight: 46,
    paddingHorizontal: 6,
    paddingVertical: 6,
    borderRadius: tokens.radius.control - 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
  words: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  shrink: { flexShrink: 1 },
});
