import Eye from 'lucide-react-native/icons/eye';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { HoldButton } from '@/components/ui/HoldButton';
import { PlayerToken } from '@/components/ui/PlayerToken';

import type { PassEntry } from './passing';

interface Props {
  entry: PassEntry;
  /** "2 of 4" */
  progress: string;
  onUncover: () => void;
  onBack?: () => void;
  onSkip: () => void;
}

/** Between two players: nothing of anybody's is seen until the next one holds. */
export function PassCover({ entry, progress, onUncover, onBack, onSkip }: Props) {
  // A phone lying on its side has room for the words or for the air round them.
  const low = useTheme().layout === 'landscapePhone';
  return (
    <View style={styles.cover} testID="pass-cover">
      <View style={[styles.who, low ? null : styles.airy]}>
        <PlayerToken seat={entry.seat} colour={entry.colour} size={low ? 48 : 72} />
        <Txt type="title" heading align="center">{`Pass the phone to ${entry.name}`}</Txt>
        <Txt type="body" color="ink2">
          {progress}
        </Txt>
      </View>
      <HoldButton tone="accent" words="Hold to uncover" icon={Eye} onHeld={onUncover} testID="pass-uncover" />
      <View style={styles.foot}>
        {onBack ? (
          <Button kind="secondary" words="Back" onPress={onBack} style={styles.grow} testID="pass-back" />
        ) : null}
        <Button kind="secondary" words={`Skip ${entry.name}`} onPress={onSkip} style={styles.grow} testID="pass-skip" />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  cover: { gap: 16 },
  who: { alignItems: 'center', gap: 10 },
  airy: { paddingVertical: 24 },
  foot: { flexDirection: 'row', gap: 8 },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
