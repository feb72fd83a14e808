import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { LARGE_TEXT, useTextScale } from '@/components/tracks/textScale';
import { Card } from '@/components/ui/Card';
import { Pressy } from '@/components/ui/Pressy';
import { cardDef } from '@/rules/shaolia/card-def';
import { builtToPay } from '@/rules/shaolia/purchase';
import { LV2_PRICE, sideOf } from '@/rules/shaolia/state';

import { cardIcon, SPACE_ICONS } from './icons';
import type { ShaoliaProps } from './props';

/** The three cards of the pool side by side: named with a tap, bought with a tap once three cards can pay. */
export function PoolCard({ table }: { table: ShaoliaProps }) {
  const { state, shown, onOpen, onTopic } = table;
  const { color } = useTheme();
  const large = useTextScale() >= LARGE_TEXT;
  const pays = sideOf(state, shown).reserve.length + builtToPay(state, shown).length >= LV2_PRICE;
  return (
    <Card large style={styles.card} testID="pool">
      <Txt type="section" heading style={styles.heading}>
        The pool
      </Txt>
      <View style={[styles.row, large ? styles.column : null]}>
        {state.pool.map((card, index) => {
          const Icon = card === null ? SPACE_ICONS['empty'] : cardIcon(card, cardDef(state.cards, card).class);
          const buys = card !== null && pays;
          return (
            <Pressy
              key={index}
              hint={buys ? 'Buys a Lv2 card' : 'Says which cards lie in the pool'}
              onPress={() => onOpen(buys ? 'lv2' : 'pool')}
              onLongPress={() => onTopic('buy-lv2-card')}
              holdLabel="Read the rule"
              testID={`pool-card-${index}`}
              style={[
                styles.slot,
                card === null
                  ? [styles.dashed, { borderColor: color.lineStrong }]
                  : { backgroundColor: color.surfaceAlt },
              ]}
            >
              {Icon ? <Icon size={20} color={card === null ? color.ink3 : color.ink} /> : null}
              <Txt type="label" color={card === null ? 'ink2' : 'ink'} align="center">
                {card ?? 'Name it'}
              </Txt>
            </Pressy>
          );
        })}
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: 6, padding: 8 },
  heading: { paddingStart: 4, paddingTop: 2 },
  row: { flexDirection: 'row', gap: 8 },
  column: { flexDirection: 'column' },
  slot: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    minHeight: 64,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 3,
    padding: 4,
    borderWidth: 2,
    borderColor: 'transparent',
    borderRadius: tokens.radius.control,
  },
  dashed: { borderStyle: 'dashed' },
});
