import BookOpen from 'lucide-react-native/icons/book-open';
import HistoryIcon from 'lucide-react-native/icons/rotate-ccw-clock';
import Settings2 from 'lucide-react-native/icons/settings-2';
import Smartphone from 'lucide-react-native/icons/smartphone';
import { useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Screen } from '@/components/frame/Screen';
import { ArchiveScreen, preloadTable, SetupScreen } from '@/components/frame/screens';
import { UpdateRow } from '@/components/frame/UpdateRow';
import { AppMark } from '@/components/motifs/AppMark';
import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { LARGE_TEXT, useTextScale } from '@/components/tracks/textScale';
import { Banner } from '@/components/ui/Banner';
import { IconButton } from '@/components/ui/IconButton';
import { ListRow } from '@/components/ui/ListRow';
import { NudgeBanner } from '@/components/ui/NudgeBanner';
import { GAMES } from '@/rules/games';
import { session } from '@/store/app';
import type { SessionCard } from '@/store/sessions';

import { GameCard } from './GameCard';
import { ResultRow } from './ResultRow';
import { ResumeCard } from './ResumeCard';
import { useHome } from './useHome';
import { useReturnToTable } from './useReturnToTable';

const LATEST = 3;

/** The first screen: the game on the table, a new game, the latest results. */
export function HomeScreen() {
  const router = useRouter();
  const { color, padding, rail } = useTheme();
  const home = useHome(LATEST);
  const [later, setLater] = useState(false);
  useReturnToTable();
  const game = home?.live[0]?.game ?? GAMES[0]?.id;
  useEffect(() => {
    // Ahead of the tap; if it fails now, the tap tries again and says so.
    if (!home || !game) return;
    void Promise.all([preloadTable(game), SetupScreen.preload()])
      .then(() => ArchiveScreen.preload())
      .catch(() => undefined);
  }, [home, game]);
  const resume = ({ id, handedAt }: SessionCard) => {
    if (handedAt !== undefined) session.playHere(id);
    router.push(`/session/${id}`);
  };
  const large = useTextScale() >= LARGE_TEXT;
  const across = rail ? 3 : 2;
  // One alone in the last row lies down.
  const lies = (index: number) => large || (index === GAMES.length - 1 && index % across === 0);
  return (
    <Screen testID="home-screen">
      <View style={styles.header}>
        <AppMark size={40} />
        <Txt type="titleLarge" heading="page" style={styles.name}>
          Abaculus
        </Txt>
        <IconButton icon={BookOpen} label="Rules" onPress={() => router.push('/rules')} testID="home-rules" />
        <IconButton icon={HistoryIcon} label="History" onPress={() => router.push('/history')} testID="home-history" />
        <IconButton icon={Settings2} label="Settings" onPress={() => router.push('/settings')} testID="home-settings" />
      </View>
      {home?.live.map((card) => (
        <ResumeCard key={card.id} card={card} onResume={() => resume(card)} />
      ))}
      <UpdateRow />
      {home?.backupOld && !later ? (
        <NudgeBanner
          words={`${home.backupOld} games were finished since the last backup.`}
          act={{ words: 'Back up', onPress: () => router.push('/backup') }}
          onDismiss={() => setLater(true)}
          testID="backup-nudge"
        />
      ) : null}
      {home?.cleared ? (
        <Banner
          tone="warn"
          words="The browser has cleared the games that were kept here. A backup file or another phone brings them back."
          acts={[
            { words: 'Open a backup', onPress: () => router.push('/backup'), testID: 'cleared-backup' },
            { words: 'Receive a game', onPress: () => router.push('/receive'), testID: 'cleared-receive' },
          ]}
          testID="games-cleared"
        />
      ) : null}
      <Txt type="title" heading style={styles.section}>
        Start a game
      </Txt>
      <View style={[styles.games, { gap: padding - 4 }]}>
        {GAMES.map((game, index) => (
          <GameCard key={game.id} game={game} across={across} wide={lies(index)} />
        ))}
      </View>
      <ListRow
        left={<Smartphone size={24} color={color.ink} />}
        title="Receive a game"
        detail="Go on with one from another phone"
        chevron
        onPress={() => router.push('/receive')}
        testID="home-receive"
      />
      {home && home.results.length > 0 ? (
        <View>
          <Txt type="title" heading style={styles.section}>
            Latest results
          </Txt>
          {home.results.map((card) => (
            <ResultRow key={card.id} card={card} onOpen={() => router.push(`/session/${card.id}/score`)} />
          ))}
          {home.finished > LATEST ? <ResultRow all={home.finished} onOpen={() => router.push('/history')} /> : null}
        </View>
      ) : null}
    </Screen>
  );
}

const styles = StyleSheet.create({
  header: { flexDirection: 'row', alignItems: 'center', gap: 8, minHeight: 48, marginEnd: -12 },
  name: { flex: 1, marginLeft: 4 },
  section: { marginTop: 12 },
  games: { flexDirection: 'row', flexWrap: 'wrap' },
});
