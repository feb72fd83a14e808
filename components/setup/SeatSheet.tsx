import ArrowDown from 'lucide-react-native/icons/arrow-down';
import ArrowUp from 'lucide-react-native/icons/arrow-up';
import Trash from 'lucide-react-native/icons/trash';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { Pressy } from '@/components/ui/Pressy';
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
  const { color } = useTheme();
  return (
    <Sheet title={name} onClose={onClose} testID="seat-sheet">
      <Txt type="section" heading>
        Colour of the pieces
      </Txt>
      <View role="radiogroup" aria-label="Colour of the pieces" style={styles.colours}>
        {tokens.player.map((player, colour) => (
          <Pressy
            key={player.id}
            role="radio"
            checked={seat.colour === colour}
            label={player.name}
            onPress={() => onColour(colour)}
            testID={`colour-${colour}`}
            style={[styles.colour, { borderColor: seat.colour === colour ? color.ink : 'transparent' }]}
          >
            <PlayerToken seat={index} colour={colour} size={36} />
            <Txt type="micro" color="ink2">
              {player.name}
            </Txt>
          </Pressy>
        ))}
      </View>
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
  colours: { flexDirection: 'row', flexWrap: 'wrap', gap: 8, marginVertical: 12 },
  colour: {
    borderWidth: 2,
    borderRadius: tokens.radius.control,
    padding: 8,
    alignItems: 'center',
    gap: 4,
    minWidth: 72,
  },
  buttons: { flexDirection: 'row', gap: 8, marginBottom: 8 },
  button: { flex: 1 },
});
