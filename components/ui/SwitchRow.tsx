import Check from 'lucide-react-native/icons/check';
import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';

import { Pressy } from './Pressy';
import { eased } from './webStyle';

interface Props {
  title: string;
  detail?: string;
  value: boolean;
  onChange: (value: boolean) => void;
  disabled?: boolean;
  style?: StyleProp<ViewStyle>;
  testID?: string;
}

const WIDTH = 52;
const HEIGHT = 32;
const KNOB = 26;
const RIM = 3;

/** The whole row is the switch. The check mark says "on" without the colour. */
export function SwitchRow({ title, detail, value, onChange, disabled, style, testID }: Props) {
  const { type } = useTheme();
  return (
    <Pressy
      role="switch"
      label={title}
      hint={detail}
      checked={value}
      disabled={disabled}
      onPress={() => onChange(!value)}
      style={style}
      testID={testID}
    >
      <View style={styles.row}>
        <View style={styles.words}>
          <Txt type="bodyStrong" style={type.button}>
            {title}
          </Txt>
          {detail ? (
            <Txt type="body" color="ink3">
              {detail}
            </Txt>
          ) : null}
        </View>
        <Knob on={value} />
      </View>
    </Pressy>
  );
}

function Knob({ on }: { on: boolean }) {
  const { color, accent, reducedMotion } = useTheme();
  const ms = reducedMotion ? 0 : tokens.motion.duration.fast;
  return (
    <View
      style={[
        styles.track,
        eased('background-color', ms),
        on
          ? { backgroundColor: accent.accent, borderColor: accent.accent }
          : { backgroundColor: color.sunken, borderColor: color.lineStrong },
      ]}
    >
      <View
        style={[
          styles.knob,
          eased('transform, background-color', ms),
          {
            backgroundColor: on ? accent.onAccent : color.lineStrong,
            transform: [{ translateX: on ? WIDTH - KNOB - 2 * RIM : 0 }, { scale: on ? 1 : 0.72 }],
          },
        ]}
      >
        {on ? <Check size={16} color={accent.accent} strokeWidth={2.6} /> : null}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 14, minHeight: 60, paddingVertical: 8 },
  words: { flex: 1, gap: 1 },
  track: { width: WIDTH, height: HEIGHT, borderRadius: HEIGHT / 2, borderWidth: 2, padding: RIM - 2, flexShrink: 0 },
  knob: { width: KNOB, height: KNOB, borderRadius: KNOB / 2, alignItems: 'center', justifyContent: 'center' },
});
