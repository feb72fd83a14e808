import CircleCheck from 'lucide-react-native/icons/circle-check';
import HeartPulse from 'lucide-react-native/icons/heart-pulse';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Divider } from '@/components/ui/Divider';
import type { Seat } from '@/rules/kernel/setup';
import { clanOf, type Unit } from '@/rules/world-adventure/state';
import { FULL_EXP, SOLDIER_COLOURS } from '@/rules/world-adventure/tables';

import { Pips } from './StatusCard';
import type { WorldProps } from './props';
import { SpokenPress } from './SpokenPress';

/** Hero and soldiers in their dice colours, with level, experience and who lies fainted. */
export function CompanyCard({ table, seat }: { table: WorldProps; seat: Seat }) {
  const { state, onOpen, onTopic } = table;
  const clan = clanOf(state, seat);
  return (
    <Card large style={styles.card}>
      <View style={styles.head}>
        <Txt type="section" heading style={styles.title}>
          Clan
        </Txt>
        <Button kind="quiet" words="Experience" onPress={() => onOpen('exp')} testID="open-exp" />
        <Button kind="quiet" words="Recruit" onPress={() => onOpen('clan')} testID="open-clan" />
      </View>
      {[clan.hero, ...clan.soldiers].map((unit, slot) => (
        <View key={slot}>
          <Divider />
          <Row
            unit={unit}
            slot={slot}
            name={slot === 0 ? (clan.heroCard ?? 'Hero') : `Soldier, ${SOLDIER_COLOURS[slot - 1] ?? ''}`}
            onPress={() => onOpen(slot === 0 && clan.heroCard === null ? 'status' : `unit:${slot}`)}
            onHold={() => onTopic(slot === 0 ? 'hero-card' : 'soldier-levels')}
          />
        </View>
      ))}
      {clan.soldiers.length === 0 ? (
        <Txt type="body" color="ink2">{`No soldiers yet: ${clan.leadership} may be recruited in a city.`}</Txt>
      ) : null}
    </Card>
  );
}

interface RowProps {
  unit: Unit;
  slot: number;
  name: string;
  onPress: () => void;
  onHold: () => void;
}

function Row({ unit, slot, name, onPress, onHold }: RowProps) {
  const { color } = useTheme();
  const ready = unit.level === 1 && unit.exp >= FULL_EXP;
  const state = unit.fainted ? 'Fainted' : ready ? 'Ready to train' : `Level ${unit.level}`;
  const Icon = unit.fainted ? HeartPulse : CircleCheck;
  return (
    <SpokenPress
      label={`${name}, level ${unit.level}, ${unit.exp} of 6 experience, ${unit.fainted ? 'fainted' : ready ? 'ready to train' : 'awake'}`}
      hint="Level, experience and fainting by hand"
      onPress={onPress}
      onLongPress={onHold}
      holdLabel="Read the rule"
      inner={styles.row}
      testID={`unit-${slot}`}
    >
      <View
        style={[
          styles.die,
          {
            backgroundColor: tokens.dice[slot === 0 ? 'silver' : (SOLDIER_COLOURS[slot - 1] ?? 'red')].face,
            borderColor: color.lineStrong,
          },
        ]}
      />
      <View style={styles.grow}>
        <Txt type="bodyStrong">{name}</Txt>
        <Txt type="caption" color={unit.fainted ? 'danger' : ready ? 'success' : 'ink2'}>
          {state}
        </Txt>
      </View>
      <Pips value={unit.exp} max={FULL_EXP} />
      <Icon size={22} color={unit.fainted ? color.danger : color.success} strokeWidth={2} />
    </SpokenPress>
  );
}

const styles = StyleSheet.create({
  card: { paddingHorizontal: 14, paddingVertical: 10, gap: 2 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', paddingBottom: 6 },
  title: { flexGrow: 1 },
  grow: { flex: 1 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 10, minHeight: 52, paddingVertical: 4 },
  die: { width: 28, height: 28, borderRadius: 8, borderWidth: 1 },
});
