import { type ReactNode, type Ref, useRef, useState } from 'react';
import {
  type AccessibilityActionEvent,
  type AccessibilityActionInfo,
  type AccessibilityRole,
  type GestureResponderEvent,
  Platform,
  Pressable,
  type StyleProp,
  StyleSheet,
  type View,
  type ViewStyle,
} from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';

import { eased, noOutline } from './webStyle';

const { guardSameControl, duration } = tokens.motion;

let deafUntil = 0;

/** The whole screen ignores taps for a while: after End turn the second tap of a pair must not hit the next player. */
export function guardTaps(ms: number = tokens.motion.guardAfterTurnChange): void {
  deafUntil = Date.now() + ms;
}

const deaf = () => Date.now() < deafUntil;

interface KeyEvent {
  readonly key: string;
  readonly repeat?: boolean;
  preventDefault(): void;
  stopPropagation(): void;
}

/** A browser's click that no pointer made has a detail of 0. */
const fromAssistant = (event: GestureResponderEvent) =>
  Platform.OS === 'web' && 'detail' in event.nativeEvent && event.nativeEvent.detail === 0;

/** In a browser a button is not selected but current. */
const current = (selected: boolean | undefined) => (selected ? { 'aria-current': true } : null);

export interface PressyProps {
  children?: ReactNode;
  /** What a screen reader calls it; the words inside if left out. */
  label?: string;
  hint?: string;
  role?: AccessibilityRole;
  disabled?: boolean;
  /** A second tap right after the first is meant: the ± controls. */
  repeats?: boolean;
  onPress?: () => void;
  onLongPress?: () => void;
  /** What the long press does, as an action of the screen reader. */
  holdLabel?: string;
  onPressIn?: () => void;
  onPressOut?: () => void;
  /** A click that no finger, mouse or key made: a screen reader's own, in a browser. */
  onAssisted?: () => void;
  /** A key pressed while focused (web); true if it was taken. */
  onKey?: (key: string) => boolean;
  checked?: boolean;
  selected?: boolean;
  expanded?: boolean;
  /** Held out of the Tab order where arrow keys lead to it. */
  skipTab?: boolean;
  value?: { min?: number; max?: number; now?: number; text?: string };
  actions?: readonly AccessibilityActionInfo[];
  onAction?: (name: string) => void;
  style?: StyleProp<ViewStyle>;
  pressedStyle?: StyleProp<ViewStyle>;
  testID?: string;
  ref?: Ref<View>;
}

/** Everything that can be tapped: 48 dp at least, a focus ring, deaf to the same tap twice. */
export function Pressy({ ref, ...props }: PressyProps) {
  const { label, hint, role = 'button', disabled = false, repeats = false, value, style, pressedStyle } = props;
  const { onPress, onLongPress, onPressIn, onPressOut, onKey, onAction, onAssisted } = props;
  const { color, reducedMotion } = useTheme();
  const [ringed, setRinged] = useState(false);
  const lastTap = useRef(0);

  const tap = () => {
    if (!onPress || deaf()) return;
    const now = Date.now();
    if (!repeats && now - lastTap.current < guardSameControl) return;
    lastTap.current = now;
    onPress();
  };

  const keys = {
    onKeyDown: (event: KeyEvent) => {
      if (disabled) return;
      if (onKey?.(event.key)) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      // A browser clicks a button again and again while Enter is down, and on the first press before a hold can begin.
      if (event.key === 'Enter' && (repeats || event.repeat)) event.preventDefault();
      if (onAssisted && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
      // React Native Web lets the space bar press buttons only.
      if (event.key === ' ' && role !== 'button') {
        event.preventDefault();
        if (!event.repeat) tap();
      }
    },
    onKeyUp: (event: KeyEvent) => {
      if (onAssisted && event.key === ' ') event.preventDefault();
      if (!disabled && repeats && event.key === 'Enter') tap();
    },
  };

  const actions: AccessibilityActionInfo[] = [
    ...(props.actions ?? []),
    ...(onLongPress && props.holdLabel ? [{ name: 'longpress', label: props.holdLabel }] : []),
  ];

  return (
    <Pressable
      ref={ref}
      testID={props.testID}
      accessibilityRole={role}
      aria-label={label}
      accessibilityHint={hint}
      aria-disabled={disabled}
      aria-checked={props.checked}
      {...(Platform.OS === 'web' && role === 'button' ? current(props.selected) : { 'aria-selected': props.selected })}
      aria-expanded={props.expanded}
      aria-valuemin={value?.min}
      aria-valuemax={value?.max}
      aria-valuenow={value?.now}
      aria-valuetext={value?.text}
      accessibilityActions={actions.length > 0 ? actions : undefined}
      onAccessibilityAction={({ nativeEvent }: AccessibilityActionEvent) => {
        if (nativeEvent.actionName === 'longpress' && onLongPress) onLongPress();
        else onAction?.(nativeEvent.actionName);
      }}
      disabled={disabled}
      tabIndex={disabled || props.skipTab ? -1 : 0}
      delayLongPress={tokens.motion.longPress}
      onPress={(event) => (onAssisted && fromAssistant(event) ? onAssisted() : tap())}
      onLongPress={
        onLongPress
          ? () => {
              if (!deaf()) onLongPress();
            }
          : undefined
      }
      onPressIn={() => {
        if (!deaf()) onPressIn?.();
      }}
      onPressOut={onPressOut}
      onFocus={() => setRinged(Platform.OS !== 'web' || document.querySelector(':focus-visible') !== null)}
      onBlur={() => setRinged(false)}
      {...(Platform.OS === 'web' ? keys : null)}
      style={({ pressed }) => [
        styles.target,
        eased('opacity', reducedMotion ? 0 : duration.instant),
        style,
        pressed ? (pressedStyle ?? styles.pressed) : null,
        disabled ? styles.disabled : null,
        ringed ? [styles.ring, { outlineColor: color.focus }] : noOutline,
      ]}
    >
      {props.children}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  target: {
    minWidth: tokens.size.touchMin,
    minHeight: tokens.size.touchMin,
    userSelect: 'none',
  },
  pressed: { opacity: 0.7 },
  disabled: { opacity: 0.45 },
  ring: { outlineStyle: 'solid', outlineWidth: 3, outlineOffset: 2 },
});
