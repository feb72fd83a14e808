import Zap from 'lucide-react-native/icons/zap';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';

import { HelperButton } from './HelperButton';
import { Marked } from './Marked';
import { pageWords } from './reference';
import type { Result } from './search';
import { useFocusOnce } from './useFocusOnce';

interface Props {
  result: Result;
  onOpen: (id: string) => void;
  returned: boolean;
}

/** The best hit, answered on the spot; a tap opens the whole topic, a button what helps with it. */
export function ShortAnswer({ result: { topic, terms }, onOpen, returned }: Props) {
  const { color, accent, highContrast } = useTheme();
  const target = useFocusOnce(returned);
  return (
    <View
      style={[
        styles.block,
        highContrast
          ? { backgroundColor: color.surface, borderWidth: 2, borderColor: accent.accent }
          : { backgroundColor: accent.tint },
      ]}
    >
      <Pressy ref={target} onPress={() => onOpen(topic.id)} testID="rules-short-answer" style={styles.answer}>
        <View style={styles.line}>
          <Zap size={16} color={accent.accent} />
          <Txt type="label" tone={accent.accent}>
            Short answer
          </Txt>
        </View>
        <Marked text={topic.title} terms={terms} type="button" on="tint" />
        <Marked text={topic.answer} terms={terms} type="bodyLarge" on="tint" />
        <Txt type="caption" color="ink2">
          {pageWords(topic)}
        </Txt>
      </Pressy>
      <HelperButton topic={topic} />
    </View>
  );
}

const styles = StyleSheet.create({
  block: { borderRadius: tokens.radius.card, padding: 16, marginBottom: 16 },
  answer: { gap: 6, borderRadius: tokens.radius.control },
  line: { flexDirection: 'row', alignItems: 'center', gap: 8 },
});
