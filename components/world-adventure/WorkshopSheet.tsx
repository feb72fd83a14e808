import { StyleSheet, View } from 'react-native';
import { useState } from 'react';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Divider } from '@/components/ui/Divider';
import { ListRow } from '@/components/ui/ListRow';
import { Sheet } from '@/components/ui/Sheet';
import type { CardValues } from '@/rules/kernel/card-kind';
import { plural } from '@/rules/kernel/plural';
import { caravanNumber, upgradeSale, upgradesSale } from '@/rules/world-adventure/cards';
import { clanOf } from '@/rules/world-adventure/state';
import { PRICE, UPGRADE_LIMIT, UPGRADE_WORDS, UPGRADES } from '@/rules/world-adventure/tables';

import { PickCard } from './PickCard';
import { NumberRow } from './NumberRow';
import type { WorldPanelProps } from './props';
import { useDraft } from './useDraft';

/** Upgrades with their limits, and the swap of the caravan with its net price. */
export function WorkshopSheet(props: WorldPanelProps) {
  const { state, shown, onAct, onClose, onTopic } = props;
  const [picking, setPicking] = useState(false);
  const [draft, change] = useDraft<{ card: string; values: CardValues; price: number; sale: number }>(props, {
    card: '',
    values: {},
    price: 0,
    sale: 0,
  });
  const clan = clanOf(state, shown);
  if (picking) {
    return (
      <PickCard
        kind="caravan"
        title="The new caravan"
        onPicked={(card, values) => {
          setPicking(false);
          if (clan.caravan === null) onAct({ type: 'chooseCaravan', player: shown, card, values });
          else
            change({
              card,
              values,
              price: typeof values['price'] === 'number' ? values['price'] : 0,
              sale: caravanNumber(state, clan, 'sale') ?? 0,
            });
        }}
        onTopic={onTopic}
        onClose={() => setPicking(false)}
      />
    );
  }
  const held = UPGRADES.reduce((sum, upgrade) => sum + clan[upgrade], 0);
  const parts = upgradesSale(state, clan);
  const net = draft.price - draft.sale - parts;
  return (
    <Sheet
      title={`Workshop, ${clan.gold} gold`}
      onClose={onClose}
      onRules={() => onTopic('caravan-swap')}
      tall
      testID="workshop-sheet"
    >
      <View style={styles.list}>
        {UPGRADES.map((upgrade) => (
          <View key={upgrade} style={styles.row}>
            <View style={styles.grow}>
              <Txt type="bodyStrong">{UPGRADE_WORDS[upgrade]}</Txt>
              <Txt type="caption" color="ink2">{`${clan[upgrade]} of ${UPGRADE_LIMIT[upgrade]}`}</Txt>
            </View>
            <Button
              kind="quiet"
              words={`Sell, ${upgradeSale(state, upgrade)}`}
              disabled={clan[upgrade] === 0}
              onPress={() => onAct({ type: 'sellUpgrade', player: shown, upgrade })}
              testID={`sell-${upgrade}`}
            />
            <Button
              kind="secondary"
              words={`Buy, ${PRICE.upgrade}`}
              disabled={clan[upgrade] >= UPGRADE_LIMIT[upgrade]}
              onPress={() => onAct({ type: 'buyUpgrade', player: shown, upgrade })}
              testID={`buy-${upgrade}`}
            />
          </View>
        ))}
        <Divider />
        <ListRow
          title={clan.caravan ?? 'No caravan card typed'}
          detail={clan.caravan ? 'Swap it: upgrades and caravan are sold first' : 'Type its cargo, chaser and barrier'}
          chevron
          onPress={() => setPicking(true)}
          testID="pick-swap"
        />
        {draft.card ? (
          <>
            <NumberRow
              words="price"
              value={draft.price}
              max={99}
              onValue={(price) => change({ price })}
              testID="swap-price"
            />
            <NumberRow
              words="old one brings"
              value={draft.sale}
              max={99}
              onValue={(sale) => change({ sale })}
              testID="swap-sale"
            />
            <Txt
              type="body"
              color="ink2"
            >{`${plural(held, 'upgrade brings', 'upgrades bring')} ${parts}, the caravan ${draft.sale}, ${draft.card} costs ${draft.price}.`}</Txt>
            <Button
              large
              words={net >= 0 ? `Swap for ${net} gold` : `Swap and keep ${-net} gold`}
              onPress={() => {
                change({ card: '' });
                onAct({
                  type: 'swapCaravan',
                  player: shown,
                  card: draft.card,
                  values: draft.values,
                  sale: draft.sale,
                  price: draft.price,
                });
              }}
              testID="swap-apply"
            />
          </>
        ) : null}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  list: { gap: 12 },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8, minHeight: 52 },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 110 },
});
