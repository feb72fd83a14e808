import type { PropsWithChildren } from 'react';
import { type StyleProp, View, type ViewStyle } from 'react-native';

import { Pressy } from '@/components/ui/Pressy';

interface Props {
  /** The whole drawing in words. */
  label: string;
  /** Tapping it types the number. */
  onPress?: () => void;
  /** Holding it opens its rule. */
  onHold?: () => void;
  style?: StyleProp<ViewStyle>;
  testID?: string;
}

/** A drawing that screen readers meet as one thing: a button where it can be tapped, else a picture. */
export function Drawn({ label, onPress, onHold, style, testID, children }: PropsWithChildren<Props>) {
  if (onPress) {
    return (
      <Pressy
        label={label}
        hint="Type a number"
        onPress={onPress}
        onLongPress={onHold}
        holdLabel="Read the rule"
        style={style}
        testID={testID}
      >
        {children}
      </Pressy>
    );
  }
  return (
    <View accessible accessibilityRole="image" aria-label={label} style={style} testID={testID}>
      {children}
    </View>
  );
}
