import { type MotifProps, ShaoliaMotif } from './ShaoliaMotif';

/** A game's picture, where it has one. */
export function Motif({ game, ...size }: MotifProps & { game: string }) {
  switch (game) {
    case 'shaolia':
      return <ShaoliaMotif {...size} />;
    default:
      return null;
  }
}
