import ArrowRight from 'lucide-react-native/icons/arrow-right';
import RotateCw from 'lucide-react-native/icons/rotate-cw';
import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Button } from '@/components/ui/Button';
import { HoldButton } from '@/components/ui/HoldButton';

import { BottomNotices } from './Notices';
import { useRematch } from './useRematch';

interface Props {
  finished: boolean;
  /** Somebody has won, so that ending is saving. */
  over: boolean;
  onBack: () => void;
  onEnd: () => void;
}

/** The way on from the score: back or save it; once it is saved, home, once more, or on with the campaign. What a correction did stands above. */
export function ScoreFoot({ finished, over, onBack, onEnd }: Props) {
  const router = useRouter();
  const { padding } = useTheme();
  const { next, go } = useRematch();
  if (finished) {
    return (
      <View style={styles.foot}>
        <Button
          kind="secondary"
          onPage
          words="Home"
          onPress={() => router.navigate('/')}
          style={styles.grow}
          testID="score-home"
        />
        <Button
          icon={next ? ArrowRight : RotateCw}
          words={next ? 'Next session' : 'Rematch'}
          onPress={go}
          style={styles.grow}
          testID="rematch"
        />
      </View>
    );
  }
  return (
    <View>
      <View style={styles.foot}>
        <Button kind="secondary" onPage words="To the table" onPress={onBack} style={styles.grow} />
        <View style={styles.grow}>
          {/* What is decided is only put away; what is not is broken off. */}
          <HoldButton
            words={over ? 'Hold to save' : 'Hold to end'}
            tone={over ? 'accent' : 'danger'}
            onHeld={onEnd}
            testID="end-session"
          />
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
