import SlidersHorizontal from 'lucide-react-native/icons/sliders-horizontal';
import { useRouter } from 'expo-router';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { Field } from '@/components/ui/Field';
import { findGame } from '@/rules/games';
import { filterArchive, type PastSession, type Wanted } from '@/store/archive';

import { Filters } from './Filters';
import { LongList } from './LongList';
import { PastRow } from './PastRow';

const titleOf = (game: string) => findGame(game)?.title ?? game;

interface Props {
  past: readonly PastSession[];
  /** False while only the newest have been read. */
  whole: boolean;
  head: ReactNode;
}

/** Every session, newest first, with a search as you type and filters. */
export function SessionsPage({ past, whole, head }: Props) {
  const router = useRouter();
  const { gap } = useTheme();
  const [wanted, setWanted] = useState<Wanted>({});
  const [filtering, setFiltering] = useState(false);
  // The field is drawn first, two thousand sessions after it.
  const found = filterArchive(past, useDeferredValue(wanted), titleOf);
  return (
    <LongList
      testID="sessions-list"
      rows={found}
      keyOf={({ id }) => id}
      draw={(each) => <PastRow past={each} onOpen={() => router.push(`/session/${each.id}/past`)} />}
      head={
        <View style={{ gap, paddingBottom: 12 }}>
          {head}
          {past.length > 0 ? (
            <>
              <Field
                label="Search the sessions"
                labelHidden
                placeholder="A game, a player, a name"
                value={wanted.words ?? ''}
                onChange={(words) => setWanted({ ...wanted, words })}
                maxLength={80}
                autoCapitalize="none"
                testID="sessions-query"
              />
              <View style={styles.line}>
                <Txt type="body" color="ink2" aria-live="polite" style={styles.grow} testID="sessions-count">
                  {whole ? howMany(found.length, past.length) : ''}
                </Txt>
                <Button
                  kind="secondary"
                  onPage
                  icon={SlidersHorizontal}
                  words={filtering ? 'Hide filters' : 'Filter'}
                  onPress={() => setFiltering(!filtering)}
                  testID="open-filters"
                />
              </View>
              {filtering ? <Filters past={past} wanted={wanted} onWanted={setWanted} /> : null}
            </>
          ) : (
            <EmptyState
              title="No games yet"
              detail="Every game you keep with Abaculus gathers here."
              act={{ words: 'Start a game', onPress: () => router.navigate('/') }}
            />
          )}
        </View>
      }
    />
  );
}

function howMany(found: number, all: number): string {
  const counted = all === 1 ? '1 session' : `${all} sessions`;
  return found === all ? counted : `${found} of ${counted}`;
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  grow: { flex: 1 },
});
