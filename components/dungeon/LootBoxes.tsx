import Check from 'lucide-react-native/icons/check';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';
import type { Loot } from '@/rules/dungeon/actions';
import { isMarked } from '@/rules/dungeon/collect';
import {
  ADVANCED,
  ADVANCED_IDS,
  ARTIFACT_IDS,
  ARTIFACTS,
  BOSS_LOOT,
  BOSS_LOOT_IDS,
  EQUIPMENT,
  EQUIPMENT_IDS,
  ITEM_IDS,
  ITEMS,
} from '@/rules/dungeon/loot';
import { artifactFame } from '@/rules/dungeon/printed';
import { artifactCount, equipmentCount } from '@/rules/dungeon/sheet';
import type { State } from '@/rules/dungeon/state';

import { Paper } from './Paper';
import { type Box, PencilBoxes } from './PencilBoxes';
import type { DungeonProps } from './props';

interface Entry {
  readonly loot: Loot;
  readonly name: string;
  readonly does: string;
  readonly topic: string;
}

interface Kind {
  readonly title: string;
  readonly note: string;
  /** How many are owned, where three and six of them do something. */
  readonly owned?: number;
  readonly entries: readonly Entry[];
}

function entriesOf(state: State): readonly Kind[] {
  const split = state.rules.advancedLootSplit === true;
  return [
    {
      title: 'Artifacts',
      owned: artifactCount(state),
      note: `${artifactCount(state)} owned. 3rd: Dragon Blood, 6th: Elixir, at once.`,
      entries: ARTIFACT_IDS.map((id) => {
        const fame = artifactFame(state.cards, id);
        return {
          loot: { kind: 'artifact', id },
          ...ARTIFACTS[id],
          does: fame === undefined ? 'fame not typed' : `${fame} fame`,
        };
      }),
    },
    {
      title: 'Items',
      note: 'Circle on gain, cross on use.',
      entries: ITEM_IDS.map((id) => ({ loot: { kind: 'item', id }, ...ITEMS[id] })),
    },
    {
      title: 'Equipment',
      owned: equipmentCount(state),
      note: `${equipmentCount(state)} owned. Three: each artifact takes a counter off. Six: traps are harmless.`,
      entries: EQUIPMENT_IDS.map((id) => ({ loot: { kind: 'equipment', id }, ...EQUIPMENT[id] })),
    },
    {
      title: 'Advanced loot',
      note: split ? 'Each line is claimed for itself.' : 'One claim gives both lines.',
      entries: ADVANCED_IDS.flatMap((id): Entry[] => {
        const { name, lines, topic } = ADVANCED[id];
        if (!split) return [{ loot: { kind: 'advanced', id }, name, does: lines.join(', '), topic }];
        return ([0, 1] as const).map((line) => ({
          loot: { kind: 'advanced', id, line },
          name,
          does: lines[line],
          topic,
        }));
      }),
    },
    {
      title: 'Boss loot',
      note: 'One for each special enemy.',
      entries: BOSS_LOOT_IDS.map((id) => ({ loot: { kind: 'boss', id }, ...BOSS_LOOT[id] })),
    },
  ];
}

/** Every box of the loot pages; one tap marks it, and the set traits follow by themselves. */
export function LootBoxes({ table, onDone }: { table: DungeonProps; onDone?: () => void }) {
  return (
    <>
      {entriesOf(table.state).map(({ title, note, owned, entries }) => (
        <Paper key={title} title={title}>
          {owned === undefined ? null : <PencilBoxes boxes={traitBoxes(owned)} testID={`traits-${title}`} />}
          <Txt type="caption" color="ink2">
            {note}
          </Txt>
          <View style={styles.boxes}>
            {entries.map((entry) => (
              <LootBox key={`${entry.name}${entry.does}`} table={table} entry={entry} onDone={onDone} />
            ))}
          </View>
        </Paper>
      ))}
    </>
  );
}

/** The meter of a set: the third and the sixth box do something. */
function traitBoxes(owned: number): Box[] {
  return Array.from({ length: 6 }, (_, index) => ({
    look: index < owned ? 'crossed' : 'open',
    marked: index === 2 || index === 5,
  }));
}

function LootBox({ table, entry, onDone }: { table: DungeonProps; entry: Entry; onDone?: () => void }) {
  const { color, accent, highContrast } = useTheme();
  const { loot, name, does, topic } = entry;
  const owned = isMarked(table.state, loot);
  const used = loot.kind === 'item' && table.state.items[loot.id] === 'used';
  return (
    <Pressy
      hint={owned ? 'Owned. Reads the rule' : 'Marks it'}
      onPress={() => {
        if (owned) table.onTopic(topic);
        else {
          onDone?.();
          table.onAct({ type: 'claimLoot', player: 0, loot });
        }
      }}
      onLongPress={() => table.onTopic(topic)}
      holdLabel="Read the rule"
      testID={`loot-${loot.id}${'line' in loot && loot.line !== undefined ? `-${loot.line}` : ''}`}
      style={[
        styles.box,
        { backgroundColor: owned ? accent.tint : color.surfaceAlt, borderColor: owned ? accent.accent : 'transparent' },
        highContrast && !owned ? { borderColor: color.lineStrong } : null,
      ]}
    >
      <View style={styles.name}>
        <Txt type="bodyStrong" style={[styles.shrink, used ? styles.used : null]}>
          {name}
        </Txt>
        {owned ? <Check size={18} color={accent.accent} strokeWidth={2.6} /> : null}
      </View>
      <Txt type="caption" color={owned ? 'ink2' : 'ink3'}>
        {used ? 'used' : does}
      </Txt>
    </Pressy>
  );
}

const styles = StyleSheet.create({
  boxes: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  box: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: '40%',
    minWidth: 130,
    minHeight: 60,
    justifyContent: 'center',
    padding: 8,
    borderWidth: 2,
    borderRadius: tokens.radius.control,
  },
  name: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  shrink: { flexShrink: 1, flexGrow: 1 },
  used: { textDecorationLine: 'line-through' },
});
