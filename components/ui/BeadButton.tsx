import type { StyleProp, ViewStyle } from 'react-native';

import { Button } from './Button';
import type { NextStep } from './Dock';

/** The bead where a rail stands in place of the dock: full width, with the whole sentence. */
export function BeadButton({ step, style }: { step: NextStep; style?: StyleProp<ViewStyle> }) {
  return (
    <Button large words={step.sentence} disabled={step.disabled} onPress={step.onPress} style={style} testID="bead" />
  );
}
