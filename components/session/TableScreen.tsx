import { useRouter } from 'expo-router';
import { type PropsWithChildren, useDeferredValue, useEffect, useRef } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useStore } from 'zustand';

import type { TableProps } from '@/components/gamePanels';
import { useTheme } from '@/components/theme/theme';
import { BeadButton } from '@/components/ui/BeadButton';
import { Dock, dockHeight } from '@/components/ui/Dock';
import { PhaseRod } from '@/components/ui/PhaseRod';
import { Rail } from '@/components/ui/Rail';
import { session } from '@/store/app';
import { undoWords } from '@/store/undoWords';

import { LookingAt } from './LookingAt';
import { BottomNotices, TopNotices } from './Notices';
import { SessionSheets } from './SessionSheets';
import { TableHeader } from './TableHeader';
import { TurnLight } from './TurnLight';
import { useAwake } from './useAwake';
import { useKeys } from './useKeys';
import { OnTable } from './useLive';
import { usePanels } from './usePanels';
import { useScrollMemory } from './useScrollMemory';
import { useTable } from './useTable';
import { useTaps } from './useTaps';

/** The table: state above, the shown player's controls below, the dock under the thumb. */
export function TableScreen() {
  const { opened, state, seats } = useTable();
  const { game } = opened;
  const theme = useTheme();
  const router = useRouter();
  const insets = useSafeAreaInsets();
  const { height } = useWindowDimensions();
  const panels = usePanels(game.id);
  const shownByHand = useDeferredValue(useStore(session.store, ({ draft }) => draft.shown));
  const next = game.next(state);
  const shown = shownByHand ?? next.seat ?? 0;
  const taps = useTaps(shown);
  const scroll = useScrollMemory();
  const top = useRef<ScrollView>(null);
  const lookedAt = useRef(shownByHand);
  useEffect(() => {
    if (lookedAt.current === shownByHand) return;
    lookedAt.current = shownByHand;
    // Whoever is shown now is shown from the top.
    top.current?.scrollTo({ y: 0, animated: false });
  }, [shownByHand]);
  useAwake(opened.timeline.head);
  useKeys({ onUndo: taps.undo, onRules: taps.searchRules });

  if (!panels) return null;
  const { Table, Others } = panels;
  const table: TableProps = {
    state,
    seats,
    shown,
    onAct: taps.act,
    onGain: taps.gain,
    onPay: taps.pay,
    onKeypad: taps.keypad,
    onTopic: taps.openRules,
    onOpen: taps.openPanel,
    ...(taps.pulse === undefined ? {} : { pulse: taps.pulse }),
  };
  const step = { word: next.word, sentence: next.sentence, onPress: taps.bead };
  const undo = {
    canUndo: opened.timeline.head > 0,
    undoLabel: opened.timeline.head > 0 ? `Undo: ${undoWords(opened)}` : 'Nothing to undo',
    onUndo: taps.undo,
    onHistory: () => router.push(`/session/${opened.id}/history`),
  };
  const toTop = () => {
    session.keep({ shown: undefined, once: undefined });
    top.current?.scrollTo({ y: 0, animated: !theme.reducedMotion });
  };
  const phases = theme.low ? [] : game.phases(state);
  const body = (
    <>
      {phases.length > 0 ? <PhaseRod phases={phases} onPress={taps.openPhase} /> : null}
      <TopNotices />
      <LookingAt shown={shown} active={next.seat} />
      <Table {...table} />
    </>
  );
  return (
    <OnTable value>
      <View
        testID="session-screen"
        role="main"
        style={[
          styles.screen,
          { backgroundColor: theme.color.bg, paddingTop: insets.top },
          theme.rail ? styles.beside : null,
        ]}
      >
        {theme.rail ? (
          <Rail
            active="table"
            {...undo}
            onTable={toTop}
            onPlayers={taps.openPlayers}
            onActions={taps.openActions}
            onRules={taps.rulesFromDock}
          />
        ) : null}
        <View style={styles.main}>
          <View style={[styles.panes, theme.hand === 'left' && theme.rail ? styles.mirrored : null]}>
            <Pane width={theme.rail ? leftPane(theme.layout) : undefined}>
              <View style={{ paddingHorizontal: theme.padding }}>
                <TableHeader onMenu={taps.openMenu} onHistory={undo.onHistory} onPhase={taps.openPhase} />
              </View>
              <ScrollView
                ref={(view) => {
                  top.current = view;
                  scroll.attach(view);
                }}
                testID="table-scroll"
                onScroll={scroll.onScroll}
                onScrollBeginDrag={session.dismissSaid}
                scrollEventThrottle={100}
                contentContainerStyle={{ padding: theme.padding, paddingTop: 4, gap: theme.gap, paddingBottom: 76 }}
              >
                {body}
              </ScrollView>
              {theme.rail ? (
                <View
                  style={{
                    padding: theme.padding,
                    paddingTop: 8,
                    paddingBottom: Math.max(theme.padding, insets.bottom),
                  }}
                >
                  <BeadButton step={step} />
                </View>
              ) : null}
            </Pane>
            {theme.rail && Others ? (
              <Pane>
                <ScrollView contentContainerStyle={{ padding: theme.padding, gap: theme.gap }}>
                  <Others {...table} />
                </ScrollView>
              </Pane>
            ) : null}
          </View>
          <BottomNotices above={theme.rail ? 84 : dockHeight(height, insets.bottom)} />
          {theme.rail ? null : (
            <Dock
              active="table"
              bead={step}
              {...undo}
              onTable={toTop}
              onActions={taps.openActions}
              onRules={taps.rulesFromDock}
            />
          )}
        </View>
        <TurnLight seat={next.seat} colour={next.seat === undefined ? undefined : seats[next.seat]?.colour} />
        <SessionSheets table={table} panels={panels} taps={taps} />
      </View>
    </OnTable>
  );
}

function leftPane(layout: string): number {
  return layout === 'tabletLandscape' ? 500 : 384;
}

function Pane({ width, children }: PropsWithChildren<{ width?: number }>) {
  return <View style={width === undefined ? styles.rest : { width, maxWidth: '60%' }}>{children}</View>;
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  beside: { flexDirection: 'row' },
  main: { flex: 1 },
  panes: { flex: 1, flexDirection: 'row', maxWidth: 1280, width: '100%', alignSelf: 'center' },
  mirrored: { flexDirection: 'row-reverse' },
  rest: { flex: 1 },
});
