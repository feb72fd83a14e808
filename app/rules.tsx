import { useLocalSearchParams } from 'expo-router';

import { RulesScreen } from '@/components/frame/screens';

export default function RulesRoute() {
  const { game, topic } = useLocalSearchParams<{ game?: string; topic?: string }>();
  return <RulesScreen key={game} gameId={game} topicId={topic} />;
}
