import ListChecks from 'lucide-react-native/icons/list-checks';
import { useRouter } from 'expo-router';
import { useState } from 'react';
import { useStore } from 'zustand';

import { Screen } from '@/components/frame/Screen';
import { duration } from '@/components/frame/time';
import { useTopics } from '@/components/lookup/useTopics';
import type { Correction } from '@/components/score/ExplainLine';
import { ScoreBars } from '@/components/score/ScoreBars';
import { ScoreTable } from '@/components/score/ScoreTable';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { emptyEntry } from '@/components/ui/keypad';
import type { Outcome } from '@/rules/kernel/outcome';
import { sourceOf } from '@/rules/kernel/score-source';
import type { Seat } from '@/rules/kernel/setup';
import { session } from '@/store/app';

import { CorrectCounter } from './CorrectCounter';
import { EndValuesSheet } from './EndValuesSheet';
import { LuckSection } from './LuckSection';
import { ScoreFoot } from './ScoreFoot';
import { ScoreHeader } from './ScoreHeader';
import { SettledLines } from './SettledLines';
import { useTable } from './useTable';

/** How it stands, or how it ended: who won and why, and the sheet, where a wrong number is corrected. */
export function ScoreScreen() {
  const router = useRouter();
  const { opened, state, names, seats } = useTable();
  const { topics } = useTopics(opened.game);
  const sheetOpen = useStore(session.store, ({ draft }) => draft.sheet);
  const [settled, setSettled] = useState<{ readonly seat: Seat; readonly actions: readonly string[] }>();
  const { game, id, finishedAt, startedAt, timeline } = opened;
  const finished = finishedAt !== undefined;
  // A finished game keeps the sheet it was saved with.
  const outcome = opened.result ? opened.result.outcome : game.outcome(state);
  const sheet = opened.result?.sheet ?? game.scoreSheet(state);
  const end = finishedAt ?? timeline.events[timeline.head - timeline.base.seq - 1]?.at ?? startedAt;
  const back = () => router.navigate(finished ? '/' : `/session/${id}`);
  const colours = seats.map((seat) => seat.colour);
  const asked = finished ? [] : (game.endValues?.(state) ?? []);

  const correction: Correction = (row, seat) => {
    const source = finished ? undefined : sourceOf(game, row.key);
    if (!source) return undefined;
    return 'counter' in source
      ? () => session.keep({ sheet: { kind: 'keypad', seat, counter: source.counter, entry: emptyEntry('set') } })
      : () => setSettled({ seat, actions: source.actions });
  };
  return (
    <Screen
      testID="score-screen"
      header={
        <ScoreHeader
          game={game.id}
          title={titleOf(outcome, names)}
          detail={`${game.header(state).title}, ${duration(end - startedAt)}`}
          winner={outcome?.winners[0]}
          colour={seats[outcome?.winners[0] ?? 0]?.colour ?? 0}
          onBack={back}
        />
      }
      foot={<ScoreFoot id={id} finished={finished} over={outcome !== undefined} onBack={back} />}
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
      <ScoreBars sheet={sheet} colours={colours} winners={outcome?.winners} />
      <ScoreTable
        sheet={sheet}
        colours={colours}
        names={names}
        onTopic={(topic) => router.push(`/rules?game=${game.id}&topic=${topic}`)}
        topics={topics}
        winners={outcome?.winners}
        correction={correction}
      />
      {finished ? null : (
        <Txt type="body" color="ink2">
          Tap a number to see how it was counted, or to correct it.
        </Txt>
      )}
      <LuckSection />
      {finished || sheetOpen?.kind !== 'keypad' ? null : <CorrectCounter sheet={sheetOpen} />}
      {sheetOpen?.kind === 'endValues' && asked.length > 0 ? <EndValuesSheet asked={asked} /> : null}
      {settled ? <SettledLines {...settled} onClose={() => setSettled(undefined)} /> : null}
    </Screen>
  );
}

function titleOf(outcome: Outcome | undefined, names: readonly string[]): string {
  if (!outcome) return 'How it stands';
  if (outcome.title !== undefined) return outcome.title;
  const winners = outcome.winners.map((seat) => names[seat] ?? '');
  if (winners.length === 0) return 'Nobody wins';
  return winners.length === 1 ? `${winners[0]} wins` : `${winners.join(' and ')} win`;
}
