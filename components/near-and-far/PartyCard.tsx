import ChevronRight from 'lucide-react-native/icons/chevron-right';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { Pressy } from '@/components/ui/Pressy';
import type { Seat } from '@/rules/kernel/setup';
import { companionIcons } from '@/rules/near-and-far/printed';
import { type Icons, playerOf, SYMBOLS } from '@/rules/near-and-far/state';

import { FactionMark } from './FactionMark';
import { SYMBOL_ICONS } from './icons';
import { PackRow } from './PackRow';
import type { NearProps } from './props';
import { SymbolRibbon } from './SymbolRibbon';

/** "2 skill, 1 heart" */
export function iconWords(icons: Icons): string {
  const said = SYMBOLS.flatMap((symbol) => (icons[symbol] > 0 ? [`${icons[symbol]} ${symbol}`] : []));
  return said.join(', ') || 'no symbols';
}

/** A member's symbols, drawn. */
export function IconRow({ icons }: { icons: Icons }) {
  const { color } = useTheme();
  return (
    <View style={styles.icons} aria-hidden>
      {SYMBOLS.filter((symbol) => icons[symbol] > 0).map((symbol) => {
        const Icon = SYMBOL_ICONS[symbol];
        return (
          <View key={symbol} style={styles.icon}>
            {icons[symbol] > 1 ? <Txt type="label">{icons[symbol]}</Txt> : null}
            <Icon size={15} color={color.ink2} />
          </View>
        );
      })}
    </View>
  );
}

/** The active party with its summed symbols, the bench and the pack animals. */
export function PartyCard({ table, seat }: { table: NearProps; seat: Seat }) {
  const { color } = useTheme();
  const { state } = table;
  const player = playerOf(state, seat);
  const active = player.adventurers.filter((each) => each.active);
  const bench = player.adventurers.filter((each) => !each.active);
  const members = [
    ...(player.companionActive
      ? [{ name: player.companion, faction: undefined, icons: companionIcons(state, player.companion) }]
      : []),
    ...active,
  ];
  return (
    <Card large style={styles.card}>
      <Pressy
        label={`Party: ${members.map(({ name, icons }) => `${name}, ${iconWords(icons)}`).join('; ') || 'nobody active'}`}
        hint="Opens the party"
        onPress={() => table.onOpen('party')}
        onLongPress={() => table.onTopic('party')}
        holdLabel="Read the rule"
        testID={`party-${seat}`}
        style={styles.press}
      >
        <View style={styles.head}>
          <Txt type="section">Party</Txt>
          <View style={styles.bench}>
            <Txt type="bodyStrong" color="ink2">
              {bench.length > 0 ? `${bench.length} on the bench` : `${members.length} of 4`}
            </Txt>
            <ChevronRight size={18} color={color.ink3} />
          </View>
        </View>
        <View style={styles.members}>
          {members.map(({ name, faction, icons }) => (
            <View key={name} style={[styles.member, { backgroundColor: color.surfaceAlt }]}>
              {faction ? <FactionMark faction={faction} size={22} /> : null}
              <Txt type="label" style={styles.name}>
                {name}
              </Txt>
              <IconRow icons={icons} />
            </View>
          ))}
        </View>
      </Pressy>
      <SymbolRibbon state={state} seat={seat} />
      <PackRow table={table} seat={seat} />
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { padding: 12, gap: 10 },
  press: { gap: 6 },
  head: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  bench: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  members: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  member: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 6,
    paddingHorizontal: 8,
    minHeight: 36,
    borderRadius: tokens.radius.control,
  },
  name: { flexShrink: 1 },
  icons: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  icon: { flexDirection: 'row', alignItems: 'center', gap: 1 },
});
