import { useDeferredValue, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Banner } from '@/components/ui/Banner';
import { NudgeBanner } from '@/components/ui/NudgeBanner';
import { RefusalBanner } from '@/components/ui/RefusalBanner';
import { Snackbar } from '@/components/ui/Snackbar';
import type { AnyAction } from '@/rules/kernel/game';
import { session, writer } from '@/store/app';
import { answerAsked, noteDismissed, reminders, toAskAbout } from '@/store/nudges';
import { saveFile } from '@/store/saveFile';
import { sessionFile } from '@/store/sessionFile';
import { settings } from '@/store/settings';

import { useTable } from './useTable';
import { whenStill } from './whenStill';

/** What must not be missed (not saved, lines that could not be read) and what must not be forgotten (a nudge). */
export function TopNotices() {
  const { opened } = useTable();
  const offerFile = async () => {
    const { name, text } = sessionFile(opened, await session.wholeLog().catch(() => opened.timeline.events));
    await saveFile(name, text);
  };
  return (
    <>
      <NotSaved onFile={() => void offerFile()} />
      {opened.unread > 0 ? (
        <Banner
          tone="warn"
          testID="unread"
          words={`The last ${opened.unread === 1 ? 'action' : `${opened.unread} actions`} could not be read. This is the newest state that could; what was unreadable is kept aside.`}
          acts={[{ words: 'Save a file', onPress: () => void offerFile() }]}
        />
      ) : null}
      <FirstNudge />
    </>
  );
}

/** By itself: the storage speaks up with every tap, and the table above it is not drawn again for that. */
function NotSaved({ onFile }: { onFile: () => void }) {
  const problem = useStore(writer.saving, ({ status, problem: said }) =>
    status === 'failed' ? (said ?? '') : undefined,
  );
  if (problem === undefined) return null;
  return (
    <Banner
      tone="danger"
      live="assertive"
      testID="not-saved"
      words={`Not saved yet: ${whyNot(problem)}. Every tap is kept here while the app stays open. Make room on the device, or save a file.`}
      acts={[
        { words: 'Try again', onPress: () => void writer.retry() },
        { words: 'Save a file', onPress: onFile },
      ]}
    />
  );
}

/** The storage speaks of error codes; the table wants to know what to do. */
function whyNot(problem: string): string {
  return /full|quota/i.test(problem) ? 'the device is full' : 'the storage does not answer';
}

/** One nudge at a time, shortly after what caused it. Put away three times, it asks once whether to stop. */
function FirstNudge() {
  const { opened, state } = useTable();
  const { game } = opened;
  const wanted = useStore(settings, (each) => each.nudges);
  const known = useStore(reminders);
  const dismissed = useStore(session.store, ({ draft }) => draft.dismissed) ?? [];
  const nudges = wanted ? game.nudges(state) : [];
  const nudge = nudges.find(({ id, about }) => !dismissed.includes(id) && !known.muted.includes(`${game.id}/${about}`));
  const [due, setDue] = useState<string>();
  const id = nudge?.id;
  const { head } = opened.timeline;
  // It moves the table down, so it waits until nobody is tapping.
  useEffect(() => {
    if (id === undefined || due === id) return undefined;
    return whenStill(tokens.motion.nudgeDelay, () => setDue(id));
  }, [id, due, head]);
  const asked = toAskAbout(known, game.id);
  if (asked !== undefined) {
    return (
      <Banner
        tone="info"
        words={`Stop reminding about ${asked.slice(game.id.length + 1)}? Settings bring it back.`}
        acts={[
          { words: 'Stop', onPress: () => answerAsked(writer, asked, true) },
          { words: 'Keep', onPress: () => answerAsked(writer, asked, false) },
        ]}
        testID="nudge-ask"
      />
    );
  }
  if (!nudge || due !== nudge.id) return null;
  const { act, opens } = nudge;
  return (
    <NudgeBanner
      words={nudge.words}
      act={
        act
          ? { words: act.words, onPress: () => session.act(act.action) }
          : opens && {
              words: opens.words,
              onPress: () => session.keep({ sheet: { kind: 'panel', panel: opens.panel } }),
            }
      }
      onDismiss={() => {
        session.keep({ dismissed: [...dismissed, nudge.id] });
        noteDismissed(writer, `${game.id}/${nudge.about}`);
      }}
      testID={`nudge-${nudge.about}`}
    />
  );
}

/** Above the dock, near the thumb: why a tap was not taken, or what it did and the way back. */
export function BottomNotices({ above }: { above: number }) {
  const { padding } = useTheme();
  const refused = useStore(session.store, (state) => state.refused);
  const said = useDeferredValue(useStore(session.store, (state) => state.said));
  if (!refused && !said) return null;
  return (
    <View style={[styles.over, { bottom: above + 10, paddingHorizontal: padding }]} pointerEvents="box-none">
      {refused ? (
        <RefusalBanner
          words={refused.refusal.words}
          onAnyway={refused.refusal.refused === 'againstTheRules' ? () => session.act(refused.action, true) : undefined}
          instead={insteadOf(refused.refusal.instead)}
          onDismiss={session.dismissRefusal}
          testID="refusal"
        />
      ) : said ? (
        <Snackbar
          id={said.count}
          words={said.words}
          act={said.kind === 'undone' ? 'Redo' : 'Undo'}
          onUndo={() => (said.kind === 'undone' ? session.redo() : void session.undo())}
          onHide={session.dismissSaid}
          testID="snackbar"
        />
      ) : null}
    </View>
  );
}

function insteadOf(instead: { words: string; action: unknown } | undefined) {
  if (!instead) return undefined;
  const { words, action } = instead;
  return { words, onPress: () => session.act(action as AnyAction) };
}

const styles = StyleSheet.create({
  over: { position: 'absolute', left: 0, right: 0, maxWidth: 640, alignSelf: 'center', marginHorizontal: 'auto' },
});
