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

import type { Change } from './PersonSheet';
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
  const { color, padding, gap } = useTheme();
  const insets = useSafeAreaInsets();
  const { archive, newest, reread } = useArchive();
  const past = archive?.past ?? newest;
  const [page, setPage] = useState<Page>('sessions');
  const { deleted } = useLocalSearchParams<{ deleted?: string }>();
  const [undone, setUndone] = useState<string>();
  const [change, setChange] = useState<Change>();
  const onChanged = (done?: Change) => {
    setChange(done);
    reread();
  };
  const head = (
    <>
      <ScreenHeader
        title="History"
        onBack={() => router.navigate('/')}
        onRules={() => router.push('/rules')}
        style={[styles.header, { marginHorizontal: -padding }]}
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
      {archive || (page === 'sessions' && past) ? null : (
        <View style={[styles.waiting, { paddingHorizontal: padding, gap }]}>{head}</View>
      )}
      {archive && page === 'statistics' ? (
        <StatisticsPage past={archive.past} merged={archive.merged} head={head} />
      ) : null}
      {archive && page === 'players' ? <PlayersPage {...archive} head={head} onChanged={onChanged} /> : null}
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
      {change ? (
        <View style={styles.snackbar}>
          <Snackbar
            id={change.words}
            words={change.words}
            onUndo={() => {
              change.undo();
              onChanged();
            }}
            onHide={() => setChange(undefined)}
            testID="changed-snackbar"
          />
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  // The page's padding is round it already, and the header brings its own.
  header: { width: 'auto', alignSelf: 'stretch' },
  waiting: { width: '100%', maxWidth: 640, alignSelf: 'center' },
  snackbar: { position: 'absolute', left: 16, right: 16, bottom: 16 },
});
