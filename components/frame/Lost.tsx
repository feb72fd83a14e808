import { useRouter } from 'expo-router';

import { EmptyState } from '@/components/ui/EmptyState';
import { ScreenHeader } from '@/components/ui/ScreenHeader';

import { Screen } from './Screen';

/** Something was asked for that is not here: one sentence, and the way home. */
export function Lost({ title, words }: { title: string; words: string }) {
  const router = useRouter();
  const home = () => router.navigate('/');
  return (
    <Screen testID="lost-screen" header={<ScreenHeader title="Abaculus" onBack={home} />}>
      <EmptyState title={title} detail={words} act={{ words: 'Go to the start', onPress: home }} />
    </Screen>
  );
}
