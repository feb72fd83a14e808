import ChevronLeft from 'lucide-react-native/icons/chevron-left';
import ChevronRight from 'lucide-react-native/icons/chevron-right';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { clock } from '@/components/frame/time';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { stepsByKeys } from '@/components/tracks/stepsByKeys';
import { Card } from '@/components/ui/Card';
import { IconButton } from '@/components/ui/IconButton';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { dragsSideways, noOutline } from '@/components/ui/webStyle';
import type { AnyGame } from '@/rules/kernel/game';
import type { SeatSetup } from '@/rules/kernel/setup';

import type { Moment } from './walk';

interface Props {
  game: AnyGame;
  seats: readonly SeatSetup[];
  moments: readonly Moment[];
}

const NUMBERS = 3;

/** Walks through time: drag, tap or step to any line and see what stood on the table. */
export function Scrubber({ game, seats, moments }: Props) {
  const last = moments.length - 1;
  const [line, setLine] = useState(last);
  const at = Math.min(line, last);
  const moment = moments[at];
  if (!moment) return null;
  const to = (next: number) => setLine(Math.max(0, Math.min(last, next)));
  return (
    <Card style={styles.card} testID="scrubber">
      <Txt type="title" heading>
        Walk through the game
      </Txt>
      <View style={styles.row}>
        <IconButton
          icon={ChevronLeft}
          label="One line back"
          disabled={at === 0}
          onPress={() => to(at - 1)}
          testID="scrub-back"
        />
        <Track at={at} last={last} said={`Line ${at} of ${last}, ${moment.title}`} onTo={to} />
        <IconButton
          icon={ChevronRight}
          label="One line on"
          disabled={at === last}
          onPress={() => to(at + 1)}
          testID="scrub-on"
        />
      </View>
      <Txt type="label" color="ink2">{`${moment.title}, line ${at} of ${last}, ${clock(moment.at)}`}</Txt>
      <Txt type="bodyStrong" testID="scrub-words">
        {moment.words}
      </Txt>
      {seats.map((seat, index) => (
        <View key={index} style={styles.row}>
          <PlayerToken seat={index} colour={seat.colour} size={24} />
          <Txt type="body" style={styles.grow}>
            {`${seat.name}: ${game.counters
              .slice(0, NUMBERS)
              .map((counter) => `${counter.read(moment.state, index)} ${counter.words.many}`)
              .join(', ')}`}
          </Txt>
        </View>
      ))}
    </Card>
  );
}

function Track({ at, last, said, onTo }: { at: number; last: number; said: string; onTo: (line: number) => void }) {
  const { color, accent } = useTheme();
  const [width, setWidth] = useState(1);
  const touch = (x: number) => onTo(Math.round((x / width) * last));
  const part = last === 0 ? 1 : at / last;
  return (
    <View
      accessible
      accessibilityRole="adjustable"
      accessibilityLabel="Line of the log"
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={said}
      accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
      onAccessibilityAction={({ nativeEvent }) => onTo(at + (nativeEvent.actionName === 'increment' ? 1 : -1))}
      {...stepsByKeys((by) => onTo(at + by))}
      onLayout={({ nativeEvent }) => setWidth(Math.max(1, nativeEvent.layout.width))}
      onStartShouldSetResponder={() => true}
      onMoveShouldSetResponder={() => true}
      onResponderGrant={({ nativeEvent }) => touch(nativeEvent.locationX)}
      onResponderMove={({ nativeEvent }) => touch(nativeEvent.locationX)}
      style={[styles.track, dragsSideways, noOutline, { outlineColor: color.focus }]}
      testID="scrub-track"
    >
      <View pointerEvents="none" style={[styles.rail, { backgroundColor: color.sunken }]}>
        <View style={[styles.passed, { width: `${100 * part}%`, backgroundColor: accent.accent }]} />
      </View>
      <View
        pointerEvents="none"
        style={[
          styles.knob,
          { left: part * (width - KNOB), backgroundColor: accent.accent, borderColor: color.surface },
        ]}
      />
    </View>
  );
}

const KNOB = 24;

const styles = StyleSheet.create({
  card: { gap: 8 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  grow: { flex: 1 },
  track: { flex: 1, minHeight: tokens.size.touchMin, justifyContent: 'center' },
  rail: { height: 8, borderRadius: 4, overflow: 'hidden' },
  passed: { height: 8 },
  knob: { position: 'absolute', width: KNOB, height: KNOB, borderRadius: KNOB / 2, borderWidth: 3 },
});
