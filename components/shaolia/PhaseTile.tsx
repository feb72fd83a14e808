import CircleSlash from 'lucide-react-native/icons/circle-slash';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';
import type { Tile } from '@/rules/kernel/menu';
import type { Action } from '@/rules/shaolia/actions';

import { TILE_ICONS } from './icons';
import type { ShaoliaProps } from './props';

/**
 * One thing a player may do in this phase, with its price. One that is refused says why and can still be tapped: the
 * frame tells what is missing and whether the table may overrule.
 */
export function PhaseTile({ tile, table }: { tile: Tile<Action>; table: ShaoliaProps }) {
  const { color, accent } = useTheme();
  const { action, opens, refusal, topic } = tile;
  const filled = Boolean(tile.likely) && !refusal;
  const Icon = refusal ? CircleSlash : TILE_ICONS[tile.icon];
  const ink = filled ? accent.onAccent : refusal ? color.ink3 : color.ink;
  const detail = refusal?.words ?? tile.detail;
  return (
    <Pressy
      label={`${tile.words}. ${detail}`}
      onPress={() => {
        if (opens) table.onOpen(opens);
        else if (action) table.onAct(action);
      }}
      onLongPress={topic ? () => table.onTopic(topic) : undefined}
      holdLabel="Read the rule"
      testID={`tile-${tile.key}`}
      style={[
        styles.tile,
        { backgroundColor: filled ? accent.accent : color.surfaceAlt },
        refusal ? { borderColor: color.line, backgroundColor: 'transparent' } : null,
      ]}
    >
      {Icon ? <Icon size={tokens.size.icon.action} color={ink} strokeWidth={filled ? 2.4 : 2} /> : null}
      <View style={styles.words}>
        <Txt type="bodyStrong" tone={ink}>
          {tile.words}
        </Txt>
        <Txt type="caption" tone={filled ? accent.onAccent : color.ink3}>
          {detail}
        </Txt>
      </View>
    </Pressy>
  );
}

const styles = StyleSheet.create({
  tile: {
    flexGrow: 1,
    minHeight: 76,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    paddingHorizontal: 12,
    paddingVertical: 8,
    borderWidth: 1.5,
    borderColor: 'transparent',
    borderRadius: tokens.radius.control,
  },
  words: { flex: 1, gap: 2 },
});
