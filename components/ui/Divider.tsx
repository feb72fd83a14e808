import { type StyleProp, View, type ViewStyle } from 'react-native';

import { useTheme } from '@/components/theme/theme';

export function Divider({ upright = false, style }: { upright?: boolean; style?: StyleProp<ViewStyle> }) {
  const { color } = useTheme();
  return (
    <View
      style={[
        { backgroundColor: color.line },
        upright ? { width: 1, alignSelf: 'stretch' } : { height: 1, alignSelf: 'stretch' },
        style,
      ]}
    />
  );
}
