import Star from 'lucide-react-native/icons/star';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';
import { ENEMIES, type EnemyId, SPECIALS } from '@/rules/dungeon/foes';
import { foeName, starFame } from '@/rules/dungeon/printed';
import { killFame } from '@/rules/dungeon/score';
import { allSix } from '@/rules/dungeon/sheet';

import { Paper } from './Paper';
import { PencilBoxes } from './PencilBoxes';
import type { DungeonProps } from './props';

const BOXES = 6;

/** Defeated enemies: six boxes a type, what each row is worth, and the four stars. */
export function EnemyRows({ table }: { table: DungeonProps }) {
  const { color, accent } = useTheme();
  const { state, onTopic } = table;
  const met = ENEMIES.filter((id) => state.kills[id] > 0).length;
  return (
    <Paper title="Defeated enemies" testID="enemies">
      {ENEMIES.map((id) => (
        <EnemyRow key={id} table={table} id={id} />
      ))}
      <Pressy
        onPress={() => onTopic('all-six-enemies')}
        hint="10 fame. Reads the rule"
        style={styles.all}
        testID="all-six"
      >
        <Txt type="body" color="ink2" style={styles.grow}>
          {`One of each: ${met} of 6`}
        </Txt>
        <Txt type="numeralSmall" tone={allSix(state) ? accent.accent : color.ink3}>
          {allSix(state) ? '+10' : '10'}
        </Txt>
      </Pressy>
      <View style={styles.stars}>
        {SPECIALS.map((id) => {
          const down = state.specials.includes(id);
          const fame = starFame(state.cards, id);
          const name = foeName(state.cards, id);
          return (
            <Pressy
              key={id}
              onPress={() => onTopic(id)}
              hint={`${down ? 'Defeated' : 'Not met'}${fame === undefined ? '' : `, ${fame} fame`}. Reads the rule`}
              style={styles.star}
              testID={`star-${id}`}
            >
              <Star size={20} color={down ? accent.second : color.ink3} fill={down ? accent.second : 'none'} />
              <Txt type="label" color={down ? 'ink' : 'ink3'}>
                {name}
              </Txt>
            </Pressy>
          );
        })}
      </View>
    </Paper>
  );
}

function EnemyRow({ table, id }: { table: DungeonProps; id: EnemyId }) {
  const { accent, color } = useTheme();
  const { state } = table;
  const kills = state.kills[id];
  const name = foeName(state.cards, id);
  const fame = killFame(kills);
  return (
    <Pressy
      hint={`${kills} defeated, ${fame} fame. Type a number`}
      onPress={() => table.onKeypad(0, `kills-${id}`)}
      onLongPress={() => table.onTopic('enemy-counter')}
      holdLabel="Read the rule"
      style={styles.row}
      testID={`kills-${id}-0`}
    >
      <Txt type="bodyStrong" style={styles.name}>
        {name}
      </Txt>
      <View style={styles.boxes}>
        <PencilBoxes
          boxes={Array.from({ length: BOXES }, (_, index) => ({
            look: index < kills ? 'crossed' : 'open',
            marked: index === 2 || index === BOXES - 1,
          }))}
        />
      </View>
      <Txt type="numeralSmall" tone={fame > 0 ? accent.accent : color.ink3} align="right" style={styles.fame}>
        {kills > BOXES ? `${kills}` : fame > 0 ? `+${fame}` : '0'}
      </Txt>
    </Pressy>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  name: { flexGrow: 1, flexShrink: 1, flexBasis: 90 },
  boxes: { width: 154 },
  fame: { minWidth: 26 },
  all: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  grow: { flex: 1 },
  stars: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  star: { flexGrow: 1, flexBasis: 68, alignItems: 'center', justifyContent: 'center', gap: 2 },
});
