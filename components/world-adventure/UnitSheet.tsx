import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Segments } from '@/components/ui/Segments';
import { Sheet } from '@/components/ui/Sheet';
import { SwitchRow } from '@/components/ui/SwitchRow';
import { unitOf } from '@/rules/world-adventure/effects';
import { clanOf } from '@/rules/world-adventure/state';
import { unitWords } from '@/rules/world-adventure/tellCity';
import { FULL_EXP } from '@/rules/world-adventure/tables';

import { NumberRow } from './NumberRow';
import type { WorldPanelProps } from './props';
import { useDraft } from './useDraft';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** One unit, set by hand: a card changed it, or somebody forgot. */
export function UnitSheet(props: WorldPanelProps & { slot: number }) {
  const { state, shown, slot, onAct, onClose, onOpen, onTopic } = props;
  const clan = clanOf(state, shown);
  const unit = unitOf(clan, slot);
  const [draft, change] = useDraft(props, {
    level: unit?.level ?? 1,
    exp: unit?.exp ?? 0,
    fainted: unit?.fainted ?? false,
  });
  const name = slot === 0 ? (clan.heroCard ?? 'Hero') : capital(unitWords(slot));
  const { level, exp, fainted } = draft;
  const changed = unit && (level !== unit.level || exp !== unit.exp || fainted !== unit.fainted);
  return (
    <Sheet
      title={name}
      onClose={onClose}
      onRules={() => onTopic(slot === 0 ? 'hero-card' : 'soldier-levels')}
      footer={
        <View style={styles.foot}>
          <Button
            kind="secondary"
            words="Train, heal, recruit"
            onPress={() => onOpen('clan')}
            style={styles.share}
            testID="unit-clan"
          />
          <Button
            disabled={!changed}
            words={changed ? 'Set by hand' : 'Nothing changed'}
            onPress={() => {
              onClose();
              onAct({ type: 'correctUnit', player: shown, slot, level, exp, fainted });
            }}
            style={styles.share}
            testID="unit-apply"
          />
        </View>
      }
      testID="unit-sheet"
    >
      <View style={styles.list}>
        {unit ? null : <Txt type="body">Nobody has this place yet.</Txt>}
        <Segments<number>
          label="Level"
          options={[
            { value: 1, words: 'Level 1' },
            { value: 2, words: 'Level 2' },
          ]}
          value={level}
          onChange={(next) => change({ level: next === 2 ? 2 : 1 })}
          testID="unit-level"
        />
        <NumberRow
          words="Experience"
          value={exp}
          max={FULL_EXP}
          onValue={(next) => change({ exp: next })}
          testID="unit-exp"
        />
        {slot === 0 ? null : (
          <SwitchRow
            title="Fainted"
            detail="It fights again after 2 gold in a city or a Medic Pack"
            value={fainted}
            onChange={(next) => change({ fainted: next })}
            testID="unit-fainted"
          />
        )}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  list: { gap: 12 },
  foot: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  share: { flexGrow: 1, flexBasis: 130 },
});
