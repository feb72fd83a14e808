import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { useStore } from 'zustand';

import { Txt } from '@/components/theme/Txt';
import { settings } from '@/store/settings';

interface Props {
  words?: string;
}

/** Under the first rod anybody sees, until it has been used once. Its line stays empty then, so that nothing moves. */
export function RodHint({ words = 'Drag the bead, or tap + and −' }: Props) {
  const used = useStore(settings, ({ rodUsed }) => rodUsed);
  const [needed] = useState(!used);
  if (!needed) return null;
  return (
    <Txt
      type="caption"
      color="ink2"
      align="center"
      aria-hidden={used}
      style={used ? styles.gone : null}
      testID="rod-hint"
    >
      {words}
    </Txt>
  );
}

const styles = StyleSheet.create({ gone: { opacity: 0 } });
