import ArrowLeft from 'lucide-react-native/icons/arrow-left';
import Pin from 'lucide-react-native/icons/pin';
import PinOff from 'lucide-react-native/icons/pin-off';
import Scale from 'lucide-react-native/icons/scale';
import { ScrollView, StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Divider } from '@/components/ui/Divider';
import { ListRow } from '@/components/ui/ListRow';
import { Pressy } from '@/components/ui/Pressy';
import type { Topic } from '@/rules/kernel/topic';

import { HelperButton } from './HelperButton';
import { isSilent, pageWords, rulingWords } from './reference';
import { useFocusOnce } from './useFocusOnce';

interface Props {
  topic: Topic;
  related: readonly Topic[];
  /** Where back leads: "Back to Officers". */
  backWords: string;
  pinned: boolean;
  /** The house rule as it stands, where this table has one. */
  houseRule?: { value: string; onPress?: () => void };
  onBack: () => void;
  onOpen: (id: string) => void;
  onPin: () => void;
}

/** One topic: the answer first, then the rest of it, whose ruling it is, and where to read on. */
export function TopicPage(props: Props) {
  const { topic, related, pinned, houseRule } = props;
  const { color, accent, padding, highContrast } = useTheme();
  const back = useFocusOnce(true);
  return (
    <ScrollView
      testID="rules-topic"
      style={styles.page}
      contentContainerStyle={[styles.content, { paddingHorizontal: padding }]}
    >
      <View style={styles.bar}>
        <Pressy ref={back} label={props.backWords} onPress={props.onBack} testID="rules-back" style={styles.back}>
          <ArrowLeft size={tokens.size.icon.action} color={color.ink} />
        </Pressy>
        <Button
          kind="quiet"
          icon={pinned ? PinOff : Pin}
          words={pinned ? 'Unpin' : 'Pin'}
          label={pinned ? `Unpin ${topic.title}` : `Pin ${topic.title}`}
          onPress={props.onPin}
          testID="rules-pin"
        />
      </View>
      <Txt type="title" heading>
        {topic.title}
      </Txt>
      <View
        style={[
          styles.answer,
          highContrast
            ? { backgroundColor: color.surface, borderWidth: 2, borderColor: accent.accent }
            : { backgroundColor: accent.tint },
        ]}
      >
        <Txt type="bodyLarge">{topic.answer}</Txt>
        <HelperButton topic={topic} />
      </View>
      {topic.details ? (
        <Txt type="bodyLarge" color="ink2">
          {topic.details}
        </Txt>
      ) : null}
      <Sources topic={topic} />
      {houseRule ? (
        <ListRow
          title="House rule"
          detail={houseRule.value}
          label={`House rule: ${houseRule.value}`}
          hint={houseRule.onPress ? 'Opens the house rule' : undefined}
          chevron={houseRule.onPress !== undefined}
          onPress={houseRule.onPress}
          testID="rules-house-rule"
        />
      ) : null}
      {related.length > 0 ? (
        <View>
          <Txt type="label" color="ink3" heading style={styles.heading}>
            Related
          </Txt>
          {related.map(({ id, title }) => (
            <View key={id}>
              <Divider />
              <ListRow title={title} chevron onPress={() => props.onOpen(id)} testID={`rules-related-${id}`} />
            </View>
          ))}
        </View>
      ) : null}
    </ScrollView>
  );
}

function Sources({ topic }: { topic: Topic }) {
  const { color } = useTheme();
  const ruling = rulingWords(topic);
  return (
    <View style={styles.sources}>
      {ruling ? (
        <View style={styles.source}>
          <Scale size={18} color={color.ink2} />
          <Txt type="body" color="ink2" style={styles.words}>
            {ruling}
          </Txt>
        </View>
      ) : null}
      {ruling && isSilent(topic) ? null : (
        <Txt type="caption" color="ink3">
          {isSilent(topic) ? pageWords(topic) : `Rulebook, ${pageWords(topic)}`}
        </Txt>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  content: { paddingBottom: 24, gap: 12 },
  bar: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', paddingTop: 4 },
  back: { alignItems: 'center', justifyContent: 'center', borderRadius: tokens.radius.control, marginStart: -8 },
  answer: { borderRadius: tokens.radius.card, padding: 16, gap: 6 },
  sources: { gap: 6 },
  source: { flexDirection: 'row', gap: 8 },
  words: { flex: 1 },
  heading: { marginTop: 8, marginBottom: 8 },
});
