import type { PanelProps } from '@/components/gamePanels';
import { DiceSheet } from '@/components/dice/DiceSheet';
import type { Face } from '@/components/dice/entry';
import type { Action } from '@/rules/shaolia/actions';
import { diceToRoll, sideOf, type State } from '@/rules/shaolia/state';

interface RollDraft {
  readonly faces: readonly (Face | null)[];
  readonly rolled: readonly boolean[];
}

/** The dice of the action turn: typed off the table, or rolled by the app. */
export function RollSheet({ state, shown, panel, draft, onDraft, onAct, onClose, onTopic }: PanelProps<State, Action>) {
  if (panel !== 'roll') return null;
  const side = sideOf(state, shown);
  const kept = draft as RollDraft | undefined;
  return (
    <DiceSheet
      open
      title={`${side.name} rolls`}
      dice={Array.from({ length: diceToRoll(side) }, () => ({ kind: 'ivory' as const }))}
      sides={6}
      draft={kept?.faces.map((face) => face ?? undefined)}
      draftRolled={kept?.rolled}
      onDraft={(faces, rolled) => onDraft({ faces, rolled } satisfies RollDraft)}
      applyWords={(faces) => `Use ${faces.join(', ')}`}
      onApply={(faces, by) => {
        onClose();
        onAct({ type: 'setRoll', player: shown, faces: [...faces], by });
      }}
      onRules={() => onTopic('action-phase')}
      onClose={onClose}
    />
  );
}
