import { useId } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Defs, LinearGradient, Rect, Stop } from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';
import { isGameId, tokens } from '@/components/theme/tokens';

import { Motif } from './Motif';

/**
 * A game's motif behind words, deep in both themes: solid where the words begin, clearing towards the other side, never
 * less than 60 % covered where words may stand. Absent in high contrast.
 */
export function MotifBackdrop({ game, clear = 0.6 }: { game: string; clear?: number }) {
  const { highContrast } = useTheme();
  const gradient = `backdrop${useId()}`;
  const deep = deepOf(game);
  return (
    <View style={[styles.fill, { backgroundColor: deep }]} aria-hidden pointerEvents="none">
      {highContrast ? null : (
        <>
          <View style={styles.motif}>
            <Motif game={game} />
          </View>
          <Svg style={styles.fill} width="100%" height="100%">
            <Defs>
              <LinearGradient id={gradient} x1="0" y1="0" x2="1" y2="0">
                <Stop offset="0.3" stopColor={deep} stopOpacity="1" />
                <Stop offset="1" stopColor={deep} stopOpacity={clear} />
              </LinearGradient>
            </Defs>
            <Rect width="100%" height="100%" fill={`url(#${gradient})`} />
          </Svg>
        </>
      )}
    </View>
  );
}

function deepOf(game: string): string {
  return isGameId(game) ? tokens.game[game].dark.deep : tokens.color.dark.bg;
}

const styles = StyleSheet.create({
  fill: { position: 'absolute', inset: 0 },
  motif: { position: 'absolute', inset: 0, left: '28%' },
});
