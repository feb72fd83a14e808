import { StyleSheet } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';
import { Pulse } from '@/components/ui/Pulse';
import type { Seat } from '@/rules/kernel/setup';

import { SUPPLY_ICONS } from './icons';
import { type CounterKey, counterOf, labelOf, type ShaoliaProps } from './props';

/** A number to be watched; a tap types it. */
export function Figure({ table, counter: key, seat }: { table: ShaoliaProps; counter: CounterKey; seat: Seat }) {
  const { color } = useTheme();
  const { words, read, topic } = counterOf(key);
  const value = read(table.state, seat);
  const id = `${key}-${seat}`;
  const Icon = SUPPLY_ICONS[key];
  return (
    <Pulse on={table.pulse === id}>
      <Pressy
        label={`${labelOf(table.seats[seat]?.name ?? '', key)}, ${value}`}
        hint="Type a number"
        onPress={() => table.onKeypad(seat, key)}
        onLongPress={topic ? () => table.onTopic(topic) : undefined}
        holdLabel="Read the rule"
        testID={id}
        style={styles.figure}
      >
        {Icon ? <Icon size={20} color={color.ink2} /> : null}
        <Txt type="numeral" style={styles.raised} testID={`${id}-value`}>
          {value}
        </Txt>
        <Txt type="label" color="ink2" style={styles.words}>
          {value === 1 ? words.one : words.many}
        </Txt>
      </Pressy>
    </Pulse>
  );
}

const styles = StyleSheet.create({
  figure: { flexDirection: 'row', alignItems: 'center', gap: 8, paddingHorizontal: 4 },
  // Piazzolla sits low in its line box.
  raised: { marginTop: -4 },
  words: { flexShrink: 1 },
});
