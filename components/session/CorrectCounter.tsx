import type { Entry } from '@/components/ui/keypad';
import { KeypadSheet } from '@/components/ui/KeypadSheet';
import type { Correct } from '@/rules/kernel/action';
import { session } from '@/store/app';
import type { SheetDraft } from '@/store/draft';

import { record } from './record';
import { useTable } from './useTable';

type KeypadDraft = Extract<SheetDraft, { kind: 'keypad' }>;

/** The counter behind a line of the score sheet, set anew. It is kept with the session, so that a kill gives it back. */
export function CorrectCounter({ sheet, onTopic }: { sheet: KeypadDraft; onTopic: (topic: string) => void }) {
  const { opened, state, names } = useTable();
  const { game } = opened;
  const { seat } = sheet;
  const counter = game.counters.find(({ key }) => key === sheet.counter);
  if (!counter) return null;
  const { topic } = counter;
  const value = counter.read(state, seat);
  const close = () => session.keep({ sheet: undefined });
  const set = (amount: number) => {
    close();
    const correct: Correct = { type: 'correct', player: seat, counter: counter.key, how: 'set', amount };
    if (amount !== value) record(correct);
  };
  return (
    <KeypadSheet
      setOnly
      title={`${names[seat]}${counter.whose ?? "'s"} ${counter.words.many}`}
      words={counter.words.many}
      value={value}
      {...counter.range(state, seat)}
      draft={sheet.entry as Entry | undefined}
      onDraft={(entry) => session.keep({ sheet: { ...sheet, entry } })}
      onRules={topic === undefined ? undefined : () => onTopic(topic)}
      onDone={({ amount }) => set(amount)}
      onClose={close}
    />
  );
}
