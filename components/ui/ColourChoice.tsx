import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';

import { PlayerToken } from './PlayerToken';
import { Pressy } from './Pressy';

interface Props {
  /** Gives the shape and the letter. */
  seat: number;
  colour: number;
  onColour: (colour: number) => void;
}

/** The colour of a player's physical pieces. */
export function ColourChoice({ seat, colour, onColour }: Props) {
  const { color } = useTheme();
  return (
    <View>
      <Txt type="section" heading>
        Colour of the pieces
      </Txt>
      <View role="radiogroup" aria-label="Colour of the pieces" style={styles.colours}>
        {tokens.player.map((player, index) => (
          <Pressy
            key={player.id}
            role="radio"
            checked={colour === index}
            label={player.name}
            onPress={() => onColour(index)}
            testID={`colour-${index}`}
            style={[styles.colour, { borderColor: colour === index ? color.ink : 'transparent' }]}
          >
            <PlayerToken seat={seat} colour={index} size={36} />
            <Txt type="micro" color="ink2">
              {player.name}
            </Txt>
          </Pressy>
        ))}
      </View>
    </View>
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
});
