import { useRouter } from 'expo-router';
import { useEffect, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { LineChart } from '@/components/charts/LineChart';
import { Screen } from '@/components/frame/Screen';
import { day, duration } from '@/components/frame/time';
import { useNow } from '@/components/frame/useNow';
import { PageRules } from '@/components/lookup/PageRules';
import { useRematch } from '@/components/session/useRematch';
import { useTable } from '@/components/session/useTable';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { ScreenHeader } from '@/components/ui/ScreenHeader';
import { playTime } from '@/rules/kernel/clock';
import { session, writer } from '@/store/app';
import { deleteSession } from '@/store/archive';
import type { AnyEvent } from '@/store/sessionRows';

import { NameAndNotes } from './NameAndNotes';
import { Scrubber } from './Scrubber';
import { changedCounters, momentsOf, seriesOf, stationsOf } from './walk';

const CHARTS = 3;

/** A session's own page: how it ended, its way through time, its charts, its notes, and what can be done with it. */
export function PastScreen() {
  const router = useRouter();
  const now = useNow();
  const { opened, state, seats, names } = useTable();
  const { game, id, setup, start, startedAt, finishedAt, timeline, result } = opened;
  const log = useLog();
  const [rules, setRules] = useState(false);
  const moments = useMemo(
    () => (log ? momentsOf(game, start, log, startedAt) : undefined),
    [log, game, start, startedAt],
  );
  const stations = useMemo(() => stationsOf(moments ?? []), [moments]);
  const end = finishedAt ?? timeline.events.at(-1)?.at ?? startedAt;
  const outcome = result ? result.outcome : game.outcome(state);
  const mode = game.modes.find(({ key }) => key === setup.mode)?.words ?? setup.mode;
  const time = useMemo(
    () => (log ? playTime(game, start, log, startedAt, seats.length) : undefined),
    [log, game, start, startedAt, seats.length],
  );

  const { next, go } = useRematch();
  const remove = () => {
    deleteSession(writer, id, Date.now());
    session.close();
    router.navigate(`/history?deleted=${id}`);
  };
  const goOn = () => {
    if (finishedAt !== undefined) session.continueGame();
    router.navigate(`/session/${id}`);
  };
  return (
    <Screen
      testID="past-screen"
      header={
        <ScreenHeader
          title={game.title}
          onBack={() => router.navigate('/history')}
          backLabel="Back to history"
          onRules={() => setRules(true)}
        />
      }
    >
      <Card style={styles.card}>
        <Txt type="title" heading>
          {outcome
            ? (outcome.title ?? outcome.words)
            : finishedAt === undefined
              ? 'Still on the table'
              : 'Ended undecided'}
        </Txt>
        <Txt type="body" color="ink2">
          {`${mode}, ${day(end, now)}. ${names.join(', ')}.`}
        </Txt>
        {time && time.total > 0 ? (
          <Txt type="body" color="ink2" testID="past-time">
            {`Played for ${duration(time.total)}, breaks left out${
              seats.length > 1
                ? `: ${seats.map((seat, index) => `${seat.name} ${duration(time.seats[index] ?? 0)}`).join(', ')}`
                : ''
            }.`}
          </Txt>
        ) : null}
        <View style={styles.acts}>
          <Button
            words="Score sheet"
            onPress={() => router.push(`/session/${id}/score`)}
            style={styles.grow}
            testID="past-score"
          />
          <Button
            kind="secondary"
            words="Log"
            onPress={() => router.push(`/session/${id}/history`)}
            style={styles.grow}
            testID="past-log"
          />
        </View>
      </Card>
      {moments ? <Scrubber game={game} seats={seats} moments={moments} /> : null}
      {moments
        ? changedCounters(game, moments, seats.length, CHARTS).map((counter) => {
            const series = seriesOf(game, stations, counter.key, seats.length);
            const most = Math.max(...series.flat());
            const who = series.findIndex((values) => values.includes(most));
            return (
              <Card key={counter.key} style={styles.card}>
                <LineChart
                  title={capital(counter.words.many)}
                  step="After"
                  from={stations.map(({ title }, index) => (index === 0 ? 'Start' : title))}
                  lines={seats.map((seat, index) => ({
                    seat: index,
                    colour: seat.colour,
                    name: seat.name,
                    values: series[index] ?? [],
                  }))}
                  finding={`The most was ${most}, ${names[who] ?? ''}.`}
                  testID={`past-${counter.key}`}
                />
              </Card>
            );
          })
        : null}
      <NameAndNotes id={id} />
      {rules ? <PageRules game={game} onClose={() => setRules(false)} /> : null}
      <Card style={styles.card}>
        <Button
          words={finishedAt === undefined ? 'Go on playing' : 'Continue this game'}
          onPress={goOn}
          testID="past-continue"
        />
        <Button
          kind="secondary"
          words={next ? 'Next session of the campaign' : 'Rematch, same set-up'}
          onPress={go}
          testID="past-again"
        />
        <Button kind="danger" words="Delete this game" onPress={remove} testID="past-delete" />
      </Card>
    </Screen>
  );
}

/** The whole log up to the head; undefined until it has been read. */
function useLog(): readonly AnyEvent[] | undefined {
  const { opened } = useTable();
  const [log, setLog] = useState<readonly AnyEvent[]>();
  useEffect(() => {
    let gone = false;
    void session.wholeLog().then((events) => {
      if (!gone) setLog(events.filter(({ seq }) => seq <= opened.timeline.head));
    });
    return () => {
      gone = true;
    };
  }, [opened]);
  return log;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const styles = StyleSheet.create({
  card: { gap: 10 },
  acts: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  grow: { flexGrow: 1 },
});
