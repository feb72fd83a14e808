import Minus from 'lucide-react-native/icons/minus';
import Plus from 'lucide-react-native/icons/plus';
import { StyleSheet } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Pressy } from '@/components/ui/Pressy';

interface Props {
  by: 1 | -1;
  label: string;
  disabled: boolean;
  onPress: () => void;
  testID?: string | undefined;
}

/** One step up or down: every tap counts, however fast they come. */
export function StepButton({ by, label, disabled, onPress, testID }: Props) {
  const { color } = useTheme();
  const Icon = by === 1 ? Plus : Minus;
  return (
    <Pressy
      label={label}
      repeats
      disabled={disabled}
      onPress={onPress}
      style={[styles.step, { backgroundColor: color.surfaceAlt }]}
      testID={testID}
    >
      <Icon size={22} color={color.ink} strokeWidth={2.4} />
    </Pressy>
  );
}

const styles = StyleSheet.create({
  step: {
    width: 52,
    minHeight: 48,
    borderRadius: tokens.radius.control,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
