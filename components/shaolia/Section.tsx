import type { PropsWithChildren } from 'react';
import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';

/** A heading and what belongs to it, on a sheet. */
export function Section({ title, note, children }: PropsWithChildren<{ title?: string; note?: string | undefined }>) {
  return (
    <View style={styles.section}>
      {title ? (
        <Txt type="section" heading>
          {title}
        </Txt>
      ) : null}
      {note ? (
        <Txt type="body" color="ink2">
          {note}
        </Txt>
      ) : null}
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ section: { gap: 8, paddingBottom: 12 } });
