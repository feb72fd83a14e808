import CameraIcon from 'lucide-react-native/icons/camera';
import FileUp from 'lucide-react-native/icons/file-up';
import { useRouter } from 'expo-router';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { Screen } from '@/components/frame/Screen';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Banner } from '@/components/ui/Banner';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { ScreenHeader } from '@/components/ui/ScreenHeader';
import { pickFile } from '@/store/pickFile';

import { Bar } from './Bar';
import { Camera } from './Camera';
import type { CameraProblem } from './cameraProps';
import { OfferCard } from './OfferCard';
import { useReceive } from './useReceive';

const NO_CAMERA: Readonly<Record<CameraProblem, string>> = {
  refused:
    'The camera is not allowed here. Allow it for Abaculus in the settings of the phone or the browser and try again, or let the other phone send a file.',
  absent: 'There is no camera here. Let the other phone send a file: “Hand over”, then “Send as a file”.',
  busy: 'The camera does not answer; another app may be using it. Close that app and try again, or open a file.',
};

/** Takes over a game that another phone shows, or that came as a file. */
export function ReceiveScreen() {
  const router = useRouter();
  const receive = useReceive((id) => router.replace(`/session/${id}`));
  const { step } = receive;
  const openFile = (
    <Button
      kind="secondary"
      onPage
      words={step.at === 'start' ? 'Open a file' : 'Open a file instead'}
      icon={FileUp}
      onPress={() => receive.openFile(pickFile)}
      testID="receive-file"
    />
  );
  const camera = (words: string) => (
    <Button large words={words} icon={CameraIcon} onPress={receive.startCamera} testID="receive-camera" />
  );
  return (
    <Screen
      testID="receive-screen"
      header={<ScreenHeader title="Receive a game" onBack={() => router.navigate('/')} />}
      foot={
        step.at === 'reading' ? undefined : step.at === 'offer' ? (
          <Button large words="Take over" onPress={() => receive.take(step.offer)} testID="take-over" />
        ) : (
          <View style={styles.words}>
            {openFile}
            {step.at === 'start' ? camera('Start the camera') : null}
            {step.at === 'noCamera' || step.at === 'failed' ? camera('Try the camera again') : null}
          </View>
        )
      }
    >
      {step.at === 'start' ? <HowTo /> : null}
      {step.at === 'camera' ? (
        <Finder progress={receive.progress} onCode={receive.takeCode} onProblem={receive.noCamera} />
      ) : null}
      {step.at === 'noCamera' ? <Banner tone="warn" words={NO_CAMERA[step.problem]} testID="camera-problem" /> : null}
      {step.at === 'failed' ? (
        <Banner tone="danger" live="assertive" words={`${step.words} Nothing was changed.`} testID="receive-failed" />
      ) : null}
      {step.at === 'reading' ? <Txt type="bodyLarge">Every line is played again to be sure of it.</Txt> : null}
      {step.at === 'offer' ? <OfferCard offer={step.offer} /> : null}
    </Screen>
  );
}

function HowTo() {
  return (
    <Card style={styles.words}>
      <Txt type="bodyLarge">Go on with a game that is on another phone.</Txt>
      <Txt type="body" color="ink2">
        On the other phone open the game, tap the three dots, then “Hand over”. Hold this camera over its pictures until
        all are read. No network is needed, and no picture is kept.
      </Txt>
    </Card>
  );
}

interface FinderProps {
  progress: { have: number; count: number; missing: readonly number[] } | undefined;
  onCode: (code: string) => void;
  onProblem: (problem: CameraProblem) => void;
}

/** Few enough to be looked for by hand on the other phone. */
const FEW = 3;

/** The square the camera reads, and how many pictures it has. */
function Finder({ progress, onCode, onProblem }: FinderProps) {
  const { color, padding, layout } = useTheme();
  const { width, height } = useWindowDimensions();
  const beside = layout === 'landscapePhone';
  const side = Math.min(width - 2 * padding, beside ? height - 156 : height - 240, 460);
  const missing = progress && progress.missing.length <= FEW ? ` Still missing: ${progress.missing.join(', ')}.` : '';
  return (
    <View style={beside ? styles.beside : styles.words} testID="finder">
      <View style={[styles.finder, { width: side, height: side, backgroundColor: color.sunken }]}>
        <Camera onCode={onCode} onProblem={onProblem} />
      </View>
      <View style={beside ? styles.rest : styles.words}>
        <Txt type="title" align={beside ? 'left' : 'center'} aria-live="polite" testID="receive-count">
          {progress ? `${progress.have} of ${progress.count}` : 'Looking for a picture'}
        </Txt>
        <Bar done={progress?.have ?? 0} all={progress?.count ?? 1} />
        <Txt type="body" color="ink2">
          {`Fill the square with the other phone’s picture and hold still.${missing}`}
        </Txt>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  words: { gap: 8 },
  beside: { flexDirection: 'row', gap: 16 },
  rest: { flex: 1, gap: 12 },
  finder: { borderRadius: tokens.radius.card, overflow: 'hidden', alignSelf: 'center' },
});
