import { type ReactNode, type Ref, useRef } from 'react';
import {
  type AccessibilityActionInfo,
  type AccessibilityRole,
  Platform,
  type StyleProp,
  StyleSheet,
  type View,
  type ViewStyle,
} from 'react-native';

import { tokens } from '@/components/theme/tokens';

import { Press } from './Press';
import type { PressProps } from './press';

const { guardSameControl } = tokens.motion;

let deafUntil = 0;
let deafFor = 0;

/** The whole screen ignores taps for a while: after End turn the second tap of a pair must not hit the next player. */
export function guardTaps(ms: number = tokens.motion.guardAfterTurnChange): void {
  deafUntil = Date.now() + ms;
  deafFor = ms;
}

const LIFTS = ['pointerup', 'pointercancel', 'keyup'] as const;
const LONGEST_HOLD = 5000;

/**
 * What is held acts while the finger is still down, and may turn the page: in a browser letting go would then tap whatever
 * lies there. So nothing hears until the finger is lifted.
 */
export function guardUntilLifted(): void {
  if (Platform.OS !== 'web') return;
  guardTaps(LONGEST_HOLD);
  const lifted = () => {
    guardTaps(guardSameControl);
    for (const lift of LIFTS) removeEventListener(lift, lifted, true);
  };
  for (const lift of LIFTS) addEventListener(lift, lifted, true);
}

/** A moment that is still ahead by more than it lasts was set by a clock that has been set back since. */
const deaf = () => {
  const left = deafUntil - Date.now();
  return left > 0 && left <= deafFor;
};

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
  /** How it looks under the finger; faded if left out. */
  pressed?: PressProps['pressed'];
  testID?: string;
  ref?: Ref<View>;
}

/** Everything that can be tapped: 48 dp at least, a focus ring, deaf to the same tap twice. */
export function Pressy({ ref, ...props }: PressyProps) {
  const { role = 'button', disabled = false, repeats = false, pressed = 'faded' } = props;
  const { onPress, onLongPress, onPressIn, onAction, holdLabel } = props;
  const lastTap = useRef(0);

  const tap = () => {
    if (!onPress || deaf()) return;
    const now = Date.now();
    const since = now - lastTap.current;
    if (!repeats && since >= 0 && since < guardSameControl) return;
    lastTap.current = now;
    onPress();
  };
  const actions: AccessibilityActionInfo[] = [
    ...(props.actions ?? []),
    ...(onLongPress && holdLabel ? [{ name: 'longpress', label: holdLabel }] : []),
  ];
  return (
    <Press
      ref={ref}
      testID={props.testID}
      role={role}
      label={props.label}
      hint={props.hint}
      disabled={disabled}
      repeats={repeats}
      pressed={pressed}
      checked={props.checked}
      selected={props.selected}
      expanded={props.expanded}
      value={props.value}
      actions={actions.length > 0 ? actions : undefined}
      onAction={(name) => {
        if (name === 'longpress' && onLongPress) onLongPress();
        else onAction?.(name);
      }}
      skipTab={props.skipTab}
      onPress={tap}
      onLongPress={
        onLongPress
          ? () => {
              if (!deaf()) onLongPress();
            }
          : undefined
      }
      onPressIn={
        onPressIn
          ? () => {
              if (!deaf()) onPressIn();
            }
          : undefined
      }
      onPressOut={props.onPressOut}
      onAssisted={props.onAssisted}
      onKey={props.onKey}
      style={[styles.target, props.style, disabled ? styles.disabled : null]}
    >
      {props.children}
    </Press>
  );
}

const styles = StyleSheet.create({
  target: {
    minWidth: tokens.size.touchMin,
    minHeight: tokens.size.touchMin,
    userSelect: 'none',
  },
  disabled: { opacity: 0.45 },
});
