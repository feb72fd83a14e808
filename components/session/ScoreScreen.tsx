import ListChecks from 'lucide-react-native/icons/list-checks';
import { useRouter } from 'expo-router';
import { useState } from 'react';
import { useStore } from 'zustand';

import { Screen } from '@/components/frame/Screen';
import { date, duration } from '@/components/frame/time';
import { PageRules } from '@/components/lookup/PageRules';
import { useTopics } from '@/components/lookup/useTopics';
import type { Correction } from '@/components/score/ExplainLine';
import { PictureSheet } from '@/components/score/PictureSheet';
import { Reveal } from '@/components/score/Reveal';
import { revealOf } from '@/components/score/revealSteps';
import { ScoreBars } from '@/components/score/ScoreBars';
import { ScoreTable } from '@/components/score/ScoreTable';
import { marginOf } from '@/components/score/shortfall';
import { Shortfalls } from '@/components/score/Shortfalls';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { emptyEntry } from '@/components/ui/keypad';
import { sourceOf } from '@/rules/kernel/score-source';
import type { Seat } from '@/rules/kernel/setup';
import { session } from '@/store/app';

import { AfterCard } from './AfterCard';
import { CorrectCounter } from './CorrectCounter';
import { EndValuesSheet } from './EndValuesSheet';
import { LuckSection } from './LuckSection';
import { resultInWords, resultTitle } from './resultWords';
import { ScoreFoot } from './ScoreFoot';
import { ScoreHeader } from './ScoreHeader';
import { SettledLines } from './SettledLines';
import { useEnding } from './useEnding';
import { useTable } from './useTable';

/** How it stands, or how it ended: who won and why, and the sheet, where a wrong number is corrected. */
export function ScoreScreen() {
  const router = useRouter();
  const { opened, state, names, seats } = useTable();
  const { topics } = useTopics(opened.game);
  const sheetOpen = useStore(session.store, ({ draft }) => draft.sheet);
  const [settled, setSettled] = useState<{ readonly seat: Seat; readonly actions: readonly string[] }>();
  const [sharing, setSharing] = useState(false);
  const [rules, setRules] = useState<{ readonly topic?: string }>();
  const { game, id, finishedAt, startedAt, timeline } = opened;
  const finished = finishedAt !== undefined;
  // A finished game keeps the sheet it was saved with.
  const outcome = opened.result ? opened.result.outcome : game.outcome(state);
  const sheet = opened.result?.sheet ?? game.scoreSheet(state);
  const end = finishedAt ?? timeline.events[timeline.head - timeline.base.seq - 1]?.at ?? startedAt;
  const back = () => router.navigate(finished ? '/' : `/session/${id}`);
  const colours = seats.map((seat) => seat.colour);
  const asked = finished ? [] : (game.endValues?.(state) ?? []);
  const winners = outcome?.winners;
  const title = resultTitle(outcome, names, marginOf(sheet, winners), finished);
  const lines = outcome ? revealOf(sheet) : [];
  const { stage, onEnd, save, onTold } = useEnding(asked.length, lines.length);

  const correction: Correction = (row, seat) => {
    const source = finished ? undefined : sourceOf(game, row.key);
    if (!source) return undefined;
    return 'counter' in source
      ? () => session.keep({ sheet: { kind: 'keypad', seat, counter: source.counter, entry: emptyEntry('set') } })
      : () => setSettled({ seat, actions: source.actions });
  };
  if (stage === 'reveal')
    return <Reveal game={game.id} sheet={sheet} steps={lines} colours={colours} onDone={onTold} />;
  return (
    <Screen
      testID="score-screen"
      header={
        <ScoreHeader
          game={game.id}
          title={title}
          detail={`${game.header(state).title}, ${duration(end - startedAt)}`}
          winners={winners ?? []}
          colours={colours}
          sweeps={stage === 'told'}
          onBack={back}
          onRules={() => setRules({})}
          onShare={outcome || finished ? () => setSharing(true) : undefined}
        />
      }
      foot={<ScoreFoot finished={finished} over={outcome !== undefined} onBack={back} onEnd={onEnd} />}
    >
      {outcome ? <Txt type="bodyLarge">{outcome.words}</Txt> : null}
      {asked.length > 0 ? (
        <Button
          icon={ListChecks}
          words="Add what is not counted yet"
          onPress={() => session.keep({ sheet: { kind: 'endValues' } })}
          testID="add-end-values"
        />
      ) : null}
      <ScoreBars sheet={sheet} colours={colours} winners={winners} />
      {outcome ? <Shortfalls sheet={sheet} colours={colours} winners={winners} /> : null}
      <ScoreTable
        sheet={sheet}
        colours={colours}
        names={names}
        onTopic={(topic) => setRules({ topic })}
        topics={topics}
        winners={winners}
        correction={correction}
      />
      {finished ? (
        <AfterCard />
      ) : (
        <Txt type="body" color="ink2">
          Tap a number to see how it was counted, or to correct it.
        </Txt>
      )}
      <LuckSection />
      {finished || sheetOpen?.kind !== 'keypad' ? null : (
        <CorrectCounter sheet={sheetOpen} onTopic={(topic) => setRules({ topic })} />
      )}
      {sheetOpen?.kind === 'endValues' && asked.length > 0 ? (
        <EndValuesSheet asked={asked} onSave={sheetOpen.ending ? save : undefined} />
      ) : null}
      {rules ? <PageRules game={game} {...rules} onClose={() => setRules(undefined)} /> : null}
      {settled ? <SettledLines {...settled} onClose={() => setSettled(undefined)} /> : null}
      {sharing ? (
        <PictureSheet
          told={{
            game: game.id,
            gameTitle: game.title,
            title,
            detail: `${date(end)}, ${duration(end - startedAt)}`,
            reason: outcome?.words,
            sheet,
            winners,
            colours,
          }}
          words={resultInWords(game.title, title, sheet)}
          onClose={() => setSharing(false)}
        />
      ) : null}
    </Screen>
  );
}
