import { useRouter } from 'expo-router';
import { useState } from 'react';
import { useStore } from 'zustand';

import { OpenHelper } from '@/components/lookup/HelperButton';
import { RulesSheet } from '@/components/lookup/RulesSheet';
import { useReading } from '@/components/lookup/useReading';
import { useTopics } from '@/components/lookup/useTopics';
import { session } from '@/store/app';
import type { Reading, SheetDraft } from '@/store/draft';

import { useTable } from './useTable';
import type { Taps } from './useTaps';

type RulesDraft = Extract<SheetDraft, { kind: 'rules' }>;

/** The rules over the table: opened on the phase and on what was touched, or where they were closed in this phase. */
export function SessionRules({ sheet, taps }: { sheet: RulesDraft; taps: Taps }) {
  const { opened, state, names } = useTable();
  const { game } = opened;
  const { topics, failed, retry } = useTopics(game);
  const { pinned, recent, onPin, onRead } = useReading(game.id);
  const shown = useStore(session.store, ({ draft }) => draft.shown);
  const router = useRouter();
  const on = game.next(state).seat;
  const phase = game.phases(state).find(({ status }) => status === 'now')?.key;
  const [last] = useState(() => (sheet.topic === undefined ? lastReading(phase) : undefined));
  const keep = (reading: Partial<Reading>) =>
    session.keep({ reading: { query: '', place: { scrolled: 0 }, ...lastReading(phase), ...reading, phase } });
  const ruleValue = (key: string) => {
    const rule = game.houseRules.find((each) => each.key === key);
    return rule?.values.find((each) => each.value === opened.setup.houseRules[key])?.words;
  };
  /** As the bead and the tiles do: a tile acts or opens its panel, and what is no tile is a panel. */
  const openHelper = (opens: string) => {
    const tile = game.menu(state, shown ?? on ?? 0).find(({ key }) => key === opens);
    if (tile?.action === undefined && opens !== 'score') {
      const panel = tile?.opens ?? opens;
      // What was half-typed there is still wanted.
      if (sheet.over?.kind === 'panel' && sheet.over.panel === panel) taps.close();
      else taps.openPanel(panel);
      return;
    }
    taps.open(undefined);
    if (tile?.action) taps.act(tile.action);
    else router.push(`/session/${opened.id}/score`);
  };
  return (
    <OpenHelper value={openHelper}>
      <RulesSheet
        open
        topics={topics}
        failed={failed}
        onRetry={retry}
        phase={phase}
        touched={sheet.touched ?? sheet.topic}
        topicId={sheet.topic}
        query={sheet.query ?? last?.query}
        onQuery={(query) => {
          taps.open({ ...sheet, query, topic: undefined });
          keep({ query });
        }}
        autoFocus={sheet.typing}
        place={last?.place}
        onPlace={(place) => keep({ place })}
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
    </OpenHelper>
  );
}

function lastReading(phase: string | undefined): Reading | undefined {
  const { reading } = session.store.getState().draft;
  return reading && reading.phase === phase ? reading : undefined;
}
