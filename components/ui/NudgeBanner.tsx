import BellRing from 'lucide-react-native/icons/bell-ring';
import type { StyleProp, ViewStyle } from 'react-native';

import { Banner, type BannerAct } from './Banner';

interface Props {
  words: string;
  act?: BannerAct;
  onDismiss: () => void;
  style?: StyleProp<ViewStyle>;
  testID?: string;
}

/** What people forget: one at a time, at most two lines, never in the way. */
export function NudgeBanner({ words, act, onDismiss, style, testID }: Props) {
  return (
    <Banner
      tone="warn"
      icon={BellRing}
      words={words}
      acts={act ? [act] : []}
      onDismiss={onDismiss}
      style={style}
      testID={testID}
    />
  );
}
