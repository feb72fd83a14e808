import { useLocalSearchParams } from 'expo-router';

import { SetupScreen } from '@/components/frame/screens';

export default function SetupRoute() {
  const { game, campaign } = useLocalSearchParams<{ game: string; campaign?: string }>();
  return <SetupScreen gameId={game} campaign={campaign} />;
}
