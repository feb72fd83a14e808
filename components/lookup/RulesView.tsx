import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import type { Topic } from '@/rules/kernel/topic';
import type { Place } from '@/store/draft';

import { topicsById } from './rightNow';
import { TopicList } from './TopicList';
import { TopicPage } from './TopicPage';

export interface RulesViewProps {
  topics: readonly Topic[];
  /** The key of the phase on the table. */
  phase?: string;
  /** The topic of the control touched last. */
  touched?: string;
  /** The topic that is open. */
  topicId?: string;
  query?: string;
  onQuery: (query: string) => void;
  onTopic: (id: string | undefined) => void;
  onHouseRule?: (key: string) => void;
  /** How a house rule stands, in words; undefined where this table does not have it. */
  houseRuleValue?: (key: string) => string | undefined;
  pinned: readonly string[];
  recent: readonly string[];
  onPin: (id: string) => void;
  /** Opened to be typed into. */
  autoFocus?: boolean;
  /** Where the reader was when the rules were closed; read once. */
  place?: Place;
  onPlace?: (place: Place) => void;
}

/** The rules reference: search, browse, read. Fills what it stands in and scrolls by itself. */
export function RulesView(props: RulesViewProps) {
  const { topics, topicId, onTopic, houseRuleValue, onHouseRule } = props;
  const [trail, setTrail] = useState<readonly string[]>([]);
  const [returnedFrom, setReturnedFrom] = useState<string>();
  const [place, setPlace] = useState<Place>(props.place ?? { scrolled: 0 });
  const keep = (next: Place) => {
    setPlace(next);
    props.onPlace?.(next);
  };

  const { padding } = useTheme();

  const topic = topics.find(({ id }) => id === topicId);
  if (!topic) {
    return (
      <View style={styles.view} testID="rules-view">
        {topicId === undefined ? null : (
          <Txt type="body" color="warn" aria-live="polite" style={[styles.lost, { paddingHorizontal: padding }]}>
            That topic is not in these rules. Search for it, or choose another.
          </Txt>
        )}
        <TopicList
          {...props}
          query={props.query ?? ''}
          place={place}
          onPlace={keep}
          returnedFrom={returnedFrom}
          onOpen={(id) => {
            setTrail([]);
            onTopic(id);
          }}
        />
      </View>
    );
  }

  const before = topics.find(({ id }) => id === trail.at(-1));
  const key = topic.houseRule;
  const value = key ? houseRuleValue?.(key) : undefined;
  return (
    <View style={styles.view} testID="rules-view">
      <TopicPage
        key={topic.id}
        topic={topic}
        related={topicsById(topics, topic.related ?? [])}
        backWords={`Back to ${before ? before.title : props.query?.trim() ? 'the results' : 'the topics'}`}
        pinned={props.pinned.includes(topic.id)}
        houseRule={
          key && value !== undefined ? { value, onPress: onHouseRule ? () => onHouseRule(key) : undefined } : undefined
        }
        onBack={() => {
          setTrail(trail.slice(0, -1));
          if (!before) setReturnedFrom(topic.id);
          onTopic(before?.id);
        }}
        onOpen={(id) => {
          setTrail([...trail, topic.id]);
          onTopic(id);
        }}
        onPin={() => props.onPin(topic.id)}
      />
    </View>
  );
}

const styles = StyleSheet.create({ view: { flex: 1 }, lost: { paddingBottom: 8 } });
