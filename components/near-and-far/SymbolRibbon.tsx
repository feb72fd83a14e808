import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { unsqueezed } from '@/components/ui/webStyle';
import type { Seat } from '@/rules/kernel/setup';
import {
  canIgnoreThreats,
  combat,
  heartsOnLeaving,
  movement,
  search,
  seenBy,
  skillQuest,
} from '@/rules/near-and-far/sums';
import { playerOf, type State, type SymbolKey } from '@/rules/near-and-far/state';

import { SYMBOL_ICONS } from './icons';

/** The summed symbols as they count now: on quests, in fights, at camps, on the way. */
export function SymbolRibbon({ state, seat }: { state: State; seat: Seat }) {
  const { color, accent } = useTheme();
  const player = playerOf(state, seat);
  const sums: readonly (readonly [SymbolKey, string, string])[] = [
    ['skill', 'Skill', `${skillQuest(state, player)}`],
    ['combat', 'Combat', `${combat(state, player)}`],
    ['search', 'Search', `${search(state, player)}`],
    ['move', 'Move', `${movement(seenBy(state, seat), player)}`],
    ['shield', 'Shield', canIgnoreThreats(state, player) ? 'yes' : 'no'],
    ['heart', 'Reset', `${heartsOnLeaving(state, player)}`],
  ];
  return (
    <View
      accessible
      accessibilityRole="image"
      aria-label={sums.map(([, words, value]) => `${words} ${value}`).join(', ')}
      style={styles.ribbon}
    >
      {sums.map(([key, words, value]) => {
        const Icon = SYMBOL_ICONS[key];
        return (
          <View key={key} style={styles.symbol}>
            <Icon size={18} color={accent.second} style={unsqueezed} />
            <Txt type="bodyStrong" tone={color.ink2}>
              {`${words} ${value}`}
            </Txt>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  ribbon: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 14, rowGap: 6 },
  symbol: { flexDirection: 'row', alignItems: 'center', gap: 5 },
});
