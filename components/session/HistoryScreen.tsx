import Redo2 from 'lucide-react-native/icons/redo-2';
import Undo2 from 'lucide-react-native/icons/undo-2';
import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';

import { Screen } from '@/components/frame/Screen';
import { PageRules } from '@/components/lookup/PageRules';
import { Txt } from '@/components/theme/Txt';
import { Banner } from '@/components/ui/Banner';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Divider } from '@/components/ui/Divider';
import { EmptyState } from '@/components/ui/EmptyState';
import { ScreenHeader } from '@/components/ui/ScreenHeader';
import type { HistoryLine } from '@/rules/kernel/history';
import { session } from '@/store/app';
import { redoHead } from '@/store/timeline';

import { HistoryRow } from './HistoryRow';
import { LineSheet } from './LineSheet';
import { useHistory } from './useHistory';
import { useTable } from './useTable';

const PAGE = 60;

/** The log in words, newest first, by round. Every line offers the way back to it. */
export function HistoryScreen() {
  const router = useRouter();
  const { opened, seats } = useTable();
  const read = useHistory();
  const said = useStore(session.store, (state) => state.said);
  const [shown, setShown] = useState(PAGE);
  const [chosen, setChosen] = useState<number>();
  const [rules, setRules] = useState(false);
  const { timeline, id, finishedAt } = opened;
  const lines = read?.lines ?? [];
  const newest = lines.slice(-shown).reverse();
  const line = lines.find((each) => each.seq === chosen);
  const event = read?.events.find((each) => each.seq === chosen);
  const back = () => router.navigate(finishedAt === undefined ? `/session/${id}` : `/session/${id}/score`);
  return (
    <Screen
      testID="history-screen"
      header={<ScreenHeader title="History" onBack={back} onRules={() => setRules(true)} />}
      foot={
        finishedAt === undefined ? (
          <View style={styles.foot}>
            <Button
              kind="secondary"
              onPage
              words="Undo"
              icon={Undo2}
              disabled={timeline.head === 0}
              onPress={() => void session.undo()}
              style={styles.grow}
              testID="history-undo"
            />
            <Button
              kind="secondary"
              onPage
              words="Redo"
              icon={Redo2}
              disabled={redoHead(timeline) === timeline.head}
              onPress={session.redo}
              style={styles.grow}
              testID="history-redo"
            />
          </View>
        ) : undefined
      }
    >
      {said && said.kind !== 'done' ? <Banner tone="info" words={said.words} onDismiss={session.dismissSaid} /> : null}
      {read && lines.length === 0 ? (
        <EmptyState
          title="Nothing has happened yet"
          detail="Every tap becomes a line here, and every line can be undone."
          act={{ words: 'Back to the table', onPress: back }}
        />
      ) : null}
      {chapters(newest).map((chapter) => (
        <View key={`${chapter.title}-${chapter.lines[0]?.seq}`}>
          <Txt type="section" heading style={styles.chapter}>
            {chapter.title}
          </Txt>
          <Card flush>
            {chapter.lines.map((each, index) => (
              <View key={each.seq}>
                {index > 0 ? <Divider /> : null}
                <HistoryRow
                  line={each}
                  colour={each.seat === undefined ? undefined : seats[each.seat]?.colour}
                  onPress={finishedAt === undefined && each.status !== 'undone' ? () => setChosen(each.seq) : undefined}
                />
              </View>
            ))}
          </Card>
        </View>
      ))}
      {lines.length > shown ? (
        <Button
          kind="quiet"
          words={`Show older, ${lines.length - shown} more`}
          onPress={() => setShown(shown + 4 * PAGE)}
          testID="show-older"
        />
      ) : null}
      {rules ? <PageRules game={opened.game} onClose={() => setRules(false)} /> : null}
      {line && event ? (
        <LineSheet line={line} event={event} head={timeline.head} onClose={() => setChosen(undefined)} />
      ) : null}
    </Screen>
  );
}

function chapters(lines: readonly HistoryLine[]): { title: string; lines: HistoryLine[] }[] {
  const grouped: { title: string; lines: HistoryLine[] }[] = [];
  for (const line of lines) {
    const last = grouped[grouped.length - 1];
    if (last?.title === line.chapter) last.lines.push(line);
    else grouped.push({ title: line.chapter, lines: [line] });
  }
  return grouped;
}

const styles = StyleSheet.create({
  foot: { flexDirection: 'row', gap: 8 },
  grow: { flex: 1 },
  chapter: { marginTop: 8, marginBottom: 6 },
});
