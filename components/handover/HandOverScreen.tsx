import { useRouter } from 'expo-router';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { Screen } from '@/components/frame/Screen';
import { useAwake } from '@/components/session/useAwake';
import { useTable } from '@/components/session/useTable';
import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { LARGE_TEXT, useTextScale } from '@/components/tracks/textScale';
import { Banner } from '@/components/ui/Banner';
import { Button } from '@/components/ui/Button';
import { ScreenHeader } from '@/components/ui/ScreenHeader';
import { session } from '@/store/app';
import { saveFile } from '@/store/saveFile';

import { Bar } from './Bar';
import { Code } from './Code';
import { useFrames, useRound } from './useFrames';

/** Shows the game to another phone's camera, picture after picture, or sends it as a file. */
export function HandOverScreen() {
  const router = useRouter();
  const { opened } = useTable();
  const { padding, layout } = useTheme();
  const { width, height } = useWindowDimensions();
  const large = useTextScale() >= LARGE_TEXT;
  const { text, frames, failed } = useFrames(opened.id);
  const round = useRound(frames.length);
  useAwake(opened.timeline.head);
  const beside = layout === 'landscapePhone';
  const side = Math.floor(Math.min(width - 2 * padding, beside ? height - 76 : height - 270, 460));
  const frame = frames[round.index];
  const where = `Picture ${round.index + 1} of ${frames.length}`;
  const sendFile = async () => {
    const day = new Date(opened.startedAt).toISOString().slice(0, 10);
    if (text !== undefined) await saveFile(`${opened.game.id}-${day}.abaculus.json`, text);
  };
  const given = () => {
    session.handOver();
    router.navigate('/');
  };
  const buttons = (
    <View style={large ? styles.stack : styles.row}>
      <Button
        kind="secondary"
        onPage
        words="Send as a file"
        onPress={() => void sendFile()}
        disabled={text === undefined}
        style={large ? null : styles.half}
        testID="handover-file"
      />
      <Button
        words="They have it"
        onPress={given}
        disabled={text === undefined}
        style={large ? null : styles.half}
        testID="handover-done"
      />
    </View>
  );
  const words = (
    <Txt type="body" color="ink2">
      On the other phone open Abaculus and tap “Receive a game”. Hold its camera over this picture until it has them
      all. Then tap “They have it”: the game goes on there.
    </Txt>
  );
  return (
    <Screen
      testID="handover-screen"
      header={<ScreenHeader title="Hand over" onBack={() => router.navigate(`/session/${opened.id}`)} />}
      foot={beside ? undefined : buttons}
    >
      {failed ? (
        <Banner tone="danger" words="This game could not be read just now. Nothing is lost: go back and try again." />
      ) : null}
      {text !== undefined && frames.length === 0 ? (
        <Banner tone="info" words="This game is too long for pictures. Send it as a file instead." />
      ) : null}
      {frame === undefined ? null : (
        <View style={beside ? styles.beside : styles.stack}>
          <Code frame={frame} side={side} words={where} />
          <View style={beside ? styles.rest : styles.stack}>
            <View style={styles.row}>
              <Button
                kind="secondary"
                onPage
                words={round.paused ? 'Go on' : 'Pause'}
                onPress={round.turn}
                testID="handover-pause"
              />
              <View style={styles.where}>
                <Txt type="bodyStrong" align="center" testID="handover-where">
                  {where}
                </Txt>
                <Bar done={round.index + 1} all={frames.length} />
              </View>
              <Button kind="secondary" onPage words="Next" repeats onPress={round.next} testID="handover-next" />
            </View>
            {words}
            {beside ? buttons : null}
          </View>
        </View>
      )}
      {frame === undefined && beside ? buttons : null}
    </Screen>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  stack: { gap: 8 },
  beside: { flexDirection: 'row', gap: 16 },
  rest: { flex: 1, gap: 12 },
  half: { flex: 1 },
  where: { flex: 1, gap: 6 },
});
