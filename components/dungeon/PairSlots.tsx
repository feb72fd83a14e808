import { type PropsWithChildren, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Die } from '@/components/dice/Die';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { SlideIn } from '@/components/ui/SlideIn';
import { diceDue } from '@/rules/dungeon/battle';
import type { Battle, Pair } from '@/rules/dungeon/state';

interface Props {
  battle: Battle;
  /** The best plan, as a ghost in the empty slots. */
  ghosts?: readonly Pair[];
}

/** The drafted pairs in the order of the turns: yours above, the enemy's below; the dice of fought ones are faint. */
export function PairSlots({ battle, ghosts = [] }: Props) {
  const { color, accent } = useTheme();
  const slots = diceDue(battle) / 2;
  // What lay here before was not just taken.
  const [first] = useState(battle.pairs.length);
  return (
    <View style={styles.row}>
      {Array.from({ length: slots }, (_, index) => {
        const pair = battle.pairs[index];
        const ghost = pair ? undefined : ghosts[index];
        const now = index === battle.fought && battle.pool.length === 0 && battle.hp > 0 && pair !== undefined;
        const said = pair
          ? `your ${pair.mine} against ${pair.theirs}${index < battle.fought ? ', fought' : ''}`
          : 'empty';
        return (
          <View
            key={index}
            accessible
            role="img"
            aria-label={`Turn ${index + 1}: ${said}`}
            style={[
              styles.slot,
              { borderColor: now ? accent.accent : color.line },
              pair || ghost ? null : styles.dashed,
            ]}
          >
            <Txt type="micro" color="ink2">
              {`turn ${index + 1}`}
            </Txt>
            <View style={[styles.dice, ghost || index < battle.fought ? styles.faint : null]}>
              <Die kind="purple" face={(pair ?? ghost)?.mine} size={30} decorative />
              <Slid key={pair ? 'taken' : 'open'} slides={pair !== undefined && index >= first}>
                <Die kind="black" face={(pair ?? ghost)?.theirs} size={30} decorative />
              </Slid>
            </View>
          </View>
        );
      })}
    </View>
  );
}

/** The enemy's die comes from the side it was taken from. */
function Slid({ slides, children }: PropsWithChildren<{ slides: boolean }>) {
  return slides ? <SlideIn from="right">{children}</SlideIn> : children;
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: 6 },
  slot: {
    flex: 1,
    alignItems: 'center',
    gap: 3,
    paddingVertical: 5,
    borderWidth: 2,
    borderRadius: tokens.radius.chip,
  },
  dashed: { borderStyle: 'dashed' },
  dice: { gap: 3 },
  faint: { opacity: 0.4 },
});
