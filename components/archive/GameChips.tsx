import { StyleSheet, View } from 'react-native';

import { tokens } from '@/components/theme/tokens';
import { Chip } from '@/components/ui/Chip';
import type { GameEntry } from '@/rules/games';

interface Props {
  games: readonly GameEntry[];
  chosen: string | undefined;
  onChoose: (game: string | undefined) => void;
}

/** All games together, or one of them. */
export function GameChips({ games, chosen, onChoose }: Props) {
  const chips = [{ id: undefined, shortTitle: 'All games' }, ...games];
  return (
    <View accessibilityRole="radiogroup" aria-label="Which games" style={styles.chips}>
      {chips.map(({ id, shortTitle }) => (
        <Chip
          key={id ?? 'all'}
          role="radio"
          words={shortTitle}
          chosen={id === chosen}
          onPress={() => onChoose(id)}
          testID={`game-chip-${id ?? 'all'}`}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', columnGap: tokens.size.touchGap },
});
