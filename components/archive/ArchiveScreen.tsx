import { useLocalSearchParams, useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useTheme } from '@/components/theme/theme';
import { ScreenHeader } from '@/components/ui/ScreenHeader';
import { Segments } from '@/components/ui/Segments';
import { Snackbar } from '@/components/ui/Snackbar';
import { writer } from '@/store/app';
import { undeleteSession } from '@/store/archive';

import { PlayersPage } from './PlayersPage';
import { SessionsPage } from './SessionsPage';
import { StatisticsPage } from './StatisticsPage';
import { useArchive } from './useArchive';

const PAGES = [
  { value: 'sessions', words: 'Sessions' },
  { value: 'statistics', words: 'Statistics' },
  { value: 'players', words: 'Players' },
] as const;
type Page = (typeof PAGES)[number]['value'];

/** History: every session, what they tell together, and who played. */
export function ArchiveScreen() {
  const router = useRouter();
  const { color } = useTheme();
  const insets = useSafeAreaInsets();
  const { archive, newest, reread } = useArchive();
  const past = archive?.past ?? newest;
  const [page, setPage] = useState<Page>('sessions');
  const { deleted } = useLocalSearchParams<{ deleted?: string }>();
  const [undone, setUndone] = useState<string>();
  const head = (
    <>
      <ScreenHeader
        title="History"
        onBack={() => router.navigate('/')}
        onRules={() => router.push('/rules')}
        style={styles.header}
      />
      <Segments<Page> label="Page" options={PAGES} value={page} onChange={setPage} testID="archive" />
    </>
  );
  return (
    <View
      testID="archive-screen"
      role="main"
      style={[styles.screen, { backgroundColor: color.bg, paddingTop: insets.top }]}
    >
      {page === 'sessions' && past ? <SessionsPage past={past} whole={archive !== undefined} head={head} /> : null}
      {archive || (page === 'sessions' && past) ? null : <View style={styles.waiting}>{head}</View>}
      {archive && page === 'statistics' ? (
        <StatisticsPage past={archive.past} merged={archive.merged} head={head} />
      ) : null}
      {archive && page === 'players' ? <PlayersPage {...archive} head={head} onChanged={reread} /> : null}
      {deleted !== undefined && deleted !== undone ? (
        <View style={styles.snackbar}>
          <Snackbar
            id={deleted}
            words="The game was deleted."
            onUndo={() => {
              undeleteSession(writer, deleted);
              setUndone(deleted);
              reread();
            }}
            onHide={() => setUndone(deleted)}
            testID="deleted-snackbar"
          />
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  header: { marginHorizontal: -12 },
  waiting: { padding: 12 },
  snackbar: { position: 'absolute', left: 16, right: 16, bottom: 16 },
});
