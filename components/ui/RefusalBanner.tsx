import CircleSlash from 'lucide-react-native/icons/circle-slash';
import type { StyleProp, ViewStyle } from 'react-native';

import { Banner } from './Banner';

interface Props {
  /** What is missing, in numbers: "Needs 3 gold, you have 2." */
  words: string;
  /** Where the table may overrule. */
  onAnyway?: () => void;
  /** The nearest thing that can be done: "Take all 2". */
  instead?: { words: string; onPress: () => void };
  onDismiss?: () => void;
  style?: StyleProp<ViewStyle>;
  testID?: string;
}

/** Why not, at the control that was tapped. */
export function RefusalBanner({ words, onAnyway, instead, onDismiss, style, testID }: Props) {
  const acts = [
    ...(instead ? [instead] : []),
    ...(onAnyway ? [{ words: 'Do it anyway', onPress: onAnyway, testID: 'do-it-anyway' }] : []),
  ];
  return (
    <Banner
      tone="danger"
      icon={CircleSlash}
      words={words}
      acts={acts}
      onDismiss={onDismiss}
      style={style}
      testID={testID}
    />
  );
}
