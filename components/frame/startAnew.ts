import { DevSettings } from 'react-native';
import { router } from 'expo-router';

/** Back to the first screen, with nothing of the broken one left. */
export function startAnew(): void {
  if (__DEV__) DevSettings.reload();
  else router.replace('/');
}
