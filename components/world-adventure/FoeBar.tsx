import Shield from 'lucide-react-native/icons/shield';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { unsqueezed } from '@/components/ui/webStyle';
import type { Battle } from '@/rules/world-adventure/battleState';
import { caravanNumber } from '@/rules/world-adventure/cards';
import { clanOf, type State } from '@/rules/world-adventure/state';

import { Pips } from './StatusCard';

/** How much of a merchant or monster still stands, and beside it what holds: the chase as dots, the barrier as shields. */
export function FoeBar({ state, battle }: { state: State; battle: Battle }) {
  const { kind, hp, foe, chase, stage } = battle;
  return (
    <View style={styles.line}>
      <HitPoints left={hp} of={Math.max(hp, foe.hp ?? hp)} />
      {kind === 'merchant' ? (
        <View style={styles.group}>
          <Pips value={chase} max={chase + stage - 1} marker />
          <Txt type="caption" color="ink2">{`${chase} to chase`}</Txt>
        </View>
      ) : (
        <Shields left={battle.barrier} of={fullBarrier(state, battle)} />
      )}
    </View>
  );
}

/** Nothing holds against a Legendary (p.20). */
function fullBarrier(state: State, { player, foe, barrier }: Battle): number {
  if (foe.tier === 'legendary') return 0;
  return Math.max(barrier, caravanNumber(state, clanOf(state, player), 'barrier') ?? 0);
}

/** One cell a hit point; what was struck off is empty. */
function HitPoints({ left, of }: { left: number; of: number }) {
  const { color, accent } = useTheme();
  return (
    <View role="img" aria-label={`${left} of ${of} hit points left`} style={[styles.bar, { gap: of > MANY ? 1 : 3 }]}>
      {Array.from({ length: of }, (_, index) => (
        <View
          key={index}
          style={[
            styles.cell,
            index < left
              ? { backgroundColor: accent.accent, borderColor: accent.accent }
              : { borderColor: of > MANY ? color.line : color.lineStrong },
          ]}
        />
      ))}
    </View>
  );
}

/** From here on the cells stand closer. */
const MANY = 16;

function Shields({ left, of }: { left: number; of: number }) {
  const { color, accent } = useTheme();
  if (of === 0) return null;
  return (
    <View style={styles.group}>
      <View aria-hidden style={styles.shields}>
        {Array.from({ length: of }, (_, index) => (
          <Shield
            key={index}
            size={18}
            color={index < left ? accent.second : color.ink3}
            fill={index < left ? accent.second : 'none'}
            strokeWidth={2}
            style={unsqueezed}
          />
        ))}
      </View>
      <Txt type="caption" color="ink2">
        {left === 0 ? 'barrier gone' : `barrier ${left}`}
      </Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexBasis: '100%', flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 14, rowGap: 6 },
  bar: { flexGrow: 1, flexBasis: 120, flexDirection: 'row', height: 12 },
  cell: { flex: 1, borderRadius: 3, borderWidth: 1.5 },
  group: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  shields: { flexDirection: 'row', gap: 2 },
});
