import { StyleSheet, View } from 'react-native';

import { ThemeProvider, useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';

import { startAnew } from './startAnew';
import { useLook } from './useLook';

interface Props {
  error: Error;
  retry: () => Promise<void>;
}

/** Never a blank screen: what happened, that the games are safe, and two ways on. */
export function ErrorScreen({ error, retry }: Props) {
  return (
    <ThemeProvider look={useLook()}>
      <Message error={error} retry={retry} />
    </ThemeProvider>
  );
}

function Message({ error, retry }: Props) {
  const { color } = useTheme();
  return (
    <View role="main" testID="error-screen" style={[styles.screen, { backgroundColor: color.bg }]}>
      <Card style={styles.card}>
        <Txt type="title" heading="page">
          This screen could not be shown
        </Txt>
        <Txt type="bodyLarge" color="ink2">
          Your games are safe: every tap shown as saved is on this device. Try again, or start the app anew.
        </Txt>
        <Txt type="caption" color="ink3">
          {error.message}
        </Txt>
        <Button large words="Try again" onPress={() => void retry()} />
        <Button kind="secondary" words="Start the app anew" onPress={startAnew} />
      </Card>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, alignItems: 'center', justifyContent: 'center', padding: 16 },
  card: { gap: 16, maxWidth: 480, width: '100%' },
});
