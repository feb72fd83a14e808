import type { Cards } from '@/rules/kernel/card';
import type { CardKind } from '@/rules/kernel/card-kind';
import { cardNameKey } from '@/rules/kernel/card-name';
import type { AnyGame } from '@/rules/kernel/game';
import type { LibraryCard } from '@/store/cards';

/** What is asked for before the start. */
export const printedKinds = ({ cardKinds = [] }: AnyGame): readonly CardKind[] =>
  cardKinds.filter(({ atSetup }) => atSetup);

/** What this device keeps of them, under the names that the rules know. */
export function printedBefore(game: AnyGame, library: readonly LibraryCard[]): Cards {
  return Object.fromEntries(
    printedKinds(game).flatMap(({ key, known = [] }) =>
      known.flatMap(({ name }) => {
        const kept = library.find((card) => card.kind === key && cardNameKey(card.name) === cardNameKey(name));
        return kept ? [[`${key}:${name}`, kept.values]] : [];
      }),
    ),
  );
}
