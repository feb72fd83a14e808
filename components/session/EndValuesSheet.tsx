import { useStore } from 'zustand';

import { newlyTyped, type PassEntry, type Passing, type PassValues } from '@/components/score/passing';
import { PassRound } from '@/components/score/PassRound';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import type { EndValues } from '@/rules/kernel/end-values';
import type { AnyAction } from '@/rules/kernel/game';
import { session } from '@/store/app';

import { record } from './record';
import { useTable } from './useTable';

interface Props {
  asked: readonly EndValues<AnyAction>[];
  /** Where the table is about to save the game: once all was told, or without. */
  onSave?: () => void;
}

/** What the sheet still asks for, seat by seat; one line in the log for each who told something. */
export function EndValuesSheet({ asked, onSave }: Props) {
  const { seats } = useTable();
  const passing = useStore(session.store, ({ draft }) => draft.passing) as Passing | undefined;
  const entries = asked.map(({ seat, hidden = false, fields }): PassEntry => {
    const { name = '', colour = seat } = seats[seat] ?? {};
    return { seat, name, colour, hidden, fields };
  });
  // What was typed waits for the next opening: only what is recorded is let go of.
  const close = () => session.keep({ sheet: undefined });
  const done = (values: PassValues) => {
    session.keep({ sheet: undefined, passing: undefined });
    if (recordAll(asked, entries, values)) onSave?.();
  };
  return (
    <Sheet
      title="Not counted yet"
      onClose={close}
      testID="end-values"
      footer={
        onSave ? <Button kind="quiet" words="Save without them" onPress={onSave} testID="save-without" /> : undefined
      }
    >
      <PassRound
        entries={entries}
        draft={passing}
        onDraft={(typed) => session.keep({ passing: typed })}
        onLeave={close}
        onDone={done}
      />
    </Sheet>
  );
}

/** Whether everything that was told is in the log. */
function recordAll(asked: readonly EndValues<AnyAction>[], entries: readonly PassEntry[], values: PassValues): boolean {
  const told = entries.flatMap((entry, index) => {
    const typed = newlyTyped(entry, values[entry.seat]);
    const action = Object.keys(typed).length === 0 ? undefined : asked[index]?.action(typed);
    return action ?? [];
  });
  // A refusal is said once the others are in the log, since the next line would take its words away.
  const [refused] = told.filter((action) => !record(action));
  if (refused) session.act(refused);
  return refused === undefined;
}
