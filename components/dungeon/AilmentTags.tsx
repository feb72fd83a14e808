import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';
import { AILMENTS, type Ailment } from '@/rules/dungeon/foes';

import { AILMENT_ICONS } from './icons';
import type { DungeonProps } from './props';

/** The ailments held, each a tag that acts on every preview; a tap types its counters, a hold reads the rule. */
export function AilmentTags({ table }: { table: DungeonProps }) {
  const held = AILMENTS.filter((ailment) => table.state.ailments[ailment] > 0);
  if (held.length === 0) return null;
  return (
    <View style={styles.row}>
      {held.map((ailment) => (
        <AilmentTag key={ailment} table={table} ailment={ailment} />
      ))}
    </View>
  );
}

function AilmentTag({ table, ailment }: { table: DungeonProps; ailment: Ailment }) {
  const { color, highContrast } = useTheme();
  const Icon = AILMENT_ICONS[ailment];
  const count = table.state.ailments[ailment];
  const words = `${ailment.charAt(0).toUpperCase()}${ailment.slice(1)} ${count}`;
  return (
    <Pressy
      hint="Type a number"
      onPress={() => table.onKeypad(0, ailment)}
      onLongPress={() => table.onTopic(ailment)}
      holdLabel="Read the rule"
      testID={`tag-${ailment}`}
      style={[
        styles.tag,
        { backgroundColor: color.warnTint },
        highContrast ? { borderWidth: 2, borderColor: color.warn } : null,
      ]}
    >
      <Icon size={18} color={color.warn} strokeWidth={2.2} />
      <Txt type="bodyStrong" color="warn">
        {words}
      </Txt>
    </Pressy>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  tag: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    paddingHorizontal: 14,
    borderRadius: tokens.radius.pill,
  },
});
