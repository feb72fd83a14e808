import { BOARD } from '@/rules/world-adventure/cards';

import { TypeCard } from './PickCard';
import type { WorldPanelProps } from './props';

/** What is printed on the board and counted in the box, typed once. */
export function BoardSheet({ onAct, onClose, onTopic }: Pick<WorldPanelProps, 'onAct' | 'onClose' | 'onTopic'>) {
  return (
    <TypeCard
      kind="board"
      name={BOARD}
      named
      onPicked={(card, values) => {
        onClose();
        onAct({ type: 'defineCard', kind: 'board', card, values: { ...values } });
      }}
      onTopic={onTopic}
      onClose={onClose}
    />
  );
}
