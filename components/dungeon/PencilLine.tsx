import { Path } from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';

export const CROSS_MS = 160;

/** The two lines of a cross; each begins at its own corner. */
export const STROKES = [
  { d: 'M7,7 L17,17', from: '29% 29%' },
  { d: 'M17,7 L7,17', from: '71% 29%' },
] as const;

export function PencilLine({ d, testID }: { d: string; testID?: string }) {
  const { accent } = useTheme();
  return <Path d={d} stroke={accent.accent} strokeWidth={2.6} strokeLinecap="round" testID={testID} />;
}
