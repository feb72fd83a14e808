import type { PropsWithChildren } from 'react';
import { StyleSheet } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';

/** A card of the sheet: on graph paper it has a line round it. */
export function Paper({ title, children, testID }: PropsWithChildren<{ title?: string; testID?: string }>) {
  const { color } = useTheme();
  return (
    <Card large style={[styles.paper, { borderColor: color.line }]} testID={testID}>
      {title === undefined ? null : (
        <Txt type="section" heading>
          {title}
        </Txt>
      )}
      {children}
    </Card>
  );
}

const styles = StyleSheet.create({ paper: { borderWidth: 1.5, padding: 12, gap: 8 } });
