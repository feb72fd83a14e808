import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { clanOf } from '@/rules/world-adventure/state';
import { runeWords } from '@/rules/world-adventure/tables';

import type { WorldPanelProps } from './props';

/** Runes that are earned: the question before the turn ends, since a table can say no. */
export function OffersSheet({ state, shown, onAct, onClose, onTopic }: WorldPanelProps) {
  const { name, offers, runes } = clanOf(state, shown);
  const settle = (act: () => void) => {
    if (offers.length <= 1) onClose();
    act();
  };
  return (
    <Sheet
      title={offers.length === 1 ? `A rune for ${name}?` : `Runes for ${name}?`}
      onClose={onClose}
      onRules={() => onTopic('gaining-a-rune')}
      testID="offers-sheet"
    >
      <View style={styles.list}>
        {offers.length === 0 ? <Txt type="body">No rune is ready.</Txt> : null}
        {offers.map((slot) => (
          <View key={slot} style={styles.offer}>
            <Txt type="bodyStrong">{capital(runeWords(slot))}</Txt>
            <View style={styles.row}>
              <Button
                kind="secondary"
                sunken
                words="Leave it"
                onPress={() => settle(() => onAct({ type: 'waveOffer', player: shown, slot }))}
                style={styles.share}
                testID={`wave-${slot}`}
              />
              <Button
                words={`Claim rune ${runes.length + 1}`}
                onPress={() => settle(() => onAct({ type: 'claimRune', player: shown, slot }))}
                style={styles.share}
                testID={`claim-${slot}`}
              />
            </View>
          </View>
        ))}
      </View>
    </Sheet>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const styles = StyleSheet.create({
  list: { gap: 16 },
  offer: { gap: 8 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  share: { flexGrow: 1, flexBasis: 120 },
});
