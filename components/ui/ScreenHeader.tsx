import ArrowLeft from 'lucide-react-native/icons/arrow-left';
import BookOpen from 'lucide-react-native/icons/book-open';
import type { ReactNode } from 'react';
import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';

import { IconButton } from './IconButton';

interface Props {
  title: string;
  onBack?: () => void;
  backLabel?: string;
  onRules?: () => void;
  right?: ReactNode;
  /** Over motif art: the colour of words and icons. */
  tone?: string;
  /** The title on a line of its own, as over the set-up's art. */
  large?: boolean;
  style?: StyleProp<ViewStyle>;
  testID?: string;
}

/** The header of a screen that has no dock: the way back, the title, the rules. */
export function ScreenHeader({
  title,
  onBack,
  backLabel = 'Back',
  onRules,
  right,
  tone,
  large = false,
  ...rest
}: Props) {
  const { padding } = useTheme();
  const heading = (
    <Txt type={large ? 'titleLarge' : 'title'} tone={tone} heading="page" style={large ? styles.below : styles.title}>
      {title}
    </Txt>
  );
  return (
    <View testID={rest.testID} style={[styles.column, rest.style]}>
      <View style={[styles.header, { paddingHorizontal: padding }]}>
        {onBack ? (
          <IconButton
            icon={ArrowLeft}
            label={backLabel}
            onPress={onBack}
            tone={tone}
            style={styles.back}
            testID="back"
          />
        ) : null}
        {large || title === '' ? <View style={styles.title} /> : heading}
        {right}
        {onRules ? <IconButton icon={BookOpen} label="Rules" onPress={onRules} tone={tone} testID="rules" /> : null}
      </View>
      {large ? heading : null}
    </View>
  );
}

const styles = StyleSheet.create({
  column: { width: '100%', maxWidth: 640, alignSelf: 'center' },
  header: { flexDirection: 'row', alignItems: 'center', minHeight: tokens.size.header, gap: 4 },
  back: { marginLeft: -12 },
  title: { flex: 1 },
  below: { paddingTop: 8, paddingBottom: 12 },
});
