import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Screen } from '@/components/frame/Screen';
import { useGame } from '@/components/frame/useGame';
import { Motif } from '@/components/motifs/Motif';
import { GameTheme, useTheme } from '@/components/theme/theme';
import { isGameId, tokens } from '@/components/theme/tokens';
import { useInsets } from '@/components/ui/insets';
import { ListRow } from '@/components/ui/ListRow';
import { ScreenHeader } from '@/components/ui/ScreenHeader';
import { findGame, GAMES } from '@/rules/games';

import { RulesView } from './RulesView';
import { useReading } from './useReading';
import { useTopics } from './useTopics';

/** The rules outside a session: of one game, or the choice of a game first. */
export function RulesScreen({ gameId, topicId }: { gameId?: string; topicId?: string }) {
  const only = GAMES.length === 1 ? GAMES[0]?.id : undefined;
  const id = gameId ?? only;
  if (id !== undefined && isGameId(id) && findGame(id)) {
    return (
      <GameTheme game={id}>
        <GameRules id={id} first={topicId} />
      </GameTheme>
    );
  }
  return <ChooseGame />;
}

function ChooseGame() {
  const router = useRouter();
  const { highContrast } = useTheme();
  return (
    <Screen testID="rules-screen" header={<ScreenHeader title="Rules" onBack={() => router.navigate('/')} />}>
      {GAMES.map((game) => (
        <ListRow
          key={game.id}
          left={highContrast ? undefined : <Motif game={game.id} width={72} height={52} style={styles.motif} />}
          title={game.title}
          chevron
          onPress={() => router.setParams({ game: game.id })}
          testID={`rules-${game.id}`}
        />
      ))}
    </Screen>
  );
}

function GameRules({ id, first }: { id: string; first?: string }) {
  const router = useRouter();
  const { color } = useTheme();
  const insets = useInsets();
  const { topics } = useTopics(useGame(id));
  const { pinned, recent, onPin, onRead } = useReading(id);
  const [query, setQuery] = useState('');
  const [topic, setTopic] = useState(first);
  const back = () => (router.canGoBack() ? router.back() : router.navigate('/'));
  return (
    <View
      testID="rules-screen"
      role="main"
      style={[styles.screen, { backgroundColor: color.bg, paddingTop: insets.top }]}
    >
      <ScreenHeader title={`${findGame(id)?.shortTitle ?? ''} rules`} onBack={back} />
      <View style={styles.column}>
        {topics ? (
          <RulesView
            topics={topics}
            topicId={topic}
            query={query}
            onQuery={(typed) => {
              setQuery(typed);
              setTopic(undefined);
            }}
            onTopic={(chosen) => {
              if (chosen !== undefined) onRead(chosen);
              setTopic(chosen);
            }}
            pinned={pinned}
            recent={recent}
            onPin={onPin}
          />
        ) : null}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  motif: { borderRadius: tokens.radius.chip, overflow: 'hidden' },
  column: { flex: 1, width: '100%', maxWidth: 640, alignSelf: 'center' },
});
