import ChevronRight from 'lucide-react-native/icons/chevron-right';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { Pressy } from '@/components/ui/Pressy';
import type { Seat } from '@/rules/kernel/setup';
import { companionIcons } from '@/rules/near-and-far/printed';
import { type Faction, FACTIONS, type Icons, PARTY_PLACES, playerOf, SYMBOLS } from '@/rules/near-and-far/state';

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

interface MemberProps {
  name: string;
  faction?: Faction;
  icons: Icons;
}

function Member({ name, faction, icons }: MemberProps) {
  const { color } = useTheme();
  return (
    <View style={[styles.member, { backgroundColor: color.surfaceAlt }]}>
      {faction ? <FactionMark faction={faction} size={22} /> : null}
      <Txt type="label" style={styles.name}>
        {name}
      </Txt>
      <IconRow icons={icons} />
    </View>
  );
}

/** The active party with its summed symbols, the bench and the pack animals. */
export function PartyCard({ table, seat }: { table: NearProps; seat: Seat }) {
  const { color } = useTheme();
  const { state } = table;
  const player = playerOf(state, seat);
  const active = FACTIONS.flatMap((faction) =>
    player.adventurers.filter((each) => each.active && each.faction === faction),
  );
  const bench = player.adventurers.filter((each) => !each.active);
  const places = Math.max(0, PARTY_PLACES - active.length - (player.companionActive ? 1 : 0));
  const members = [
    ...(player.companionActive ? [{ name: player.companion, icons: companionIcons(state, player.companion) }] : []),
    ...active,
  ];
  return (
    <Card large style={styles.card}>
      <Pressy
        hint={`Opens the party: ${members.map(({ name, icons }) => `${name}, ${iconWords(icons)}`).join('; ') || 'nobody active'}`}
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
              {`${members.length} of ${PARTY_PLACES}`}
            </Txt>
            <ChevronRight size={18} color={color.ink3} />
          </View>
        </View>
        <View style={styles.members}>
          {members.map((member) => (
            <Member key={member.name} {...member} />
          ))}
          {Array.from({ length: places }, (_, index) => (
            <View key={index} style={[styles.member, styles.empty, { borderColor: color.lineStrong }]}>
              <Txt type="label" color="ink3">
                free place
              </Txt>
            </View>
          ))}
        </View>
        {bench.length > 0 ? (
          <>
            <Txt type="label" color="ink2">
              On the bench: banners count, symbols do not
            </Txt>
            <View style={styles.members}>
              {bench.map((member) => (
                <Member key={member.name} {...member} />
              ))}
            </View>
          </>
        ) : null}
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
    alignContent: 'center',
    columnGap: 6,
    flexGrow: 1,
    flexBasis: '46%',
    paddingHorizontal: 8,
    minHeight: 40,
    borderRadius: tokens.radius.control,
  },
  empty: { borderWidth: 1.5, borderStyle: 'dashed' },
  name: { flexShrink: 1 },
  icons: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  icon: { flexDirection: 'row', alignItems: 'center', gap: 1 },
});
