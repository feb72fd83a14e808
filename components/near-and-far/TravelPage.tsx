import Footprints from 'lucide-react-native/icons/footprints';
import RouteIcon from 'lucide-react-native/icons/route';
import Swords from 'lucide-react-native/icons/swords';
import Tent from 'lucide-react-native/icons/tent';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { plural } from '@/rules/kernel/plural';
import { leaveHearts, seenBy } from '@/rules/near-and-far/sums';
import { mapOf } from '@/rules/near-and-far/setup';
import { inTown, playerOf } from '@/rules/near-and-far/state';

import { Ladder } from './Ladder';
import type { NearProps } from './props';
import { StepPad } from './StepPad';
import { travelStatus } from './travelStatus';

/** The journey: where the figure stands, what the next step costs, the threats ahead. */
export function TravelPage({ table: whole }: { table: NearProps }) {
  const { gap } = useTheme();
  const { shown } = whole;
  const state = seenBy(whole.state, shown);
  const table = { ...whole, state };
  const player = playerOf(state, shown);
  const map = mapOf(state.map);
  const out = !inTown(player);
  return (
    <View style={{ gap }}>
      <Card large style={styles.card}>
        <Txt type="section" heading>
          {`Map ${map.number}, ${map.name}`}
        </Txt>
        {map.rule ? (
          <Txt type="body" color="ink2">
            {map.rule}
          </Txt>
        ) : null}
        <Txt type="body">{travelStatus(state, shown)}</Txt>
        {out ? (
          <StepPad table={table} />
        ) : (
          <Button
            words={`Leave town with ${plural(leaveHearts(state, player), 'heart')}`}
            icon={Footprints}
            onPress={() => table.onOpen('leave')}
            testID="open-leave"
          />
        )}
        <View style={styles.row}>
          <Button
            kind="secondary"
            words="Quest"
            icon={RouteIcon}
            onPress={() => table.onOpen('quest')}
            style={styles.grow}
            testID="open-quest"
          />
          <Button
            kind="secondary"
            words="Build"
            icon={Tent}
            onPress={() => table.onOpen('camp')}
            style={styles.grow}
            testID="open-camp"
          />
          <Button
            kind="secondary"
            words="Threat"
            icon={Swords}
            onPress={() => table.onOpen('fight')}
            style={styles.grow}
            testID="open-fight"
          />
        </View>
        <Button kind="secondary" words="Plan a trip" onPress={() => table.onOpen('trip')} testID="open-trip" />
      </Card>
      <Ladder table={table} />
    </View>
  );
}

const styles = StyleSheet.create({
  card: { padding: 12, gap: 10 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  grow: { flexGrow: 1, flexBasis: '30%' },
});
