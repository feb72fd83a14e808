import Shield from 'lucide-react-native/icons/shield';
import Sword from 'lucide-react-native/icons/sword';
import type { LucideIcon } from 'lucide-react-native';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { LARGE_TEXT, useTextScale } from '@/components/tracks/textScale';
import { Pressy } from '@/components/ui/Pressy';
import { Pulse } from '@/components/ui/Pulse';
import { expPlus, expToNext, LAST_PLAIN_EXP, LEVELS, levelOf, statsOf } from '@/rules/dungeon/levels';
import type { State } from '@/rules/dungeon/state';

import { AilmentTags } from './AilmentTags';
import { HpCounter } from './HpCounter';
import { Paper } from './Paper';
import { type Box, PencilBoxes } from './PencilBoxes';
import type { DungeonProps } from './props';

const MOST_HP = LEVELS.at(-1)?.maxHp ?? 12;

/** HP, ATK, DEF, ailments and experience: the heart of the sheet. In a battle on a small phone the dice need the room. */
export function SheetCard({ table, short = false }: { table: DungeonProps; short?: boolean }) {
  const { state, pulse, onKeypad, onTopic } = table;
  const { hp, exp } = state;
  const large = useTextScale() >= LARGE_TEXT;
  const level = levelOf(exp);
  const { maxHp, atk, def } = statsOf(level);
  const drunk = drunkWords(state);
  return (
    <Paper testID="dungeon-sheet">
      <Pulse on={pulse === 'hp-0'}>
        <View style={styles.line}>
          <HpCounter table={table} maxHp={maxHp} />
          <View style={styles.grow} />
          <View style={styles.stats}>
            <Stat icon={Sword} words="ATK" value={atk} onPress={() => onTopic('atk-and-def-by-level')} />
            <Stat icon={Shield} words="DEF" value={def} onPress={() => onTopic('atk-and-def-by-level')} />
          </View>
        </View>
      </Pulse>
      <PencilBoxes boxes={hpBoxes(hp, maxHp)} testID="hp-boxes" />
      <AilmentTags table={table} />
      {drunk === '' ? null : (
        <Txt type="label" color="ink2" testID="drunk">
          {drunk}
        </Txt>
      )}
      {short ? null : (
        <Pulse on={pulse === 'exp-0'}>
          <Pressy
            hint="Type a number"
            onPress={() => onKeypad(0, 'exp')}
            onLongPress={() => onTopic('level-and-exp')}
            holdLabel="Read the rule"
            testID="exp-0"
            style={styles.exp}
          >
            <View style={styles.expHead}>
              <Txt type="label" color="ink2">
                {`Experience ${exp}`}
              </Txt>
              <Txt type="label" color="ink2">
                {expWords(exp)}
              </Txt>
            </View>
            <PencilBoxes boxes={expBoxes(exp, large)} />
          </Pressy>
        </Pulse>
      )}
    </Paper>
  );
}

interface StatProps {
  icon: LucideIcon;
  words: string;
  value: number;
  onPress: () => void;
}

function Stat({ icon: Icon, words, value, onPress }: StatProps) {
  const { accent } = useTheme();
  return (
    <Pressy hint="By level. Reads the rule" onPress={onPress} style={styles.stat} testID={`stat-${words}`}>
      <View style={styles.figure}>
        <Icon size={18} color={accent.accent} strokeWidth={2.2} />
        <Txt type="numeral">{value}</Txt>
      </View>
      <Txt type="micro" color="ink2">
        {words}
      </Txt>
    </Pressy>
  );
}

/** ATK and DEF by level stay what they are: a potion is for one battle. */
function drunkWords({ battle, atkPotion, defPotion }: State): string {
  const gains = [...(atkPotion > 0 ? [`+${atkPotion} ATK`] : []), ...(defPotion > 0 ? [`+${defPotion} DEF`] : [])];
  return gains.length === 0 ? '' : `Drunk for ${battle ? 'this' : 'the next'} battle: ${gains.join(', ')}`;
}

function hpBoxes(hp: number, maxHp: number): Box[] {
  return Array.from({ length: MOST_HP }, (_, index) => ({
    look: index < hp ? 'full' : index < maxHp ? 'crossed' : 'none',
  }));
}

/** Twelve boxes with the levels under them; what comes after is the EXP+ tail, told in words. */
function expBoxes(exp: number, plain: boolean): Box[] {
  return Array.from({ length: LAST_PLAIN_EXP }, (_, index) => {
    const level = LEVELS.findIndex((each) => each.exp === index + 1);
    return {
      look: index < exp ? 'crossed' : 'open',
      ...(level > 0 ? { marked: true, words: plain ? `${level}` : `Lv ${level}` } : {}),
    };
  });
}

function expWords(exp: number): string {
  if (expPlus(exp) > 0) return `EXP+ ${expPlus(exp)}`;
  const left = expToNext(exp);
  return left === undefined ? `EXP+ from ${LAST_PLAIN_EXP + 1}` : `${left} more to level ${levelOf(exp) + 1}`;
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 4 },
  grow: { flexGrow: 1 },
  stats: { flexDirection: 'row', gap: 4 },
  stat: { alignItems: 'center', justifyContent: 'center' },
  figure: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  exp: { gap: 4, justifyContent: 'center' },
  expHead: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 8 },
});
