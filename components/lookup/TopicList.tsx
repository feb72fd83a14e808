import { useRef } from 'react';
import { type NativeScrollEvent, type NativeSyntheticEvent, ScrollView, StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Field } from '@/components/ui/Field';
import { useAfterFirstFrame } from '@/components/ui/useAfterFirstFrame';
import type { Topic } from '@/rules/kernel/topic';
import type { Place } from '@/store/draft';

import { Browse } from './Browse';
import { ChipRow } from './ChipRow';
import { chipsOf } from './chips';
import { Found } from './Found';
import { useSearch } from './useSearch';

interface Props {
  topics: readonly Topic[];
  phase?: string;
  touched?: string;
  pinned: readonly string[];
  recent: readonly string[];
  query: string;
  onQuery: (query: string) => void;
  onOpen: (id: string) => void;
  autoFocus?: boolean;
  place: Place;
  onPlace: (place: Place) => void;
  returnedFrom?: string;
}

const LONGEST_QUERY = 200;

type Scrolled = NativeSyntheticEvent<NativeScrollEvent>;

/** The search field, the chips, and what they find. */
export function TopicList(props: Props) {
  const { topics, phase, query, onQuery, onOpen, place, onPlace, returnedFrom } = props;
  const { padding } = useTheme();
  const { search, failed } = useSearch(topics);
  const list = useRef<ScrollView>(null);
  const restored = useRef(place.scrolled === 0);
  const begun = useAfterFirstFrame(place.scrolled > 0 || place.chip !== undefined || returnedFrom !== undefined);

  const chips = chipsOf(topics, props);
  const chip = chips.find(({ key }) => key === place.chip) ?? chips[0];
  const asked = query.trim() !== '';

  const toTop = (key: string | undefined) => {
    restored.current = true;
    list.current?.scrollTo({ y: 0, animated: false });
    onPlace({ chip: key, scrolled: 0 });
  };
  const ask = (next: string) => {
    toTop(place.chip);
    onQuery(next);
  };
  const settle = ({ nativeEvent }: Scrolled) => {
    const scrolled = Math.round(nativeEvent.contentOffset.y);
    if (restored.current && scrolled !== place.scrolled) onPlace({ ...place, scrolled });
  };

  if (!chip) return null;
  return (
    <View style={styles.list}>
      <View style={{ paddingHorizontal: padding }}>
        <Field
          label="Search the rules"
          labelHidden
          placeholder="Search the rules"
          value={query}
          onChange={ask}
          maxLength={LONGEST_QUERY}
          autoFocus={props.autoFocus && returnedFrom === undefined}
          autoCapitalize="none"
          testID="rules-query"
        />
      </View>
      {begun ? <ChipRow chips={chips} chosen={chip.key} onChoose={toTop} /> : <View style={styles.chipRow} />}
      <ScrollView
        ref={list}
        style={styles.scroll}
        contentContainerStyle={[styles.content, { paddingHorizontal: padding }]}
        keyboardShouldPersistTaps="handled"
        keyboardDismissMode="on-drag"
        scrollEventThrottle={100}
        onScroll={settle}
        onContentSizeChange={(_, height) => {
          if (restored.current || height < place.scrolled) return;
          restored.current = true;
          list.current?.scrollTo({ y: place.scrolled, animated: false });
        }}
        testID="rules-list"
      >
        {asked && failed ? (
          <Txt type="body" color="warn" style={styles.failed}>
            The search could not be loaded. The topics are all here.
          </Txt>
        ) : null}
        {asked && search ? (
          <Found
            search={search}
            query={query}
            phase={phase}
            chips={chips}
            chip={chip}
            onOpen={onOpen}
            onBrowse={(key) => {
              onQuery('');
              toTop(key);
            }}
            returnedFrom={returnedFrom}
          />
        ) : (
          <Browse
            key={chip.key}
            chip={chip}
            onOpen={onOpen}
            returnedFrom={returnedFrom}
            atOnce={place.scrolled > 0}
            opening={!begun}
          />
        )}
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  list: { flex: 1 },
  scroll: { flex: 1 },
  // As high as the chips that come into it.
  chipRow: { height: tokens.size.touchMin + 10 },
  content: { paddingTop: 8, paddingBottom: 24 },
  failed: { marginBottom: 12 },
});
