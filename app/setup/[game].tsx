import { useLocalSearchParams } from 'expo-router';

import { SetupScreen } from '@/components/frame/screens';

export default function SetupRoute() {
  const { game } = useLocalSearchParams<{ game: string }>();
  return <SetupScreen gameId={game} />;
}
