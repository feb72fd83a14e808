import { type PropsWithChildren, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Banner } from '@/components/ui/Banner';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { app, type AppPhase, session, tryAgain, useHere } from '@/store/app';

import { useInert } from './useInert';

type CoveredPhase = Exclude<AppPhase, 'opening' | 'ready'>;

const WORDS: Readonly<Record<CoveredPhase, { title: string; body: string }>> = {
  elsewhere: {
    title: 'Open in another tab',
    body: 'Abaculus writes in one tab at a time, so that no tap is lost. Everything is saved. You can go on here.',
  },
  newer: {
    title: 'Saved by a newer version',
    body: 'The games on this device were saved by a newer version of Abaculus. They are untouched. Close every tab of the app and open it again to get the newer version.',
  },
  broken: {
    title: 'The saved games could not be opened',
    body: 'Nothing has been changed or deleted. Try again; if it keeps failing, restart the browser or the phone.',
  },
};

/** Shows the app, or says in one sentence why it cannot write here and what to do; what was open stays underneath. */
export function PhaseGate({ children }: PropsWithChildren) {
  const { phase, durable } = useStore(app);
  const covered = phase !== 'opening' && phase !== 'ready';
  const page = useRef<View>(null);
  useInert(page, covered);
  return (
    <View style={styles.fill}>
      {durable ? null : (
        <Banner
          tone="warn"
          words="This browser keeps nothing: games here are gone when the tab closes. Use a normal window, or install the app."
        />
      )}
      <View ref={page} style={styles.fill} aria-hidden={covered} pointerEvents={covered ? 'none' : 'auto'}>
        {children}
      </View>
      {covered ? <Cover phase={phase} /> : null}
    </View>
  );
}

function Cover({ phase }: { phase: CoveredPhase }) {
  const problem = useStore(app, (state) => state.problem);
  const playing = useStore(session.store, ({ opened }) => opened !== undefined);
  const { color } = useTheme();
  const words = WORDS[phase];
  const act = phase === 'elsewhere' ? useHere : tryAgain;
  return (
    <View
      role="main"
      testID={`phase-${phase}`}
      style={[styles.over, { backgroundColor: playing && phase === 'elsewhere' ? color.scrim : color.bg }]}
    >
      <Card style={styles.card}>
        <Txt type="title" heading="page">
          {words.title}
        </Txt>
        <Txt type="bodyLarge" color="ink2">
          {phase === 'elsewhere' && problem ? problem : words.body}
        </Txt>
        {problem && phase === 'broken' ? (
          <Txt type="caption" color="ink3">
            {problem}
          </Txt>
        ) : null}
        {phase === 'newer' ? null : (
          <Button large words={phase === 'elsewhere' ? 'Use here' : 'Try again'} onPress={act} testID="use-here" />
        )}
      </Card>
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  over: { position: 'absolute', inset: 0, justifyContent: 'center', alignItems: 'center', padding: 16 },
  card: { gap: 16, maxWidth: 480, width: '100%' },
});
