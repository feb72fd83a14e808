import { StyleSheet, View } from 'react-native';

import { day } from '@/components/frame/time';
import { useNow } from '@/components/frame/useNow';
import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Divider } from '@/components/ui/Divider';
import { bestFirst, type Delve } from '@/rules/dungeon/delves';
import { fameOf, fameWords, rankOf } from '@/rules/dungeon/score';

import { Paper } from './Paper';
import type { DungeonProps } from './props';
import { useDelves } from './useDelves';

const SHOWN = 5;

/** Every delve on this device by its fame, the one on the table among them. */
export function BestDelves({ table }: { table: DungeonProps }) {
  const { state } = table;
  const now = useNow();
  const { here, finished } = useDelves();
  const present: Delve = {
    id: here,
    name: state.name,
    fame: fameOf(state),
    cleared: state.end === 'cleared',
    at: Infinity,
  };
  const all = bestFirst([present, ...finished]);
  const best = all.slice(0, SHOWN);
  const place = all.indexOf(present);
  const listed = place < SHOWN ? best : [...best, present];
  return (
    <Paper title="Best delves" testID="best-delves">
      {finished.length === 0 ? (
        <Txt type="body" color="ink2">
          Finished delves gather here, by fame.
        </Txt>
      ) : (
        listed.map((delve, index) => (
          <View key={delve.id} style={styles.delve}>
            {index > 0 ? <Divider /> : null}
            <Row
              place={all.indexOf(delve) + 1}
              delve={delve}
              when={delve === present ? (state.end ? 'this delve' : 'this delve, so far') : day(delve.at, now)}
              present={delve === present}
            />
          </View>
        ))
      )}
    </Paper>
  );
}

function Row({ place, delve, when, present }: { place: number; delve: Delve; when: string; present: boolean }) {
  const { color, accent } = useTheme();
  const { name, fame, cleared } = delve;
  return (
    <View style={styles.row} testID={`delve-${place}`}>
      <Txt type="numeralSmall" tone={color.ink3} style={styles.place}>
        {place}
      </Txt>
      <View style={styles.grow}>
        <Txt type="bodyStrong">{`${name}, ${rankOf(fame.sum)}`}</Txt>
        <Txt type="caption" color="ink2">
          {cleared ? `cleared, ${when}` : when}
        </Txt>
      </View>
      <Txt type="numeral" tone={present ? accent.accent : color.ink}>
        {fameWords(fame)}
      </Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  delve: { gap: 8 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  place: { minWidth: 20 },
  grow: { flex: 1 },
});
