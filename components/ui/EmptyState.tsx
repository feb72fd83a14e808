import { StyleSheet } from 'react-native';
import Svg, { Circle, Line } from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';

import { Button } from './Button';
import { Card } from './Card';

interface Props {
  title: string;
  detail?: string;
  act?: { words: string; onPress: () => void };
  testID?: string;
}

const STATIONS = [30, 60, 90, 120, 150];

/** Nothing here yet: an empty rod, one sentence, one button. */
export function EmptyState({ title, detail, act, testID }: Props) {
  const { color } = useTheme();
  return (
    <Card style={styles.card} testID={testID}>
      <Svg width={180} height={16} aria-hidden>
        <Line
          x1={2}
          x2={178}
          y1={8}
          y2={8}
          stroke={color.rod}
          strokeWidth={tokens.bead.rodThickness}
          strokeLinecap="round"
        />
        {STATIONS.map((x) => (
          <Circle key={x} cx={x} cy={8} r={6} fill={color.surface} stroke={color.rod} strokeWidth={2} />
        ))}
      </Svg>
      <Txt type="section" align="center" heading style={styles.title}>
        {title}
      </Txt>
      {detail ? (
        <Txt type="body" color="ink2" align="center">
          {detail}
        </Txt>
      ) : null}
      {act ? <Button kind="secondary" words={act.words} onPress={act.onPress} style={styles.button} /> : null}
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { alignItems: 'center', paddingVertical: 28, gap: 6 },
  title: { marginTop: 14 },
  button: { marginTop: 12, minWidth: 200 },
});
