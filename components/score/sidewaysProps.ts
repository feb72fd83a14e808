import type { Role, StyleProp, ViewStyle } from 'react-native';

export interface SidewaysProps {
  readonly on: boolean;
}

export interface FixedProps {
  readonly role?: Role;
  readonly style?: StyleProp<ViewStyle>;
}
