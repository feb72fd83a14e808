import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { eased } from '@/components/ui/webStyle';

interface Props {
  /** How much is done, 0 to 1. */
  part: number;
  /** What is being worked out. */
  words?: string;
  testID?: string;
}

/** A long search fills a bar as it goes; nothing turns round. */
export function SearchBar({ part, words = 'Counting every throw', testID = 'search-bar' }: Props) {
  const { color, accent, highContrast, reducedMotion } = useTheme();
  const percent = Math.round(Math.min(1, Math.max(0, part)) * 100);
  return (
    <View
      accessible
      role="progressbar"
      aria-label={words}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${percent} percent`}
      testID={testID}
      style={styles.search}
    >
      <Txt type="label" color="ink2">
        {words}
      </Txt>
      <View
        style={[
          styles.track,
          { backgroundColor: color.sunken },
          highContrast ? { borderWidth: 2, borderColor: color.lineStrong } : null,
        ]}
      >
        <View
          testID={`${testID}-fill`}
          style={[
            styles.fill,
            eased('width', reducedMotion ? 0 : tokens.motion.duration.instant),
            { width: `${percent}%`, backgroundColor: accent.accent },
          ]}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  search: { gap: 8 },
  track: { height: 12, borderRadius: 6, overflow: 'hidden' },
  fill: { height: '100%', borderRadius: 6 },
});
