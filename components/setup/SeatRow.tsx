import Flag from 'lucide-react-native/icons/flag';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Field } from '@/components/ui/Field';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { Pressy } from '@/components/ui/Pressy';
import { LONGEST_NAME } from '@/store/players';

import type { SeatDraft } from './seats';

interface Props {
  index: number;
  seat: SeatDraft;
  starts: boolean;
  problem: string | undefined;
  onName: (name: string) => void;
  onOpen: () => void;
  /** Left out where nobody else could start. */
  onStarts?: () => void;
}

/** One seat: its token (tap for colour and order), the name, and whether it starts. */
export function SeatRow({ index, seat, starts, problem, onName, onOpen, onStarts }: Props) {
  const { accent, color, textSize } = useTheme();
  const large = textSize >= 1.6;
  return (
    <View style={[styles.row, large ? styles.wrapped : null]}>
      <Pressy
        label={`Seat ${index + 1}, colour and order`}
        onPress={onOpen}
        testID={`seat-${index}-token`}
        style={styles.token}
      >
        <PlayerToken seat={index} colour={seat.colour} size={36} />
      </Pressy>
      <Field
        label={`Name of player ${index + 1}`}
        labelHidden
        value={seat.name}
        onChange={onName}
        error={problem}
        placeholder={`Player ${index + 1}`}
        maxLength={LONGEST_NAME}
        autoCapitalize="words"
        style={large ? styles.nameLarge : styles.name}
        testID={`seat-${index}-name`}
      />
      {onStarts ? (
        <Pressy
          role="radio"
          checked={starts}
          label={`Player ${index + 1} starts`}
          onPress={onStarts}
          testID={`seat-${index}-starts`}
          style={[styles.starts, { backgroundColor: starts ? accent.tint : 'transparent' }]}
        >
          <Flag size={18} color={starts ? accent.accent : color.ink3} strokeWidth={2} />
          <Txt type="label" tone={starts ? accent.accent : color.ink3}>
            {starts ? 'Starts' : 'Start'}
          </Txt>
        </Pressy>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 8, paddingVertical: 8 },
  wrapped: { flexWrap: 'wrap' },
  token: { alignItems: 'center', justifyContent: 'center' },
  name: { flex: 1, minWidth: 120 },
  nameLarge: { flexGrow: 1, flexBasis: '70%' },
  starts: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    paddingHorizontal: 10,
    // "Start" as wide as "Starts", so that the names stand in one column.
    minWidth: 82,
    borderRadius: tokens.radius.pill,
  },
});
