import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { Divider } from '@/components/ui/Divider';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { plural } from '@/rules/kernel/plural';
import type { Seat } from '@/rules/kernel/setup';
import { activeSoldiers, clanOf } from '@/rules/world-adventure/state';
import { placeWords, totalGoods } from '@/rules/world-adventure/tables';
import { rankWords } from '@/rules/world-adventure/wanted';

import type { WorldProps } from './props';
import { SpokenPress } from './SpokenPress';

/** Everybody in a row: gold, runes, rank, goods and soldiers. A tap shows that player. */
export function ClanRows({ table, onShow }: { table: WorldProps; onShow: (seat: Seat) => void }) {
  const { state, seats, shown } = table;
  return (
    <Card large style={styles.card}>
      <Txt type="section" heading>
        Everybody
      </Txt>
      {seats.map(({ name, colour }, seat) => {
        const clan = clanOf(state, seat);
        const facts = [
          plural(clan.runes.length, 'rune'),
          rankWords(state, seat),
          plural(totalGoods(clan.goods), 'good'),
          `${activeSoldiers(clan)} of ${clan.soldiers.length} soldiers`,
          ...(clan.place ? [placeWords(clan.place)] : []),
        ].join(' · ');
        return (
          <Row
            key={seat}
            seat={seat}
            name={name}
            colour={colour}
            gold={clan.gold}
            facts={facts}
            selected={seat === shown}
            onShow={onShow}
          />
        );
      })}
    </Card>
  );
}

interface RowProps {
  seat: Seat;
  name: string;
  colour: number;
  gold: number;
  facts: string;
  selected: boolean;
  onShow: (seat: Seat) => void;
}

const Row = memo(function Row({ seat, name, colour, gold, facts, selected, onShow }: RowProps) {
  const { accent } = useTheme();
  return (
    <>
      {seat > 0 ? <Divider /> : null}
      <SpokenPress
        label={`${name}, ${gold} gold, ${facts}`}
        hint={`Shows ${name}'s clan`}
        selected={selected}
        onPress={() => onShow(seat)}
        inner={styles.row}
        testID={`clan-row-${seat}`}
      >
        <PlayerToken seat={seat} colour={colour} size={26} />
        <View style={styles.grow}>
          <Txt type="bodyStrong">{name}</Txt>
          <Txt type="caption" color="ink2">
            {facts}
          </Txt>
        </View>
        <Txt type="numeral" tone={accent.second} style={styles.raised}>
          {gold}
        </Txt>
      </SpokenPress>
    </>
  );
});

const styles = StyleSheet.create({
  card: { paddingHorizontal: 14, paddingVertical: 10 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 10, minHeight: 52 },
  grow: { flex: 1 },
  raised: { marginTop: -4 },
});
