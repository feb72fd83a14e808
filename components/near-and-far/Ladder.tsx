import { StyleSheet, View } from 'react-native';

import { Bar, piecesOf } from '@/components/odds/Bar';
import { theRest } from '@/components/odds/oddsText';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { Pressy } from '@/components/ui/Pressy';
import { percentText } from '@/rules/dice/percent';
import { plural } from '@/rules/kernel/plural';
import { ladder, type Rung } from '@/rules/near-and-far/threat-advice';

import type { NearProps } from './props';

/** The threats 4 to 15 and the bosses: taken ones carry a token, open ones the chance to win. */
export function Ladder({ table }: { table: NearProps }) {
  const rungs = ladder(table.state, table.shown);
  return (
    <Card large style={styles.card}>
      <Txt type="section" heading>
        Threats
      </Txt>
      <Txt type="caption" color="ink2">
        Your chance with all hearts; what combat and hearts together must be.
      </Txt>
      {rungs.map((rung) => (
        <RungRow key={rung.key} table={table} rung={rung} />
      ))}
    </Card>
  );
}

function RungRow({ table, rung }: { table: NearProps; rung: Rung }) {
  const { color, accent } = useTheme();
  const { seats, onOpen, onTopic } = table;
  const { takenBy, open, level, boss, points, odds } = rung;
  const taker = takenBy === undefined ? undefined : seats[takenBy];
  const worth = points === undefined ? 'points not typed' : plural(points, 'point');
  // 5.4: combat and hearts together that make it sure, and even.
  const enough = `sure with ${level - 1}, even with ${Math.max(0, level - 4)}`;
  return (
    <Pressy
      hint={taker ? 'Taken' : `${percentText(odds.allIn)} with all hearts, ${percentText(odds.noHearts)} with none`}
      onPress={() => onOpen('fight')}
      onLongPress={() => onTopic('ladder')}
      holdLabel="Read the rule"
      testID={`rung-${rung.key}`}
      style={[styles.rung, open ? { backgroundColor: accent.tint } : null]}
    >
      <View style={styles.level}>
        <Txt type="numeralSmall" align="right" tone={taker ? color.ink3 : color.ink}>
          {level}
        </Txt>
      </View>
      <View style={styles.middle}>
        {boss ? <Txt type="label">{boss}</Txt> : null}
        {taker ? null : (
          <Bar pieces={piecesOf([{ chance: odds.allIn }], [{ chance: theRest(odds.allIn) }])} height={8} />
        )}
        <Txt type="caption" color="ink2">
          {taker ? `${taker.name}, ${worth}` : points === undefined ? enough : `${worth}; ${enough}`}
        </Txt>
      </View>
      {taker ? (
        <PlayerToken seat={takenBy ?? 0} colour={taker.colour} size={24} />
      ) : (
        <Txt type="numeralSmall">{percentText(odds.allIn)}</Txt>
      )}
    </Pressy>
  );
}

const styles = StyleSheet.create({
  card: { padding: 12, gap: 2 },
  rung: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: 12,
    minHeight: 48,
    paddingHorizontal: 8,
    paddingVertical: 4,
    borderRadius: tokens.radius.control,
  },
  level: { width: 28 },
  middle: { flex: 1, gap: 3 },
});
