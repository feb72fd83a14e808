import X from 'lucide-react-native/icons/x';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { IconButton } from '@/components/ui/IconButton';
import { Pressy } from '@/components/ui/Pressy';
import { classOf } from '@/rules/multiverse-war/classes';
import type { State } from '@/rules/multiverse-war/state';
import { MOST_SHOOTERS } from '@/rules/multiverse-war/volley';

import type { Attacker } from './besiegers';
import { Chips } from './Chips';
import { fightersOf } from './fightDraft';
import { Hearts } from './Hearts';
import { classIcon } from './icons';

interface Props {
  state: State;
  attackers: readonly Attacker[];
  onChange: (attackers: readonly Attacker[]) => void;
}

/** Up to six attackers by class; a tap on one takes a health off, its ground goes round with a long press. */
export function AttackerList({ state, attackers, onChange }: Props) {
  const { color, textSize } = useTheme();
  const put = (index: number, change: Partial<Attacker>) =>
    onChange(attackers.map((each, at) => (at === index ? { ...each, ...change } : each)));
  return (
    <View style={styles.list}>
      <Chips
        label={attackers.length < MOST_SHOOTERS ? 'Add an attacker' : 'Six at most'}
        options={fightersOf(state).map((name) => ({ value: name, words: name, icon: classIcon(classOf(state, name)) }))}
        chosen={[]}
        onChoose={(name) => {
          if (attackers.length < MOST_SHOOTERS) onChange([...attackers, { name, hp: 4, ground: 'open' }]);
        }}
        testID="add-attacker"
      />
      {attackers.map((attacker, index) => (
        <View key={index} style={styles.row}>
          <Pressy
            hint="Changes its health"
            repeats
            onPress={() => put(index, { hp: attacker.hp === 1 ? 4 : attacker.hp - 1 })}
            style={[styles.who, textSize >= 1.6 ? styles.whole : null]}
            testID={`attacker-${index}`}
          >
            <Txt type="bodyStrong" style={styles.grow}>{`${index + 1}. ${attacker.name}`}</Txt>
            <Hearts hp={attacker.hp} max={4} />
          </Pressy>
          <Pressy
            role="switch"
            checked={attacker.ground === 'hill'}
            label={`${attacker.ground === 'hill' ? 'hill' : 'open'}: where ${attacker.name} stands`}
            repeats
            onPress={() => put(index, { ground: attacker.ground === 'hill' ? 'open' : 'hill' })}
            style={[styles.hill, { backgroundColor: attacker.ground === 'hill' ? color.infoTint : color.surfaceAlt }]}
            testID={`hill-${index}`}
          >
            <Txt type="label">{attacker.ground === 'hill' ? 'hill' : 'open'}</Txt>
          </Pressy>
          <IconButton
            icon={X}
            label={`Leave ${attacker.name} out`}
            tone={color.ink2}
            onPress={() => onChange(attackers.filter((_, at) => at !== index))}
          />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: 8 },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  who: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 8 },
  whole: { flexBasis: '100%' },
  grow: { flex: 1 },
  hill: { minWidth: 56, borderRadius: 11, alignItems: 'center', justifyContent: 'center', paddingHorizontal: 8 },
});
