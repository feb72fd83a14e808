import { useState } from 'react';

import type { AnyGame } from '@/rules/kernel/game';

import { RulesSheet } from './RulesSheet';
import { useReading } from './useReading';
import { useTopics } from './useTopics';

interface Props {
  game: AnyGame;
  /** Opens there. */
  topic?: string;
  onClose: () => void;
}

/** The rules over a page that has no dock: it stays as it is, with all that was typed on it. */
export function PageRules({ game, topic: first, onClose }: Props) {
  const { topics, failed, retry } = useTopics(game);
  const { pinned, recent, onPin, onRead } = useReading(game.id);
  const [query, setQuery] = useState('');
  const [topic, setTopic] = useState(first);
  return (
    <RulesSheet
      open
      topics={topics}
      failed={failed}
      onRetry={retry}
      touched={first}
      topicId={topic}
      query={query}
      onQuery={(typed) => {
        setQuery(typed);
        setTopic(undefined);
      }}
      onTopic={(chosen) => {
        if (chosen !== undefined) onRead(chosen);
        setTopic(chosen);
      }}
      pinned={pinned}
      recent={recent}
      onPin={onPin}
      closeWords="Back"
      onClose={onClose}
    />
  );
}
