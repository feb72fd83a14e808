import { startTransition, useEffect, useState } from 'react';

import { Rehearsal } from '@/components/ui/Rehearsal';
import { SheetPanel } from '@/components/ui/Sheet';
import type { Topic } from '@/rules/kernel/topic';

import { chipsOf } from './chips';
import { RulesView } from './RulesView';
import { loadSearch } from './useSearch';
import { loadTopics, type WithTopics } from './useTopics';

/** By then the table is on the screen, and nobody has asked for a rule yet. */
const TABLE_IS_UP = 600;

const NOTHING_KEPT = { pinned: [], recent: [] };
const nothing = () => undefined;
const NOBODY = { ...NOTHING_KEPT, onQuery: nothing, onTopic: nothing, onPin: nothing };

/** Reads the rules before somebody asks for them, so that they open at once. What fails is tried again when they do. */
export function RulesAhead({ game }: { game: WithTopics }) {
  const [topics, setTopics] = useState<readonly Topic[]>();
  useEffect(() => {
    const waiting = setTimeout(() => {
      loadTopics(game)
        .then((loaded) => {
          chipsOf(loaded, NOTHING_KEPT);
          startTransition(() => setTopics(loaded));
          return loadSearch(loaded);
        })
        .catch(nothing);
    }, TABLE_IS_UP);
    return () => clearTimeout(waiting);
  }, [game]);
  if (!topics) return null;
  return (
    <Rehearsal>
      <SheetPanel title="Rules" onClose={nothing} tall scrolls={false}>
        <RulesView topics={topics} {...NOBODY} />
      </SheetPanel>
    </Rehearsal>
  );
}
