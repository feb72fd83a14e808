import Store from 'lucide-react-native/icons/store';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Divider } from '@/components/ui/Divider';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { Tag } from '@/components/ui/Tag';
import type { Action } from '@/rules/world-adventure/actions';
import { check } from '@/rules/world-adventure/check';
import { bestSale, type Selling, stallOwner, whereToSell } from '@/rules/world-adventure/market';
import { clanOf } from '@/rules/world-adventure/state';
import { type City, totalGoods } from '@/rules/world-adventure/tables';

import { GOOD_ICONS } from './icons';
import type { WorldProps } from './props';
import { SpokenPress } from './SpokenPress';

/** Where shall I sell? The nine cities with their need, stall, closed shops and what the whole caravan would bring. */
export function CitiesPage({ table }: { table: WorldProps }) {
  const { state, shown, onAct, onOpen, onTopic } = table;
  const clan = clanOf(state, shown);
  const selling = whereToSell(state, shown);
  const best = bestSale(selling);
  const unknown = selling.some(({ need }) => need === null);
  const enter = (city: City) => {
    const opening: Action = { type: 'openShop', player: shown, city };
    const open = clan.visit?.city === city;
    if (!open) onAct(opening);
    if (open || !check(state, opening)) onOpen('market');
  };
  return (
    <Card large style={styles.card} testID="cities">
      <Txt type="section" heading>
        Where shall {clan.name} sell?
      </Txt>
      <Txt type="body" color="ink2">
        {best
          ? `${best.city}: ${best.sale.gold} gold${best.runes.length > 0 ? ' and a rune' : ''}.`
          : totalGoods(clan.goods) === 0
            ? 'No goods in the caravan. 12 or 16 gold with a needed good is a rune.'
            : 'Every shop is closed to you now.'}
      </Txt>
      {unknown ? (
        <Button
          kind="secondary"
          words="Enter what the cities need"
          onPress={() => onOpen('needs')}
          testID="enter-needs"
        />
      ) : null}
      {selling.map((row) => (
        <View key={row.city}>
          <Divider />
          <CityRow
            table={table}
            row={row}
            best={row.city === best?.city}
            onPress={() => enter(row.city)}
            onHold={() => onTopic('need-marker')}
          />
        </View>
      ))}
      <View style={styles.changes}>
        {unknown ? null : (
          <Button
            kind="quiet"
            words="Change a need"
            onPress={() => onOpen('needs')}
            style={styles.share}
            testID="change-needs"
          />
        )}
        <Button
          kind="quiet"
          words="Change a stall"
          onPress={() => onOpen('stalls')}
          style={styles.share}
          testID="change-stalls"
        />
      </View>
    </Card>
  );
}

function CityRow({
  table,
  row,
  best,
  onPress,
  onHold,
}: {
  table: WorldProps;
  row: Selling;
  best: boolean;
  onPress: () => void;
  onHold: () => void;
}) {
  const { color, accent } = useTheme();
  const { state, seats } = table;
  const owner = stallOwner(state, row.city);
  const NeedIcon = row.need === null || row.need === 'down' ? undefined : GOOD_ICONS[row.need];
  const need =
    row.need === null ? 'need not entered' : row.need === 'down' ? 'no need until month end' : `needs ${row.need}`;
  const shut =
    row.barred !== undefined ? 'closed to rivals' : row.opens === undefined ? undefined : `open in month ${row.opens}`;
  const { sale } = row;
  const said = [
    row.city,
    need,
    shut,
    sale.count > 0 ? `${sale.gold} gold` : undefined,
    owner === undefined ? undefined : `stall of ${clanOf(state, owner).name}`,
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <SpokenPress
      label={said}
      hint="Opens the shop"
      onPress={onPress}
      onLongPress={onHold}
      holdLabel="Read the rule"
      inner={styles.row}
      testID={`city-${row.city}`}
    >
      <View
        style={[
          styles.need,
          { borderColor: color.line, backgroundColor: row.need === 'down' ? color.sunken : 'transparent' },
        ]}
      >
        {NeedIcon ? (
          <NeedIcon size={20} color={accent.second} strokeWidth={2} />
        ) : (
          <Txt type="label" color="ink3">
            {row.need === 'down' ? '–' : '?'}
          </Txt>
        )}
      </View>
      <View style={styles.grow}>
        <Txt type="bodyStrong">{row.city}</Txt>
        <Txt type="caption" color={shut ? 'warn' : 'ink2'}>
          {shut ?? need}
        </Txt>
      </View>
      {owner === undefined ? null : (
        <View style={styles.stall}>
          <Store size={16} color={color.ink2} strokeWidth={2} />
          <PlayerToken seat={owner} colour={seats[owner]?.colour ?? owner} size={18} />
        </View>
      )}
      {sale.reaches > 0 ? <Tag words={`${sale.reaches}`} tone={row.runes.length > 0 ? 'success' : 'plain'} /> : null}
      {sale.count > 0 ? (
        <Txt type="numeral" tone={best ? accent.second : shut ? color.ink3 : color.ink} style={styles.gold}>
          {sale.gold}
        </Txt>
      ) : null}
    </SpokenPress>
  );
}

const styles = StyleSheet.create({
  card: { paddingHorizontal: 14, paddingVertical: 10, gap: 4 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 10, minHeight: 52 },
  need: {
    width: 34,
    height: 34,
    borderRadius: tokens.radius.chip,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
  grow: { flex: 1 },
  changes: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  share: { flexGrow: 1, flexBasis: 130 },
  stall: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  gold: { minWidth: 34, textAlign: 'right', marginTop: -4 },
});
