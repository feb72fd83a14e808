import type { ReactNode, Ref } from 'react';
import type { AccessibilityActionInfo, AccessibilityRole, StyleProp, View, ViewStyle } from 'react-native';

/** What is pressed, without any judgement: Pressy decides what a press means, Press hears it. */
export interface PressProps {
  children?: ReactNode;
  ref?: Ref<View>;
  testID?: string;
  role: AccessibilityRole;
  label?: string;
  hint?: string;
  disabled: boolean;
  checked?: boolean;
  selected?: boolean;
  expanded?: boolean;
  value?: { min?: number; max?: number; now?: number; text?: string };
  actions?: readonly AccessibilityActionInfo[];
  onAction: (name: string) => void;
  skipTab?: boolean;
  /** A second press right after the first is meant, and a hold is one long press. */
  repeats: boolean;
  onPress: () => void;
  onLongPress?: () => void;
  onPressIn?: () => void;
  onPressOut?: () => void;
  onAssisted?: () => void;
  onKey?: (key: string) => boolean;
  /** How it looks under the finger; faded if left out. */
  pressed: 'faded' | 'still' | 'veiled';
  style: StyleProp<ViewStyle>;
}
