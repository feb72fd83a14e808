import { Banner } from '@/components/ui/Banner';
import type { Action } from '@/rules/shaolia/actions';

import { useLibrary } from './CardValuesSheet';
import type { ShaoliaProps } from './props';

/** At the start of a game: what was typed off these cards before, taken over with one tap. */
export function LibraryOffer({ table }: { table: ShaoliaProps }) {
  const library = useLibrary() ?? [];
  if (library.length === 0) return null;
  const take: Action = {
    type: 'takeCards',
    player: table.shown,
    cards: library.map(({ kind, name, values }) => ({ kind, card: name, values: { ...values } })),
  };
  const many = library.length === 1 ? '1 card' : `${library.length} cards`;
  return (
    <Banner
      tone="info"
      words={`Typed on this device before: ${many}.`}
      acts={[{ words: 'Use them', onPress: () => table.onAct(take), testID: 'take-cards' }]}
      testID="library-offer"
    />
  );
}
