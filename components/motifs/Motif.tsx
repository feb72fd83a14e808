import { MultiverseWarMotif } from './MultiverseWarMotif';
import { NearAndFarMotif } from './NearAndFarMotif';
import { DungeonMotif } from './DungeonMotif';
import { type MotifProps, ShaoliaMotif } from './ShaoliaMotif';
import { WorldAdventureMotif } from './WorldAdventureMotif';

/** A game's picture, where it has one. */
export function Motif({ game, ...size }: MotifProps & { game: string }) {
  switch (game) {
    case 'multiverse-war':
      return <MultiverseWarMotif {...size} />;
    case 'near-and-far':
      return <NearAndFarMotif {...size} />;
    case 'world-adventure':
      return <WorldAdventureMotif {...size} />;
    case 'shaolia':
      return <ShaoliaMotif {...size} />;
    case 'dungeon':
      return <DungeonMotif {...size} />;
    default:
      return null;
  }
}
