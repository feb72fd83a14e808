import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Button } from '@/components/ui/Button';
import { HoldButton } from '@/components/ui/HoldButton';
import { guardTaps } from '@/components/ui/Pressy';
import { session } from '@/store/app';
import { askToKeep } from '@/store/persistence';

import { BottomNotices } from './Notices';

/** Time to lift the finger after a hold has done its work. */
const LIFTED = 600;

interface Props {
  id: string;
  finished: boolean;
  /** Somebody has won, so that ending is saving. */
  over: boolean;
  onBack: () => void;
}

/** The way on from the score: back and end the game, or look at it and go on with it. What a correction did stands above. */
export function ScoreFoot({ id, finished, over, onBack }: Props) {
  const router = useRouter();
  const { padding } = useTheme();
  const finish = () => {
    // The finger is still down: lifting it must not open what home shows there.
    guardTaps(LIFTED);
    void session.finish();
    askToKeep();
    router.navigate('/');
  };
  const goOn = () => {
    session.continueGame();
    router.navigate(`/session/${id}`);
  };
  if (finished) {
    return (
      <View style={styles.foot}>
        <Button
          kind="secondary"
          sunken
          words="Log"
          onPress={() => router.navigate(`/session/${id}/history`)}
          style={styles.grow}
        />
        <Button words="Continue this game" onPress={goOn} style={styles.grow} testID="continue-game" />
      </View>
    );
  }
  return (
    <View>
      <View style={styles.foot}>
        <Button kind="secondary" sunken words="To the table" onPress={onBack} style={styles.grow} />
        <View style={styles.grow}>
          <HoldButton words={over ? 'Hold to save' : 'Hold to end'} onHeld={finish} testID="end-session" />
        </View>
      </View>
      {/* As wide as the buttons: the notices bring the padding of a page, which the foot has already. */}
      <View pointerEvents="box-none" style={[StyleSheet.absoluteFill, { marginHorizontal: -padding }]}>
        <BottomNotices above={tokens.size.buttonHeight} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  foot: { flexDirection: 'row', gap: 8 },
  grow: { flex: 1 },
});
