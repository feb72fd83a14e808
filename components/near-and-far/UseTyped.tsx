import { useEffect, useState } from 'react';

import { Banner } from '@/components/ui/Banner';
import { mapName, ONE_BOARD, townName } from '@/rules/near-and-far/card-kinds';
import type { State } from '@/rules/near-and-far/state';
import { writer } from '@/store/app';
import { type LibraryCard, readCards } from '@/store/cards';

import type { NearProps } from './props';

/** Pieces that lie on every table: typed once on this device, they hold for the next game too. */
function fits({ map, side, cards }: State, { kind, name }: LibraryCard): boolean {
  if (Object.hasOwn(cards, `${kind}:${name}`)) return false;
  switch (kind) {
    case 'board':
      return name === ONE_BOARD;
    case 'trade':
    case 'mine':
    case 'reputation':
      return name === townName(side);
    case 'routes':
      return name === mapName(map);
    case 'artifact':
    case 'threat':
    case 'boss':
    case 'sheet':
    case 'companion':
      return true;
    default:
      return false;
  }
}

/** Before the first turn: what this device knows of the printed values, taken over in one line. */
export function UseTyped({ table }: { table: NearProps }) {
  const { state, shown, onAct } = table;
  const [typed, setTyped] = useState<readonly LibraryCard[]>([]);
  useEffect(() => {
    let gone = false;
    readCards(writer, 'near-and-far').then(
      (read) => {
        if (!gone) setTyped(read);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  const cards = typed.filter((card) => fits(state, card));
  if (state.stage !== 'setup' || cards.length === 0) return null;
  const use = () =>
    onAct({
      type: 'typeValues',
      player: shown,
      cards: cards.map(({ kind, name, values }) => ({ kind, card: name, values: { ...values } })),
    });
  return (
    <Banner
      tone="info"
      words={`This device knows ${cards.length === 1 ? 'one printed piece' : `${cards.length} printed pieces`} from earlier games.`}
      acts={[{ words: 'Use them', onPress: use, testID: 'use-typed' }]}
    />
  );
}
