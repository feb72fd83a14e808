import { useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';

import { Screen } from '@/components/frame/Screen';
import { ago, clock, date } from '@/components/frame/time';
import { useNow } from '@/components/frame/useNow';
import { Txt } from '@/components/theme/Txt';
import { Banner } from '@/components/ui/Banner';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { ScreenHeader } from '@/components/ui/ScreenHeader';
import { app, writer } from '@/store/app';
import { type BackupAge, readBackupAge } from '@/store/backup/lastBackup';
import { listCopies, readCopy } from '@/store/copies';
import { copyTime } from '@/store/copyNames';
import { saveFile } from '@/store/saveFile';

import { ImportSheet } from './ImportSheet';
import { useBackup } from './useBackup';
import { useLaunchedFile } from './useLaunchedFile';

/** Everything in one file, and back again. */
export function BackupScreen() {
  const router = useRouter();
  const now = useNow();
  const ready = useStore(app, ({ phase }) => phase === 'ready');
  const [age, setAge] = useState<BackupAge>();
  const [copies, setCopies] = useState<readonly string[]>([]);
  const backup = useBackup();
  useLaunchedFile(ready, (file) => void backup.take(file));
  useEffect(() => {
    if (!ready) return;
    void readBackupAge(writer).then(setAge, () => undefined);
    // Where the device keeps no files there are no copies.
    void listCopies().then(setCopies, () => undefined);
  }, [ready, backup.done]);
  return (
    <Screen
      testID="backup-screen"
      header={<ScreenHeader title="Backup" backLabel="Back to settings" onBack={() => router.navigate('/settings')} />}
    >
      {backup.problem ? (
        <Banner tone="danger" words={backup.problem} onDismiss={backup.clear} testID="backup-problem" />
      ) : null}
      {backup.done ? <Banner tone="info" words={backup.done} onDismiss={backup.clear} testID="backup-done" /> : null}
      <Card style={styles.card}>
        <Txt type="title" heading>
          Save
        </Txt>
        <Txt type="body" color="ink2" testID="backup-age">
          {age?.at === undefined
            ? 'No backup was made on this device yet.'
            : `The last backup was made ${ago(age.at, now)}; ${age.since === 1 ? '1 game was' : `${age.since} games were`} finished since.`}
        </Txt>
        <Button words="Save a backup" onPress={() => void backup.save()} testID="backup-save" />
        <Button
          kind="secondary"
          words="Save as a page to look at"
          onPress={() => void backup.savePage()}
          testID="backup-page"
        />
        <Button
          kind="secondary"
          words="Save results for a spreadsheet"
          onPress={() => void backup.saveCsv()}
          testID="backup-csv"
        />
      </Card>
      <Card style={styles.card}>
        <Txt type="title" heading>
          Bring back
        </Txt>
        <Txt type="body" color="ink2">
          Opening a backup only adds: nothing here is replaced or deleted. You see what it holds first.
        </Txt>
        <Button words="Open a backup" onPress={() => void backup.open()} testID="backup-open" />
      </Card>
      {copies.length > 0 ? (
        <Card style={styles.card}>
          <Txt type="title" heading>
            Copies on this device
          </Txt>
          <Txt type="body" color="ink2">
            Made by themselves before a backup was opened or the app changed its storage. The three newest stay.
          </Txt>
          {copies.map((name) => (
            <View key={name} style={styles.copy}>
              <Txt type="bodyStrong" style={styles.grow}>
                {copyWords(name)}
              </Txt>
              <Button
                kind="secondary"
                words="Bring back"
                label={`Bring back the copy of ${copyWords(name)}`}
                onPress={() => void backup.take(readCopy(name))}
                testID={`bring-back-${name}`}
              />
              <Button
                kind="secondary"
                words="Save"
                label={`Save the copy of ${copyWords(name)} as a file`}
                onPress={() => void readCopy(name).then((text) => saveFile(name, text))}
                testID={`copy-${name}`}
              />
            </View>
          ))}
        </Card>
      ) : null}
      {backup.plan ? <ImportSheet plan={backup.plan} onApply={backup.apply} onClose={backup.clear} /> : null}
      {backup.reading ? (
        <Txt type="body" color="ink2" aria-live="polite">
          {backup.reading}
        </Txt>
      ) : null}
    </Screen>
  );
}

/** "16 November 2026, 20:41" */
const copyWords = (name: string) => `${date(copyTime(name))}, ${clock(copyTime(name))}`;

const styles = StyleSheet.create({
  card: { gap: 10 },
  copy: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  grow: { flexGrow: 1, flexShrink: 1 },
});
