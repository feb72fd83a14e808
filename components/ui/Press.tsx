import { useState } from 'react';
import { type AccessibilityActionEvent, Pressable, StyleSheet } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';

import type { PressProps } from './press';

/** A press on a phone. */
export function Press({ ref, value, actions, disabled, ...props }: PressProps) {
  const { color } = useTheme();
  const [ringed, setRinged] = useState(false);
  const underFinger = {
    faded: styles.faded,
    still: null,
    veiled: [styles.veiled, { backgroundColor: color.lineStrong }],
  };
  return (
    <Pressable
      ref={ref}
      testID={props.testID}
      accessibilityRole={props.role}
      aria-label={props.label}
      accessibilityHint={props.hint}
      aria-disabled={disabled}
      aria-checked={props.checked}
      aria-selected={props.selected}
      aria-expanded={props.expanded}
      aria-valuemin={value?.min}
      aria-valuemax={value?.max}
      aria-valuenow={value?.now}
      aria-valuetext={value?.text}
      accessibilityActions={actions}
      onAccessibilityAction={({ nativeEvent }: AccessibilityActionEvent) => props.onAction(nativeEvent.actionName)}
      disabled={disabled}
      tabIndex={disabled || props.skipTab ? -1 : 0}
      delayLongPress={tokens.motion.longPress}
      onPress={props.onPress}
      onLongPress={props.onLongPress}
      onPressIn={props.onPressIn}
      onPressOut={props.onPressOut}
      onFocus={() => setRinged(true)}
      onBlur={() => setRinged(false)}
      style={({ pressed }) => [
        props.style,
        pressed ? underFinger[props.pressed] : null,
        ringed ? [styles.ring, { outlineColor: color.focus }] : null,
      ]}
    >
      {props.children}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  faded: { opacity: 0.7 },
  veiled: { opacity: 0.2 },
  ring: { outlineStyle: 'solid', outlineWidth: 3, outlineOffset: 2 },
});
