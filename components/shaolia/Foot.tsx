import type { PropsWithChildren } from 'react';
import { StyleSheet, View } from 'react-native';

import { RefusalBanner } from '@/components/ui/RefusalBanner';
import type { Refusal } from '@/rules/kernel/refusal';

/** The button that applies, and above it why it does not. */
export function Foot({ refusal, children }: PropsWithChildren<{ refusal: Refusal | undefined }>) {
  return (
    <View style={styles.foot}>
      {refusal ? <RefusalBanner words={refusal.words} /> : null}
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ foot: { gap: 8 } });
