import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Divider } from '@/components/ui/Divider';
import { Pressy } from '@/components/ui/Pressy';
import type { Topic } from '@/rules/kernel/topic';

import { Marked } from './Marked';
import { pageWords } from './reference';
import { useFocusOnce } from './useFocusOnce';

interface Props {
  topic: Topic;
  terms?: readonly string[];
  onOpen: (id: string) => void;
  /** The reader comes back from this topic: a keyboard goes on from here. */
  returned?: boolean;
}

/** One place in the rules: title, page and the short answer. */
export function TopicRow({ topic, terms = [], onOpen, returned = false }: Props) {
  const target = useFocusOnce(returned);
  return (
    <View>
      <Divider />
      <Pressy ref={target} onPress={() => onOpen(topic.id)} testID={`rules-topic-${topic.id}`} style={styles.row}>
        <View style={styles.head}>
          <Marked text={topic.title} terms={terms} type="button" style={styles.title} />
          <Txt type="caption" color="ink3">
            {pageWords(topic)}
          </Txt>
        </View>
        <Marked text={topic.answer} terms={terms} type="body" color="ink2" />
      </Pressy>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { paddingVertical: 12, gap: 4 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 12, rowGap: 2 },
  title: { flexGrow: 1, flexShrink: 1 },
});
