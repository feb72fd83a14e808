import ArrowDown from 'lucide-react-native/icons/arrow-down';
import ArrowUp from 'lucide-react-native/icons/arrow-up';
import Trash from 'lucide-react-native/icons/trash';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/ui/Button';
import { ColourChoice } from '@/components/ui/ColourChoice';
import { Sheet } from '@/components/ui/Sheet';

import type { SeatDraft } from './seats';

interface Props {
  index: number;
  seat: SeatDraft;
  name: string;
  count: number;
  onColour: (colour: number) => void;
  onMove: (to: number) => void;
  onRemove: (() => void) | undefined;
  onClose: () => void;
}

/** The colour of the physical pieces, the place in the seat order, and leaving the table. */
export function SeatSheet({ index, seat, name, count, onColour, onMove, onRemove, onClose }: Props) {
  return (
    <Sheet title={name} onClose={onClose} testID="seat-sheet">
      <ColourChoice seat={index} colour={seat.colour} onColour={onColour} />
      <View style={styles.buttons}>
        <Button
          kind="secondary"
          words="Earlier"
          icon={ArrowUp}
          disabled={index === 0}
          onPress={() => onMove(index - 1)}
          style={styles.button}
        />
        <Button
          kind="secondary"
          words="Later"
          icon={ArrowDown}
          disabled={index === count - 1}
          onPress={() => onMove(index + 1)}
          style={styles.button}
        />
      </View>
      {onRemove ? <Button kind="danger" words="Leave the table" icon={Trash} onPress={onRemove} /> : null}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', gap: 8, marginBottom: 8 },
  button: { flex: 1 },
});
