import Plus from 'lucide-react-native/icons/plus';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';
import { ITEM_IDS, ITEMS, WARE_IDS, WARES } from '@/rules/dungeon/loot';

import { ITEM_ICONS } from './icons';
import type { DungeonProps } from './props';

/** What can be used up, one tap away, and the way to new loot. */
export function ItemChips({ table }: { table: DungeonProps }) {
  const { color, accent } = useTheme();
  const { state, onOpen, onTopic } = table;
  const held = [
    ...ITEM_IDS.filter((id) => state.items[id] === 'held').map((id) => ({ id, ...ITEMS[id], count: 1 })),
    ...WARE_IDS.filter((id) => state.bag[id].held > 0).map((id) => ({ id, ...WARES[id], count: state.bag[id].held })),
  ];
  return (
    <View style={styles.row}>
      {held.map(({ id, name, does, topic, count }) => {
        const Icon = ITEM_ICONS[id];
        return (
          <Pressy
            key={id}
            hint={`${does}. Use an item`}
            onPress={() => onOpen(id === 'clover' ? 'clover' : 'items')}
            onLongPress={() => onTopic(topic)}
            holdLabel="Read the rule"
            testID={`chip-${id}`}
            style={[styles.chip, { backgroundColor: color.surface, borderColor: color.line }]}
          >
            <Icon size={20} color={accent.accent} strokeWidth={2} />
            <Txt type="bodyStrong">{name}</Txt>
            <Txt type="numeralSmall">{count}</Txt>
          </Pressy>
        );
      })}
      <Pressy
        label="Claim loot"
        onPress={() => onOpen('loot')}
        onLongPress={() => onTopic('loot')}
        holdLabel="Read the rule"
        testID="chip-loot"
        style={[styles.chip, styles.dashed, { borderColor: color.lineStrong }]}
      >
        <Plus size={20} color={color.ink2} strokeWidth={2} />
        <Txt type="bodyStrong" color="ink2">
          Loot
        </Txt>
      </Pressy>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  chip: {
    flexGrow: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    borderWidth: 1.5,
    borderRadius: tokens.radius.control,
    paddingHorizontal: 12,
  },
  dashed: { borderStyle: 'dashed' },
});
