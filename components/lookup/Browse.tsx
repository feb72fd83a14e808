import { useState } from 'react';
import { View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';

import type { Chip } from './chips';
import { TopicRow } from './TopicRow';

interface Props {
  chip: Chip;
  onOpen: (id: string) => void;
  returnedFrom?: string;
}

/** The first screens of a list; the rest is drawn only if somebody wants it. */
const AT_FIRST = 20;

/** The topics behind a chip. */
export function Browse({ chip, onOpen, returnedFrom }: Props) {
  const returned = chip.topics.findIndex(({ id }) => id === returnedFrom);
  const [all, setAll] = useState(returned >= AT_FIRST);
  const shown = all ? chip.topics : chip.topics.slice(0, AT_FIRST);
  const left = chip.topics.length - shown.length;
  return (
    <View testID="rules-browse">
      <Txt type="label" color="ink3" heading style={{ marginBottom: 8 }}>
        {chip.topics.length === 1 ? '1 topic' : `${chip.topics.length} topics`}
      </Txt>
      {shown.map((topic) => (
        <TopicRow key={topic.id} topic={topic} onOpen={onOpen} returned={topic.id === returnedFrom} />
      ))}
      {left > 0 ? (
        <Button kind="secondary" words={`Show ${left} more`} onPress={() => setAll(true)} testID="rules-show-all" />
      ) : null}
    </View>
  );
}
