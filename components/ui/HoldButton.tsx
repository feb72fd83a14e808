import type { LucideIcon } from 'lucide-react-native';
import { useEffect, useRef, useState } from 'react';
import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';

import { afterHold } from './afterHold';
import { guardUntilLifted, Pressy } from './Pressy';
import { unsqueezed } from './webStyle';

interface Props {
  words: string;
  icon?: LucideIcon;
  onHeld: () => void;
  /** Ending a session is no damage; erasing is. */
  tone?: 'danger' | 'accent';
  label?: string;
  disabled?: boolean;
  style?: StyleProp<ViewStyle>;
  testID?: string;
}

const { holdToConfirm } = tokens.motion;

/** Acts once it was held for 700 ms; a bar fills meanwhile, and letting go early cancels. */
export function HoldButton({ words, icon: Icon, onHeld, tone = 'danger', label, disabled, style, testID }: Props) {
  const { color, accent, highContrast } = useTheme();
  const [filled, setFilled] = useState(0);
  const letGo = useRef<() => void>(undefined);
  const text = tone === 'danger' ? color.danger : accent.accent;
  const bar = tone === 'danger' ? color.dangerTint : accent.tint;

  const stop = () => {
    letGo.current?.();
    letGo.current = undefined;
    setFilled(0);
  };
  const start = () => {
    if (letGo.current) return;
    letGo.current = afterHold(
      holdToConfirm,
      () => {
        stop();
        guardUntilLifted();
        onHeld();
      },
      setFilled,
    );
  };
  useEffect(() => () => letGo.current?.(), []);

  return (
    <Pressy
      label={label ?? words}
      hint="Press and hold"
      disabled={disabled}
      onPressIn={start}
      onPressOut={stop}
      onAssisted={onHeld}
      actions={[{ name: 'activate', label: words }]}
      onAction={(name) => {
        if (name === 'activate') onHeld();
      }}
      testID={testID}
      pressed="still"
      style={[styles.button, { borderColor: text, backgroundColor: color.surface }, style]}
    >
      <View
        pointerEvents="none"
        testID={testID ? `${testID}-bar` : undefined}
        style={[styles.bar, { width: `${filled * 100}%`, backgroundColor: highContrast ? color.sunken : bar }]}
      />
      <View style={styles.inside}>
        {Icon ? <Icon size={20} color={text} strokeWidth={2.2} style={unsqueezed} /> : null}
        <Txt type="button" tone={text} align="center" style={styles.words}>
          {words}
        </Txt>
      </View>
    </Pressy>
  );
}

const styles = StyleSheet.create({
  button: {
    minHeight: tokens.size.buttonHeight,
    borderRadius: tokens.radius.control,
    borderWidth: 2,
    overflow: 'hidden',
    justifyContent: 'center',
  },
  bar: { position: 'absolute', left: 0, top: 0, bottom: 0 },
  inside: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    paddingHorizontal: 14,
    paddingVertical: 6,
  },
  words: { flexShrink: 1 },
});
