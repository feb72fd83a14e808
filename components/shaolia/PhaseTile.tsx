import CircleSlash from 'lucide-react-native/icons/circle-slash';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';
import { sameData } from '@/components/ui/sameData';
import { tileIcons } from '@/components/ui/tileIcons';
import type { Tile } from '@/rules/kernel/menu';
import type { Action } from '@/rules/shaolia/actions';

import type { ShaoliaProps } from './props';

interface Props extends Pick<ShaoliaProps, 'onAct' | 'onOpen' | 'onTopic'> {
  tile: Tile<Action>;
}

/**
 * One thing a player may do in this phase, with its price. One that is refused says why and can still be tapped: the
 * frame tells what is missing and whether the table may overrule.
 */
function DrawnTile({ tile, onAct, onOpen, onTopic }: Props) {
  const { color, accent, highContrast } = useTheme();
  const { action, opens, refusal, topic } = tile;
  const filled = Boolean(tile.likely) && !refusal;
  const Icon = refusal ? CircleSlash : tileIcons[tile.icon];
  const ink = filled ? accent.onAccent : refusal ? color.ink3 : color.ink;
  const detail = refusal?.words ?? tile.detail;
  return (
    <Pressy
      onPress={() => {
        if (opens) onOpen(opens);
        else if (action) onAct(action);
      }}
      onLongPress={topic ? () => onTopic(topic) : undefined}
      holdLabel="Read the rule"
      testID={`tile-${tile.key}`}
      style={[
        styles.tile,
        { backgroundColor: filled ? accent.accent : color.surfaceAlt },
        refusal ? { backgroundColor: 'transparent' } : null,
        refusal || (highContrast && !filled) ? { borderColor: color.line } : null,
      ]}
    >
      <View style={styles.title}>
        <Icon size={18} color={ink} strokeWidth={filled ? 2.4 : 2} />
        <Txt type="bodyStrong" tone={ink} style={styles.words}>
          {tile.words}
        </Txt>
      </View>
      <Txt type="caption" tone={filled ? accent.onAccent : color.ink3}>
        {detail}
      </Txt>
    </Pressy>
  );
}

/** The menu is made anew with every tap; a tile is drawn again only when it says something else. */
export const PhaseTile = memo(DrawnTile, sameData);

const styles = StyleSheet.create({
  tile: {
    flexGrow: 1,
    minHeight: 76,
    justifyContent: 'center',
    gap: 2,
    paddingHorizontal: 9,
    paddingVertical: 6,
    borderWidth: 1.5,
    borderColor: 'transparent',
    borderRadius: tokens.radius.control,
  },
  title: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  words: { flexShrink: 1 },
});
