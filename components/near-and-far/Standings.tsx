import { StyleSheet, View } from 'react-native';

import { LineChart } from '@/components/charts/LineChart';
import { playerColour } from '@/components/theme/playerColour';
import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { plural } from '@/rules/kernel/plural';
import { type Standing, standings } from '@/rules/near-and-far/outcome';

import type { NearProps } from './props';

/** Who would be champion: everybody's sum over the maps, who is away too, and how it grew. */
export function Standings({ state, seats }: Pick<NearProps, 'state' | 'seats'>) {
  const { color, scheme } = useTheme();
  const all = standings(state);
  const most = Math.max(1, ...all.map(({ sum }) => sum));
  if (all.every(({ points }) => Object.keys(points).length === 0)) return null;
  const maps = [...new Set([...state.played, state.map])].filter((map) => all.some(({ points }) => `${map}` in points));
  const colourOf = (seat: number) => seats[seat]?.colour ?? seat;
  return (
    <View style={styles.all} testID="standings">
      {all.map(({ name, seat, points, sum }) => {
        const by = Object.entries(points)
          .map(([map, each]) => `map ${map}: ${each}`)
          .join(', ');
        const fill = seat === undefined ? color.lineStrong : playerColour(colourOf(seat), scheme).fill;
        return (
          <View
            key={name}
            accessible
            accessibilityRole="image"
            aria-label={`${name}, ${plural(sum, 'point')} in all${by ? `, ${by}` : ''}`}
            style={styles.line}
          >
            {seat === undefined ? null : <PlayerToken seat={seat} colour={colourOf(seat)} size={24} />}
            <View style={styles.grow}>
              <View
                style={[
                  styles.bar,
                  { width: `${Math.max(2, (Math.max(0, sum) / most) * 100)}%`, backgroundColor: fill },
                ]}
              />
              <Txt type="caption" color="ink2">
                {seat === undefined ? `${name}, away. ${by}` : by || 'no map yet'}
              </Txt>
            </View>
            <Txt type="numeralSmall">{sum}</Txt>
          </View>
        );
      })}
      {maps.length > 1 ? (
        <LineChart
          title="Points over the campaign"
          step="Session"
          from={1}
          lines={all.flatMap(({ name, seat, points }) =>
            seat === undefined ? [] : [{ seat, colour: colourOf(seat), name, values: grown(points, maps) }],
          )}
          finding={leader(all)}
          testID="campaign-chart"
        />
      ) : null}
    </View>
  );
}

/** The sum after each map, in the order in which they were played. */
function grown(points: Standing['points'], maps: readonly number[]): readonly number[] {
  let sum = 0;
  return maps.map((map) => (sum += points[`${map}`] ?? 0));
}

function leader(all: readonly Standing[]): string {
  const most = Math.max(...all.map(({ sum }) => sum));
  const names = all.filter(({ sum }) => sum === most).map(({ name }) => name);
  return `${names.join(' and ')} ${names.length === 1 ? 'leads' : 'lead'} with ${plural(most, 'point')}.`;
}

const styles = StyleSheet.create({
  all: { gap: 8 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  grow: { flex: 1 },
  bar: { height: 12, borderRadius: 6 },
});
