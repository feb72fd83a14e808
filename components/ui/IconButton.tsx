import type { LucideIcon } from 'lucide-react-native';
import { type StyleProp, StyleSheet, type ViewStyle } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';

import { Pressy } from './Pressy';

interface Props {
  icon: LucideIcon;
  label: string;
  onPress: () => void;
  onLongPress?: () => void;
  holdLabel?: string;
  /** The icon's colour; ink if left out. */
  tone?: string;
  /** A fill behind it, as on the keypad. */
  fill?: string;
  size?: number;
  disabled?: boolean;
  style?: StyleProp<ViewStyle>;
  testID?: string;
}

/** An icon alone: only back, close, undo, rules, history and the like. */
export function IconButton({ icon: Icon, tone, fill, size = tokens.size.icon.action, style, ...rest }: Props) {
  const { color } = useTheme();
  return (
    <Pressy {...rest} style={[styles.button, fill ? { backgroundColor: fill } : null, style]}>
      <Icon size={size} color={tone ?? color.ink} strokeWidth={2} />
    </Pressy>
  );
}

const styles = StyleSheet.create({
  button: { alignItems: 'center', justifyContent: 'center', borderRadius: tokens.radius.control },
});
