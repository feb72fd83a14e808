import BriefcaseMedical from 'lucide-react-native/icons/briefcase-medical';
import CloudFog from 'lucide-react-native/icons/cloud-fog';
import Package from 'lucide-react-native/icons/package';
import PawPrint from 'lucide-react-native/icons/paw-print';
import { StyleSheet, View } from 'react-native';

import { CounterCell } from '@/components/session/CounterCell';
import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { Grid } from '@/components/ui/Grid';
import { plural } from '@/rules/kernel/plural';
import type { Seat } from '@/rules/kernel/setup';
import { capacityOf, caravanNumber, chaseOf } from '@/rules/world-adventure/cards';
import { clanOf, type State } from '@/rules/world-adventure/state';
import { GOODS, totalGoods, UPGRADE_LIMIT, UPGRADES } from '@/rules/world-adventure/tables';

import { GOOD_ICONS } from './icons';
import { counterOf, type WorldProps } from './props';
import { SpokenPress } from './SpokenPress';

const UPGRADE_ICONS = { smokeBomb: CloudFog, medicPacks: BriefcaseMedical, mountPet: PawPrint, cargoUpgrade: Package };
const UPGRADE_NAMES = { smokeBomb: 'bomb', medicPacks: 'packs', mountPet: 'pet', cargoUpgrade: 'cargo' };

/** What the caravan holds: goods against its room, and the four upgrades. */
export function CaravanCard({ table, seat }: { table: WorldProps; seat: Seat }) {
  const { state, onOpen } = table;
  const { color } = useTheme();
  const clan = clanOf(state, seat);
  const capacity = capacityOf(state, clan);
  return (
    <Card large style={styles.card}>
      <View style={styles.head}>
        <Txt type="section" heading style={styles.grow}>
          {clan.caravan ?? 'Caravan'}
        </Txt>
        <Txt type="label" color="ink2">
          {capacity === undefined
            ? plural(totalGoods(clan.goods), 'good')
            : `${totalGoods(clan.goods)} of ${capacity} goods`}
        </Txt>
      </View>
      <Txt type="caption" color="ink2">
        {caravanWords(state, seat)}
      </Txt>
      <Grid>
        {GOODS.map((good) => (
          <CounterCell key={good} table={table} counter={counterOf(good)} seat={seat} icon={GOOD_ICONS[good]} />
        ))}
      </Grid>
      <View style={styles.upgrades}>
        {UPGRADES.map((upgrade) => {
          const Icon = UPGRADE_ICONS[upgrade];
          const held = clan[upgrade];
          const words = `${held} of ${UPGRADE_LIMIT[upgrade]}`;
          return (
            <SpokenPress
              key={upgrade}
              label={`${counterOf(upgrade).words.one}, ${words}`}
              hint="Opens the workshop"
              onPress={() => onOpen('workshop')}
              style={styles.upgrade}
              inner={styles.part}
              testID={`upgrade-${upgrade}`}
            >
              <Icon size={20} color={held > 0 ? color.ink : color.ink3} strokeWidth={2} />
              <Txt type="label" color={held > 0 ? 'ink' : 'ink3'}>
                {words}
              </Txt>
              <Txt type="micro" color="ink2">
                {UPGRADE_NAMES[upgrade]}
              </Txt>
            </SpokenPress>
          );
        })}
      </View>
    </Card>
  );
}

function caravanWords(state: State, seat: Seat): string {
  const clan = clanOf(state, seat);
  const chase = chaseOf(state, clan);
  if (chase === undefined) return 'Type the caravan card in the workshop: cargo, chaser, barrier.';
  return `Chase ${chase}, barrier ${caravanNumber(state, clan, 'barrier') ?? 0}, stalls ${clan.stalls.join(', ') || 'none'}`;
}

const styles = StyleSheet.create({
  card: { paddingHorizontal: 12, paddingVertical: 10, gap: 8 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  grow: { flex: 1 },
  upgrades: { flexDirection: 'row', flexWrap: 'wrap', gap: 4 },
  upgrade: { flexGrow: 1, flexBasis: 64 },
  part: { alignItems: 'center', gap: 1 },
});
