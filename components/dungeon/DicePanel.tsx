import { DiceSheet } from '@/components/dice/DiceSheet';
import type { DieSpec } from '@/components/dice/DiceSlot';
import type { Face, Sides } from '@/components/dice/entry';
import { session } from '@/store/app';

import type { DungeonPanel } from './props';

interface Kept {
  readonly faces: readonly (Face | null)[];
  readonly rolled: readonly boolean[];
}

interface Props {
  panel: DungeonPanel;
  title: string;
  dice: readonly DieSpec[];
  sides?: Sides;
  topic: string;
  applyWords: (faces: readonly number[]) => string;
  onApply: (faces: readonly number[], by: 'typed' | 'app') => void;
}

/** A roll of this game on a sheet; what is half-typed comes back after a kill. */
export function DicePanel({ panel, title, dice, sides = 6, topic, applyWords, onApply }: Props) {
  const kept = panel.draft as Kept | undefined;
  return (
    <DiceSheet
      open
      title={title}
      dice={dice}
      sides={sides}
      draft={kept?.faces.map((face) => face ?? undefined)}
      draftRolled={kept?.rolled}
      onDraft={(faces, rolled) => panel.onDraft({ faces, rolled } satisfies Kept)}
      applyWords={applyWords}
      onApply={(faces, by) => {
        panel.onClose();
        onApply(faces, by);
        // The dice on the table say it, and nothing may lie over them.
        session.dismissSaid();
      }}
      onRules={() => panel.onTopic(topic)}
      onClose={panel.onClose}
    />
  );
}
