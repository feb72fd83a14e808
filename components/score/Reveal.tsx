import { useEffect, useEffectEvent, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { MotifBackdrop } from '@/components/motifs/MotifBackdrop';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Glide } from '@/components/tracks/Glide';
import { useTextScale } from '@/components/tracks/textScale';
import { announce } from '@/components/ui/announce';
import { Pressy } from '@/components/ui/Pressy';
import type { ScoreSheet } from '@/rules/kernel/score';

import { figure, totalWords } from './figures';
import type { RevealStep } from './revealSteps';
import { RevealRow } from './RevealRow';

interface Props {
  game: string;
  sheet: ScoreSheet;
  steps: readonly RevealStep[];
  colours: readonly number[];
  /** After the last line, or at the first tap. */
  onDone: () => void;
}

/** A line stands so long; the ranks move once its points have been read. */
const STANDS = 1700;
const MOVES_AFTER = 650;
/** The last one, and what a tie-break decided, are read longer. */
const LAST_STANDS = 2600;
/** With a bar it is at least so high, and no higher than is easily read; without room for bars, a line alone. */
const ROW = { line: 40, barred: 66, most: 108 };

/** The points line by line, with ranks that move as they come. One tap anywhere shows the result. */
export function Reveal({ game, sheet, steps, colours, onDone }: Props) {
  const { layout, padding, color } = useTheme();
  const insets = useSafeAreaInsets();
  const scale = useTextScale();
  const [at, setAt] = useState(0);
  const [moved, setMoved] = useState(false);
  const [room, setRoom] = useState(0);
  const step = steps[at];
  const last = at === steps.length - 1;
  const lines = steps.filter(({ kind }) => kind === 'line').length;
  const said = useEffectEvent(() => {
    if (step) announce(spoken(sheet, step));
  });
  const done = useEffectEvent(onDone);
  useEffect(() => {
    said();
    const moving = setTimeout(() => setMoved(true), MOVES_AFTER);
    const leaving = setTimeout(
      () => {
        if (last) done();
        else {
          setAt(at + 1);
          setMoved(false);
        }
      },
      last ? LAST_STANDS : STANDS,
    );
    return () => {
      clearTimeout(moving);
      clearTimeout(leaving);
    };
  }, [at, last]);

  if (!step) return null;
  const side = layout === 'landscapePhone';
  const grown = Math.min(scale, 1.6);
  const each = room / sheet.columns.length;
  const barred = room === 0 || each >= ROW.barred * grown;
  const height = barred
    ? Math.max(ROW.barred * grown, Math.min(ROW.most * grown, each))
    : Math.max(36, Math.min(ROW.line * grown, each));
  const order = (moved ? step : steps[at - 1])?.standings ?? sheet.columns.map((_, column) => ({ column, rank: 0 }));
  const told = steps.slice(0, at + 1).map(({ key }) => key);
  return (
    <View testID="reveal" role="main" style={[styles.page, { backgroundColor: color.bg }, side ? styles.beside : null]}>
      <View style={[styles.head, side ? styles.half : null, { padding, paddingTop: insets.top + padding }]}>
        <MotifBackdrop game={game} clear={0.3} />
        <View style={styles.column}>
          <Txt type="bodyStrong" tone={tokens.color.dark.ink2}>
            {step.kind === 'tie' ? 'Level on points' : `Line ${at + 1} of ${lines}`}
          </Txt>
          <Txt
            type={step.kind === 'tie' ? 'section' : 'titleLarge'}
            heading="page"
            tone={tokens.color.dark.ink}
            testID="reveal-line"
          >
            {step.words}
          </Txt>
        </View>
      </View>
      <View style={[styles.body, { padding }]}>
        <View style={[styles.column, styles.rows]} onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.height)}>
          {step.standings.map((standing) => {
            const place = order.findIndex(({ column }) => column === standing.column);
            return (
              <Glide key={standing.column} wide x={0} y={Math.max(0, place) * height} still={false}>
                <RevealRow
                  sheet={sheet}
                  told={told}
                  standing={standing}
                  rank={order[place]?.rank ?? 0}
                  kind={step.kind}
                  colours={colours}
                  height={height}
                  barred={barred}
                />
              </Glide>
            );
          })}
        </View>
      </View>
      <Pressy onPress={onDone} pressed="still" style={styles.skip} testID="reveal-skip">
        <Txt type="button" color="ink2" align="center">
          Tap to see the result
        </Txt>
      </Pressy>
    </View>
  );
}

/** "Threats. Mira 9, now 25. Teo 6, now 18." */
function spoken(sheet: ScoreSheet, { words, kind, standings }: RevealStep): string {
  if (kind === 'tie') return words;
  const each = standings.map(({ column, gained, total }) => {
    return `${sheet.columns[column]?.words ?? ''} ${figure(gained)}, now ${totalWords(total)}.`;
  });
  return `${words}. ${each.join(' ')}`;
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  beside: { flexDirection: 'row' },
  head: { overflow: 'hidden', minHeight: 132, justifyContent: 'flex-end' },
  half: { width: '36%', minHeight: 0, justifyContent: 'center' },
  column: { width: '100%', maxWidth: 640, alignSelf: 'center' },
  body: { flex: 1 },
  rows: { flex: 1, marginBottom: 48 },
  // Over everything, so that a tap anywhere counts; its words stand at the foot.
  skip: { position: 'absolute', inset: 0, justifyContent: 'flex-end', paddingBottom: 20 },
});
