import { useState } from 'react';

import { PrintedValues } from '@/components/cards/PrintedValues';
import { Card } from '@/components/ui/Card';
import { ListRow } from '@/components/ui/ListRow';
import type { Cards } from '@/rules/kernel/card';
import type { CardKind, CardValues } from '@/rules/kernel/card-kind';

interface Props {
  game: string;
  kinds: readonly CardKind[];
  cards: Cards;
  onTyped: (kind: string, card: string, values: CardValues) => void;
}

/** Printed values can be typed before the first turn; those of earlier games are there already. */
export function PrintedRow({ game, kinds, cards, onTyped }: Props) {
  const [open, setOpen] = useState(false);
  const all = kinds.reduce((sum, { known }) => sum + (known?.length ?? 0), 0);
  if (all === 0) return null;
  return (
    <Card flush>
      <ListRow
        title="Printed values"
        detail={`${Object.keys(cards).length} of ${all} typed; the others are asked for when they matter`}
        chevron
        onPress={() => setOpen(true)}
        testID="printed-values"
      />
      {open ? (
        <PrintedValues game={game} kinds={kinds} typed={cards} onTyped={onTyped} onClose={() => setOpen(false)} />
      ) : null}
    </Card>
  );
}
