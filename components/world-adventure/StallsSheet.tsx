import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Sheet } from '@/components/ui/Sheet';
import type { Seat } from '@/rules/kernel/setup';
import { stallOwner } from '@/rules/world-adventure/market';
import { CITIES } from '@/rules/world-adventure/tables';

import { Chips } from './Chips';
import type { WorldPanelProps } from './props';

/** Whose stall stands where, set right by hand: one a city. */
export function StallsSheet({ state, seats, onAct, onClose, onTopic }: WorldPanelProps) {
  return (
    <Sheet title="Market stalls" onClose={onClose} onRules={() => onTopic('market-stall')} tall testID="stalls-sheet">
      <View style={styles.list}>
        <Txt type="body" color="ink2">
          Tap whose stall stands there; the same name again takes it off. No gold, no action, no experience.
        </Txt>
        {CITIES.map((city) => {
          const owner = stallOwner(state, city);
          return (
            <View key={city} style={styles.city}>
              <Txt type="bodyStrong">{city}</Txt>
              <Chips<Seat>
                label={city}
                chips={seats.map(({ name }, value) => ({ value, words: name }))}
                chosen={owner === undefined ? [] : [owner]}
                onChoose={(player) => onAct({ type: 'correctStall', player, city, stands: player !== owner })}
                testID={`stall-${city}`}
              />
            </View>
          );
        })}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ list: { gap: 12 }, city: { gap: 6 } });
