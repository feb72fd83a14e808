import ArrowRight from 'lucide-react-native/icons/arrow-right';
import { createContext, useContext } from 'react';
import { StyleSheet } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Button } from '@/components/ui/Button';
import type { Topic } from '@/rules/kernel/topic';

/** Opens what a topic names at the table; there is none outside a session. */
export const OpenHelper = createContext<((opens: string) => void) | undefined>(undefined);

/** The way from an answer to what helps with it. */
export function HelperButton({ topic: { helper } }: { topic: Topic }) {
  const open = useContext(OpenHelper);
  const { color } = useTheme();
  if (!helper || !open) return null;
  return (
    <Button
      kind="secondary"
      endIcon={ArrowRight}
      words={helper.words}
      onPress={() => open(helper.opens)}
      style={[styles.button, { backgroundColor: color.surface }]}
      testID="rules-helper"
    />
  );
}

// On the tinted answer it is as wide as its words, as a button among text is.
const styles = StyleSheet.create({ button: { alignSelf: 'flex-start', marginTop: 6 } });
