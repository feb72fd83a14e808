import { PrintedValues } from '@/components/cards/PrintedValues';
import { Button } from '@/components/ui/Button';
import { cardKinds } from '@/rules/dungeon/printed';
import { defineCardAction } from '@/store/cards';

import type { DungeonPanel } from './props';

/** What only the printed sheet says. */
export function ValuesPanel({ state, onAct, onClose, onTopic }: DungeonPanel) {
  const kinds = cardKinds.filter(({ key }) => key !== 'ware' || state.modules.merchant);
  return (
    <PrintedValues
      game="dungeon"
      kinds={kinds}
      typed={state.cards}
      onTyped={(kind, name, values) => onAct(defineCardAction({ kind, name, values }))}
      onClose={onClose}
      onTopic={onTopic}
      topic="values-to-type-from-my-sheet"
      above={(library) => {
        const known = library.filter(
          ({ kind, name, values }) =>
            kinds.some(({ key }) => key === kind) &&
            JSON.stringify(state.cards[`${kind}:${name}`]) !== JSON.stringify(values),
        );
        return known.length > 0 ? (
          <Button
            words={`Use ${known.length} typed before`}
            onPress={() => known.forEach((card) => onAct(defineCardAction(card)))}
            testID="use-library"
          />
        ) : null;
      }}
    />
  );
}
