import { useRouter } from 'expo-router';
import { type PropsWithChildren, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';

import { useInert } from '@/components/frame/useInert';
import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { session } from '@/store/app';

/** A game that another phone plays on stays readable here, greyed, until this phone plays it anyway. */
export function HandedCover({ children }: PropsWithChildren) {
  const handed = useStore(session.store, ({ opened }) => opened?.handedAt !== undefined);
  const page = useRef<View>(null);
  useInert(page, handed);
  return (
    <View style={styles.fill}>
      <View ref={page} style={styles.fill} aria-hidden={handed} pointerEvents={handed ? 'none' : 'auto'}>
        {children}
      </View>
      {handed ? <Cover /> : null}
    </View>
  );
}

function Cover() {
  const router = useRouter();
  const { color } = useTheme();
  return (
    <View role="main" testID="handed-cover" style={[styles.over, { backgroundColor: color.scrim }]}>
      <Card style={styles.card}>
        <Txt type="title" heading="page">
          Handed over to another phone
        </Txt>
        <Txt type="bodyLarge" color="ink2">
          The game goes on there. What is played here as well makes it two games, and both stay.
        </Txt>
        <Button large words="Home" onPress={() => router.navigate('/')} testID="handed-home" />
        <Button kind="secondary" words="Play on here anyway" onPress={() => session.playHere()} testID="play-here" />
      </Card>
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  over: { position: 'absolute', inset: 0, justifyContent: 'center', alignItems: 'center', padding: 16 },
  card: { gap: 12, maxWidth: 480, width: '100%' },
});
