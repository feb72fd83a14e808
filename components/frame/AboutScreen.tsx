import Constants from 'expo-constants';
import { useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { StyleSheet } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Field } from '@/components/ui/Field';
import { ScreenHeader } from '@/components/ui/ScreenHeader';
import { session, writer } from '@/store/app';
import { eraseEverything } from '@/store/erase';
import { usedBytes } from '@/store/persistence';

import { Screen } from './Screen';
import { startAnew } from './startAnew';

const PROMISES: readonly (readonly [string, string])[] = [
  [
    'A recorded tap is never lost.',
    'The app is killed in the middle of writing over and over, the disk is filled, tabs are taken over: the tests find every tap again.',
  ],
  [
    'Nothing leaves this device.',
    'No account, no tracking, no request to any other place; a test fails on the first one.',
  ],
  ['The odds are exact.', 'Worked out, not simulated; checked against counting every roll.'],
  ['Everybody can use it.', 'Every control has a name, 48 dp to tap, and works by keyboard and at double text size.'],
];

/** Whose work the app stands on; each is under the licence named. */
const LICENCES =
  'Expo, React Native, React Native Web, React, Zustand, Zod, MiniSearch, react-native-svg, Workbox: MIT. Lucide icons: ISC. SQLite: public domain. Atkinson Hyperlegible Next and Piazzolla: SIL Open Font Licence.';

const ERASE = 'ERASE';

/** What the app is and promises, how much it keeps, and the way to erase it all. */
export function AboutScreen() {
  const router = useRouter();
  const [used, setUsed] = useState<number>();
  useEffect(() => {
    void usedBytes().then(setUsed, () => undefined);
  }, []);
  return (
    <Screen
      testID="about-screen"
      header={<ScreenHeader title="About" backLabel="Back to settings" onBack={() => router.navigate('/settings')} />}
    >
      <Card style={styles.card}>
        <Txt type="title" heading>
          {`Abaculus ${Constants.expoConfig?.version ?? ''}`.trim()}
        </Txt>
        <Txt type="body" color="ink2">
          The table’s memory for five physical board games. Unofficial: made by players, not by the games’ publishers,
          and its rules text is our own. The names of the games belong to their owners.
        </Txt>
        {used === undefined ? null : (
          <Txt
            type="body"
            color="ink2"
            testID="about-used"
          >{`Your games and the app take ${megabytes(used)} on this device.`}</Txt>
        )}
      </Card>
      <Card style={styles.card}>
        <Txt type="title" heading>
          What it promises
        </Txt>
        {PROMISES.map(([promise, proof]) => (
          <Txt key={promise} type="body">
            <Txt type="bodyStrong">{promise}</Txt>
            {` ${proof}`}
          </Txt>
        ))}
      </Card>
      <Card style={styles.card}>
        <Txt type="title" heading>
          Licences
        </Txt>
        <Txt type="body" color="ink2">
          {`Abaculus: MIT. ${LICENCES}`}
        </Txt>
      </Card>
      <EraseCard onBackup={() => router.push('/backup')} />
    </Screen>
  );
}

function EraseCard({ onBackup }: { onBackup: () => void }) {
  const [word, setWord] = useState('');
  const [problem, setProblem] = useState<string>();
  const erase = async () => {
    session.close();
    try {
      await eraseEverything(writer);
      startAnew();
    } catch {
      setProblem('Nothing was erased: the storage did not answer. Try again.');
    }
  };
  return (
    <Card style={styles.card}>
      <Txt type="title" heading>
        Erase everything
      </Txt>
      <Txt type="body" color="ink2">
        {`Every game, player, card and setting on this device, for good. Save a backup first. Then type ${ERASE}.`}
      </Txt>
      <Button kind="secondary" words="Save a backup" onPress={onBackup} testID="erase-backup" />
      <Field
        label={`Type ${ERASE}`}
        value={word}
        onChange={setWord}
        maxLength={10}
        autoCapitalize="characters"
        error={problem}
        testID="erase-word"
      />
      <Button
        kind="danger"
        words="Erase everything"
        disabled={word.trim().toUpperCase() !== ERASE}
        onPress={() => void erase()}
        testID="erase"
      />
    </Card>
  );
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

const styles = StyleSheet.create({ card: { gap: 10 } });
