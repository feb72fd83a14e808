import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Screen } from '@/components/frame/Screen';
import { duration } from '@/components/frame/time';
import { MotifBackdrop } from '@/components/motifs/MotifBackdrop';
import { useTopics } from '@/components/lookup/useTopics';
import { ScoreBars } from '@/components/score/ScoreBars';
import { ScoreTable } from '@/components/score/ScoreTable';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { HoldButton } from '@/components/ui/HoldButton';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { ScreenHeader } from '@/components/ui/ScreenHeader';
import type { Outcome } from '@/rules/kernel/outcome';
import { session } from '@/store/app';
import { askToKeep } from '@/store/persistence';

import { LuckSection } from './LuckSection';
import { useTable } from './useTable';

/** How it stands, or how it ended: who won and why, and the sheet. */
export function ScoreScreen() {
  const router = useRouter();
  const { opened, state, names, seats } = useTable();
  const { topics } = useTopics(opened.game);
  const { game, id, finishedAt, startedAt, timeline } = opened;
  // A finished game keeps the sheet it was saved with.
  const outcome = opened.result ? opened.result.outcome : game.outcome(state);
  const sheet = opened.result?.sheet ?? game.scoreSheet(state);
  const end = finishedAt ?? timeline.events[timeline.head - timeline.base.seq - 1]?.at ?? startedAt;
  const back = () => router.navigate(finishedAt === undefined ? `/session/${id}` : '/');
  const finish = () => {
    session.finish();
    askToKeep();
    router.navigate('/');
  };
  return (
    <Screen
      testID="score-screen"
      header={
        <ScoreHeader
          game={game.id}
          title={titleOf(outcome, names)}
          detail={`${game.header(state).title}, ${duration(end - startedAt)}`}
          winner={outcome?.winners[0]}
          colour={seats[outcome?.winners[0] ?? 0]?.colour ?? 0}
          onBack={back}
        />
      }
      foot={
        finishedAt === undefined ? (
          <View style={styles.foot}>
            <Button kind="secondary" sunken words="To the table" onPress={back} style={styles.grow} />
            <View style={styles.grow}>
              <HoldButton words={outcome ? 'Hold to save' : 'Hold to end'} onHeld={finish} testID="end-session" />
            </View>
          </View>
        ) : (
          <View style={styles.foot}>
            <Button
              kind="secondary"
              sunken
              words="Log"
              onPress={() => router.navigate(`/session/${id}/history`)}
              style={styles.grow}
            />
            <Button
              words="Continue this game"
              onPress={() => {
                session.continueGame();
                router.navigate(`/session/${id}`);
              }}
              style={styles.grow}
              testID="continue-game"
            />
          </View>
        )
      }
    >
      {outcome ? <Txt type="bodyLarge">{outcome.words}</Txt> : null}
      <ScoreBars sheet={sheet} colours={seats.map((seat) => seat.colour)} winners={outcome?.winners} />
      <ScoreTable
        sheet={sheet}
        colours={seats.map((seat) => seat.colour)}
        onTopic={(topic) => router.push(`/rules?game=${game.id}&topic=${topic}`)}
        topics={topics}
        winners={outcome?.winners}
      />
      <LuckSection />
    </Screen>
  );
}

function titleOf(outcome: Outcome | undefined, names: readonly string[]): string {
  if (!outcome) return 'How it stands';
  const winners = outcome.winners.map((seat) => names[seat] ?? '');
  if (winners.length === 0) return 'Nobody wins';
  return winners.length === 1 ? `${winners[0]} wins` : `${winners.join(' and ')} win`;
}

interface ScoreHeaderProps {
  game: string;
  title: string;
  detail: string;
  winner: number | undefined;
  colour: number;
  onBack: () => void;
}

function ScoreHeader({ game, title, detail, winner, colour, onBack }: ScoreHeaderProps) {
  const router = useRouter();
  const { padding } = useTheme();
  const insets = useSafeAreaInsets();
  const { ink, ink2 } = tokens.color.dark;
  return (
    <View style={[styles.header, { paddingTop: insets.top }]}>
      <MotifBackdrop game={game} clear={0.3} />
      <ScreenHeader title="" tone={ink} onBack={onBack} onRules={() => router.push(`/rules?game=${game}`)} />
      <View style={[styles.winner, { paddingHorizontal: padding }]}>
        {winner === undefined ? null : <PlayerToken seat={winner} colour={colour} size={48} />}
        <View style={styles.grow}>
          <Txt type="titleLarge" heading="page" tone={ink} testID="score-title">
            {title}
          </Txt>
          <Txt type="bodyStrong" tone={ink2}>
            {detail}
          </Txt>
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  header: { overflow: 'hidden', paddingBottom: 20 },
  winner: { flexDirection: 'row', alignItems: 'center', gap: 14, width: '100%', maxWidth: 640, alignSelf: 'center' },
  foot: { flexDirection: 'row', gap: 8 },
  grow: { flex: 1 },
});
