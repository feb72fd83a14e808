import type { View } from 'react-native';

/** Takes a view out of the keyboard's reach; React Native Web has no name for the attribute. */
export function inert(view: View | null): void {
  if (view instanceof HTMLElement) view.inert = true;
}
