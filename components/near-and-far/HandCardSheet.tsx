import { PickCard } from './PickCard';
import type { NearPanel } from './props';

/** "name": a card in hand gets its name; "discard": one goes at the Town Hall by its name. Both come back to where they came from. */
export function HandCardSheet({ panel, shown, onAct, onOpen, onTopic }: NearPanel) {
  const discards = panel === 'discard';
  const back = () => onOpen(discards ? 'at:townHall' : 'cards');
  return (
    <PickCard
      kind="artifact"
      title={discards ? 'Which artifact goes?' : 'Which artifact is in hand?'}
      onTopic={onTopic}
      onPicked={(card, values) => {
        onAct(
          discards
            ? { type: 'discardArtifact', player: shown, card }
            : { type: 'nameArtifact', player: shown, card, values: { ...values } },
        );
        back();
      }}
      onClose={back}
    />
  );
}
