import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';

export type Saved = 'writing' | 'saved' | 'failed';

const SAID: Readonly<Record<Saved, string>> = { writing: 'Saving', saved: 'Saved', failed: 'Not saved' };

/** Hollow while writing, filled when saved; a failed write also says so in words. */
export function SavedDot({ state, testID = 'saved-dot' }: { state: Saved; testID?: string }) {
  const { color } = useTheme();
  const tone = state === 'failed' ? color.danger : color.ink3;
  // Hollow is filled with the ground: where a fill comes and goes, a browser sorts all its layers again, twice a tap.
  const fill = state === 'writing' ? color.bg : tone;
  return (
    <View testID={testID} accessible role="img" aria-label={SAID[state]} style={styles.row}>
      <View style={[styles.dot, { borderColor: tone, backgroundColor: fill }]} />
      {state === 'failed' ? (
        <Txt type="label" color="danger">
          {SAID.failed}
        </Txt>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 6, minHeight: 24, paddingHorizontal: 6 },
  dot: { width: 10, height: 10, borderRadius: 5, borderWidth: 2 },
});
