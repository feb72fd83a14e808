import Eye from 'lucide-react-native/icons/eye';
import EyeOff from 'lucide-react-native/icons/eye-off';
import { type ReactNode, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';

import { Pressy } from './Pressy';
import { unsqueezed } from './webStyle';

/** Covered again by itself after this long, held or switched. */
const COVERS_AFTER = 8000;

interface Props {
  /** What is hidden: "Mira's blocks". */
  words: string;
  /** Drawn covered and uncovered; the covered drawing gives nothing away. */
  children: (shown: boolean) => ReactNode;
  testID?: string;
}

/** What only its owner may know: seen while held. By keyboard and screen reader it is a switch that goes off by itself. */
export function HoldToPeek({ words, children, testID = 'peek' }: Props) {
  const { color, accent } = useTheme();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(false), COVERS_AFTER);
    return () => clearTimeout(timer);
  }, [shown]);
  const Icon = shown ? Eye : EyeOff;
  return (
    <View style={styles.all}>
      <Pressy
        role="switch"
        checked={shown}
        label={`Hold to see ${words}`}
        onPressIn={() => setShown(true)}
        onPressOut={() => setShown(false)}
        onAssisted={() => setShown(!shown)}
        onKey={(key) => {
          if (key !== 'Enter' && key !== ' ') return false;
          setShown(!shown);
          return true;
        }}
        testID={testID}
        style={[styles.cover, { borderColor: shown ? accent.accent : color.lineStrong }]}
      >
        <View style={styles.inside}>
          <Icon size={20} color={shown ? accent.accent : color.ink2} style={unsqueezed} />
          <Txt type="bodyStrong" color="ink2" style={styles.words}>
            {`Hold to see ${words}`}
          </Txt>
        </View>
      </Pressy>
      {children(shown)}
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: 8 },
  cover: {
    minHeight: tokens.size.touchMin,
    borderWidth: 1.5,
    borderStyle: 'dashed',
    borderRadius: tokens.radius.control,
    justifyContent: 'center',
    paddingHorizontal: 12,
    paddingVertical: 6,
  },
  inside: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  words: { flexShrink: 1 },
});
