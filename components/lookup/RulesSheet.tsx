import CornerDownLeft from 'lucide-react-native/icons/corner-down-left';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import type { Topic } from '@/rules/kernel/topic';

import { RulesView, type RulesViewProps } from './RulesView';

export interface RulesSheetProps extends Omit<RulesViewProps, 'topics'> {
  open: boolean;
  onClose: () => void;
  /** Where closing leads: "Back to Mira's turn". */
  closeWords?: string;
  /** Undefined while they are being loaded. */
  topics: readonly Topic[] | undefined;
  /** The topics could not be loaded. */
  failed?: boolean;
  onRetry?: () => void;
}

/** The rules over the dimmed table, which stays as it was. */
export function RulesSheet({ open, onClose, closeWords = 'Back to the table', ...props }: RulesSheetProps) {
  const { topics, failed = false, onRetry, ...rest } = props;
  return (
    <Sheet
      visible={open}
      title="Rules"
      onClose={onClose}
      tall
      scrolls={false}
      testID="rules-sheet"
      footer={<Button kind="quiet" icon={CornerDownLeft} words={closeWords} onPress={onClose} testID="rules-close" />}
    >
      {topics ? <RulesView topics={topics} {...rest} /> : failed ? <Failed onRetry={onRetry} /> : null}
    </Sheet>
  );
}

function Failed({ onRetry }: { onRetry?: () => void }) {
  const { padding } = useTheme();
  return (
    <View style={[styles.failed, { paddingHorizontal: padding }]} testID="rules-failed">
      <Txt type="bodyLarge">The rules could not be opened.</Txt>
      {onRetry ? <Button kind="secondary" words="Try again" onPress={onRetry} /> : null}
    </View>
  );
}

const styles = StyleSheet.create({ failed: { gap: 12 } });
