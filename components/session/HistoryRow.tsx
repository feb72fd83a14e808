import Hand from 'lucide-react-native/icons/hand';
import HistoryIcon from 'lucide-react-native/icons/rotate-ccw-clock';
import { StyleSheet, View } from 'react-native';

import { clock } from '@/components/frame/time';
import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { Pressy } from '@/components/ui/Pressy';
import type { HistoryLine } from '@/rules/kernel/history';

const NOTES: Readonly<Record<HistoryLine['status'], string>> = {
  holds: '',
  amended: 'corrected',
  dropped: 'no longer counts',
  undone: 'undone',
};

interface Props {
  line: HistoryLine;
  colour: number | undefined;
  onPress: (() => void) | undefined;
}

/** One line: who, what, when. Struck through where it no longer counts; a hand where the table overruled. */
export function HistoryRow({ line, colour, onPress }: Props) {
  const { color } = useTheme();
  const struck = line.status === 'dropped' || line.status === 'undone';
  const note = [NOTES[line.status], line.overruled ? 'done anyway' : ''].filter(Boolean);
  const content = (
    <>
      <View style={styles.token}>
        {line.seat === undefined || colour === undefined ? (
          <HistoryIcon size={20} color={color.ink3} />
        ) : (
          <PlayerToken seat={line.seat} colour={colour} size={26} />
        )}
      </View>
      <View style={styles.words}>
        <Txt type="body" color={struck ? 'ink3' : 'ink'} style={struck ? styles.struck : null}>
          {line.words}
        </Txt>
        {note.length > 0 ? (
          <View style={styles.note}>
            {line.overruled ? <Hand size={16} color={color.warn} /> : null}
            <Txt type="caption" color={line.overruled ? 'warn' : struck ? 'ink3' : 'info'}>
              {note.join(', ')}
            </Txt>
          </View>
        ) : null}
      </View>
      <Txt type="caption" color="ink3">
        {clock(line.at)}
      </Txt>
    </>
  );
  return onPress ? (
    <Pressy hint="Go back to here or correct it" onPress={onPress} testID={`line-${line.seq}`} style={styles.row}>
      {content}
    </Pressy>
  ) : (
    <View style={styles.row} testID={`line-${line.seq}`}>
      {content}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 12, minHeight: 48, paddingVertical: 6 },
  token: { width: 28, alignItems: 'center' },
  words: { flex: 1 },
  struck: { textDecorationLine: 'line-through' },
  note: { flexDirection: 'row', alignItems: 'center', gap: 6 },
});
