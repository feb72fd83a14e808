import { ScrollView, StyleSheet } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';
import type { Profile } from '@/store/players';

import type { SeatDraft } from './seats';

interface Props {
  profiles: readonly Profile[];
  seats: readonly SeatDraft[];
  onPick: (profile: Profile) => void;
}

/** Who has played here before and is not seated: one tap fills the first empty seat. */
export function ProfileChips({ profiles, seats, onPick }: Props) {
  const { color } = useTheme();
  const seated = new Set(seats.map((seat) => seat.name.trim().toLocaleLowerCase()));
  const free = profiles.filter((profile) => !seated.has(profile.name.toLocaleLowerCase())).slice(0, 12);
  const room = seats.some((seat) => seat.name.trim() === '');
  if (free.length === 0 || !room) return null;
  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      contentContainerStyle={styles.row}
      role="group"
      aria-label="Played here before"
    >
      {free.map((profile) => (
        <Pressy
          key={profile.id}
          label={`Seat ${profile.name}`}
          onPress={() => onPick(profile)}
          testID={`profile-${profile.name}`}
          style={[styles.chip, { backgroundColor: color.surface }]}
        >
          <Txt type="bodyStrong" numberOfLines={1} style={styles.name}>
            {profile.name}
          </Txt>
        </Pressy>
      ))}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  row: { gap: 8 },
  chip: { borderRadius: tokens.radius.pill, paddingHorizontal: 16, justifyContent: 'center' },
  name: { maxWidth: 180 },
});
