import BookOpen from 'lucide-react-native/icons/book-open';
import CircleCheck from 'lucide-react-native/icons/circle-check';
import Circle from 'lucide-react-native/icons/circle';
import EyeOff from 'lucide-react-native/icons/eye-off';
import { StyleSheet, View } from 'react-native';

import { CounterCell } from '@/components/session/CounterCell';
import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Grid } from '@/components/ui/Grid';
import { IconButton } from '@/components/ui/IconButton';
import { ListRow } from '@/components/ui/ListRow';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { plural } from '@/rules/kernel/plural';
import { missionPoints, missionTask } from '@/rules/multiverse-war/classes';
import { pointRows, pointsOf } from '@/rules/multiverse-war/points';
import { ROWS } from '@/rules/multiverse-war/score';
import { playerOf } from '@/rules/multiverse-war/state';
import { namesOf, type Race, racesOf, sidesOf } from '@/rules/multiverse-war/victory';

import { counterOf, type WarProps } from './props';

/** The race at a glance: every live way to win, a bar for each side. */
export function ScorePage({ table }: { table: WarProps }) {
  const { state, shown } = table;
  const races = racesOf(state, shown);
  return (
    <>
      {races.map((race) => (
        <RaceCard key={race.condition} table={table} race={race} />
      ))}
      <Missions table={table} />
      {state.conditions.includes('archaeology') || state.parts.mines ? (
        <Card large style={styles.card}>
          <Grid>
            {state.conditions.includes('archaeology') ? (
              <CounterCell table={table} counter={counterOf('scrolls')} seat={shown} />
            ) : null}
            {state.parts.mines ? <CounterCell table={table} counter={counterOf('portal')} seat={shown} /> : null}
          </Grid>
          {state.parts.mines ? (
            <Button
              kind="secondary"
              words="Mines and portal"
              onPress={() => table.onOpen('mines')}
              testID="open-mines"
            />
          ) : null}
        </Card>
      ) : null}
    </>
  );
}

function RaceCard({ table, race }: { table: WarProps; race: Race }) {
  const { color, accent } = useTheme();
  const { state, seats, onTopic } = table;
  const points = race.condition === 'turnLimit';
  const sides = sidesOf(state).map((side) => {
    const [first = 0] = side;
    // What one player must do alone counts for the team's best (A34).
    const values = side.map(
      (seat) => racesOf(state, seat).find(({ condition }) => condition === race.condition)?.value,
    );
    const value = points
      ? side.reduce((sum, seat) => sum + pointsOf(state, seat), 0)
      : Math.max(0, ...values.map((each) => each ?? 0));
    return { side, first, value };
  });
  const goal = points ? Math.max(1, ...sides.map(({ value }) => value)) : race.goal;
  const best = Math.max(...sides.map(({ value }) => value));
  return (
    <Card large style={styles.card}>
      <View style={styles.line}>
        <View style={styles.title}>
          <Txt type="section" heading style={styles.grow}>
            {points ? 'Victory points' : race.words}
          </Txt>
          <Txt type="label" color="ink2">
            {points
              ? `turn ${state.round} of ${state.turnLimit ?? '?'}`
              : race.goal === null
                ? 'goal not typed yet'
                : `of ${race.goal}`}
          </Txt>
        </View>
        <IconButton
          icon={BookOpen}
          size={20}
          tone={color.ink3}
          label={`How ${race.words} is won`}
          onPress={() => onTopic(race.topic)}
          testID={`rule-${race.condition}`}
        />
      </View>
      {sides.map(({ side, first, value }) => (
        <View key={first} accessible role="img" aria-label={`${namesOf(state, side)}: ${value}`} style={styles.side}>
          <PlayerToken seat={first} colour={seats[first]?.colour ?? first} size={24} />
          <View style={[styles.rod, { backgroundColor: color.sunken }]}>
            <View
              style={[
                styles.fill,
                {
                  width: `${goal ? Math.min(100, (Math.max(0, value) / goal) * 100) : 0}%`,
                  backgroundColor: value === best && value > 0 ? accent.second : accent.marker,
                },
              ]}
            />
          </View>
          <Txt type="numeralSmall">{value}</Txt>
        </View>
      ))}
      {points ? <PointLines table={table} /> : null}
    </Card>
  );
}

/** The shown player's points by category, as the final sheet will count them. */
function PointLines({ table: { state, shown } }: { table: WarProps }) {
  const rows = pointRows(state, shown);
  return ROWS.map(([key, words]) => {
    const parts = rows[key];
    const open = parts.some(({ value }) => value === undefined);
    const sum = parts.reduce((so, { value }) => so + (value ?? 0), 0);
    if (parts.length === 0) return null;
    return (
      <View key={key} style={styles.side}>
        <Txt type="body" color="ink2" style={styles.name}>
          {words}
        </Txt>
        <Txt type="numeralSmall">{open ? `${sum} + ?` : sum}</Txt>
      </View>
    );
  });
}

function Missions({ table }: { table: WarProps }) {
  const { color, accent } = useTheme();
  const { state, shown, onAct, onOpen } = table;
  const { missions, name } = playerOf(state, shown);
  return (
    <Card large style={styles.card}>
      <Txt type="section" heading>{`${name}'s missions`}</Txt>
      {missions.map(({ id, title, secret, done }) => {
        const points = missionPoints(state, title);
        const Icon = done !== null ? CircleCheck : secret ? EyeOff : Circle;
        return (
          <ListRow
            key={id}
            left={<Icon size={22} color={done === null ? color.ink3 : accent.accent} />}
            title={secret && done === null ? 'Secret mission' : title}
            detail={
              [
                secret && done === null ? '' : (missionTask(state, title) ?? ''),
                done === null ? '' : `turn ${done}`,
                points === null ? '' : plural(points, 'point'),
              ]
                .filter(Boolean)
                .join(', ') || undefined
            }
            onPress={done === null ? () => onAct({ type: 'completeMission', player: shown, mission: id }) : undefined}
            hint="Tick it by hand"
            onLongPress={() => table.onTopic(secret ? 'secret-missions' : 'missions-novice')}
            testID={`mission-${id}`}
          />
        );
      })}
      <Button kind="quiet" words="Add a mission" onPress={() => onOpen('missions')} testID="add-mission" />
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: 8, padding: 12 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  title: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 8 },
  grow: { flexGrow: 1 },
  side: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  rod: { flex: 1, height: 14, borderRadius: 7, overflow: 'hidden' },
  name: { flex: 1 },
  fill: { height: '100%', borderRadius: 7 },
});
