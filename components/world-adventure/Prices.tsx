import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';
import type { Seat } from '@/rules/kernel/setup';
import type { Action } from '@/rules/world-adventure/actions';
import { check } from '@/rules/world-adventure/check';
import { stallOwner } from '@/rules/world-adventure/market';
import { activeSeat, cityOf, clanOf, type State } from '@/rules/world-adventure/state';
import { CITIES, PRICE, UPGRADES } from '@/rules/world-adventure/tables';

import type { WorldProps } from './props';

interface Price {
  readonly words: string;
  readonly gold: number;
  /** What the tap does; where a choice is left it opens the sheet instead. */
  readonly action?: Action;
  readonly opens?: string;
}

/** What the purse can buy here and now, each one tap away: only what the rules let this player do. */
export function Prices({ table, seat }: { table: WorldProps; seat: Seat }) {
  const { state, onAct, onOpen } = table;
  const { color, low } = useTheme();
  const bought = activeSeat(state) === seat ? pricesOf(state, seat) : [];
  // Where height is dear, what only opens a sheet is left to Actions.
  const prices = low ? bought.filter(({ action }) => action) : bought;
  if (prices.length === 0) return null;
  return (
    <View style={styles.prices} testID="prices">
      {prices.map(({ words, gold, action, opens }) => (
        <Pressy
          key={words}
          hint={action ? 'Pays at once' : 'Asks which'}
          onPress={() => (action ? onAct(action) : onOpen(opens ?? ''))}
          style={[styles.price, { backgroundColor: color.surfaceAlt }]}
          testID={`price-${words.toLowerCase()}`}
        >
          <Txt type="label">{words}</Txt>
          <Txt type="label" color="ink2">{`−${gold}`}</Txt>
        </Pressy>
      ))}
    </View>
  );
}

function pricesOf(state: State, player: Seat): readonly Price[] {
  const clan = clanOf(state, player);
  const may = (action: Action) => !check(state, action);
  const fainted = clan.soldiers.flatMap((soldier, index) => (soldier.fainted ? [index + 1] : []));
  const recover = { type: 'recover', player, slot: fainted[0] ?? 0 } as const;
  const here = cityOf(clan);
  const city = here ?? CITIES.find((each) => stallOwner(state, each) === undefined);
  const stall = city && ({ type: 'buildStall', player, city } as const);
  return [
    ...(may({ type: 'recruit', player })
      ? [{ words: 'Recruit', gold: PRICE.recruit, action: { type: 'recruit', player } as const }]
      : []),
    ...(may(recover)
      ? [{ words: 'Recover', gold: PRICE.recover, ...(fainted.length === 1 ? { action: recover } : { opens: 'clan' }) }]
      : []),
    ...(UPGRADES.some((upgrade) => may({ type: 'buyUpgrade', player, upgrade }))
      ? [{ words: 'Upgrade', gold: PRICE.upgrade, opens: 'workshop' }]
      : []),
    ...(stall && may(stall)
      ? [{ words: 'Stall', gold: PRICE.stall, ...(here ? { action: stall } : { opens: 'stall' }) }]
      : []),
  ];
}

const styles = StyleSheet.create({
  prices: { flexDirection: 'row', flexWrap: 'wrap', gap: 8, marginTop: 8 },
  price: {
    flexGrow: 1,
    flexBasis: 72,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    justifyContent: 'center',
    columnGap: 5,
    borderRadius: tokens.radius.control,
  },
});
