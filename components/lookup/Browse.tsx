import { useState } from 'react';
import { View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { useAfterFirstFrame } from '@/components/ui/useAfterFirstFrame';

import type { Chip } from './chips';
import { TopicRow } from './TopicRow';

interface Props {
  chip: Chip;
  onOpen: (id: string) => void;
  returnedFrom?: string;
  /** The reader was further down: nothing may be missing there. */
  atOnce?: boolean;
  /** The first list since the rules were opened. */
  opening?: boolean;
}

/** What a phone shows of a list. What lies below is drawn once this is on the glass. */
const ON_SCREEN = 3;
/** While the rules themselves are only coming up: the others are there before they have. */
const COMING_UP = 1;
/** The first screens of a list; the rest is drawn only if somebody wants it. */
const AT_FIRST = 20;

/** The topics behind a chip. */
export function Browse({ chip, onOpen, returnedFrom, atOnce = false, opening = false }: Props) {
  const returned = chip.topics.findIndex(({ id }) => id === returnedFrom);
  const [all, setAll] = useState(returned >= AT_FIRST);
  const begun = useAfterFirstFrame(atOnce || returned >= 0);
  const offered = all ? chip.topics.length : Math.min(AT_FIRST, chip.topics.length);
  const shown = chip.topics.slice(0, begun ? offered : opening ? COMING_UP : ON_SCREEN);
  const left = chip.topics.length - offered;
  return (
    <View testID="rules-browse">
      <Txt type="label" color="ink3" heading style={{ marginBottom: 8 }}>
        {chip.topics.length === 1 ? '1 topic' : `${chip.topics.length} topics`}
      </Txt>
      {shown.map((topic) => (
        <TopicRow key={topic.id} topic={topic} onOpen={onOpen} returned={topic.id === returnedFrom} />
      ))}
      {begun && left > 0 ? (
        <Button kind="secondary" words={`Show ${left} more`} onPress={() => setAll(true)} testID="rules-show-all" />
      ) : null}
    </View>
  );
}
