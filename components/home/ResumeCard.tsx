import Play from 'lucide-react-native/icons/play';
import { StyleSheet, View } from 'react-native';

import { ago } from '@/components/frame/time';
import { useNow } from '@/components/frame/useNow';
import { MotifBackdrop } from '@/components/motifs/MotifBackdrop';
import { DeepTheme } from '@/components/theme/theme';
import { isGameId, tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { findGame } from '@/rules/games';
import type { SessionCard } from '@/store/sessions';

interface Props {
  card: SessionCard;
  onResume: () => void;
}

/** The game on the table: always the first thing seen. Deep in both themes, as the motif is. */
export function ResumeCard({ card, onResume }: Props) {
  const game = isGameId(card.game) ? card.game : 'shaolia';
  const { dark } = tokens.game[game];
  const now = useNow();
  const { summary, seats } = card;
  const on = summary.on === undefined ? undefined : seats[summary.on]?.name;
  const title = summary.outcome ?? (on ? `${summary.title}, ${on} to act` : summary.title);
  const handed = card.handedAt !== undefined;
  const act = handed ? 'Play on here anyway' : 'Resume at the same spot';
  const paper = tokens.color.dark;
  return (
    <DeepTheme game={card.game}>
      <View style={styles.card} testID={`resume-${card.id}`}>
        <MotifBackdrop game={card.game} />
        <View style={styles.words}>
          <Txt type="label" tone={dark.second}>
            {handed ? 'Handed over to another phone' : `Paused ${ago(card.touchedAt, now)}`}
          </Txt>
          <Txt type="titleLarge" heading>
            {title}
          </Txt>
          <Txt type="body" color="ink2">
            {[findGame(card.game)?.shortTitle, summary.mode].filter(Boolean).join(', ')}
          </Txt>
          <View style={styles.seats}>
            {seats.map((seat, index) => (
              <View key={index} style={styles.seat}>
                <PlayerToken seat={index} colour={seat.colour} size={24} />
                <Txt type="bodyStrong" numberOfLines={1} style={styles.name}>
                  {seat.name}
                </Txt>
                <Txt type="numeralSmall" tone={dark.second}>
                  {summary.figures[index] ?? ''}
                </Txt>
              </View>
            ))}
          </View>
          <Pressy
            label={`${act}: ${title}`}
            onPress={onResume}
            testID={handed ? 'play-here' : 'resume'}
            style={[styles.button, handed ? styles.quiet : { backgroundColor: dark.accent }]}
          >
            <Play size={20} color={handed ? paper.ink : dark.onAccent} strokeWidth={2.4} />
            <Txt type="button" tone={handed ? paper.ink : dark.onAccent}>
              {act}
            </Txt>
          </Pressy>
        </View>
      </View>
    </DeepTheme>
  );
}

const styles = StyleSheet.create({
  card: { borderRadius: tokens.radius.cardLarge, overflow: 'hidden' },
  words: { padding: 18, gap: 4 },
  seats: { flexDirection: 'row', flexWrap: 'wrap', gap: 16, marginVertical: 10 },
  seat: { flexDirection: 'row', alignItems: 'center', gap: 8, maxWidth: '100%' },
  name: { flexShrink: 1, maxWidth: 140 },
  quiet: { borderWidth: 2, borderColor: tokens.color.dark.lineStrong },
  button: {
    minHeight: tokens.size.buttonHeight,
    borderRadius: tokens.radius.control,
    flexDirection: 'row',
    gap: 10,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
