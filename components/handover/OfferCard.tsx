import { StyleSheet, View } from 'react-native';

import { ago } from '@/components/frame/time';
import { useNow } from '@/components/frame/useNow';
import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { findGame } from '@/rules/games';
import type { Offer } from '@/store/handover/take';

const FATES: Readonly<Record<Offer['fate'], string>> = {
  added: 'It is new on this phone.',
  longer: 'This phone has the beginning of it. What was played since is added.',
  copies: 'This phone played it on differently. Both stay: this one comes as a game of its own.',
  same: 'This phone has all of it already. It opens as it stands here.',
};

/** Which game it is and what taking it does, in words. */
export function OfferCard({ offer }: { offer: Offer }) {
  const now = useNow();
  const { saved, summary } = offer.game;
  const seats = saved.setup.seats;
  const on = summary.on === undefined ? undefined : seats[summary.on]?.name;
  const title = summary.outcome ?? (on ? `${summary.title}, ${on} to act` : summary.title);
  const lines = saved.head === 1 ? '1 line' : `${saved.head.toLocaleString('en')} lines`;
  return (
    <Card testID="offer" style={styles.card}>
      <Txt type="title" heading>
        {title}
      </Txt>
      <Txt type="body" color="ink2">
        {[findGame(saved.game)?.shortTitle, summary.mode].filter(Boolean).join(', ')}
      </Txt>
      <View style={styles.seats}>
        {seats.map((seat, index) => (
          <View key={index} style={styles.seat}>
            <PlayerToken seat={index} colour={seat.colour} size={24} />
            <Txt type="bodyStrong" style={styles.name}>
              {seat.name}
            </Txt>
          </View>
        ))}
      </View>
      <Txt type="body" color="ink2">
        {`${lines} in its history, begun ${ago(saved.startedAt, now)}.`}
      </Txt>
      <Txt type="body">{FATES[offer.fate]}</Txt>
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: 8 },
  seats: { flexDirection: 'row', flexWrap: 'wrap', gap: 16, marginVertical: 4 },
  seat: { flexDirection: 'row', alignItems: 'center', gap: 8, maxWidth: '100%' },
  name: { flexShrink: 1 },
});
