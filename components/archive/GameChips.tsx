import { StyleSheet, View } from 'react-native';

import { tokens } from '@/components/theme/tokens';
import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';
import type { GameEntry } from '@/rules/games';

interface Props {
  games: readonly GameEntry[];
  chosen: string | undefined;
  onChoose: (game: string | undefined) => void;
}

/** All games together, or one of them. */
export function GameChips({ games, chosen, onChoose }: Props) {
  const { color, accent } = useTheme();
  const chips = [{ id: undefined, shortTitle: 'All games' }, ...games];
  return (
    <View accessibilityRole="radiogroup" aria-label="Which games" style={styles.chips}>
      {chips.map(({ id, shortTitle }) => (
        <Pressy
          key={id ?? 'all'}
          role="radio"
          checked={id === chosen}
          onPress={() => onChoose(id)}
          testID={`game-chip-${id ?? 'all'}`}
          style={[styles.chip, { backgroundColor: id === chosen ? accent.accent : color.surfaceAlt }]}
        >
          <Txt type="bodyStrong" tone={id === chosen ? accent.onAccent : color.ink}>
            {shortTitle}
          </Txt>
        </Pressy>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: tokens.size.touchGap },
  chip: { justifyContent: 'center', paddingHorizontal: 15, borderRadius: tokens.radius.pill },
});
