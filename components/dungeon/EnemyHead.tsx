import { StyleSheet, View } from 'react-native';

import { Die } from '@/components/dice/Die';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';
import { Tag } from '@/components/ui/Tag';
import { type Effect, effectWords, foeTopic, isSpecial } from '@/rules/dungeon/foes';
import { foeName } from '@/rules/dungeon/printed';
import { fightOf } from '@/rules/dungeon/sheet';
import type { Battle } from '@/rules/dungeon/state';

import { FOE_ICONS } from './icons';
import { PencilBoxes } from './PencilBoxes';
import type { DungeonProps } from './props';

/** Who stands there: its name and level, a box for each HP, and the dice that make it do one thing or the other. */
export function EnemyHead({ table, battle }: { table: DungeonProps; battle: Battle }) {
  const { accent } = useTheme();
  const { state, onKeypad, onTopic } = table;
  const { foe } = fightOf(state, battle);
  const Icon = FOE_ICONS[battle.foe];
  return (
    <View style={styles.head}>
      <View style={styles.enemy}>
        <View style={[styles.picture, { backgroundColor: accent.tint }]}>
          <Icon size={26} color={accent.accent} />
        </View>
        <Pressy
          hint="Reads the rule"
          onPress={() => onTopic(foeTopic(battle.foe))}
          style={styles.grow}
          testID="enemy-name"
        >
          <View style={styles.name}>
            <Txt type="bodyStrong">{foeName(state.cards, battle.foe)}</Txt>
            <Tag words={isSpecial(battle.foe) ? 'special' : `level ${battle.level}`} />
          </View>
          {battle.maxHp <= MOST_BOXES ? <HpBoxes hp={battle.hp} maxHp={battle.maxHp} /> : null}
        </Pressy>
        <Pressy
          hint="The enemy’s HP. Type a number"
          onPress={() => onKeypad(0, 'foeHp')}
          onLongPress={() => onTopic('enemy-level')}
          holdLabel="Read the rule"
          style={styles.hp}
          testID="foeHp-0"
        >
          <Txt type="numeralLarge" testID="foeHp-0-value">
            {battle.hp}
          </Txt>
          <Txt type="label" color="ink2">
            {`of ${battle.maxHp}`}
          </Txt>
        </Pressy>
      </View>
      <View style={styles.actions}>
        <ActionTile words="Odd" faces={[1, 3, 5]} effects={foe.odd} />
        <ActionTile words="Even" faces={[2, 4, 6]} effects={foe.even} />
      </View>
    </View>
  );
}

/** More would not fit beside the number. */
const MOST_BOXES = 12;

function HpBoxes({ hp, maxHp }: { hp: number; maxHp: number }) {
  return (
    <View style={{ width: maxHp * BOX, maxWidth: '100%' }}>
      <PencilBoxes
        boxes={Array.from({ length: maxHp }, (_, index) => ({ look: index < hp ? 'full' : 'crossed' }))}
        testID="foe-boxes"
      />
    </View>
  );
}

const BOX = 20;

interface TileProps {
  words: string;
  faces: readonly (1 | 2 | 3 | 4 | 5 | 6)[];
  effects: readonly Effect[];
}

/** What it does on these dice. */
function ActionTile({ words, faces, effects }: TileProps) {
  const { color } = useTheme();
  const does = effectWords(effects);
  return (
    <View
      accessible
      role="img"
      aria-label={`${words} die: ${does}`}
      style={[styles.tile, { backgroundColor: color.surfaceAlt }]}
    >
      <View style={styles.dice}>
        {faces.map((face) => (
          <Die key={face} kind="silver" face={face} size={18} decorative />
        ))}
      </View>
      <Txt type="label">{does}</Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { gap: 8 },
  enemy: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  picture: { width: 44, height: 44, borderRadius: tokens.radius.chip, alignItems: 'center', justifyContent: 'center' },
  name: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 8 },
  grow: { flex: 1, justifyContent: 'center', gap: 4 },
  hp: { flexDirection: 'row', alignItems: 'baseline', gap: 5, justifyContent: 'flex-end' },
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  tile: {
    flexGrow: 1,
    flexBasis: 130,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 8,
    minHeight: 30,
    paddingHorizontal: 8,
    paddingVertical: 4,
    borderRadius: tokens.radius.chip,
  },
  dice: { flexDirection: 'row', gap: 2 },
});
