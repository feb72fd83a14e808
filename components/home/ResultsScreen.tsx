import { useRouter } from 'expo-router';

import { Screen } from '@/components/frame/Screen';
import { EmptyState } from '@/components/ui/EmptyState';
import { ScreenHeader } from '@/components/ui/ScreenHeader';

import { ResultRow } from './ResultRow';
import { useHome } from './useHome';

/** Every finished game, newest first. */
export function ResultsScreen() {
  const router = useRouter();
  const home = useHome(500);
  return (
    <Screen testID="results-screen" header={<ScreenHeader title="Results" onBack={() => router.navigate('/')} />}>
      {home?.results.map((card) => (
        <ResultRow key={card.id} card={card} onOpen={() => router.push(`/session/${card.id}/score`)} />
      ))}
      {home && home.results.length === 0 ? (
        <EmptyState
          title="No finished games yet"
          detail="Wins and scores gather here."
          act={{ words: 'Start a game', onPress: () => router.navigate('/') }}
        />
      ) : null}
    </Screen>
  );
}
