import Dices from 'lucide-react-native/icons/dices';
import Pencil from 'lucide-react-native/icons/pencil';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { ListRow } from '@/components/ui/ListRow';
import { Sheet } from '@/components/ui/Sheet';
import { rollDie } from '@/store/randomness';
import { effectWords, ENEMIES, type FoeId, foeTopic, SPECIAL_ROWS, SPECIALS } from '@/rules/dungeon/foes';
import { foeName } from '@/rules/dungeon/printed';
import { foeAt, levelNow } from '@/rules/dungeon/sheet';

import { FOE_ICONS } from './icons';
import type { DungeonPanel } from './props';

const DEFEATED = 'Defeated already: each comes once';

/** Which enemy it is: the six at your level, and the four that dice patterns call. */
export function EnemyPanel({ state, onAct, onOpen, onClose, onTopic }: DungeonPanel) {
  const { accent, color } = useTheme();
  const [rolled, setRolled] = useState<number>();
  const level = levelNow(state);
  const fight = (foe: FoeId) => {
    onClose();
    onAct({ type: 'startBattle', player: 0, foe });
  };
  const row = (foe: FoeId, index: number) => {
    const stands = foeAt(state, foe, level);
    const Icon = FOE_ICONS[foe];
    const special = index >= ENEMIES.length;
    const met = SPECIALS.find((id) => id === foe);
    const actions = stands
      ? `${stands.maxHp} HP. Odd: ${effectWords(stands.odd)}. Even: ${effectWords(stands.even)}`
      : 'Type its HP from your sheet';
    const called = met ? `${state.specials.includes(met) ? DEFEATED : SPECIAL_ROWS[met].met}. ` : '';
    return (
      <ListRow
        key={foe}
        left={<Icon size={24} color={rolled === index + 1 && !special ? accent.accent : color.ink2} />}
        title={special ? foeName(state.cards, foe) : `${index + 1}. ${foeName(state.cards, foe)}`}
        detail={`${called}${actions}`}
        right={stands ? undefined : <Pencil size={18} color={color.ink3} />}
        selected={rolled === index + 1 && !special}
        onPress={() => (stands ? fight(foe) : onOpen('values'))}
        onLongPress={() => onTopic(foeTopic(foe))}
        holdLabel="Read the rule"
        testID={`meet-${foe}`}
      />
    );
  };
  return (
    <Sheet title="Which enemy?" onClose={onClose} onRules={() => onTopic('enemy-level')} testID="enemy-panel">
      {ENEMIES.map(row)}
      <View style={styles.roll}>
        <Button
          kind="secondary"
          icon={Dices}
          words={rolled === undefined ? 'Let a die say which' : `Rolled ${rolled}`}
          onPress={() => setRolled(rollDie(ENEMIES.length))}
          onLongPress={() => onTopic('encounter-roll')}
          testID="roll-enemy"
        />
      </View>
      <Txt type="section" heading>
        Special enemies
      </Txt>
      <Button
        kind="quiet"
        words="Did my dice call one?"
        onPress={() => onOpen('special')}
        onLongPress={() => onTopic('special-enemies')}
        testID="open-special"
      />
      {SPECIALS.map((foe, index) => row(foe, ENEMIES.length + index))}
    </Sheet>
  );
}

const styles = StyleSheet.create({ roll: { paddingVertical: 8 } });
