import Hammer from 'lucide-react-native/icons/hammer';
import Link2 from 'lucide-react-native/icons/link-2';
import Route from 'lucide-react-native/icons/route';
import Star from 'lucide-react-native/icons/star';
import Users from 'lucide-react-native/icons/users';
import Wrench from 'lucide-react-native/icons/wrench';
import { StyleSheet, View } from 'react-native';

import { CounterCell } from '@/components/session/CounterCell';
import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Grid } from '@/components/ui/Grid';
import { ListRow } from '@/components/ui/ListRow';
import { Pressy } from '@/components/ui/Pressy';
import { Tag } from '@/components/ui/Tag';
import { plural } from '@/rules/kernel/plural';
import { settlementMax } from '@/rules/multiverse-war/flow';
import { revenueOf } from '@/rules/multiverse-war/revenue';
import { type Building, playerOf } from '@/rules/multiverse-war/state';
import { buildingFacts, SETTLEMENT_UNITS } from '@/rules/multiverse-war/tables';

import { HealthBar } from './HealthBar';
import { counterOf, type WarProps } from './props';

/** What the shown player has built, with what the start of each turn does to it. */
export function BuildPage({ table }: { table: WarProps }) {
  const { state, shown, onOpen, onAct } = table;
  const { settlement, buildings, bridges } = playerOf(state, shown);
  return (
    <>
      <Card large style={styles.card}>
        <View style={styles.line}>
          <Txt type="section" heading style={styles.grow}>
            Settlement
          </Txt>
          <Tag words={`${settlement.made} of ${SETTLEMENT_UNITS} units made`} icon={Users} tone="plain" />
        </View>
        <HealthBar hp={settlement.hp} max={settlementMax(state)} />
        <CounterCell table={table} counter={counterOf('settlement')} seat={shown} words="settlement health" />
      </Card>
      {buildings.map((building) => (
        <BuildingCard key={building.id} table={table} building={building} />
      ))}
      <Card large style={styles.card}>
        <View style={styles.buttons}>
          <Button
            words="Recruit"
            icon={Users}
            onPress={() => onOpen('recruit')}
            style={styles.half}
            testID="open-recruit"
          />
          <Button
            kind="secondary"
            words="Build"
            icon={Hammer}
            onPress={() => onOpen('construct')}
            style={styles.half}
            testID="open-construct"
          />
          <Button
            kind="secondary"
            words="Road"
            icon={Route}
            onPress={() => onOpen('road')}
            style={styles.half}
            testID="open-road"
          />
          <Button
            kind="secondary"
            words="Bridge, 2 gold"
            onPress={() => onAct({ type: 'buildBridge', player: shown, builderThere: true })}
            onLongPress={() => table.onTopic('bridges')}
            style={styles.half}
            testID="build-bridge"
          />
        </View>
        <Grid>
          <CounterCell table={table} counter={counterOf('roads')} seat={shown} icon={Route} />
          <CounterCell table={table} counter={counterOf('builderSteps')} seat={shown} icon={Hammer} />
        </Grid>
        {bridges.length > 0 ? (
          <ListRow
            title={plural(bridges.length, 'bridge')}
            detail={bridges.some(({ hits }) => hits > 0) ? 'One more hit destroys one' : 'Two hits destroy one'}
            chevron
            onPress={() => onOpen('bridges')}
            testID="open-bridges"
          />
        ) : null}
      </Card>
    </>
  );
}

function BuildingCard({ table, building }: { table: WarProps; building: Building }) {
  const { color, accent } = useTheme();
  const { state, shown, onAct, onOpen } = table;
  const { words } = buildingFacts(building.type);
  const revenue = revenueOf(state, building);
  return (
    <Card large style={styles.card}>
      <View style={styles.row}>
        <Pressy
          hint="Opens the building"
          onPress={() => onOpen(`building:${building.id}`)}
          onLongPress={() => table.onTopic(buildingFacts(building.type).topic)}
          holdLabel="Read the rule"
          testID={`building-${building.id}`}
          style={styles.words}
        >
          <View style={styles.line}>
            <Txt type="bodyStrong">{words}</Txt>
            {building.tier === 2 ? <Tag words="tier 2" icon={Star} tone="accent" /> : null}
            {building.hp < building.maxHp ? <Wrench size={16} color={color.ink2} /> : null}
            {building.made > 0 ? <Tag words="unit made" tone="plain" /> : null}
          </View>
          <HealthBar hp={building.hp} max={building.maxHp} />
          <Txt type="caption" color="ink3">
            {revenue === null
              ? 'Revenue not typed yet'
              : `${revenue} gold a turn${building.connected && revenue > 0 ? ', 1 for the road' : ''}`}
          </Txt>
        </Pressy>
        <Pressy
          role="switch"
          checked={building.connected}
          label={`${building.connected ? 'linked' : 'no road'}: ${words} to the settlement`}
          onPress={() => onAct({ type: 'setConnected', player: shown, building: building.id, on: !building.connected })}
          onLongPress={() => table.onTopic('supply-lines')}
          holdLabel="Read the rule"
          testID={`connect-${building.id}`}
          style={[styles.link, { backgroundColor: building.connected ? accent.tint : color.surfaceAlt }]}
        >
          <Link2 size={22} color={building.connected ? accent.accent : color.ink3} />
          <Txt type="micro" tone={building.connected ? accent.accent : color.ink3}>
            {building.connected ? 'linked' : 'no road'}
          </Txt>
        </Pressy>
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: 8, padding: 12 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  grow: { flexGrow: 1 },
  words: { flex: 1, gap: 4, justifyContent: 'center' },
  link: { width: 64, minHeight: 56, borderRadius: 14, alignItems: 'center', justifyContent: 'center', gap: 2 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  half: { flexGrow: 1, flexBasis: 130 },
});
