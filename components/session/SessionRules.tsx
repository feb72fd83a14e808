import { RulesSheet } from '@/components/lookup/RulesSheet';
import { useReading } from '@/components/lookup/useReading';
import { useTopics } from '@/components/lookup/useTopics';
import type { SheetDraft } from '@/store/draft';

import { useTable } from './useTable';
import type { Taps } from './useTaps';

type RulesDraft = Extract<SheetDraft, { kind: 'rules' }>;

/** The rules over the table: opened on the phase and on what was touched; closing leads back to the exact place. */
export function SessionRules({ sheet, taps }: { sheet: RulesDraft; taps: Taps }) {
  const { opened, state, names } = useTable();
  const { game } = opened;
  const { topics, failed, retry } = useTopics(game);
  const { pinned, recent, onPin, onRead } = useReading(game.id);
  const on = game.next(state).seat;
  const ruleValue = (key: string) => {
    const rule = game.houseRules.find((each) => each.key === key);
    return rule?.values.find((each) => each.value === opened.setup.houseRules[key])?.words;
  };
  return (
    <RulesSheet
      open
      topics={topics}
      failed={failed}
      onRetry={retry}
      phase={game.phases(state).find((phase) => phase.status === 'now')?.key}
      touched={sheet.touched ?? sheet.topic}
      topicId={sheet.topic}
      query={sheet.query}
      onQuery={(query) => taps.open({ ...sheet, query, topic: undefined })}
      onTopic={(topic) => {
        if (topic !== undefined) onRead(topic);
        taps.open({ ...sheet, topic });
      }}
      houseRuleValue={ruleValue}
      pinned={pinned}
      recent={recent}
      onPin={onPin}
      closeWords={on === undefined ? 'Back to the table' : `Back to ${names[on]}'s turn`}
      onClose={taps.close}
    />
  );
}
