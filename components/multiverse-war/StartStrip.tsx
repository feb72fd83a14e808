import type { LucideIcon } from 'lucide-react-native';
import Handshake from 'lucide-react-native/icons/handshake';
import HeartPulse from 'lucide-react-native/icons/heart-pulse';
import Orbit from 'lucide-react-native/icons/orbit';
import Wrench from 'lucide-react-native/icons/wrench';
import { StyleSheet, View } from 'react-native';

import { Pressy } from '@/components/ui/Pressy';
import { Tag } from '@/components/ui/Tag';
import { runningTreaties } from '@/rules/multiverse-war/diplomacy';
import { playerOf } from '@/rules/multiverse-war/state';

import type { WarProps } from './props';

/** What the start of the turn did by itself, and the timers that run. */
export function StartStrip({ table }: { table: WarProps }) {
  const { state, shown, onOpen } = table;
  const { repaired, healed } = playerOf(state, shown);
  const name = (seat: number) => playerOf(state, seat).name;
  const chips: { key: string; icon: LucideIcon; words: string; opens?: string }[] = [
    ...(repaired.length > 0
      ? [
          {
            key: 'repaired',
            icon: Wrench,
            words: `Repaired ${repaired.length > 2 ? `${repaired.length} buildings` : repaired.join(', ')}`,
          },
        ]
      : []),
    ...(healed > 0 ? [{ key: 'healed', icon: HeartPulse, words: `${healed} healed by rest` }] : []),
    ...(state.parts.dial ? [{ key: 'dial', icon: Orbit, words: `Dial at ${state.dial.position}`, opens: 'dial' }] : []),
    ...runningTreaties(state).map(({ treaty, state: now, left }) => ({
      key: treaty.id,
      icon: Handshake,
      words: `${name(treaty.a)} and ${name(treaty.b)}: ${now === 'active' ? (treaty.broken ? 'broken' : 'peace') : 'no deals'}, ${left} left`,
      opens: 'deals',
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <View style={styles.strip} testID="start-strip">
      {chips.map(({ key, icon, words, opens }) =>
        opens === undefined ? (
          <Tag key={key} words={words} icon={icon} tone="success" />
        ) : (
          <Pressy key={key} label={words} onPress={() => onOpen(opens)} style={styles.tap} testID={`chip-${key}`}>
            <Tag words={words} icon={icon} tone="plain" />
          </Pressy>
        ),
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  tap: { justifyContent: 'center' },
});
